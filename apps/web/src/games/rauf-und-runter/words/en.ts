/** The English words, and so the list of all that can be said. */
export default {
  'rauf-und-runter.minute.goal':
    'Every hen wants to get to the top: after seven rounds, whoever sits highest on the ladder wins.',
  'rauf-und-runter.minute.roll':
    'You roll five times, each time with one die fewer, and put one die aside from every roll.',
  'rauf-und-runter.minute.track':
    'Numbers go onto the flutter track as long as they do not get smaller. Smaller ones land on the dung heap.',
  'rauf-und-runter.minute.flutter':
    'Together they are your momentum. If it is above the flutter number you fall, unless you shed feathers.',
  'rauf-und-runter.minute.compare': 'Then you compare: whoever has the least takes two feathers…',
  'rauf-und-runter.minute.climb':
    '… and everybody else climbs by the difference. Whoever flutters boldly without falling gets furthest.',

  'rauf-und-runter.prompt.first': 'Pick a die. The flutter number is {flutter}.',
  'rauf-und-runter.prompt.next':
    '{sum, plural, =0 {Pick a die. Your track is still empty, and {flutter} is the limit.} other {Pick a die. You are on # of {flutter}.}}',
  'rauf-und-runter.prompt.above':
    'Pick a die. You are {over, plural, one {# space} other {# spaces}} above the flutter number.',
  'rauf-und-runter.prompt.last':
    '{reroll, select, yes {The last die. Take it, or pay for another roll.} other {The last die. You have to take it.}}',
  'rauf-und-runter.prompt.shed':
    '{over, plural, one {# space} other {# spaces}} too many. {feathers, plural, one {Do you shed your only feather?} other {How many of your # feathers do you shed?}}',

  'rauf-und-runter.waiting.rolling': '{who, select, me {You are rolling.} other {{name} is rolling.}}',
  'rauf-und-runter.waiting.shedding':
    '{who, select, me {You are counting your feathers.} other {{name} is counting feathers.}}',

  'rauf-und-runter.kind.pick': 'when choosing a die',
  'rauf-und-runter.kind.reroll': 'when rolling again',
  'rauf-und-runter.kind.rerollPoor': 'when rolling again with few feathers',
  'rauf-und-runter.kind.shed': 'when shedding feathers',
  'rauf-und-runter.answer.feather': 'Take a feather',
  'rauf-und-runter.answer.noFeather': 'Feather, but the nest is empty',
  'rauf-und-runter.answer.track': '{die} on the track: {sum}',
  'rauf-und-runter.answer.heap': '{die} on the dung heap',
  'rauf-und-runter.answer.reroll': 'Roll again for {price, plural, one {# feather} other {# feathers}}',
  'rauf-und-runter.answer.stand':
    'Shed {feathers, plural, one {# feather} other {# feathers}}, stand on {momentum}',
  'rauf-und-runter.answer.fall':
    'Shed {feathers, plural, =0 {nothing} one {# feather} other {# feathers}}, fall {spaces, plural, =0 {(you are at the bottom)} one {# space} other {# spaces}}',

  'rauf-und-runter.confirm.tooFar':
    'That takes you to {sum}, {over, plural, one {# space} other {# spaces}} above the flutter number, and {feathers, plural, =0 {you have no feather to save you} one {one feather will not save you} other {your # feathers will not save you}}. Do it anyway?',
  'rauf-und-runter.confirm.couldStand':
    'With {needed, plural, one {# feather} other {# feathers}} you would stay up and keep your momentum. {spaces, plural, =0 {Give it up} one {Fall # space} other {Fall # spaces}} instead?',
  'rauf-und-runter.confirm.couldSoften':
    'You could shed {most, plural, one {# feather} other {# feathers}} and land more softly. Fall {spaces, plural, one {# space} other {# spaces}} instead?',

  'rauf-und-runter.why.notYourTurn': 'It is not your turn. Preen a little.',
  'rauf-und-runter.why.faceNotRolled':
    '{face, select, F {No die shows a feather.} other {No die shows a {face}.}}',
  'rauf-und-runter.why.tooFewFeathersToReroll':
    'Rolling again costs {price, plural, one {# feather} other {# feathers}}; you have {has, plural, =0 {none} other {only #}}.',
  'rauf-und-runter.why.pickFirst': 'Feathers are shed after the fifth die. Pick one first.',
  'rauf-und-runter.why.shedNow': 'Your dice are all placed. Now it is only about feathers.',
  'rauf-und-runter.why.shedAtMost':
    'You can shed {feathers, plural, one {# feather} other {# feathers}} at most.',

  'rauf-und-runter.advice.onlyAnswer': 'There is nothing else to do.',
  'rauf-und-runter.advice.botWould': 'That is what I would do.',
  'rauf-und-runter.advice.hardlyMatters': 'It hardly matters what you take here.',
  'rauf-und-runter.advice.sureStand':
    'After this you cannot fall any more; expect a momentum of about {momentum, number}.',
  'rauf-und-runter.advice.safest':
    'By far the safest: {fall, plural, =0 {no risk of falling} other {#% risk of falling}}, against {next}% with the next best die.',
  'rauf-und-runter.advice.featherPays':
    'A feather pays here: expect to end the turn with about {feathers, plural, one {# feather} other {# feathers}}, {fall, plural, =0 {with no risk of falling} other {at #% risk of falling}}.',
  'rauf-und-runter.advice.keepsTrackOpen':
    'Stay low: after a {face} more numbers still fit, and {dice, plural, one {# die is} other {# dice are}} to come. Expect about {momentum, number}, {fall, plural, =0 {with no risk of falling} other {at #% risk of falling}}.',
  'rauf-und-runter.advice.bestClimb':
    'The strongest run: a momentum of about {momentum, number} if you stand, {fall, plural, =0 {with no risk of falling} other {at #% risk of falling}}.',
  'rauf-und-runter.advice.balance':
    'Neither the boldest nor the safest, but the best mix: about {momentum, number} if you stand, {fall, plural, =0 {with no risk of falling} other {at #% risk of falling}}.',
  'rauf-und-runter.advice.rerollPays':
    'Roll again: your chance to win goes up by {gain, number} percentage points over the best die here. Risk of falling: {fall}%, with that die {next}%.',
  'rauf-und-runter.advice.rerollNot':
    'Save the feathers, another roll is not worth them. Expect about {momentum, number}; risk of falling: {fall}%, after a new roll {next}%.',
  'rauf-und-runter.advice.shedToStand':
    '{shed, plural, one {# feather} other {# feathers}} well spent: you stand on {momentum}.',
  'rauf-und-runter.advice.shedSome':
    'Shed {shed, plural, one {# feather} other {# feathers}}: then you fall {spaces, plural, =0 {nowhere} one {only # space} other {only # spaces}}.',
  'rauf-und-runter.advice.shedNot':
    'Keep your feathers; {spaces, plural, =0 {from down here you cannot fall anyway} one {they are worth more than # space} other {they are worth more than # spaces}}.',
  'rauf-und-runter.advice.lookAtGoal':
    'The last round: what does it take to end up highest, and what can the others still do?',
  'rauf-und-runter.advice.lookAtRisk':
    'Look at the limit of {flutter}: which dice can still carry you over it?',
  'rauf-und-runter.advice.lookAtTrack':
    '{dice, plural, one {One die is} other {# dice are}} still to come: which numbers will fit on the track then?',
  'rauf-und-runter.advice.lookAtMomentum':
    'Compare the dice: how close to {flutter} can each of them still bring you?',
  'rauf-und-runter.advice.lookAtFeathers':
    'Look at your feathers and the rounds to come: where could you use one more?',
  'rauf-und-runter.advice.lookAtRoll':
    'Look at the whole roll: is its best die good enough, or is another roll worth two of your {feathers, plural, one {# feather} other {# feathers}}?',
  'rauf-und-runter.advice.lookAtFall':
    'Weigh it up: what hurts more, {spaces, plural, one {one space} other {# spaces}} on the ladder or the feathers?',

  'rauf-und-runter.log.laidOut': 'The ladder is up. Flutter numbers, in order: {flutter}.',
  'rauf-und-runter.log.roundBegan': 'Round {round} of {rounds}: flutter number {flutter}',
  'rauf-und-runter.log.rolled': '{who, select, me {You roll} other {{name} rolls}} {numbers}.',
  'rauf-und-runter.log.rolled.mixed':
    '{who, select, me {You roll} other {{name} rolls}} {numbers} and {feathers, plural, one {a feather} other {# feathers}}.',
  'rauf-und-runter.log.rolled.feathers':
    '{who, select, me {You roll} other {{name} rolls}} {feathers, plural, one {a feather} other {nothing but feathers}}.',
  'rauf-und-runter.log.paidForReroll':
    '{who, select, me {You pay} other {{name} pays}} {feathers, plural, one {# feather} other {# feathers}} to roll again.',
  'rauf-und-runter.log.tookFeather':
    '{feathers, plural, =0 {{who, select, me {You find} other {{name} finds}} the nest empty: no feather.} one {{who, select, me {You take} other {{name} takes}} a feather.} other {{who, select, me {You take} other {{name} takes}} # feathers.}}',
  'rauf-und-runter.log.placed':
    '{who, select, me {You put} other {{name} puts}} a {die} on the track: {sum}.',
  'rauf-und-runter.log.wentToDungHeap':
    '{who, select, me {You toss} other {{name} tosses}} a {die} onto the dung heap.',
  'rauf-und-runter.log.shed':
    '{feathers, plural, =0 {{who, select, me {You keep your} other {{name} keeps the}} feathers on.} one {{who, select, me {You shed} other {{name} sheds}} # feather.} other {{who, select, me {You shed} other {{name} sheds}} # feathers.}}',
  'rauf-und-runter.log.stood': '{who, select, me {You stand} other {{name} stands}} on {momentum}.',
  'rauf-und-runter.log.hadNoMomentum':
    '{who, select, me {You have} other {{name} has}} no die on the track and no momentum.',
  'rauf-und-runter.log.fell':
    '{who, select, me {You flap} other {{name} flaps}} too hard with {momentum} and {spaces, plural, =0 {would fall, but the ground is already there} one {{who, select, me {fall} other {falls}} # space to {to}} other {{who, select, me {fall} other {falls}} # spaces to {to}}}.',
  'rauf-und-runter.log.nobodyClimbed':
    '{why, select, allEqual {All have the same momentum: nobody climbs.} other {No chick is left on the tracks: nobody climbs.}}',
  'rauf-und-runter.log.stayedLowest':
    '{who, select, me {You have} other {{name} has}} the least momentum, {momentum}: no climb, {feathers, plural, =0 {and no feather left in the nest} one {but # feather} other {but # feathers}}.',
  'rauf-und-runter.log.climbed':
    '{spaces, plural, =0 {{who, select, me {Your hen bumps her} other {{name}’s hen bumps her}} comb on the top of the ladder.} one {{who, select, me {You climb} other {{name} climbs}} # space to {to}.} other {{who, select, me {You climb} other {{name} climbs}} # spaces to {to}.}}',
  'rauf-und-runter.log.ladderGrew': 'The {card} joins the ladder at the top.',
  'rauf-und-runter.log.ended': '{who, select, me {You rule} other {{name} rules}} the roost.',

  'rauf-und-runter.score': 'Height',
  'rauf-und-runter.account.height': 'Height',
  'rauf-und-runter.account.behind': 'Behind the winner',
  'rauf-und-runter.account.feathers': 'Feathers left',

  'rauf-und-runter.board.label': 'The farmyard: ladder, track and dice',
  'rauf-und-runter.board.ladder': 'The ladder, {spaces} spaces high',
  'rauf-und-runter.board.look': 'Look up and down the ladder',
  'rauf-und-runter.board.lookAt': 'Space {space} of {spaces}',
  'rauf-und-runter.board.flutters': 'Flutter numbers of the seven rounds',
  'rauf-und-runter.board.flutterPast': 'Round {round}: {number}, now part of the ladder',
  'rauf-und-runter.board.flutterNow': 'Round {round}, now: {number}',
  'rauf-und-runter.board.flutterNext': 'Round {round}: {number}',
  'rauf-und-runter.board.round': 'Round {round}',
  'rauf-und-runter.board.order': 'Order of play, with feathers',
  'rauf-und-runter.board.perch':
    '{name}: {state, select, now {playing now} done {finished for this round} other {still to come}}, {feathers, plural, =0 {no feathers} one {# feather} other {# feathers}}',
  'rauf-und-runter.board.track': '{name}: momentum {sum}. Flutter number: {flutter}',
  'rauf-und-runter.board.trackNobody': 'Momentum of everybody who stands',
  'rauf-und-runter.board.stands': '{name}: momentum {momentum}',
  'rauf-und-runter.board.heap': 'Dung heap: {dice, plural, =0 {empty} one {# die} other {# dice}}',
  'rauf-und-runter.board.supply':
    '{feathers, plural, =0 {No feathers left in the nest} one {# feather in the nest} other {# feathers in the nest}}',
  'rauf-und-runter.board.dice': 'Dice of this roll',
  'rauf-und-runter.board.pickTrack':
    '{dice, plural, one {A {face}} other {One of # dice with {face}}}: to {sum} on the track{over, plural, =0 {} other {, # above the flutter number}}',
  'rauf-und-runter.board.pickHeap':
    '{dice, plural, one {A {face}} other {One of # dice with {face}}}: to the dung heap',
  'rauf-und-runter.board.pickFeather':
    '{dice, plural, one {A feather} other {One of # feather dice}}: take a feather',
  'rauf-und-runter.board.pickNoFeather':
    '{dice, plural, one {A feather} other {One of # feather dice}}: the nest is empty, you get nothing',
  'rauf-und-runter.board.toTrack': 'to {sum}',
  'rauf-und-runter.board.toTrackOver': 'to {sum}, {over} too far',
  'rauf-und-runter.board.toHeap': 'to the dung heap',
  'rauf-und-runter.board.toFeather': 'a feather',
  'rauf-und-runter.board.toNothing': 'the nest is empty',
  'rauf-und-runter.board.reroll': 'Roll again',
  'rauf-und-runter.board.rerollFor':
    '{dice, plural, one {Roll the die again} other {Roll all # dice again}} for {price, plural, one {# feather} other {# feathers}}',
  'rauf-und-runter.board.sheds': 'Feathers to shed',
  'rauf-und-runter.board.shedFall':
    'Shed {feathers, plural, =0 {nothing} one {# feather} other {# feathers}}: fall {fall, plural, one {# space} other {# spaces}}',
  'rauf-und-runter.board.shedStand':
    'Shed {feathers, plural, one {# feather} other {# feathers}}: stand on {momentum}',
  'rauf-und-runter.board.fall': 'fall {fall}',
  'rauf-und-runter.board.stand': 'stand',
  'rauf-und-runter.board.oddsFall': '{percent}% fall',
  'rauf-und-runter.board.oddsMomentum': 'about {momentum, number}',
  'rauf-und-runter.board.oddsFeathers': '{feathers, plural, one {# feather} other {# feathers}}',
  'rauf-und-runter.board.wins': 'Highest up: {name}',

  'rauf-und-runter.memorable': '{face, select, F {Feather} other {Die {face}}}',
  'rauf-und-runter.moment.title': 'Round {round} of {rounds} is over',
  'rauf-und-runter.moment.way': 'On the ladder',
  'rauf-und-runter.moment.climbed': '{spaces, plural, =0 {stays} other {up #}}',
  'rauf-und-runter.moment.fell': '{spaces, plural, =0 {at the bottom} other {fell #}}',

  'rauf-und-runter.term.score': 'Height',
  'rauf-und-runter.term.score.about':
    'The space of the ladder that this hen sits on. After seven rounds the highest wins.',
  'rauf-und-runter.term.order': 'Order of play',
  'rauf-und-runter.term.order.about':
    'From left to right: the highest hen goes first. It is fixed for the round.',
  'rauf-und-runter.term.feathers': 'Feathers',
  'rauf-und-runter.term.feathers.about':
    'Each makes up for one space above the flutter number; two buy another roll.',
  'rauf-und-runter.term.nest': 'Nest',
  'rauf-und-runter.term.nest.about': 'The feathers that are left for everybody.',
  'rauf-und-runter.term.flutter': 'Flutter number',
  'rauf-und-runter.term.flutter.about':
    'The limit of this round. With more momentum than this you fall, unless feathers make up for it.',
  'rauf-und-runter.term.flutterNext': 'Later flutter number',
  'rauf-und-runter.term.flutterNext.about': 'The limit of a round to come.',
  'rauf-und-runter.term.flutterPast': 'Past flutter number',
  'rauf-und-runter.term.flutterPast.about': 'Its round is over; the card has joined the ladder.',
  'rauf-und-runter.term.ladderCard': 'Ladder card',
  'rauf-und-runter.term.ladderCard.about':
    'Each card is four spaces high. The number is its value on the other side.',
  'rauf-und-runter.term.hen': 'Hen',
  'rauf-und-runter.term.hen.about': 'It climbs by what its chick had more than the lowest one, or falls.',
  'rauf-und-runter.term.away': 'Out of sight',
  'rauf-und-runter.term.away.about': 'This hen sits further up, or further down.',
  'rauf-und-runter.term.overview': 'The whole ladder',
  'rauf-und-runter.term.overview.about': 'Everybody’s place. Drag to look up and down.',
  'rauf-und-runter.term.track': 'Flutter track',
  'rauf-und-runter.term.track.about': 'The dice you have chosen, end to end. Their sum is your momentum.',
  'rauf-und-runter.term.momentum': 'Momentum',
  'rauf-und-runter.term.momentum.about':
    'What a chick stands on in this round. The lowest takes two feathers, everybody else climbs by the difference.',
  'rauf-und-runter.term.tooFar': 'Above the flutter number',
  'rauf-und-runter.term.tooFar.about':
    'Whoever ends here falls one space for each picket, unless feathers make up for it.',
  'rauf-und-runter.term.dungHeap': 'Dung heap',
  'rauf-und-runter.term.dungHeap.about':
    'A number lower than the last one on the track ends here and does nothing.',
  'rauf-und-runter.term.die': 'Die',
  'rauf-und-runter.term.die.about':
    'Choose one of every roll. It goes on the track if it is not lower than the last one there.',
  'rauf-und-runter.term.featherDie': 'Feather die',
  'rauf-und-runter.term.featherDie.about': 'It brings a feather from the nest.',
  'rauf-und-runter.term.reroll': 'Roll again',
  'rauf-und-runter.term.reroll.about': 'Pay two feathers and roll all these dice once more.',
  'rauf-und-runter.term.shed': 'Shed feathers',
  'rauf-und-runter.term.shed.about': 'Each feather makes up for one space. What is left you fall.',
  'rauf-und-runter.term.oddsFall': 'Risk of falling',
  'rauf-und-runter.term.oddsFall.about': 'How likely you end above the flutter number after this choice.',
  'rauf-und-runter.term.oddsMomentum': 'Expected momentum',
  'rauf-und-runter.term.oddsMomentum.about':
    'What you can expect to stand on after this choice, if you do not fall.',
  'rauf-und-runter.term.oddsFeathers': 'Expected feathers',
  'rauf-und-runter.term.oddsFeathers.about':
    'How many feathers you can expect to have at the end of the turn.',
  'rauf-und-runter.term.seat': 'Colour and mark',
  'rauf-und-runter.term.seat.about': 'Hen and chick with this colour and mark belong to this seat.',

  'rauf-und-runter.text.title': 'The position in words',
  'rauf-und-runter.text.round': 'Round {round} of {rounds}. Flutter number: {flutter}.',
  'rauf-und-runter.text.over': 'The game is over.',
  'rauf-und-runter.text.flutters': 'Flutter numbers',
  'rauf-und-runter.text.flutterPast': '{number} (round {round}, past)',
  'rauf-und-runter.text.flutterNow': '{number} (round {round}, now)',
  'rauf-und-runter.text.flutterNext': '{number} (round {round})',
  'rauf-und-runter.text.ladder': 'The ladder has {spaces} spaces.',
  'rauf-und-runter.text.chickens': 'Hens, from the highest down',
  'rauf-und-runter.text.place': 'Place',
  'rauf-und-runter.text.name': 'Name',
  'rauf-und-runter.text.space': 'Space',
  'rauf-und-runter.text.fromPlant': 'Seat from the plant',
  'rauf-und-runter.text.feathers': 'Feathers',
  'rauf-und-runter.text.momentum': 'Momentum',
  'rauf-und-runter.text.turn': 'Turn',
  'rauf-und-runter.text.you': '{name} (you)',
  'rauf-und-runter.text.none': 'none',
  'rauf-und-runter.text.state':
    '{state, select, now {plays now} done {has played} other {plays as number {number}}}',
  'rauf-und-runter.text.now': '{who, select, me {It is your turn.} other {It is {name}’s turn.}}',
  'rauf-und-runter.text.roll': 'Dice to choose from: {faces}.',
  'rauf-und-runter.text.noRoll': 'No dice left: feathers may be shed.',
  'rauf-und-runter.text.track': 'On the track: {dice}; sum {sum}.',
  'rauf-und-runter.text.noTrack': 'Nothing on the track yet.',
  'rauf-und-runter.text.heap': 'On the dung heap: {dice}.',
  'rauf-und-runter.text.feather': 'feather',
  'rauf-und-runter.text.supply': 'Feathers left in the nest: {feathers}.',
} as const;
