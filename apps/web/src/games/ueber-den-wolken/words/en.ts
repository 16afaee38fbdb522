/** Fragments that many messages share: what a card, a bird and an action are called. */
const CARD =
  '{kind, select, dodge {Dodge} sharpDodge {Sharp Dodge} leadChange {Lead Change} standard {Standard} neutral {Neutral} diagonal {Diagonal} score {Score} freeFlight {Free Flight} favourite {Favourite Bird} display {Display} other {a hidden card}}';
const THE_CARD =
  '{kind, select, dodge {the Dodge card} sharpDodge {the Sharp Dodge card} leadChange {the Lead Change card} standard {the Standard card} neutral {the Neutral card} diagonal {the Diagonal card} score {the Score card} freeFlight {the Free Flight card} favourite {the Favourite Bird card} display {the Display card} other {a hidden card}}';
const birds = (argument: string) =>
  `{${argument}, select, kf {female kite} km {male kite} gf {female goose} gm {male goose} cf {female crane} cm {male crane} sf {female swallow} sm {male swallow} n {swift} other {bird}}`;
const BIRD = birds('bird');
const A_BIRD = `a ${BIRD}`;
const cubes = (argument: string) => `{${argument}, plural, one {# cube} other {# cubes}}`;
const points = (argument: string) => `{${argument}, plural, one {# point} other {# points}}`;
const SEXES =
  '{sexes, select, females {{females, plural, one {# female} other {# females}}} males {{males, plural, one {# male} other {# males}}} other {{females, plural, one {# female} other {# females}} and {males, plural, one {# male} other {# males}}}}';
const ACTION =
  '{action, select, A {fly sideways} B {fly ahead or back} C {add a bird} D {take a card} other {something else}}';

/** The English words, and so the list of all that can be said. */
export default {
  'ueber-den-wolken.minute.goal':
    'One flock, and everybody has birds in it. Three times the foremost bird of every column lands.',
  'ueber-den-wolken.minute.swap': 'You swap your birds with their neighbours to get to the front.',
  'ueber-den-wolken.minute.price':
    'Every action gets dearer the more often anybody uses it. Your cubes must last the whole stage.',
  'ueber-den-wolken.minute.join':
    'New birds join columns with room: at the very front, or from behind, and all move up.',
  'ueber-den-wolken.minute.cards':
    'Manoeuvre cards do more. Or keep them: below they show spaces that bring points after the landing.',
  'ueber-den-wolken.minute.land':
    'When nobody has cubes left, the front lands, and the nest card pays you for your birds.',

  'ueber-den-wolken.prompt.turn': `Your turn, ${cubes('cubes')} left. Pick an action, play a card, or pass.`,
  'ueber-den-wolken.prompt.standard': 'Which standard action is it to be?',
  'ueber-den-wolken.prompt.swap':
    '{manner, select, side {Swap one of your birds with its neighbour left or right.} ahead {Swap one of your birds with the one before or behind it.} dodge {Swap one of your birds with the one two further in its row.} sharpDodge {Swap one of your birds with the one three further in its row.} leadChange {Swap the front and the back of a column; one bird must be yours.} neutral {Swap a swift with a bird next to it.} diagonal {Swap one of your birds with one diagonally next to it.} other {Swap one of your birds with any bird of the flock.}}',
  'ueber-den-wolken.prompt.bird': 'Which bird joins the flock: a face-up one, or the top of the deck?',
  'ueber-den-wolken.prompt.search': 'Pick any bird from the deck.',
  'ueber-den-wolken.prompt.place': `Where does the ${BIRD} go? In front of a column, or at its back.`,
  'ueber-den-wolken.prompt.take': 'Take a card from the display.',
  'ueber-den-wolken.prompt.discard': 'Five cards are one too many. Discard one.',
  'ueber-den-wolken.prompt.score': 'Which card do you score at once?',
  'ueber-den-wolken.prompt.copy': 'Which card of the display do you use?',
  'ueber-den-wolken.prompt.scoring': 'Score cards on the flock that is left, or keep them for later.',

  'ueber-den-wolken.waiting':
    '{who, select, me {{step, select, turn {You are looking for a gap.} scoring {You are scoring cards.} place {You are placing a bird.} take {You are choosing a card.} discard {You are discarding a card.} other {You are on the wing.}}} other {{step, select, turn {{name} is looking for a gap.} scoring {{name} is scoring cards.} place {{name} is placing a bird.} take {{name} is choosing a card.} discard {{name} is discarding a card.} other {{name} is on the wing.}}}}',

  'ueber-den-wolken.kind.fly': 'when flying',
  'ueber-den-wolken.kind.add': 'when adding a bird',
  'ueber-den-wolken.kind.take': 'when taking a card',
  'ueber-den-wolken.kind.play': 'when playing a card',
  'ueber-den-wolken.kind.pass': 'when passing',
  'ueber-den-wolken.kind.score': 'when scoring',
  'ueber-den-wolken.answer.action': `{action, select, A {Fly sideways} B {Fly ahead or back} C {Add a bird} other {Take a card}} for ${cubes('price')}`,
  'ueber-den-wolken.answer.standard':
    '{action, select, A {Fly sideways} B {Fly ahead or back} C {Add a bird} other {Take a card}}',
  'ueber-den-wolken.answer.play': `Play ${CARD} for ${cubes('price')}`,
  'ueber-den-wolken.answer.playDisplay': 'Play Display and use a card from the table',
  'ueber-den-wolken.answer.pass': `Pass for ${cubes('price')}`,
  'ueber-den-wolken.answer.swap': `Swap {one} and {two}: ${birds('bird')} and ${birds('other')}`,
  'ueber-den-wolken.answer.from': 'From {space}',
  'ueber-den-wolken.answer.bird': `The ${BIRD}`,
  'ueber-den-wolken.answer.deck': 'The top of the deck, unseen',
  'ueber-den-wolken.answer.place':
    '{end, select, front {In front of column {column}} other {At the back of column {column}}}',
  'ueber-den-wolken.answer.take': `Take ${CARD}`,
  'ueber-den-wolken.answer.discard': `Discard ${CARD}`,
  'ueber-den-wolken.answer.copy': `Use ${CARD} for ${cubes('price')}`,
  'ueber-den-wolken.answer.score': `Score ${THE_CARD}: ${points('points')}`,
  'ueber-den-wolken.answer.done': 'Keep the rest',

  'ueber-den-wolken.confirm.sameBirds': `Both are ${A_BIRD}: nothing would change. Swap them anyway?`,
  'ueber-den-wolken.confirm.pass': `You pass and lose ${cubes('price')}. Sure, with ${cubes('cubes')} in hand?`,

  'ueber-den-wolken.why.gameOver': 'The game is over.',
  'ueber-den-wolken.why.notYourTurn': 'It is not your turn.',
  'ueber-den-wolken.why.notNow':
    '{step, select, turn {First pick an action or a card.} standard {First pick a standard action.} swap {First swap two birds.} bird {First pick the bird that joins.} search {First pick a bird from the deck.} place {First find a place for the new bird.} take {First take a card from the display.} discard {First discard a card.} score {First pick the card to score.} copy {First pick a card of the display.} scoring {Only cards are scored now.} other {Not now.}}',
  'ueber-den-wolken.why.tooFewCubes': `That costs ${cubes('price')}, and you have {has}.`,
  'ueber-den-wolken.why.noSwap': 'There are no two birds that could be swapped like that.',
  'ueber-den-wolken.why.noFreeColumn': 'Every column is full.',
  'ueber-den-wolken.why.noBirdLeft': 'There is no bird left to add.',
  'ueber-den-wolken.why.deckEmpty': 'The bird deck is empty.',
  'ueber-den-wolken.why.displayEmpty': 'The display is empty until the next stage.',
  'ueber-den-wolken.why.noStandardAction': 'No standard action is possible now.',
  'ueber-den-wolken.why.nothingToScore': 'No other card in your hand is worth points now.',
  'ueber-den-wolken.why.nothingToCopy': 'No card of the display can be used now.',
  'ueber-den-wolken.why.cannotCopyDisplay': 'Display cannot be used as another Display.',
  'ueber-den-wolken.why.notInHand': 'That card is not in your hand.',
  'ueber-den-wolken.why.notOnDisplay': 'That card is not on the display.',
  'ueber-den-wolken.why.copiedCardStays': 'The card that you are using stays on the display.',
  'ueber-den-wolken.why.worthNothing': 'That card is worth nothing on this flock.',
  'ueber-den-wolken.why.handFull': 'Your hand is too full: discard a card first.',
  'ueber-den-wolken.why.noBirdThere': 'There is no bird on {space}.',
  'ueber-den-wolken.why.noOwnBird': 'One of the two birds must be yours.',
  'ueber-den-wolken.why.noNeutralBird': 'One of the two birds must be a swift.',
  'ueber-den-wolken.why.wrongDistance':
    '{manner, select, side {Only neighbours left or right.} ahead {Only the bird before or behind.} dodge {Exactly two further in the same row.} sharpDodge {Exactly three further in the same row.} leadChange {Only the front and the back of one column.} neutral {Only neighbours, not diagonally.} diagonal {Only diagonal neighbours.} other {Those two are not within reach.}}',
  'ueber-den-wolken.why.birdNotFaceUp': `No ${BIRD} lies face up.`,
  'ueber-den-wolken.why.birdNotInDeck': `There is no ${BIRD} in the deck.`,
  'ueber-den-wolken.why.noSuchColumn': 'There is no such column.',
  'ueber-den-wolken.why.columnFull': 'That column already has three birds.',

  'ueber-den-wolken.advice.onlyAnswer': 'There is nothing else to do.',
  'ueber-den-wolken.advice.botWould': 'That is what I would do.',
  'ueber-den-wolken.advice.looksBest':
    'It wins more often than anything else, by {percent, plural, one {# percentage point} other {# percentage points}}.',
  'ueber-den-wolken.advice.farAhead': 'Everything else looks much worse.',
  'ueber-den-wolken.advice.noneBetter': 'Other choices are about as good.',
  'ueber-den-wolken.advice.fromLanding':
    '{points, plural, one {+# point} other {+# points}} from your birds that land.',
  'ueber-den-wolken.advice.fromCards': '{points, plural, one {+# point} other {+# points}} from your cards.',
  'ueber-den-wolken.advice.fromOthers':
    'The competition is {points, plural, one {# point} other {# points}} worse off afterwards.',
  'ueber-den-wolken.advice.fromLater':
    '{points, plural, one {+# point} other {+# points}} for later stages, from birds and cards that you keep.',
  'ueber-den-wolken.advice.keepsCubes':
    'You save {n, plural, one {# cube} other {# cubes}} compared with the next best.',
  'ueber-den-wolken.advice.lastTurn':
    'You are likelier to have the last turn of the stage, which nobody can answer.',
  'ueber-den-wolken.advice.lookAtFront':
    'Look at the front of every column: who lands now, and where could it be you?',
  'ueber-den-wolken.advice.lookAtSpaces':
    'Look at the spaces on your cards: where do you still need a bird after the landing?',
  'ueber-den-wolken.advice.lookAtOthers':
    'Look at what the others would get now: what can you take from them?',
  'ueber-den-wolken.advice.lookAtStaying':
    'Think of the next stage: which birds and cards will you still have?',
  'ueber-den-wolken.advice.lookAtHand':
    'Go through your hand: which card helps you now, and which the least?',
  'ueber-den-wolken.advice.lookAtDisplay': 'Look at the display: which card suits your birds?',
  'ueber-den-wolken.advice.lookAtNewBirds': 'Look at the birds beside the deck, and at columns with room.',
  'ueber-den-wolken.advice.lookAtCubes': 'Count the cubes: who can still do something afterwards?',
  'ueber-den-wolken.advice.lookAtKeeping':
    'Weigh what each card brings now against what it could bring later.',
  'ueber-den-wolken.hint.figures': '{win}% chance to win',

  'ueber-den-wolken.log.dealt':
    '{who, select, me {You are} other {{name} is}} dealt {cards, plural, one {# card} other {# cards}}.',
  'ueber-den-wolken.log.laidOut': 'The flock forms over the clouds, {birds} birds strong.',
  'ueber-den-wolken.log.stageBegan':
    'Stage {stage} of {stages}: {who, select, me {you begin} other {{name} begins}}',
  'ueber-den-wolken.log.usedAction': `{who, select, me {{action, select, A {You fly sideways} B {You fly ahead or back} C {You add a bird} D {You take a card} other {You do something else}}} other {{name} {action, select, A {flies sideways} B {flies ahead or back} C {adds a bird} D {takes a card} other {does something else}}}} for ${cubes('price')}.`,
  'ueber-den-wolken.log.played': `{who, select, me {You play} other {{name} plays}} ${CARD} for ${cubes('price')}.`,
  'ueber-den-wolken.log.played.display': '{who, select, me {You play} other {{name} plays}} Display.',
  'ueber-den-wolken.log.copied': `{who, select, me {You use} other {{name} uses}} ${CARD} from the display for ${cubes('price')}.`,
  'ueber-den-wolken.log.choseStandard': `{who, select, me {You choose} other {{name} chooses}}: ${ACTION}.`,
  'ueber-den-wolken.log.passed': `{who, select, me {You pass and give up} other {{name} passes and gives up}} ${cubes('price')}.`,
  'ueber-den-wolken.log.swapped': `{who, select, me {You swap} other {{name} swaps}} the ${birds('bird')} on {one} with the ${birds('other')} on {two}.`,
  'ueber-den-wolken.log.tookBird': `{who, select, me {You take} other {{name} takes}} ${A_BIRD} {from, select, faceUp {from the face-up birds} search {out of the deck} other {from the top of the deck}}.`,
  'ueber-den-wolken.log.deckShuffled': 'The bird deck is shuffled.',
  'ueber-den-wolken.log.added': `The ${BIRD} joins {end, select, front {the front} other {the back}} of column {column}.`,
  'ueber-den-wolken.log.turnedUp': `Next to the deck: ${A_BIRD}.`,
  'ueber-den-wolken.log.tookCard': `{who, select, me {You take} other {{name} takes}} ${CARD} from the display.`,
  'ueber-den-wolken.log.discarded': `{who, select, me {You discard} other {{name} discards}} ${CARD}.`,
  'ueber-den-wolken.log.scored': `{who, select, me {You score} other {{name} scores}} ${THE_CARD}: {one} {onePoints}, {two} {twoPoints}{bonus, plural, =0 {} other {, both +#}}. Together ${points('total')}.`,
  'ueber-den-wolken.log.cubesSpent': 'All cubes are spent. The front of the flock comes down.',
  'ueber-den-wolken.log.landed': `{who, select, me {Your} other {{name}’s}} ${BIRD} lands from {space}.`,
  'ueber-den-wolken.log.landed.neutral': 'A swift lands from {space}, for nobody.',
  'ueber-den-wolken.log.nestScored': `{birds, plural, =0 {{who, select, me {You land} other {{name} lands}} no birds: no points.} other {{who, select, me {You land} other {{name} lands}} ${SEXES}: {points}{pairs, plural, =0 {} one {, one pair {pairPoints}} other {, # pairs {pairPoints}}}. Together ${points('total')}.}}`,
  'ueber-den-wolken.log.scoringCame':
    '{can, select, yes {{who, select, me {You may} other {{name} may}} score cards.} other {{who, select, me {You have} other {{name} has}} no card to score.}}',
  'ueber-den-wolken.log.finishedScoring':
    '{who, select, me {You keep your} other {{name} keeps the}} remaining cards.',
  'ueber-den-wolken.log.stageEnded': 'Stage {stage} is over.',
  'ueber-den-wolken.log.cubesReturned': `Everybody gets ${cubes('cubes')} back, and all prices start at one again.`,
  'ueber-den-wolken.log.pileRebuilt': 'The discarded cards become the new draw pile.',
  'ueber-den-wolken.log.displayed': `New on the display: ${CARD}.`,
  'ueber-den-wolken.log.movedUp': `Column {column} moves up, ${A_BIRD} follows at the back.`,
  'ueber-den-wolken.log.ended': '{who, select, me {You win} other {{name} wins}} with {points} points.',
  'ueber-den-wolken.log.ended.shared': 'A shared win with {points} points.',

  'ueber-den-wolken.score': 'Points',
  'ueber-den-wolken.account.nest': 'Landed',
  'ueber-den-wolken.account.cards': 'Cards',
  'ueber-den-wolken.account.score': 'Score card',
  'ueber-den-wolken.account.total': 'Points',
  'ueber-den-wolken.account.birds': 'Birds left',

  'ueber-den-wolken.term.dodgeCard': 'Dodge',
  'ueber-den-wolken.term.sharpDodgeCard': 'Sharp Dodge',
  'ueber-den-wolken.term.leadChangeCard': 'Lead Change',
  'ueber-den-wolken.term.standardCard': 'Standard',
  'ueber-den-wolken.term.neutralCard': 'Neutral',
  'ueber-den-wolken.term.diagonalCard': 'Diagonal',
  'ueber-den-wolken.term.scoreCard': 'Score',
  'ueber-den-wolken.term.freeFlightCard': 'Free Flight',
  'ueber-den-wolken.term.favouriteCard': 'Favourite Bird',
  'ueber-den-wolken.term.displayCard': 'Display',
  'ueber-den-wolken.memorable': CARD,
  'ueber-den-wolken.term.dodgeCard.about':
    'Swap a bird of yours with the one exactly two further in its row.',
  'ueber-den-wolken.term.sharpDodgeCard.about':
    'Swap a bird of yours with the one exactly three further in its row.',
  'ueber-den-wolken.term.leadChangeCard.about': 'Swap front and back of a column; one bird is yours.',
  'ueber-den-wolken.term.standardCard.about': 'Use any standard action for two cubes; its price stays.',
  'ueber-den-wolken.term.neutralCard.about': 'Swap a swift with a bird next to it.',
  'ueber-den-wolken.term.diagonalCard.about': 'Swap a bird of yours with one diagonally next to it.',
  'ueber-den-wolken.term.scoreCard.about': 'Score another card of your hand at once.',
  'ueber-den-wolken.term.freeFlightCard.about': 'Swap a bird of yours with any bird of the flock.',
  'ueber-den-wolken.term.favouriteCard.about': 'Search the deck for a bird and add it.',
  'ueber-den-wolken.term.displayCard.about': 'Use a card of the display for its price; it stays there.',

  'ueber-den-wolken.board.label': 'The flock over the clouds, actions, cards',
  'ueber-den-wolken.board.flock': 'The flock; front at the top',
  'ueber-den-wolken.board.space': `{space}: ${BIRD}{mine, select, yes {, yours} other {}}{lands, select, yes {, would land} other {}}`,
  'ueber-den-wolken.board.empty': '{space}: empty',
  'ueber-den-wolken.board.select': `Pick up the ${BIRD} on {space}`,
  'ueber-den-wolken.board.swapWith': `Swap with the ${BIRD} on {space}`,
  'ueber-den-wolken.board.chosen': `The ${BIRD} on {space} is picked up; press again to put it back`,
  'ueber-den-wolken.board.quick': `Swap with the ${BIRD} on {space}: ${cubes('price')}`,
  'ueber-den-wolken.board.nest': 'Nest card of stage {stage}',
  'ueber-den-wolken.board.nestLine': 'Landing {list} of your birds brings {points} points; each pair {pair}.',
  'ueber-den-wolken.board.stage': 'Stage {stage} of {stages}',
  'ueber-den-wolken.board.actions': 'Actions',
  'ueber-den-wolken.board.action.A': 'Sideways',
  'ueber-den-wolken.board.action.B': 'Ahead, back',
  'ueber-den-wolken.board.action.C': 'Add a bird',
  'ueber-den-wolken.board.action.D': 'Take a card',
  'ueber-den-wolken.board.pass': 'Pass',
  'ueber-den-wolken.board.lies': `{name}: ${cubes('cubes')} on it`,
  'ueber-den-wolken.board.birds': 'Birds beside the flock',
  'ueber-den-wolken.board.deck':
    '{birds, plural, =0 {The bird deck is empty} one {Bird deck, # bird} other {Bird deck, # birds}}',
  'ueber-den-wolken.board.faceUp': `Face up: ${BIRD}`,
  'ueber-den-wolken.board.noBird': 'No bird here',
  'ueber-den-wolken.board.held': `In hand: ${BIRD}`,
  'ueber-den-wolken.board.inDeck': `${BIRD}, {count} in the deck`,
  'ueber-den-wolken.board.display': 'Display',
  'ueber-den-wolken.board.hand': 'Your hand',
  'ueber-den-wolken.board.handOf': '{name}’s hand',
  'ueber-den-wolken.board.noCards': 'No cards',
  'ueber-den-wolken.board.playing': `On the table: ${CARD}`,
  'ueber-den-wolken.board.card': `${CARD}, {cost, plural, =0 {price of the card used} one {# cube} other {# cubes}}. Scores {one}: {onePoints}, {two}: {twoPoints}.`,
  'ueber-den-wolken.board.worth': `Worth ${points('points')} after a landing now.`,
  'ueber-den-wolken.board.worthNow': `Worth ${points('points')} now.`,
  'ueber-den-wolken.board.nowTitle': 'If the flock landed now',
  'ueber-den-wolken.board.now': `{name}: ${cubes('cubes')}, {cards, plural, one {# card} other {# cards}}. A landing now: ${points('points')}{hidden, plural, =0 {} one {, and one unknown card} other {, and # unknown cards}}.`,
  'ueber-den-wolken.board.swaps': 'Possible swaps',
  'ueber-den-wolken.board.swapHint': 'Tap two birds, or pick here',
  'ueber-den-wolken.board.gain': 'For you in a landing now: {gain, number, ::sign-except-zero} points',
  'ueber-den-wolken.board.searchTitle': 'Birds in the deck',
  'ueber-den-wolken.board.doneTitle': 'Cards you may score',
  'ueber-den-wolken.board.keep':
    'Keep {cards, plural, one {# card that could bring} other {# cards that could bring}} {points, plural, one {# point} other {# points}}',
  'ueber-den-wolken.board.goOn': 'Go on',
  'ueber-den-wolken.board.close': 'Close',
  'ueber-den-wolken.board.columnFront': 'In front of column {column}',
  'ueber-den-wolken.board.columnBack': 'At the back of column {column}',

  'ueber-den-wolken.moment.title': 'Stage {stage}: the landing',
  'ueber-den-wolken.moment.birds': 'Birds',
  'ueber-den-wolken.moment.pairs': 'Pairs',
  'ueber-den-wolken.moment.nest': 'Landing',
  'ueber-den-wolken.moment.landing': '{points} {pairs} = {total}',
  'ueber-den-wolken.moment.cards': 'Cards',
  'ueber-den-wolken.moment.total': 'Total',

  'ueber-den-wolken.term.score': 'Points',
  'ueber-den-wolken.term.score.about': 'What this seat has scored in all landings so far.',
  'ueber-den-wolken.term.cubes': 'Cubes',
  'ueber-den-wolken.term.cubes.about':
    'You pay for actions and cards with them. When nobody has any left, the stage ends.',
  'ueber-den-wolken.term.hand': 'Cards in hand',
  'ueber-den-wolken.term.hand.about':
    'Play a card for what it shows above, or keep it for the points below. You hold four at most.',
  'ueber-den-wolken.term.landingNow': 'If landed now',
  'ueber-den-wolken.term.landingNow.about':
    'What a landing at this moment would bring. A + stands for cards that nobody else can see.',
  'ueber-den-wolken.term.nest': 'Nest card',
  'ueber-den-wolken.term.nest.about': 'Above: how many of your birds land. Below: the points for that many.',
  'ueber-den-wolken.term.pair': 'Pair',
  'ueber-den-wolken.term.pair.about':
    'Every female and male of yours that land together bring this, or cost it.',
  'ueber-den-wolken.term.stage': 'Stage',
  'ueber-den-wolken.term.stage.about': 'There are three. Each ends with a landing.',
  'ueber-den-wolken.term.faceUp': 'Face-up bird',
  'ueber-den-wolken.term.faceUp.about': 'You can add it to the flock, whoever owns it.',
  'ueber-den-wolken.term.deck': 'Bird deck',
  'ueber-den-wolken.term.deck.about':
    'The number says how many birds are left. You can add the top one, unseen.',
  'ueber-den-wolken.term.ownBird': 'Your bird',
  'ueber-den-wolken.term.ownBird.about':
    'The foremost bird of each column lands. Bring yours to the front by swapping.',
  'ueber-den-wolken.term.otherBird': 'Somebody else’s bird',
  'ueber-den-wolken.term.otherBird.about':
    'If it is in front when the stage ends, it lands and scores for its owner. You may swap yours with it.',
  'ueber-den-wolken.term.swift': 'Swift',
  'ueber-den-wolken.term.swift.about': 'A bird that belongs to nobody. Where it lands, nobody scores.',
  'ueber-den-wolken.term.space': 'Empty space',
  'ueber-den-wolken.term.space.about': 'A new bird can join this column, in front or at the back.',
  'ueber-den-wolken.term.spaceNames': 'Column and row',
  'ueber-den-wolken.term.spaceNames.about': 'They name the spaces: c3 is the front of column C.',
  'ueber-den-wolken.term.sideways': 'Sideways',
  'ueber-den-wolken.term.sideways.about': 'Swap one of your birds with its neighbour on the left or right.',
  'ueber-den-wolken.term.ahead': 'Ahead, back',
  'ueber-den-wolken.term.ahead.about': 'Swap one of your birds with the one right before or behind it.',
  'ueber-den-wolken.term.add': 'Add a bird',
  'ueber-den-wolken.term.add.about': 'A bird joins the flock, in front of a column or at its back.',
  'ueber-den-wolken.term.take': 'Take a card',
  'ueber-den-wolken.term.take.about': 'A card of the display goes to your hand.',
  'ueber-den-wolken.term.pass': 'Pass',
  'ueber-den-wolken.term.pass.about': 'You pay two cubes, or the last one, and do nothing.',
  'ueber-den-wolken.term.price': 'Price',
  'ueber-den-wolken.term.price.about':
    'So many cubes it costs now. Every use makes it dearer by one, for everybody, until the stage ends.',
  'ueber-den-wolken.term.lying': 'Cubes on an action',
  'ueber-den-wolken.term.lying.about': 'Whoever used it last left them there. The next use costs one more.',
  'ueber-den-wolken.term.gain': 'Gain',
  'ueber-den-wolken.term.gain.about': 'What this swap would change for you if the flock landed now.',
  'ueber-den-wolken.term.display': 'Display',
  'ueber-den-wolken.term.display.about':
    'Cards that anybody can take. A gap stays empty until the stage is over.',
  'ueber-den-wolken.term.cardPrice': 'Price of a card',
  'ueber-den-wolken.term.cardPrice.about':
    'So many cubes it costs to play it; = is the price of the card that it is used as.',
  'ueber-den-wolken.term.prizes': 'Spaces that score',
  'ueber-den-wolken.term.prizes.about':
    'After a landing you can score the card: your birds on these spaces bring their numbers.',
  'ueber-den-wolken.term.worth': 'Worth',
  'ueber-den-wolken.term.worth.about': 'What this card would bring you after a landing now.',
  'ueber-den-wolken.term.hidden': 'Hidden card',
  'ueber-den-wolken.term.hidden.about': 'Only whoever holds it knows it.',
  'ueber-den-wolken.term.seat': 'Colour and mark',
  'ueber-den-wolken.term.seat.about': 'Birds and cubes with this colour and mark belong to this seat.',
  'ueber-den-wolken.term.swap': 'Swap',
  'ueber-den-wolken.term.swap.about':
    'These two birds change places. A dark number is the price; + or − is what it would bring you in a landing now.',
  'ueber-den-wolken.term.moved': 'Moved',
  'ueber-den-wolken.term.moved.about':
    'Somebody has moved this bird since your last turn; the small mark says who.',

  'ueber-den-wolken.text.stage': 'Stage {stage} of {stages}.',
  'ueber-den-wolken.text.over': 'The game is over.',
  'ueber-den-wolken.text.flock': 'The flock, from the front row to the back',
  'ueber-den-wolken.text.column': 'Column {column}',
  'ueber-den-wolken.text.row': '{row, select, 3 {Front} 2 {Middle} other {Back}}',
  'ueber-den-wolken.text.bird': BIRD,
  'ueber-den-wolken.text.birdOf': `${BIRD} ({name})`,
  'ueber-den-wolken.text.none': 'empty',
  'ueber-den-wolken.text.players': 'Players',
  'ueber-den-wolken.text.points': 'Points',
  'ueber-den-wolken.text.cubes': 'Cubes',
  'ueber-den-wolken.text.now': 'A landing now',
  'ueber-den-wolken.text.hand': 'Hand',
  'ueber-den-wolken.text.you': '{name} (you)',
  'ueber-den-wolken.text.hidden': '{count, plural, one {# unknown card} other {# unknown cards}}',
  'ueber-den-wolken.text.actions': 'Prices of the standard actions',
  'ueber-den-wolken.text.price': `${ACTION}: ${cubes('price')}`,
  'ueber-den-wolken.text.display': 'Cards on the display',
  'ueber-den-wolken.text.faceUp': 'Birds beside the deck',
  'ueber-den-wolken.text.plays': '{who, select, me {It is your turn.} other {It is {name}’s turn.}}',
} as const;
