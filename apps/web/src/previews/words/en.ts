/** What messengers show of links, in English. The other languages have the same keys. */
const en = {
  'preview.open': 'Come and play {game}',
  'preview.open.about':
    '{people, select, none {A table is waiting} other {{people} at the table}}, with {free, plural, one {# free seat} other {# free seats}}. Play in your browser: no account, no download.',
  'preview.full': '{game}: the table is full',
  'preview.running': '{game}: a match under way',
  'preview.running.about':
    '{people, select, none {Look on} other {With {people}. Look on}}, right in your browser.',
  'preview.over': '{game}, played again',
  'preview.over.about':
    '{people, select, none {A finished match} other {A match of {people}}}{day, select, none {} other {, {day}}}. Watch it again, move by move.',
  'preview.free': '{count, plural, one {# free seat} other {# free seats}}',
  'preview.learn': 'Learn {game}',
  'preview.learn.about': 'Short lessons at a real table, with a coach who says one thing at a time.',
  'preview.rules': 'The rules of {game}',
  'preview.rules.about': 'All the rules, to search and to look up, with pictures of the real board.',
  'preview.puzzles': '{game}: puzzles',
  'preview.puzzles.about':
    'Positions from real games in which one answer is clearly the best. Do you find it?',
  'preview.day.about': 'One position a day, the same for everybody, with one best answer. Do you find it?',
  'preview.daily.about': 'One deal a day, the same for everybody: see how far you get.',
  'preview.duplicate.about':
    'Three deals a week for every game, the same for everybody, against the same bots: luck falls out.',
  'preview.cards.about': 'All cards of Schwingenschlag, to look at, to search and to compare.',
  'preview.puzzle.about': 'One position, one best answer. Do you find it?',
  'preview.card.about': 'A card of {game}: what it costs, what it does, and which ones are like it.',
  'preview.label.table': 'A table',
  'preview.label.replay': 'A replay',
  'preview.label.learn': 'Lessons',
  'preview.label.rules': 'Rules',
  'preview.label.puzzle': 'A puzzle',
  'preview.label.puzzles': 'Puzzles',
  'preview.label.card': 'A card',
  'preview.label.game': 'A game',
};

export default en;
