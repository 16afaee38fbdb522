export default {
  'skylark.minute.hand': 'Everybody holds four of twelve cards. Nobody sees those of the others.',
  'skylark.minute.lay': 'In every verse you all lay one card face down, at the same time.',
  'skylark.minute.sing': 'The highest card sings and takes the point.',
  'skylark.minute.name': 'Whoever sings gives the song a name.',
  'skylark.minute.caw':
    'Once a game you may caw: then the verse counts double. After three verses most points win.',

  'skylark.option.caws': 'Caws',
  'skylark.option.caws.about': 'Once a game everybody may double a verse.',

  'skylark.prompt.lay':
    'Verse {verse} of {verses}, worth {stake, plural, one {# point} other {# points}}. Lay a card.',
  'skylark.prompt.name': 'Your card sings. What is the song called?',
  'skylark.waiting.lay': '{who, select, me {You are choosing a card.} other {{name} is choosing a card.}}',
  'skylark.waiting.name': '{who, select, me {You are naming the song.} other {{name} is naming the song.}}',

  'skylark.kind.lay': 'when laying a card',
  'skylark.kind.caw': 'when cawing',
  'skylark.kind.name': 'when naming a song',
  'skylark.answer.lay': 'Lay the {card}',
  'skylark.answer.caw': 'Caw',
  'skylark.answer.name': '“{song}”',
  'skylark.confirm.caw': 'This is the last verse. Double it?',

  'skylark.why.notSinging': 'Only whoever sings names the song.',
  'skylark.why.badName': 'A name has at least one letter and at most {most}.',
  'skylark.why.noCaw': 'You have cawed already, or this table plays without.',
  'skylark.why.notYours': 'You lay one of your own cards, once a verse.',

  'skylark.advice.onlyAnswer': 'There is nothing else to do.',
  'skylark.advice.botWould': 'That is what I would do.',

  'skylark.log.laid': '{who, select, me {You lay} other {{name} lays}} a card face down.',
  'skylark.log.cawed': '{who, select, me {You caw} other {{name} caws}}: this verse counts double.',
  'skylark.log.sang':
    '{who, select, me {You sing ({cards}) and take} other {{name} sings ({cards}) and takes}} {points, plural, one {# point} other {# points}}.',
  'skylark.log.named': '{who, select, me {You call} other {{name} calls}} the song “{song}”.',

  'skylark.score': 'Points',
  'skylark.account.songs': 'Songs',
  'skylark.account.points': 'Points',

  'skylark.term.stake': 'Stake',
  'skylark.term.stake.about': 'What this verse brings to whoever sings. A caw doubles it.',
  'skylark.term.seat': 'Colour and mark',
  'skylark.term.seat.about': 'What has this mark belongs to this seat.',
  'skylark.term.score': 'Points',
  'skylark.term.score.about': 'What this seat has sung for so far.',
  'skylark.term.card': 'Card',
  'skylark.term.card.about': 'The highest card of the verse sings.',
  'skylark.moment.sung': 'Verse {verse} is sung',
  'skylark.moment.card': 'Card',

  'skylark.board.label': 'The meadow: cards, songs and your hand',
  'skylark.board.stake': 'This verse: {stake, plural, one {# point} other {# points}}',
  'skylark.board.hand': 'Your hand',
  'skylark.board.down': 'a card, face down',
  'skylark.board.none': 'no card yet',
  'skylark.board.yourName': 'Its name',
  'skylark.board.send': 'That is its name',
  'skylark.board.suggestion': 'Over the fields',

  'skylark.text.title': 'The position in words',
  'skylark.text.over': 'The game is over.',
  'skylark.text.verse': 'Verse {verse} of {verses}, worth {stake, plural, one {# point} other {# points}}.',
  'skylark.text.hand': 'Your hand: {cards}',
  'skylark.text.who': 'Who',
  'skylark.text.laid': 'In this verse',
  'skylark.text.points': 'Points',
  'skylark.text.sung': 'Seen: {cards}',
  'skylark.text.nothing': 'nothing',
};
