import { inOrder } from './passages.js';

export default inOrder({
  goal: {
    title: 'What it is about',
    body: [
      'Twenty-five floating islands have drifted out of order. Together you are the spirits of the wind who put them back: 1 to 5 in the first row, 6 to 10 in the second, and so on to 25, before time runs out.',
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
      'From the first player on, everybody takes a free corner. With 2 players the two begin in opposite corners.',
      '! The first player is the one in the first seat.',
    ],
  },
  round: {
    title: 'Rounds',
    body: [
      'In each round everybody has one turn. There are 6 rounds with 2 players, 5 with 3 and 4 with 4. Every round uses up a violet gem.',
      'After the last round the game is over.',
      '! Without storms you may end the game as soon as all islands are in place.',
    ],
  },
  turn: {
    title: 'A turn',
    body: [
      'You have 5 points with 2 players and 4 with 3 or 4. Spend them on flights and breaths, in any mix and as often as you like. What you do not use is lost.',
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
      '! The way may bend as it likes; the shortest one counts.',
    ],
  },
  borea: {
    title: 'Borea',
    body: [
      '* Flight: to a neighbouring island, or to any free island of the colour she stands on.',
      '* Breath: swaps any free island with the symbol she stands on with any other free island.',
    ],
  },
  jugo: {
    title: 'Jugo',
    body: [
      '* Flight: to a neighbouring island, or to any free island with the symbol he stands on.',
      '* Breath: swaps any free island of the colour he stands on with any other free island.',
    ],
  },
  etesia: {
    title: 'Etesia',
    body: [
      '* Flight: to a neighbouring island, or any distance along a diagonal as long as nothing is in the way. Turning into another direction is a new flight.',
      '* Breath: swaps a free neighbouring island with any other free island.',
    ],
  },
  austro: {
    title: 'Austro',
    body: [
      '* He begins his turn by stepping off the grid, beside the island he stood on, and ends it by stepping onto the island beside him. Both are free of charge.',
      '* Flight: anywhere along the outside, to a place beside a free island.',
      '* Breath: swaps any two free islands in the row and the column of the island before him; the way stays within these two lines.',
      '! From a corner he chooses the side. If a storm has carried him inside the grid, he steps out along his row or column, to the edge he likes.',
      '! While he is outside, the island he left is free.',
      '! He cannot end beside an island that is not free. While he is beside such an island, his last point is for a flight away, or for taking the gem that blocks it.',
    ],
  },
  skyron: {
    title: 'Skyron',
    body: [
      '* Flight: to a neighbouring island only.',
      '* Breath: swaps the island he stands on with any free island. Then he chooses which of the two he stands on. He cannot do it while his island is anchored.',
    ],
  },
  storm: {
    title: 'Storms',
    body: [
      'With storms, every round but the first begins with a storm card and a grid card. The grid card names the island that is struck.',
      '* If that island is in its right place, it is anchored: a red gem from the reserve is put on it, and nothing else happens. If it is already anchored, or no gem is left, nothing happens at all.',
      '* Blizzard: the island swaps with the one so many steps away in the direction of the card. Beyond the edge one comes in again on the other side.',
      '* Tornado: the island swaps with the one that lies where its place comes to be after so many quarter turns of the grid, clockwise.',
      'Spirits on the two islands travel along.',
      '! There are four blizzards (1 up, 2 right, 2 down, 1 left) and three tornadoes (1, 2 and 3 quarter turns). A grid card can lie in any of its four directions; no card names the centre.',
      '! If the second island is anchored, nothing is swapped.',
    ],
  },
  gems: {
    title: 'Red gems',
    body: [
      'An anchored island is not free: it cannot be moved, passed over or flown to.',
      'For 1 point you may take a red gem from any island in your turn. Whoever holds a red gem may give it away at any moment of anybody’s turn: it leaves the game, and the spirit that acts gets 1 more point.',
      'If a gem lies under your spirit, you must fly off first, if you can, before you take gems, breathe or end your turn.',
      '! Austro’s step off the grid counts as flying off.',
    ],
  },
  solo: {
    title: 'Playing alone',
    body: [
      'You lead three spirits in three different corners, with 5 points each. One of them, drawn by lot, sleeps through the first round and stays where it is, as an obstacle.',
      'In each round you use the two that are awake, one wholly after the other, in the order you like. After the round you choose which of these two sleeps next; the sleeper wakes up.',
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
