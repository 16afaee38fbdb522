const en = {
  'daily.title': 'Daily challenge',
  'daily.titleOf': 'Daily challenge: {game}',
  'daily.about':
    'Every day one match for every game, the same for everybody: same cards, same dice, same bots. The first try counts. The next day you can watch how the others played.',
  'daily.again': 'Try again',
  'daily.left': '{hours} h {minutes} min left',
  'daily.alone': 'On your own',
  'daily.against': '{count, plural, one {Against a bot} other {Against # bots}}, {level}',
  'daily.finished':
    '{count, plural, =0 {Nobody has finished it today yet.} one {One person has finished it today.} other {# people have finished it today.}}',
  'daily.streak':
    '{streak, plural, =0 {Longest streak: {longest, plural, one {# day} other {# days}}} one {One day so far, longest streak: {longest, plural, one {# day} other {# days}}} other {# days in a row, longest streak: {longest, plural, one {# day} other {# days}}}}',
  'daily.points': '{points, plural, one {Your result: # point} other {Your result: # points}}',
  'daily.play': 'Play',
  'daily.goOn': 'Go on playing',
  'daily.toTable': 'To the table',
  'daily.ranking': 'Ranking',
  'daily.days': 'Days',
  'daily.before': 'Day before',
  'daily.after': 'Day after',
  'daily.all': 'All daily challenges',
  'daily.percentile':
    '{count, plural, one {{percentile, plural, =0 {The other person did better.} other {You did at least as well as the other person.}}} other {You did at least as well as {percentile}% of the # others.}}',
  'daily.nobodyThen': 'Nobody finished it on that day.',
  'daily.nobodyYet': 'Nobody is done yet. First place is still free.',
  'daily.score': 'Points',
  'daily.replay': 'Match',
  'daily.won': 'won',
  'daily.gone': 'Somebody',
  'daily.watch': 'Watch {name}',
  'daily.secret': 'How the others played can be watched once the day is over.',
} as const;

export default en;
