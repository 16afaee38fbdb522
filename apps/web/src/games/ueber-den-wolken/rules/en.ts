import { inOrder } from './passages.js';

export default inOrder({
  goal: {
    title: 'What it is about',
    body: [
      'A flock flies over a sea of clouds, and everybody at the table has birds in it. Three times the front of the flock lands. Whoever has birds there is paid by the nest card; birds that are still in the air may be worth something for your cards. Whoever has the most points after 3 stages wins.',
    ],
  },
  flock: {
    title: 'The flock',
    body: [
      'The flock has 3 rows and 5, 6 or 7 columns with 2, 3 or 4 players. The front is at the top of the picture. A column fills from the back, never has a gap, and holds 3 birds at most.',
      'At the start it is a wedge: 9, 12 or 15 birds, with the tallest columns in the middle. The foremost bird of a column is the one that would land; it has a golden glow.',
      {
        caption: 'A flock for three players. Those with a golden glow would land now.',
        alt: 'Twelve birds in six columns; the middle columns are three high, the outer ones one.',
      },
    ],
  },
  birds: {
    title: 'The birds',
    body: [
      'Everybody has a species of their own: kite, goose, crane or swallow. Swifts belong to nobody.',
      'Males have a crest, bars on their wings and the longer tail; females have round spots and a shorter tail. Swifts have no sex that counts.',
      {
        caption: 'Females above, males below: kite, goose, crane, swallow. At the upper right a swift.',
        alt: 'Nine birds in two rows; those below have a crest and bars on their wings.',
      },
      '! Every species has 3 females and 2 males; there are 5 swifts.',
    ],
  },
  setup: {
    title: 'The start',
    body: [
      'The wedge is filled at random with 2 females and 1 male of each species and with 3 swifts. The other birds are the bird deck, and 2 of them lie face up beside it.',
      'Everybody is dealt 2 manoeuvre cards and has 10, 13 or 16 cubes with 2, 3 or 4 players. 4, 5 or 6 cards lie open on the display, and a nest card is revealed.',
      '! Each number of players has its own set of manoeuvre cards. Where they score, and how much, was set by us from many simulated matches: the less often a bird is still on a space after the landing, the more it pays.',
    ],
  },
  first: {
    title: 'Who begins',
    body: [
      'Whoever has most birds in the front row begins the stage. In a tie, whoever of them has most birds in the two front rows begins; if that is a tie too, it is drawn by lot. The same goes for every stage.',
    ],
  },
  turn: {
    title: 'Your turn',
    body: [
      'Do one of three things: a standard action, a manoeuvre card from your hand, or pass. Then the next player clockwise goes. Whoever has no cubes left is skipped, and when nobody has any, the stage ends.',
    ],
  },
  prices: {
    title: 'What actions cost',
    body: [
      'In every stage the first use of a standard action costs 1 cube, the second 2, the third 3 and so on, no matter who used it before. The cubes lie on the action until it is used again; then they go to the nest.',
      'If you cannot pay, you cannot use it.',
      'Example: Ada flies sideways for 1 cube. Ben does so next and pays 2; Ada’s cube goes to the nest.',
      {
        caption: 'Action A was used twice and costs 3 now, action C once and costs 2.',
        alt: 'Four action spaces and passing, with the prices 3, 1, 2, 1 and 2; two cubes lie on A, one on C.',
      },
    ],
  },
  flying: {
    title: 'Flying: actions A and B',
    body: [
      'Sideways: swap one of your birds with the bird on its left or right. Ahead or back: swap one of your birds with the bird right before or behind it.',
      'The other bird may be anybody’s, your own included. You never fly onto an empty space.',
      {
        caption: 'This kite can swap with its neighbours; each shows the price.',
        alt: 'One bird is lifted, the birds beside and behind it are ringed and bear a price.',
      },
      '! A swap of two birds that look the same changes nothing, but is allowed.',
    ],
  },
  adding: {
    title: 'Adding a bird: action C',
    body: [
      'Take one of the face-up birds, which is replaced from the deck afterwards, or the top of the deck, which you see before you place it. It may be any bird, whoever owns it.',
      {
        caption: 'Two birds lie face up, the deck beside them.',
        alt: 'Two birds and a covered deck with the number of its birds.',
      },
      'Put it in front of a column that has fewer than 3 birds; or push such a column forward by one and put the bird at its back.',
      {
        caption:
          'Where a new kite may join: in front, or at the back, where the arrow pushes the column forward.',
        alt: 'Faint birds before and arrows behind all columns that do not have three birds yet.',
      },
      'If every column is full or no bird is left, this action is not possible.',
      '! Face-up birds that look the same are one choice. A face-up place that could not be filled because the deck was empty is filled when the next stage begins.',
    ],
  },
  taking: {
    title: 'Taking a card: action D',
    body: [
      'Take a manoeuvre card from the display. Its place stays empty until the stage is over.',
      'With an empty display this action is not possible.',
      'You hold 4 cards at most. If you take a fifth, you discard any one of them at once. A manoeuvre card that you are just playing no longer counts.',
    ],
  },
  cards: {
    title: 'Playing a card',
    body: [
      'A manoeuvre card has two parts: an action, and two spaces that bring points after a landing. You use it for one or for the other.',
      'To use the action, pay its cubes to the nest, do what it says and discard the card. Prices of standard actions do not change.',
      '! A card whose action has no legal target cannot be played.',
    ],
  },
  kinds: {
    title: 'The ten manoeuvres',
    body: [
      'Swaps need birds on both spaces, and one of them is yours, except for Neutral.',
      {
        caption:
          'One card of each of the ten kinds, in the order of the list. Above the action with its price, below the two spaces with points.',
        alt: 'Ten cards with signs: arrows between birds, prices in circles, a grid with points below.',
      },
      '* Dodge, 2 cubes: the same row, exactly 2 spaces away.',
      '* Sharp Dodge, 2 cubes: the same row, exactly 3 spaces away.',
      '* Lead Change, 2 cubes: front and back of one column.',
      '* Standard, 2 cubes: any standard action, whatever it costs now.',
      '* Neutral, 2 cubes: a swift and a bird next to it, not diagonally.',
      '* Diagonal, 3 cubes: two birds that touch at a corner.',
      '* Score, 3 cubes: score another card of your hand at once and discard it.',
      '* Free Flight, 4 cubes: a bird of yours with any bird of the flock.',
      '* Favourite Bird, 4 cubes: search the deck for a bird, add it as usual, shuffle the deck.',
      '* Display: use the action of a card on the display for its price; that card stays where it is.',
      '! Display cannot be used as another Display. If it is used as Standard to take a card, the card that it is used as stays.',
      '! Score needs another card in your hand that is worth points now.',
      '! Cards of each kind with 2, 3 and 4 players: Dodge 2, 2, 3; Sharp Dodge 1, 2, 2; Lead Change 2, 2, 2; Standard 2, 2, 3; Neutral 2, 2, 2; Diagonal 2, 2, 3; Score 1, 2, 2; Free Flight 1, 2, 2; Favourite Bird 1, 1, 1; Display 2, 2, 2.',
    ],
  },
  passing: {
    title: 'Passing',
    body: ['Whoever passes pays 2 cubes, or the last one.'],
  },
  landing: {
    title: 'The landing',
    body: [
      'When nobody has cubes left, the foremost bird of every column lands and leaves the flock. Afterwards landed birds are shuffled and go under the bird deck.',
    ],
  },
  nest: {
    title: 'The nest card',
    body: [
      'The nest card of the stage says how many points 1, 2, 3, 4 or 5 landed birds of your own are worth, and what each pair of a male and a female adds or takes away. Swifts score for nobody.',
      'Example: the card shows 3, 7, 11 and +3 for a pair. 2 males and 1 female bring 11 and one pair 3: 14 points. 2 females bring 7.',
      {
        caption: 'The nest card of the example. Marked is how many of your birds would land now.',
        alt: 'A nest and the numbers 3, 7, 11, 15, 19 for 1 to 5 birds, and +3 for a pair.',
      },
      '! The rulebook shows one nest card, for up to 3 birds; the numbers of the others are ours.',
      'The seven nest cards, points for 1 to 5 birds and then the pair: 3/7/11/15/19 +3, 5/9/12/14/15 +2, 2/5/9/14/20 +2, 4/9/14/19/24 −3, 6/10/13/15/16 −2, 1/4/9/16/25 +1, 3/6/9/12/15 +5.',
    ],
  },
  scoring: {
    title: 'Scoring cards',
    body: [
      'Then everybody, beginning with the first player of the stage, may score cards of their hand with the flock that is left. Each of the two spaces with a bird of your own brings its points, and both together 2 more. Scored cards are discarded; the others stay in your hand.',
      {
        caption:
          'The two spaces of a card in the flock. A space is golden if it would count after the landing.',
        alt: 'The flock with two badges that bear points.',
      },
      'Example: a card shows 2 and 1, and you have birds on both spaces: 5 points.',
      '! A card that is worth nothing is not offered, and whoever has nothing to score is not asked. After stage 3 all cards that are worth something are scored by themselves.',
    ],
  },
  next: {
    title: 'The next stage',
    body: [
      'Everybody takes all cubes back, prices are 1 again, a new nest card is revealed, and the display is filled up. If the draw pile is empty, it is made anew from the discards.',
      'Each column that is one bird short of its height in the wedge moves forward by one and gets a bird from the deck at its back, from left to right. Columns that are taller stay as they are.',
    ],
  },
  end: {
    title: 'The end',
    body: [
      'After stage 3 whoever has the most points wins. In a tie, whoever has fewer birds in the flock wins; if that is a tie too, the win is shared.',
    ],
  },
});
