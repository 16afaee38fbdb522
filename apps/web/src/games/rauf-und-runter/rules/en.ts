import { inOrder } from './passages.js';

export default inOrder({
  goal: {
    title: 'What it is about',
    body: [
      'After seven rounds your hen wants to sit higher on the ladder than all the others.',
      'To climb you need momentum, more than your rivals and yet no more than the flutter number of the round allows. Whoever flaps too hard comes tumbling down.',
    ],
  },
  components: {
    title: 'What is on the table',
    body: [
      '* 16 ladder cards with the values 7 to 22, one of each. One side shows rungs, the other the value, which is then called a flutter number.',
      '* For each of the 2 to 5 players a flutter track with the spaces 1 to 25 and two birds: a hen for the ladder, a chick for the track.',
      '* 5 dice with the faces 1, 2, 3, 4, 5 and a feather.',
      '* 35 feathers in the nest, which is the supply, and a dung heap.',
      '! Every ladder card counts as four spaces; the gap where two cards meet is one of them. We count spaces from 1 at the bottom. Nine cards make 36 spaces, and the open end at the top is the last of them.',
    ],
  },
  setup: {
    title: 'How it begins',
    body: [
      'The cards are shuffled. Nine of them make the ladder. The other seven lie beside it with their numbers up: they are the flutter numbers of rounds one to seven, in that order, and everybody sees them all from the start.',
      'All hens sit side by side in the middle of the second card, on space 6. A climbing plant grows along one side of the ladder, and who sits nearer to it at the start is drawn by lot.',
      {
        caption:
          'Four hens at the start. The flutter numbers hang on the line; the big one is that of the current round.',
        alt: 'A ladder in a farmyard, four hens side by side on the second card, above them a clothesline with seven numbers.',
      },
      'Nobody has feathers yet.',
    ],
  },
  order: {
    title: 'Who goes first',
    body: [
      'The highest hen goes first, then the next one down. Among hens on one space, the one nearer to the plant goes first. This is the pecking order, and it also settles who climbs first and who wins in the end.',
      {
        caption:
          'The top hen has had her turn. Of the two on one space, the one on the left, nearer to the plant, goes first.',
        alt: 'Hens at different heights of the ladder, two side by side on one space; the plant climbs on the left.',
      },
      '! The order of play is fixed when the round begins. It stays, even if somebody falls during the round.',
    ],
  },
  rolling: {
    title: 'Five rolls',
    body: [
      'On your turn you roll five times: first with all five dice, then with four, three, two and one. From every roll you choose one die and put it aside; the others are rolled again.',
      'So after your turn you have put all five dice aside, one from each roll.',
    ],
  },
  picking: {
    title: 'Choosing a die',
    body: [
      'You are free to choose any die of the roll. Where it goes is not up to you:',
      '* A feather brings you one feather from the nest.',
      '* A number that is at least as high as the last one on your flutter track goes onto the track. The first number always does.',
      '* A lower number goes to the dung heap.',
      'Example: the last die on your track is a 3 and you roll 1, 3, 5 and a feather. The 1 would go to the dung heap, the 3 and the 5 onto the track, and the feather would bring you a feather.',
      {
        caption: 'The roll of the example. The 5 would go behind the 3, to space 8.',
        alt: 'A 3 lies on the fence; in the straw before it the dice 1, 3, 5 and feather. A shadow shows where the 5 would go.',
      },
      'Dice that show the same are one choice, not several.',
      '! If the nest is empty, a feather die brings nothing.',
    ],
  },
  track: {
    title: 'The flutter track',
    body: [
      'The numbers on your track add up. A die lies on the space of the sum so far, and the sum after the fifth die is your momentum.',
      'Example: a 2 goes to space 2. Another 2 goes to 4, for 2 + 2. A 5 after that goes to 9. From then on only fives still fit, and the next one would lie on 14.',
      {
        caption: '2, 2 and 5 make 9. The flag marks the flutter number; beyond it the pickets are rotten.',
        alt: 'A fence with 25 pickets; three boards 2, 2, 5, a fluttering hen on 9, a flag with the 12.',
      },
    ],
  },
  dungheap: {
    title: 'The dung heap',
    body: [
      'A die on the dung heap does nothing: no momentum, no feather. Sometimes that is exactly what you want.',
      'You cannot send a die there at will. If every number of the roll fits on your track, the dung heap stays empty. Example: after a 2 you roll 2, 3, 4 and 4. Any die of these goes onto the track.',
    ],
  },
  reroll: {
    title: 'Rolling again',
    body: [
      'You do not like a roll? Put two feathers back into the nest and roll all dice of this roll again. You may do so as often as you can pay.',
      'Dice that were put aside earlier stay where they are.',
    ],
  },
  momentum: {
    title: 'After the fifth die',
    body: [
      'Compare your momentum with the flutter number of the round. If it is the same or less, all is well: your chick stands on your momentum and waits for the others.',
      'Example: with a flutter number of 10 you may stand on 10, but not on 11.',
      'If your momentum is higher, feathers may save you. Otherwise you fall.',
      '! If you have put no number on the track at all, you neither fall nor stand: your chick is not on the track and you are left out of the comparison.',
    ],
  },
  feathers: {
    title: 'Shedding feathers',
    body: [
      'Every feather that you give back to the nest makes up for one space above the flutter number. You decide how many, but never more than needed.',
      'If that covers everything, you do not fall, and your chick stands on your full momentum, not on the flutter number.',
      'Example: flutter number 12, momentum 15, so three too many. With three feathers you stand on 15. With one feather you fall two spaces.',
      {
        caption: 'Momentum 15 with flutter number 12: three too many.',
        alt: 'Three boards of 5 reach three pickets beyond the flag with the 12; the hen tumbles.',
      },
      '! If you have no feathers, nothing is asked: you fall.',
    ],
  },
  fall: {
    title: 'Falling',
    body: [
      'Your hen falls at once, by what is left above the flutter number after shedding. She never falls below the lowest space.',
      'On the space where she lands she sits down behind those who are there already, farther from the plant.',
      'You have no chick on the track this round, so you are not compared, do not climb, and get no feathers.',
      '! A hen that falls but is already on the lowest space keeps her place in the row.',
    ],
  },
  comparison: {
    title: 'The comparison',
    body: [
      'When everybody has rolled, all chicks on the tracks are compared.',
      '* Whoever has the lowest momentum stays where she is and takes two feathers. If several share the lowest, each of them does.',
      '* Everybody else climbs by the difference to the lowest.',
      '* Only one chick on the tracks? Its hen climbs the whole momentum.',
      '* All on the same number? Nobody climbs and nobody gets feathers.',
      '* No chick on any track? Then nothing happens.',
      'Example: four chicks stand on 6, 6, 9 and 11; the fifth is missing after a fall. Those on 6 take two feathers each, the 9 climbs three spaces and the 11 climbs five.',
      {
        caption: 'The comparison of the example: 6, 6, 9 and 11.',
        alt: 'Four hens stand on the fence: two on 6, one on 9, one on 11.',
      },
      '! If the nest does not hold enough feathers, they are handed out in pecking order for as long as there are any.',
    ],
  },
  climbing: {
    title: 'Climbing',
    body: [
      'Hens climb in pecking order, as they sit at that moment: the highest first, and on one space the one nearer to the plant.',
      'Whoever comes to a space that is taken sits down behind the others. Nobody climbs past the top space.',
      'Example: Ada on space 14 climbs three spaces, Berta on space 12 climbs five. Both come to 17, but Ada climbs first and so sits nearer to the plant.',
      {
        caption: 'Ada and Berta on space 17: Ada came first and sits by the plant.',
        alt: 'Two hens side by side high on the ladder.',
      },
      '! A hen that should climb but already sits on the top space keeps her place in the row.',
    ],
  },
  ladder: {
    title: 'The ladder grows',
    body: [
      'After the climb, the flutter card of the round is turned over and makes the ladder four spaces longer at the top. The tracks are cleared, and the next flutter number counts.',
    ],
  },
  end: {
    title: 'The end',
    body: [
      'After the seventh round the last card joins the ladder, and the game is over. The highest hen wins. If several sit on that space, the one nearest to the plant wins, so there is always exactly one winner.',
      'Feathers that are left over count for nothing.',
    ],
  },
});
