import type { Words } from './words.js';

const en: Words = {
  'zefiria.school.chapter.wind': 'First wind',
  'zefiria.school.welcome':
    'Twenty-five flying islands are out of order. You are a spirit of the wind: with Ida you put them back, from 1 to 25, as on this map.',
  'zefiria.school.corner': 'Your spirit is Etesia. Begin in a corner, at the upper left: press island 8.',
  'zefiria.school.cornerHere':
    'Every corner is allowed. For this lesson begin on the 8: there is something to do right beside it.',
  'zefiria.school.cornered': 'Ida begins in the opposite corner, with Jugo.',
  'zefiria.school.tags':
    'The tag on an island: +1 in place, −1 in the right row, −2 in a wrong one. The colour tells the row, the sum is your score.',
  'zefiria.school.firstSwap':
    'Etesia’s breath swaps an island next to her with any other. The 11 belongs where the 18 lies: press the 11, then the 18.',
  'zefiria.school.firstSwapHere':
    'You may do that in a game. Now swap the 11 with the 18 below it: then one island is in place.',
  'zefiria.school.firstHome': 'The 11 is in place: +1! It took 1 of your 5 points, the gusts above.',
  'zefiria.school.firstFlight':
    'Now fly, for 1 point. Etesia sails along diagonals, as far as she likes. Press the 2 in the middle twice.',
  'zefiria.school.firstFlightHere':
    'Allowed, but from the middle you reach more. Fly to the 2: along the diagonal, down to the right.',
  'zefiria.school.landed': 'There you are, with four islands around you.',
  'zefiria.school.twoSteps': 'A swap costs 1 point a step. From the 20 to the 14 it takes two. Swap them.',
  'zefiria.school.twoStepsHere':
    'That is possible too. But the 20 and the 14 lie in each other’s place: that swap counts twice.',
  'zefiria.school.twoStars': 'Both came home: that is what the two stars beside the price said.',
  'zefiria.school.lastPoint':
    'One point is left. Your neighbour, the 17, belongs one step down, where the 12 lies. Swap the two.',
  'zefiria.school.lastPointHere': 'Your last point does more with the 17 and the 12: both come home.',
  'zefiria.school.turnOver': 'Five in place! Without points your turn is over by itself.',
  'zefiria.school.ida':
    'Ida’s Jugo jumps to islands with his symbol and swaps islands of his colour. All have had a turn: one of six rounds is over.',
  'zefiria.school.standBeside':
    'Your turn, with 5 new points. The 3 and the 15 lie in each other’s place. Get next to one: fly to the 5 or the 14.',
  'zefiria.school.standBesideHere':
    'From there you reach neither the 3 nor the 15. The 5 lies below the 15, the 14 beside the 3.',
  'zefiria.school.besideThe15': 'Good: the 15 is right above you.',
  'zefiria.school.besideThe3': 'Good: the 3 is right beside you.',
  'zefiria.school.farSwap':
    'The way goes around spirits: four steps, and you have four points. Swap the 15 and the 3.',
  'zefiria.school.farSwapHere': 'Keep your points: the swap of the 15 and the 3 needs all four of them.',
  'zefiria.school.tenHome':
    'Two more in place: ten of 25. You can fly, and you can swap: that is all a turn is made of.',
  'zefiria.school.chapter.home': 'All home',
  'zefiria.school.round4':
    'Round 4 of 6: two more are to come, the full gems. You lead Borea now, Theo leads Skyron.',
  'zefiria.school.sameSymbol':
    'Borea stands on a fir, so she can swap any fir, near or far. Press the 13, a fir, then the 23.',
  'zefiria.school.sameSymbolHere':
    'Possible, but look for two stars: the 13 and the 23 lie in each other’s place.',
  'zefiria.school.firHome': 'Two at once, although they were nowhere near you.',
  'zefiria.school.toBalloon': 'Another island, another symbol. Fly to the 5 above you: it bears a balloon.',
  'zefiria.school.toBalloonHere': 'Firs bring nothing home now. Fly to the 5, for balloons.',
  'zefiria.school.onBalloon': 'Now all balloons bear a gust: you can swap them.',
  'zefiria.school.balloonHome':
    'The 12 is one step from its place, where the 21 lies. Swap the 12 and the 21.',
  'zefiria.school.balloonHomeHere': 'With two points left, a sure star comes first: the 12 and the 21.',
  'zefiria.school.twelveHome': 'The 12 is in place.',
  'zefiria.school.prepare':
    'No star for your last point? Prepare the next turn: swap the 21 and the 6, and both come one step nearer.',
  'zefiria.school.prepareHere': 'That would bring nothing nearer. The 21 must go down, the 6 up: swap them.',
  'zefiria.school.prepared': 'Well prepared. You will see in a moment what for.',
  'zefiria.school.theo':
    'Theo’s Skyron swaps the island that he stands on and may ride along: the 15 is in place. At a table you plan together.',
  'zefiria.school.cashIn':
    'Here is what you prepared: the 21 and the 16 lie in each other’s place, one step apart. Swap them.',
  'zefiria.school.cashInHere': 'First the balloon under your breath: the 21, with the 16 below it.',
  'zefiria.school.cashedIn': 'Two stars for one point!',
  'zefiria.school.jump':
    'Four are missing, two of them arches. Borea jumps to any island of her colour: fly to the 3, amber like the 5, with an arch.',
  'zefiria.school.jumpHere': 'You need an island with an arch: the 3, of the same colour as yours.',
  'zefiria.school.jumped': 'What lies in between does not matter for a jump.',
  'zefiria.school.firstArch': 'The 7 has an arch; its place is below, where the 2 lies. Swap them.',
  'zefiria.school.firstArchHere': 'Look at the 7, beside you: two stars with the 2 below it.',
  'zefiria.school.archHome': '23 in place.',
  'zefiria.school.lastArch': 'The last two you will find yourself: which arch still lies in the wrong place?',
  'zefiria.school.lastArchHere': 'Only two islands still have a minus: the 11, with an arch, and the 6.',
  'zefiria.school.allThere': 'All 25 are in place!',
  'zefiria.school.finish': 'You need not play on: end the game. Otherwise it is over after round 6.',
  'zefiria.school.finishHere': 'Nothing can get better any more: end the game.',
  'zefiria.school.sung':
    '25 points, the most there is: the winds will sing of you. 11 is a good start, 17 splendid.',
  'zefiria.school.drill.pair': 'Two at once',
  'zefiria.school.pair.ask':
    'You lead Jugo. He stands on pink, so he can swap pink islands. Which swap brings two islands home?',
  'zefiria.school.pair.because':
    'The 21 belongs where the 6 lies, and the 6 where the 21 lies: now both are in place.',
  'zefiria.school.pair.one': 'That brings one island home. There is a swap that does it for both.',
  'zefiria.school.pair.otherwise':
    'Look for a pink island that lies in the place of another one, while that one lies in its place: two stars.',
  'zefiria.school.drill.symbol': 'The right symbol',
  'zefiria.school.symbol.ask':
    'Borea swaps islands with the symbol that she stands on. The 2 and the 12 should change places: fly to where she can do it, then swap them.',
  'zefiria.school.symbol.because': 'The 9 bears a balloon, as the 12 does. One of the two is enough.',
  'zefiria.school.symbol.otherwise':
    'The 12 bears a balloon, the 2 a lighthouse. Borea must stand on one of these symbols: which one is a single flight away?',
  'zefiria.school.drill.ride': 'Ride along or stay',
  'zefiria.school.ride.ask':
    'Skyron swaps the island he stands on, then chooses which of the two he ends on. Bring three islands home with two swaps.',
  'zefiria.school.ride.because':
    'The 11 goes home, Skyron ends on the 8, and the 8 and the 17 change places.',
  'zefiria.school.ride.otherwise':
    'Begin with the island under Skyron: where does the 11 belong? Then he should stand on the one that has further to go.',
  'zefiria.school.drill.outside': 'Around the outside',
  'zefiria.school.outside.ask':
    'Austro flies around the outside and swaps islands in the row and the column before him. Bring the 17 and the 18 home.',
  'zefiria.school.outside.because':
    'Beside the fourth row he has both of them before him, and they are one step apart.',
  'zefiria.school.outside.otherwise':
    'Both lie in the fourth row. At which place outside is that row before Austro?',
  'zefiria.school.concept.corner':
    'Choose a corner to begin in. Look where many islands nearby have a −2: there is a lot to do.',
  'zefiria.school.concept.borea':
    'You lead Borea: she jumps to islands of her colour and swaps any island with the symbol she stands on.',
  'zefiria.school.concept.jugo':
    'You lead Jugo: he jumps to islands with his symbol and swaps any island of the colour he stands on.',
  'zefiria.school.concept.etesia':
    'You lead Etesia: she sails along diagonals and swaps an island next to her with any other.',
  'zefiria.school.concept.stepOut':
    'You lead Austro. First he steps off the grid, free of charge: choose a side. At the end of the turn he steps back in.',
  'zefiria.school.concept.austro':
    'Outside, Austro flies anywhere along the edge for 1 point. He swaps any two islands in the row and the column before him.',
  'zefiria.school.concept.skyron':
    'You lead Skyron: he flies to neighbours and swaps the island he stands on. Then you choose which of the two he ends on.',
  'zefiria.school.concept.points':
    'So many points are left for this turn. A flight costs 1, a swap 1 for each step.',
  'zefiria.school.concept.map':
    'The map shows where every island belongs. Select one, and its place gets a frame here and on the board.',
  'zefiria.school.concept.pair':
    'Right now one swap can bring two islands home. Select islands that you can swap and look for a price with two stars.',
  'zefiria.school.concept.star':
    'A price with a star means: this swap brings an island home. That is worth 2 or 3 in the score.',
  'zefiria.school.concept.nothing':
    'From here no swap brings an island home. Fly on, or bring two islands nearer to their places.',
  'zefiria.school.concept.wrong':
    '−2: this island lies in a wrong row. Its colour tells which row it wants to get to.',
  'zefiria.school.concept.row': '−1: the row is right, the column is not yet.',
  'zefiria.school.concept.right': '+1: this island is in place. Leave it there if you can.',
  'zefiria.school.concept.lastPoint':
    'One point is left: enough for a flight or a swap with a neighbour. Then the turn ends by itself.',
  'zefiria.school.concept.partner':
    'Your partner’s turn. A bot shows its plan with arrows and waits: agree with “Go ahead”, or sketch another one. You win or lose together.',
  'zefiria.school.concept.jump':
    'That was a jump, to the same colour or the same symbol. What lies in between does not matter for it.',
  'zefiria.school.concept.around':
    'A breath cannot pass over a spirit: the way leads around, and that costs more. The prices have it counted in.',
  'zefiria.school.concept.rounds': 'Round 2: every full gem is a round that is still to come after this one.',
  'zefiria.school.concept.score':
    'Your shared score: all islands as they lie now. From 11 on it is a gentle breeze, at 25 the winds will sing of you.',
  'zefiria.school.concept.inPlace': 'So many of the 25 are in place.',
  'zefiria.school.concept.unused':
    'Points that you did not use are lost. Even one is enough to bring an island a step nearer.',
  'zefiria.school.concept.plan':
    'With “Plan” you can try a whole turn out first. Nothing happens until you play it.',
  'zefiria.school.concept.lastRound':
    'The last round. Prepare nothing any more: only what lies right at the end counts.',
  'zefiria.school.caution.away':
    'This moves an island away that is in place, and none comes home. Do it all the same?',
  'zefiria.school.caution.leaves':
    'From here one swap would bring two islands home; after this flight you can no longer do it. Fly all the same?',
  'zefiria.school.caution.farther':
    'This takes the two islands farther from their places. Swap them all the same?',
  'zefiria.school.caution.lastFlight':
    'This is your last point of the game, and a flight changes nothing in the score. Fly all the same?',
  'zefiria.school.well.all': 'All 25 islands are in place: it cannot be done better.',
  'zefiria.school.well.wind': '17 points or more in a first game: a steady wind, well done!',
  'zefiria.school.well.pairs': 'More than once you brought two islands home with a single swap.',
  'zefiria.school.well.home': 'You brought at least eight islands home yourself.',
  'zefiria.school.well.thrifty': 'You did not waste a single point.',
  'zefiria.school.well.breeze': 'Together you got past 11 points: a gentle breeze.',
  'zefiria.school.well.played': 'You have played a whole game and know what every turn is made of.',
  'zefiria.school.next.storm': 'Try it with storms: they whirl islands about, and red gems anchor them.',
  'zefiria.school.next.unused': 'Use all your points: even one brings an island a step nearer.',
  'zefiria.school.next.flights':
    'Fly less, swap more: before you fly, see what can be swapped from where you stand.',
  'zefiria.school.next.pairs': 'Look for two islands that lie in each other’s place: one swap, two stars.',
  'zefiria.school.next.rows':
    'Many islands got only as far as their row. Towards the end bring them to their column as well.',
  'zefiria.school.next.plan':
    'Plan two turns ahead: what does your partner reach, and what can you lay ready?',
  'zefiria.school.chapter.storm': 'Storms',
  'zefiria.school.storms':
    'If you like, play with storms: one breaks before every new round. Six red gems lie ready; you will soon see what for.',
  'zefiria.school.beforeStorm':
    'You lead Jugo, who stands on blue. One point is left: swap the 11, which is blue, and the 25. Both come nearer to their places.',
  'zefiria.school.beforeStormHere':
    'Your last point is for the 11 and the 25: then both are one step nearer.',
  'zefiria.school.stormBroke': 'The round is over, and a storm breaks!',
  'zefiria.school.anchor':
    'It struck the 8, but the 8 is in place. So a red gem anchors it: nobody can move it, pass over it or fly to it.',
  'zefiria.school.takeGem':
    'Mira has had her turn. For 1 point you may take a red gem, however far it is: press the 8, then “Take the gem”.',
  'zefiria.school.takeGemHere': 'Later. First take the gem from the 8.',
  'zefiria.school.gemTaken': 'The gem is yours, and the 8 is free again.',
  'zefiria.school.spendAll':
    'The 16 belongs where the 15 lies, four steps away. You have four points: swap the 15 and the 16.',
  'zefiria.school.spendAllHere': 'Better keep the four points together: for the 15 and the 16.',
  'zefiria.school.spentAll': 'The 16 is in place, and your points are spent.',
  'zefiria.school.giveGem':
    'But there is a gem. Give it, and whoever acts gets 1 more point; you may do so in anybody’s turn. Kept to the end it counts 1.',
  'zefiria.school.giveGemHere': 'The turn is not over yet: your gem is worth another point to act with.',
  'zefiria.school.gemGiven': 'The gem is gone, but you can act once more.',
  'zefiria.school.extraPoint': 'Use the point well: the 15 and the 20 lie in each other’s place.',
  'zefiria.school.extraPointHere':
    'With a single point nothing brings more than the 15 and the 20: two stars.',
  'zefiria.school.secondStorm': 'Two home with a gem! And the next storm is here.',
  'zefiria.school.blizzard':
    'A blizzard: the 18 and the 1 changed places, and Etesia was carried along. A tornado swaps around the middle.',
};

export default en;
