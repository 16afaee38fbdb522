/** The words of the room. */
const en = {
  'saved.title': 'Saved games',
  'saved.about':
    'Games against bots and on one device live here, in this browser, and nowhere else. Take them along as files.',
  'saved.none':
    'Nothing here yet. Games against bots and on one device appear by themselves as soon as you begin one.',
  'saved.toGames': 'To the games',
  'saved.running': 'Unfinished',
  'saved.over': 'Finished',
  'saved.fromFile': 'From a file',
  'saved.fromFileAbout':
    'A match file from here, from another device or from the lab: unfinished games can be played on, finished ones looked at.',
  'saved.open': 'Open a match file',
  'saved.notAFile': 'This is not a match file, or it is damaged.',
  'saved.unknownGame': 'This file is of a game that is not on this shelf.',
  'saved.againstRules':
    'This file does not follow the rules of its game: somebody or something has changed it.',
  'saved.withoutLuck':
    'This game is not over, and its file does not say where its luck comes from, so it cannot be played on.',
  'saved.history': 'History',
  'saved.historyAbout':
    'If you like, finished games that you played alone against bots go to your history at the server, as soon as it can be reached and knows you.',
  'saved.send': 'Send finished games to my history',
  'saved.waiting': '{count, plural, one {One game waits} other {# games wait}} to be sent.',
  'saved.notInHistory': 'not taken into your history by the server',
  'saved.limit': 'The server takes no more than {limit} a day; the rest follow by themselves.',
  'saved.lost': 'The game won',
  'saved.won':
    '{who, select, me {{count, plural, one {You won} other {You won together with {names}}}} other {{count, plural, one {{names} won} other {{names} won together}}}}',
  'saved.points': '{points, plural, one {# point} other {# points}}',
  'saved.isOver': 'Over',
  'saved.moves': '{count, plural, =0 {Not begun} one {# move} other {# moves}}',
  'saved.imported': 'from a file',
  'saved.inHistory': 'in your history',
  'saved.look': 'Have a look',
  'saved.goOn': 'Play on',
  'saved.name': 'Name',
  'saved.keepName': 'Keep',
  'saved.rename': 'Rename {match}',
  'saved.export': 'Save {match} as a file',
  'saved.exporting': 'Writing the file…',
  'saved.delete': 'Delete {match}',
  'saved.deleteSurely': 'Really delete',
  'saved.keep': 'Keep it',
} as const;

export default en;
