const en = {
  'duplicate.title': 'Weekly duplicate',
  'duplicate.titleOf': 'Weekly duplicate: {game}',
  'duplicate.about':
    'Every week three deals a game, the same for everybody, against the same bots. What counts is how many others did worse with the same deal, so luck falls out. When the week is over, all matches can be watched, also beside one’s own.',
  'duplicate.off': 'This site does without the weekly duplicate.',
  'duplicate.again': 'Try again',
  'duplicate.left':
    '{days, plural, =0 {{hours} h {minutes} min left} one {# day {hours} h left} other {# days {hours} h left}}',
  'duplicate.alone': 'On your own',
  'duplicate.against': '{count, plural, one {Against a bot} other {Against # bots}}, {level}',
  'duplicate.deal': 'Deal {number}',
  'duplicate.finished':
    '{count, plural, =0 {nobody is done yet} one {one person is done} other {# people are done}}',
  'duplicate.play': 'Play',
  'duplicate.goOn': 'Go on playing',
  'duplicate.points': '{points, plural, one {# point} other {# points}}',
  'duplicate.pointsThere': '({points, plural, one {# point} other {# points}})',
  'duplicate.standings': 'Standings',
  'duplicate.weeks': 'Weeks',
  'duplicate.before': 'Week before',
  'duplicate.after': 'Week after',
  'duplicate.all': 'All deals of this week',
  'duplicate.nobodyThen': 'Nobody finished a deal in that week.',
  'duplicate.nobodyYet': 'Nobody has finished a deal yet. First place is still free.',
  'duplicate.mine': 'Place {place} of {people}, with {percent}',
  'duplicate.percent': 'Whole week',
  'duplicate.notPlayed': 'not played',
  'duplicate.watch': 'Watch',
  'duplicate.watchDeal': 'Watch: {name}, deal {number}',
  'duplicate.beside': 'Beside mine',
  'duplicate.besideMine': 'Beside mine: {name}, deal {number}',
  'duplicate.gone': 'Somebody',
  'duplicate.hidden':
    'Some of these matches you have not watched yet. As you wished, places and percentages stay hidden until then.',
  'duplicate.secret':
    'How the others played is shown when the week is over. Until then places can still change.',
  'duplicate.howScored':
    'Matchpoints: for everybody who did worse with the same deal two, for everybody who did as well one; in percent of what can be had. The week is the mean over all deals; one that was not finished brings nothing.',
} as const;

export default en;
