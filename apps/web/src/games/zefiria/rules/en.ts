import { inOrder } from './passages.js';

export default inOrder({
  goal: {
    title: 'What it is about',
    body: [
      'Twenty-five floating islands have drifted out of order. Together you are the spirits of the wind who put them back: 1 to 5 in the first row, 6 to 10 in the second, and so on to 25, before time runs out.',
      {
        caption: 'How it should look in the end: every island counts +1.',
        alt: 'All 25 islands lie in order, from 1 at the upper left to 25 at the lower right.',
      },
      'You win or lose together. Nothing is hidden, so talk, point and plan as much as you like.',
    ],
  },
  components: {
    title: 'What is on the table',
    body: [
      '* 25 islands in a grid of five by five, each with a number, a colour and a symbol. Every pair of colour and symbol occurs once.',
      '* Five spirits: Borea, Jugo, Etesia, Austro and Skyron. Each flies and breathes in its own way.',
      '* Violet gems that count the rounds and, with storms, 6 red gems, 7 storm cards and 6 grid cards.',
      '! The colour of an island is the row where it belongs: amber, green, blue, violet, pink from the top. The five symbols are fir, lighthouse, arch, windmill and balloon.',
    ],
  },
  setup: {
    title: 'How it begins',
    body: [
      'The islands are laid out at random. Everybody has a spirit, drawn or chosen, and all are different.',
      'From the first seat on, everybody takes a free corner. With two players you begin in opposite corners.',
      {
        caption: 'A start for two: Borea and Jugo in opposite corners.',
        alt: 'Islands out of order; Borea stands at the upper left, Jugo at the lower right.',
      },
      '! Whoever has the first seat begins.',
    ],
  },
  round: {
    title: 'Rounds',
    body: [
      'In each round everybody has one turn. There are 6 rounds with two players, 5 with three and 4 with four. Every round uses up a violet gem.',
      'After the last round the game is over.',
      '! Without storms you may end the game as soon as all islands are in place.',
    ],
  },
  turn: {
    title: 'A turn',
    body: [
      'You have 5 points with two players and 4 with three or four. Spend them on flights and breaths, in any mix and as often as you like. What you do not use is lost.',
      'An island is free if no spirit and no red gem is on it. Spirits never end on an island that is not free, and breaths never move one or pass over one.',
      '! Your turn ends by itself when no points are left, unless somebody holds a red gem; then you end it yourself.',
    ],
  },
  flight: {
    title: 'Flight',
    body: [
      'Every flight costs 1 point and takes your spirit to another free island. How far it gets depends on the spirit.',
      '! Flights to an island of the same colour or the same symbol are jumps: what lies in between does not matter.',
    ],
  },
  breath: {
    title: 'Breath',
    body: [
      'A breath swaps two free islands. It costs 1 point for each island it passes over, the last one included: the number of steps from one to the other.',
      'The way leads from neighbour to neighbour through free islands, never diagonally. The board always shows the cheapest price.',
      {
        caption:
          'Etesia on 12 wants to swap 16: every island shows its price. The way to 15 leads around Jugo.',
        alt: 'Prices on all free islands, counted from island 16; a way leads from 16 around the taken place to 15.',
      },
      '! The way may bend as it likes; the shortest one counts.',
    ],
  },
  borea: {
    title: 'Borea',
    body: [
      '* Flight: to a neighbouring island, or to any free island of the colour she stands on.',
      '* Breath: swaps any free island with the symbol she stands on with any other free island.',
      {
        caption:
          'Borea on 23: a bright glow shows where she can fly, puffs which islands her breath can take hold of.',
        alt: 'Islands next to Borea and all free pink ones glow; islands with her symbol bear a puff.',
      },
    ],
  },
  jugo: {
    title: 'Jugo',
    body: [
      '* Flight: to a neighbouring island, or to any free island with the symbol he stands on.',
      '* Breath: swaps any free island of the colour he stands on with any other free island.',
      {
        caption:
          'Jugo on 11: he jumps to all islands with his symbol; his breath takes hold of the blue ones.',
        alt: 'Islands next to Jugo and all free ones with his symbol glow; blue islands bear a puff.',
      },
    ],
  },
  etesia: {
    title: 'Etesia',
    body: [
      '* Flight: to a neighbouring island, or any distance along a diagonal as long as nothing is in the way. Turning into another direction is a new flight.',
      '* Breath: swaps a free neighbouring island with any other free island.',
      {
        caption:
          'Etesia in the middle flies diagonally as far as the way is free: it ends before Jugo and Skyron.',
        alt: 'Etesia in the middle; her neighbours and the diagonals up to the next spirit glow. The four neighbours bear a puff.',
      },
    ],
  },
  austro: {
    title: 'Austro',
    body: [
      '* He begins his turn by stepping off the grid, beside the island he stood on, and ends it by stepping onto the island beside him. Both are free of charge.',
      '* Flight: anywhere along the outside, to a place beside a free island.',
      '* Breath: swaps any two free islands in the row and the column of the island before him; the way stays within these two lines.',
      {
        caption:
          'Austro is outside before the 2: he reaches every place along the edge, and his breath belongs to the row and the column of the 2.',
        alt: 'Austro above the first row; places with wings lie around the grid, and the islands of the row and the column before him bear puffs.',
      },
      '! From a corner he chooses the side. If a storm has carried him inside the grid, he steps out along his row or column, to the edge he likes.',
      '! While he is outside, the island he left is free.',
      '! He cannot end beside an island that is not free. While he is beside such an island, his last point is for a flight away, or for taking the gem that blocks it, where no spirit stands there too.',
    ],
  },
  skyron: {
    title: 'Skyron',
    body: [
      '* Flight: to a neighbouring island only.',
      '* Breath: swaps the island he stands on with any free island. Then he chooses which of the two he stands on. He cannot do it while his island is anchored.',
      {
        caption: 'Skyron swaps his own island, here the 14: this is what it costs to each other one.',
        alt: 'Skyron on island 14; all free islands show the price from there.',
      },
    ],
  },
  storm: {
    title: 'Storms',
    body: [
      'With storms, every round but the first begins with a storm card and a grid card. The grid card names the island that is struck.',
      '* If that island is in its right place, it is anchored: a red gem from the reserve is put on it, and nothing else happens. If it is already anchored, or no gem is left, nothing happens at all.',
      '* Blizzard: the island swaps with the one so many steps away in the direction of the card. Beyond the edge one comes in again on the other side.',
      {
        caption:
          'A blizzard, 2 to the right, strikes the 25 at the edge: it swaps with the island where one comes in again from the left, the 17.',
        alt: 'Two cards: two arrows to the right, and a grid with the last place of the fourth row marked.',
      },
      '* Tornado: the island swaps with the one that lies where its place comes to be after so many quarter turns of the grid, clockwise.',
      {
        caption:
          'A tornado, 1 quarter turn, strikes the 8 in the middle of the top: it swaps with the 15 in the middle of the right side.',
        alt: 'Two cards: a whirl with the number 1, and a grid with the middle place of the first row marked.',
      },
      'Spirits on the two islands travel along.',
      '! There are four blizzards (1 up, 2 right, 2 down, 1 left) and three tornadoes (1, 2 and 3 quarter turns). A grid card can lie in any of its four directions; no card names the centre.',
      '! If the second island is anchored, nothing is swapped.',
    ],
  },
  gems: {
    title: 'Red gems',
    body: [
      'An anchored island is not free: it cannot be moved, passed over or flown to.',
      {
        caption: 'Red gems on 2, 12 and 24: Skyron on 7 cannot get past 2 and 12.',
        alt: 'Three islands bear a red gem; around Skyron only the neighbours without one glow.',
      },
      'For 1 point you may take a red gem from any island in your turn. Whoever holds a red gem may give it away at any moment of anybody’s turn: it leaves the game, and the spirit that acts gets 1 more point.',
      'If a gem lies under your spirit, you must fly off first, if you can, before you take gems, breathe or end your turn. If you cannot fly at first, act as you like; nothing more is asked of you then.',
      '! Austro’s step off the grid counts as flying off.',
    ],
  },
  solo: {
    title: 'Playing alone',
    body: [
      'You lead three spirits in three different corners, with 5 points each. One of them, drawn by lot, sleeps through the first round and stays where it is, as an obstacle.',
      'In each round you use the two that are awake, one wholly after the other, in the order you like. After the round you choose which of these two sleeps next; the sleeper wakes up.',
      {
        caption: 'Alone: Borea acts, Skyron waits, Austro at the upper right sleeps and is in the way.',
        alt: 'Three spirits in three corners; Austro at the upper right has his eyes closed.',
      },
      'You have 7 rounds in the easy game, 6 in the medium one and 5 in the hard one.',
      'You can play alone with storms, too: then all that is said about storms and red gems holds.',
      '! You choose the corners of all three.',
    ],
  },
  score: {
    title: 'The score',
    body: [
      '* Each island in its place: 1 point.',
      '* Each island in the wrong place but the right row: 1 point less.',
      '* Each island in the wrong row: 2 points less.',
      '* Each red gem that somebody still holds: 1 point.',
      {
        caption: 'The tag on each island shows what it counts.',
        alt: 'A grid that is almost in order; tags with +1, −1 and −2 on the islands.',
      },
      'Up to 10 points are a lull, 11 to 16 a gentle breeze, 17 to 21 a steady wind, 22 to 24 a mighty gale. From 25 on, the winds will sing of it.',
    ],
  },
  plans: {
    title: 'Planning together',
    body: [
      'Everybody may sketch moves at any time: all see the arrows at once. Whoever is to act can look at a proposal step by step, do its first step or play it all.',
      'In your own turn you can try a plan out, go back and forth in it, and only then play it.',
    ],
  },
});
