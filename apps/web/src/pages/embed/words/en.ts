/** The words of a board in a frame. */
const en = {
  'embed.kept':
    'This board cannot be shown here at the moment: not everybody may watch, or the site cannot be reached.',
  'embed.notYet': 'This match has not begun yet.',
  'embed.toTable': 'Watch at Aerie',
  'embed.first': 'won',
  'embed.awaited': 'to move',
};

export default en;
