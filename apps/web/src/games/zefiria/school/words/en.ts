import type { Words } from './words.js';

const en: Words = {
  'zefiria.school.chapter.wind': 'First wind',
  'zefiria.school.welcome':
    'Twenty-five flying islands have drifted out of order. You are a spirit of the wind: together with Ida you put them back, from 1 to 25, as this map shows.',
  'zefiria.school.corner':
    'Your spirit is Etesia. Everybody begins in a corner. Take the one at the upper left: press island 8.',
  'zefiria.school.cornerHere':
    'Every corner is allowed. For this lesson begin on the 8: there is something to do right beside it.',
  'zefiria.school.cornered': 'Ida begins in the opposite corner, with Jugo.',
  'zefiria.school.tags':
    'An island counts +1 in place, −1 in the right row, −2 in a wrong one. Its colour tells the row. All of them together are your shared score.',
  'zefiria.school.firstSwap':
    'With her breath Etesia swaps an island next to her with any other. The 11 belongs where the 18 lies: press the 11, then the 18.',
  'zefiria.school.firstSwapHere':
    'You may do that in a game. Now swap the 11 with the 18 below it: then one island is in place.',
  'zefiria.school.firstHome': 'The 11 is in place: +1! It took 1 of your 5 points, the clouds above.',
  'zefiria.school.firstFlight':
    'To reach other islands, fly: a flight costs 1 point. Etesia goes to a neighbour or sails along a diagonal. Press the 2 in the middle, then once more.',
  'zefiria.school.firstFlightHere':
    'Allowed, but from the middle you reach more. Fly to the 2: along the diagonal, down to the right.',
  'zefiria.school.landed': 'There you are, with four islands around you.',
  'zefiria.school.twoSteps':
    'A swap costs as many points as there are steps from one island to the other. From the 20 to the 14 it takes two. Press the 20, then the 14.',
  'zefiria.school.twoStepsHere':
    'That is possible too. But the 20 and the 14 lie in each other’s place: that swap counts twice.',
  'zefiria.school.twoStars': 'Both came home at once. That is what the two stars beside the price said.',
  'zefiria.school.lastPoint':
    'One point is left. The place of the 17, next to you, is one step down, where the 12 lies. Swap the two.',
  'zefiria.school.lastPointHere': 'Your last point does more with the 17 and the 12: both come home.',
  'zefiria.school.turnOver': 'Five in place! No points are left, so your turn is over by itself.',
  'zefiria.school.ida':
    'Ida’s Jugo is different: he jumps to islands with his symbol and swaps islands of the colour that he stands on. Then all have had a turn: one of six rounds is over.',
  'zefiria.school.standBeside':
    'Your turn, with 5 new points. The 3 and the 15 lie in each other’s place. Get next to one of them: fly to the 5 or to the 14.',
  'zefiria.school.standBesideHere':
    'From there you reach neither the 3 nor the 15. The 5 lies below the 15, the 14 beside the 3.',
  'zefiria.school.besideThe15': 'Good: the 15 is right above you.',
  'zefiria.school.besideThe3': 'Good: the 3 is right beside you.',
  'zefiria.school.farSwap':
    'The other one may be far away. The way goes around spirits: four steps, and you have four points. Swap the 15 and the 3.',
  'zefiria.school.farSwapHere': 'Keep your points: the swap of the 15 and the 3 needs all four of them.',
  'zefiria.school.tenHome':
    'Two more in place: ten of 25 after one round and a turn. You can fly, and you can swap: that is all a turn is made of.',
  'zefiria.school.chapter.home': 'All home',
  'zefiria.school.round4':
    'Round 4 of 6: the full gems are the rounds still to come; after the sixth it is over. Now you lead Borea, Theo leads Skyron. 15 of 25 islands are in place.',
  'zefiria.school.sameSymbol':
    'Every island has a symbol. Borea stands on a fir, so she can swap any fir, near or far. Press the 13, a fir, then the 23.',
  'zefiria.school.sameSymbolHere':
    'Possible, but look for two stars: the 13 and the 23 lie in each other’s place.',
  'zefiria.school.firHome': 'Two at once, although they were nowhere near you.',
  'zefiria.school.toBalloon': 'Another island, another symbol. Fly to the 5 above you: it bears a balloon.',
  'zefiria.school.toBalloonHere': 'Firs bring nothing home now. Fly to the 5, for balloons.',
  'zefiria.school.onBalloon': 'Now all balloons bear a cloud: you can swap them.',
  'zefiria.school.balloonHome':
    'The 12 is one step from its place, where the 21 lies. Swap the 12 and the 21.',
  'zefiria.school.balloonHomeHere': 'With two points left, a sure star comes first: the 12 and the 21.',
  'zefiria.school.twelveHome': 'The 12 is in place.',
  'zefiria.school.prepare':
    'No star for your last point? Then prepare the next turn. Swap the 21 and the 6: both come one step nearer to their place.',
  'zefiria.school.prepareHere': 'That would bring nothing nearer. The 21 must go down, the 6 up: swap them.',
  'zefiria.school.prepared': 'Well prepared. You will see in a moment what for.',
  'zefiria.school.theo':
    'Theo’s Skyron swaps the island that he stands on and may ride along: the 15 is in place. Nothing is hidden, so at a table you plan such turns together.',
  'zefiria.school.cashIn':
    'Here is what you prepared: the 21 and the 16 lie in each other’s place, one step apart. Swap them.',
  'zefiria.school.cashInHere': 'First the balloon under your breath: the 21, with the 16 below it.',
  'zefiria.school.cashedIn': 'Two stars for one point!',
  'zefiria.school.jump':
    'Four islands are missing; two of them are arches. Borea jumps to any island of her colour, so fly to the 3: amber like the 5, with an arch.',
  'zefiria.school.jumpHere': 'You need an island with an arch: the 3, of the same colour as yours.',
  'zefiria.school.jumped': 'What lies in between does not matter for a jump.',
  'zefiria.school.firstArch': 'The 7 has an arch; its place is below, where the 2 lies. Swap them.',
  'zefiria.school.firstArchHere': 'Look at the 7, beside you: two stars with the 2 below it.',
  'zefiria.school.archHome': '23 in place.',
  'zefiria.school.lastArch': 'The last two you will find yourself: which arch still lies in the wrong place?',
  'zefiria.school.lastArchHere': 'Only two islands still have a minus: the 11, with an arch, and the 6.',
  'zefiria.school.allThere': 'All 25 are in place!',
  'zefiria.school.finish':
    'Once everything is in place you need not play on: end the game. Otherwise it would be over after round 6, with whatever lies right by then.',
  'zefiria.school.finishHere': 'Nothing can get better any more: end the game.',
  'zefiria.school.sung':
    '25 points, the most there is: the winds will sing of you. 11 is a good start, 17 splendid.',
  'zefiria.school.well.played': 'You have played a whole game.',
  'zefiria.school.next.pairs': 'Look for two islands that lie in each other’s place: one swap, two stars.',
};

export default en;
