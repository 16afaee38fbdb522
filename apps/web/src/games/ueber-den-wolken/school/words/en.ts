import type { Words } from './words.js';

const en: Words = {
  'ueber-den-wolken.school.chapter.flock': 'Over the clouds',
  'ueber-den-wolken.school.welcome':
    'A flock flies over the clouds. The kites are yours, the geese are Ida’s, and swifts belong to nobody. Most points after three landings win.',
  'ueber-den-wolken.school.glow':
    'Soon the foremost bird of every column lands: those with a golden glow. The nest card pays for yours: 3 points for one, 7 for two.',
  'ueber-den-wolken.school.ahead':
    'Only one of yours would land. In your turn you do one thing and pay with cubes. Fly ahead: it costs 1.',
  'ueber-den-wolken.school.aheadFirst':
    'We will get to that. First bring a bird to the front: “Ahead, back”.',
  'ueber-den-wolken.school.forward': 'Press your male in column D, then the swift before him: they swap.',
  'ueber-den-wolken.school.notThere':
    'That would be a swap, too. But your male in column D comes right to the front.',
  'ueber-den-wolken.school.pair': 'Now two of yours land, a male and a female: a pair, 3 points more!',
  'ueber-den-wolken.school.take':
    'Ida passes and pays 2 cubes. Birds that stay in the air can bring points as well, with cards. Take one: it costs 1.',
  'ueber-den-wolken.school.takeFirst': 'Later. First take a card from the display.',
  'ueber-den-wolken.school.card':
    'Above, a card has an action; below, two spaces that count after the landing. This one counts c1 and c2, and on c2 there is a bird of yours.',
  'ueber-den-wolken.school.otherCard':
    'A fine card too, but its spaces do not fit your birds now. Take the one with the ring.',
  'ueber-den-wolken.school.cardTaken': 'It is in your hand: 2 points for c2 already.',
  'ueber-den-wolken.school.sideways':
    'If c1 were yours too, the card would bring 6. Flying sideways has been used twice in this stage, so it costs 3 now. Do it.',
  'ueber-den-wolken.school.sidewaysFirst': 'Not yet. Fly sideways: “Sideways”.',
  'ueber-den-wolken.school.beside': 'Swap your female on d1 with the swift on c1.',
  'ueber-den-wolken.school.otherSpace':
    'That does not bring a bird to c1. Take the female on d1, at the back.',
  'ueber-den-wolken.school.both': 'Both spaces are yours.',
  'ueber-den-wolken.school.last':
    'Ida has no cubes left, and you have one. That buys nothing: pass. When nobody has cubes, the flock lands.',
  'ueber-den-wolken.school.landed':
    'Landed! Two kites make 7, the pair 3 more: 10 points. Now score your card with the birds that are still in the air.',
  'ueber-den-wolken.school.scoreIt': 'You could keep it, but it will hardly be worth more than 6. Score it.',
  'ueber-den-wolken.school.scored': '2 + 2, and 2 more for both: 6. You lead 16 to 7!',
  'ueber-den-wolken.school.stage':
    'The second stage: all cubes back, prices from 1, a new nest card. You have most birds in the front row, so you begin. Add a bird.',
  'ueber-den-wolken.school.addFirst': 'That works as well. But you have too few birds: add one first.',
  'ueber-den-wolken.school.bird': 'Two birds lie face up; one of them is a male kite of yours. Take him.',
  'ueber-den-wolken.school.ownBird': 'You may add anybody’s bird, even hers. But your own one helps you.',
  'ueber-den-wolken.school.place':
    'Where shall he join? In front of a column he would land at once. Choose A, B or D.',
  'ueber-den-wolken.school.inFront': 'There he would wait. Put him in front of A, B or D.',
  'ueber-den-wolken.school.placed': 'He would land there: a pair with your female in column C.',
  'ueber-den-wolken.school.play':
    'Ida waits. Instead of keeping a card you can play its action. Free Flight costs 4 cubes: your bird swaps with any other. Play it.',
  'ueber-den-wolken.school.playFirst': 'Good for later. Now see what Free Flight can do.',
  'ueber-den-wolken.school.free':
    'Swap your female on c2 with the swift on e1: there she is foremost, and would land.',
  'ueber-den-wolken.school.otherFree': 'Possible, but e1 is better: there nobody is before her.',
  'ueber-den-wolken.school.three': 'Three of yours would land now!',
  'ueber-den-wolken.school.end':
    'So it goes on, stage by stage. In the next lesson this game comes to its third landing, the last.',
  'ueber-den-wolken.school.chapter.landing': 'The last landing',
  'ueber-den-wolken.school.third':
    'The third and last stage. You lead 21 to 17, but here is what a landing now would bring: 14 points for Ida, nothing for you.',
  'ueber-den-wolken.school.lastCards':
    'After the last landing all cards count by themselves. One of yours counts a1 and d1: bring birds there, behind the front. First add one.',
  'ueber-den-wolken.school.addAgain': 'Soon. First add a bird for your card.',
  'ueber-den-wolken.school.herIn': 'A swift and a female kite lie face up. Take your kite.',
  'ueber-den-wolken.school.swiftNot': 'A swift belongs to nobody, and the deck is luck. Take your kite.',
  'ueber-den-wolken.school.atBack':
    'In front she would land. Put her at the back of column A: the swift moves forward and lands instead, and she stays, on a1.',
  'ueber-den-wolken.school.notBack':
    'There she would not be on a1 after the landing. Put her at the back of A.',
  'ueber-den-wolken.school.onA1': 'On a1: that makes your card worth 3.',
  'ueber-den-wolken.school.toD1':
    'Ida passes. Now d1: your male on c1 can fly there sideways. Ida has used that before, so it costs 2.',
  'ueber-den-wolken.school.sidewaysNow': 'Later. First bring a bird to d1: “Sideways”.',
  'ueber-den-wolken.school.swapD1': 'Swap your male on c1 with the goose on d1.',
  'ueber-den-wolken.school.otherD1': 'That brings no bird of yours to d1. Take the male on c1.',
  'ueber-den-wolken.school.seven': 'Both spaces: 3 + 2, and 2 more. Your card will bring 7.',
  'ueber-den-wolken.school.cardNow':
    'Now to Ida’s landing: a male and two females, and this nest card pays 5 for a pair. Your other card, Neutral, moves a swift for 2 cubes. Play it.',
  'ueber-den-wolken.school.cardFirst': 'Keep that for later. Play the card Neutral first.',
  'ueber-den-wolken.school.swiftIn':
    'Swap the swift on c2 with her male on b2: then a swift lands in column B, for nobody.',
  'ueber-den-wolken.school.otherSwift':
    'Possible, but her male stays in front. Take the swift on c2 and her male on b2.',
  'ueber-den-wolken.school.noPair': 'No pair any more: 8 points less for Ida.',
  'ueber-den-wolken.school.upFront':
    'Your male on b1 is right behind that swift. Flying ahead costs only 1. Do it.',
  'ueber-den-wolken.school.aheadNow': 'First bring your male to the front: “Ahead, back”.',
  'ueber-den-wolken.school.passSwift': 'Swap him with the swift before him.',
  'ueber-den-wolken.school.otherAhead':
    'That does not bring him to the front. Swap the male in column B with the swift before him.',
  'ueber-den-wolken.school.foremost': 'Foremost: he would land.',
  'ueber-den-wolken.school.blocked':
    'Ida adds a swift, right before him! It cost her last cubes. You have 2, and flying ahead costs 2 now. Once more!',
  'ueber-den-wolken.school.stillAhead': 'If you pass, the swift lands and he does not. Fly ahead again.',
  'ueber-den-wolken.school.lastSwap':
    'Past this swift, too: then nobody has cubes left, and the flock lands.',
  'ueber-den-wolken.school.allLanded': 'Landed for the last time!',
  'ueber-den-wolken.school.finish':
    '3 points for your male, 7 for your card; Ida gets 6, and 2 for a card. 31 to 25: you win! Now you have seen everything.',
  'ueber-den-wolken.school.drill.most': 'The best way forward',
  'ueber-den-wolken.school.most.ask': 'You fly ahead. Which swap brings most from this nest card?',
  'ueber-den-wolken.school.most.because':
    'A male in front beside a female: 7 for two birds, and 3 for the pair.',
  'ueber-den-wolken.school.most.females': 'That makes two females: 7 points, but no pair.',
  'ueber-den-wolken.school.most.otherwise': 'That brings no further bird of yours to the front.',
  'ueber-den-wolken.school.drill.worth': 'A card that counts',
  'ueber-den-wolken.school.worth.ask':
    'You take a card. Which one would be worth something after the landing, as the flock is now?',
  'ueber-den-wolken.school.worth.because':
    'One of its spaces keeps a bird of yours when the front has landed.',
  'ueber-den-wolken.school.worth.otherwise': 'After the landing none of your birds would be on its spaces.',
  'ueber-den-wolken.school.drill.both': 'Both spaces',
  'ueber-den-wolken.school.both.ask': 'Your card counts c1 and c2. Which sideways swap makes it worth 6?',
  'ueber-den-wolken.school.both.because': 'Birds on both: 2 + 2, and 2 more.',
  'ueber-den-wolken.school.both.otherwise': 'After that you would not have birds on both spaces.',
  'ueber-den-wolken.school.concept.turn':
    'Your turn: one action, one card, or pass. All of it costs cubes, and they must last for the stage.',
  'ueber-den-wolken.school.concept.swap': 'Choose a bird of yours, then the one it swaps with.',
  'ueber-den-wolken.school.concept.bird': 'Take one of the face-up birds, whoever owns it.',
  'ueber-den-wolken.school.concept.deck': 'Or the top of the deck: you see it before you place it.',
  'ueber-den-wolken.school.concept.place':
    'In front of a column it would land; at the back it pushes the others forward.',
  'ueber-den-wolken.school.concept.take':
    'Each card has an action above and two spaces below that count after a landing.',
  'ueber-den-wolken.school.concept.discard': 'You hold four cards at most: one of the five has to go.',
  'ueber-den-wolken.school.concept.scoring':
    'Now cards count with the birds that still fly. What you do not score, you keep for later.',
  'ueber-den-wolken.school.concept.nest':
    'The nest card of this stage: so many points for so many of your birds that land.',
  'ueber-den-wolken.school.concept.front': 'This is what you would get if the flock landed now.',
  'ueber-den-wolken.school.concept.price':
    'Every use of an action makes it dearer by one for everybody until the stage is over.',
  'ueber-den-wolken.school.concept.cards':
    'You can play a card of your hand for its price, or keep it to score.',
  'ueber-den-wolken.school.concept.prizes':
    'Birds of yours on these spaces bring points after the landing; on both, 2 more.',
  'ueber-den-wolken.school.concept.pair':
    'A male and a female that land together are a pair: plus or minus, as the card says.',
  'ueber-den-wolken.school.concept.swift':
    'Swifts belong to nobody. A swift in front takes the place of a bird that would score.',
  'ueber-den-wolken.school.concept.dear':
    'This action is dear by now. Another one, or a card, may do the same for less.',
  'ueber-den-wolken.school.concept.few':
    'Few cubes left: think about what you can still afford. Passing costs two, or the last one.',
  'ueber-den-wolken.school.concept.landed':
    'The front has landed, and the nest card has paid. Landed birds go under the deck.',
  'ueber-den-wolken.school.concept.secondStage':
    'A new stage: all cubes back, prices from 1 again, a new nest card.',
  'ueber-den-wolken.school.concept.begins': 'Whoever has most birds in the front row begins the stage.',
  'ueber-den-wolken.school.concept.lastStage':
    'The last stage. After it all your cards that are worth something count by themselves.',
  'ueber-den-wolken.school.caution.earlyPass':
    'You still have many cubes, and passing costs two of them. Is there really nothing useful?',
  'ueber-den-wolken.school.caution.playGood':
    'Both spaces of this card are yours now: kept, it would bring points after the landing. Play it all the same?',
  'ueber-den-wolken.school.well.won':
    'Most points of all: your birds were in the right place at the right time.',
  'ueber-den-wolken.school.well.three': 'Once three or more of your birds landed together.',
  'ueber-den-wolken.school.well.cards': 'You scored three cards or more.',
  'ueber-den-wolken.school.well.finished': 'Three stages flown: you know the whole game now.',
  'ueber-den-wolken.school.next.scoreMore':
    'Take a card early, and put two birds behind the front on its spaces.',
  'ueber-den-wolken.school.next.passLess':
    'You passed often. Cheap actions early in the stage leave more for the end.',
  'ueber-den-wolken.school.next.pairs':
    'Look at the nest card first: pairs may add 5 points, or take 3 away.',
};

export default en;
