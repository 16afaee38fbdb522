import { inOrder } from './passages.js';

export default inOrder({
  goal: {
    title: 'What it is about',
    body: [
      'You are home to dragons. In four rounds you dig caves, entice dragons into them and walk through what you have built. Whoever has the most points at the end wins.',
      'Points come from dragons and their abilities, eggs, things cached on dragons, cards tucked under them, the guild, four objectives, and a little from what is left over.',
    ],
  },
  mat: {
    title: 'Your mat',
    body: [
      'Your mountain has three caves, one above the other: the Crimson Cavern, the Golden Grotto and the Amethyst Abyss. Each has four spaces, filled from the left. The first one is dug from the start; the other three are rock until a cave card is dug in.',
      'A column is the three spaces that lie one above the other. Spaces are adjacent if they touch at a side.',
      'Beside the caves your mat has two nests of its own. They belong to no cave, no column and no neighbourhood.',
      'Between the spaces runs the path of the explorer with its stones; each stone gives something.',
      {
        caption:
          'A mat in the third round: dragons with eggs, cached things and tucked cards; beside them dug spaces, and rock with the price of digging.',
        alt: 'Three caves one above the other with four spaces each; six dragons, empty caves and rock, and the stones of the path between them.',
      },
    ],
  },
  cards: {
    title: 'Reading a card',
    body: [
      'A dragon card shows its price, the caves where the dragon lives, its points, its nests for eggs, and its abilities with the sign for when they work.',
      {
        caption: 'Dragon 109: it costs meat and gold, lives in two caves, has one nest and brings 5 points.',
        alt: 'A dragon card with its picture, price, caves, size, nests, points and the text of its ability.',
      },
      'Every dragon is a hatchling, small, medium or large, and it is aggressive, helpful, playful or shy. Objectives and cards ask for that.',
      'A cave card costs nothing but the digging. Its effect works once, when it is dug; after that it keeps the space open for a dragon.',
    ],
  },
  setup: {
    title: 'How it begins',
    body: [
      'Everybody has six coins and one egg in a nest of the mat. Three dragons and three caves lie on display for all. One of four guild tiles and four objectives, one a round, are drawn by lot, and so is who begins.',
      {
        caption: 'The display: three dragons, three caves and the two decks.',
        alt: 'A row of small cards: three dragons with price and points, a deck, three caves, a deck.',
      },
      'Everybody gets three dragon cards and three cave cards, discards two of the six, and chooses three resources. All do so at the same time.',
      '! What was discarded is shown when all have finished.',
    ],
  },
  round: {
    title: 'A round',
    body: [
      'Clockwise, everybody takes one action a turn, until all have passed. Then, in this order:',
      '* abilities with the sign for the round’s end, beginning with whoever began the round; everybody chooses the order of their own;',
      '* the objective of the round is scored.',
      'Before the next round all six cards on display are replaced, the next player clockwise begins, and everybody gets six coins and an egg.',
      '! The egg is compulsory if a nest is free; you choose which. The display is not refilled while the round ends.',
    ],
  },
  turn: {
    title: 'Your turn',
    body: [
      'You take one of four actions: dig, entice, explore, or pass. Each but the last costs a coin, and usually more.',
      'Whoever passes is out until the round ends, keeps everything, and still receives the gifts of others.',
    ],
  },
  excavate: {
    title: 'Digging',
    body: [
      'Pay a coin and put a cave card from your hand on the leftmost rock of any cave. The second space of a cave costs nothing more, the third an egg, the fourth two eggs.',
      {
        caption: 'The rock shows what the next space costs: a coin, then an egg more, then two.',
        alt: 'Three caves without dragons, dug to different depths; coins and eggs are shown on the rock.',
      },
      'Then use the effect of the cave card. Whoever digs a fourth space may, before the whole card or after it, give three things (resources, dragon cards, cave cards in any mix) for a coin.',
      '! Where an effect lets you dig the top card of the deck, that card must be dug in; you only choose the cave.',
    ],
  },
  entice: {
    title: 'Enticing',
    body: [
      'Pay a coin and what is printed on a dragon of your hand, and put it on the leftmost dug space without a dragon, in a cave where it lives.',
      'An ability with the sign “When played” works at once.',
      'Some effects bring a dragon for less or for nothing. Then the coin of the action falls away too; room and habitat still count.',
      '! Where one symbol of the price is dropped, a dragon without egg or resource symbols is simply paid in full. Whoever pays with a dragon card to play another must keep one that can be played.',
      'The Highlands let you put a dragon over another one. The old one counts as a tucked card; what lay on it passes to the new one, but eggs beyond its nests are lost. Food that came this way feeds no hatchling.',
    ],
  },
  explore: {
    title: 'Exploring',
    body: [
      'The first walk through a cave costs a coin, the second in the same round a coin and an egg, the third a coin and two eggs. There is no fourth.',
      'Your explorer goes from stone to dragon to stone, to the first space without a dragon, and uses everything on the way: the stone, then the ability of the dragon if it has the sign “Activated”.',
      'Example: two dragons in the Crimson Cavern. You get a resource, the first dragon works, you take a guild step, the second dragon works, you get another resource, and the walk is over.',
      {
        caption:
          'The walk of the example: after the first dragon the explorer stands on the stone with the guild step. The entrance already shows the price of the second walk.',
        alt: 'Two dragons in the Crimson Cavern; the explorer stands on the stone between them.',
      },
      'A dragon that arrived in this turn rests: its activated ability does not work yet.',
      '! If dragons change places in the middle of the walk, whoever lies on the next space counts. A dragon that arrives before the explorer makes the walk longer, but rests.',
    ],
  },
  stones: {
    title: 'The stones on the path',
    body: [
      '* Crimson Cavern: any resource, a guild step, any resource, an egg; at the end you may cache up to 2 resources from your supply on dragons.',
      '* Golden Grotto: a dragon card, a guild step, a dragon card, an egg; at the end you may tuck up to 2 cards from your hand under dragons.',
      '* Amethyst Abyss: a cave card, a guild step, a cave card, an egg; at the end you may give a cave card for 2 eggs up to 2 times.',
      'The last stone of a cave lies behind the fourth dragon.',
    ],
  },
  paying: {
    title: 'Paying',
    body: [
      'Resources and coins come from your supply, cards from your hand, eggs from any of your nests. Where there is a choice, it is yours.',
      'At any time in your turn two resources may be exchanged for one of another kind. While you pay, what is missing is exchanged this way.',
      '! The kind you take differs from both that you give. You may pay for something that will do nothing, but not for a dragon, a cave, an activation or a swap that is not possible.',
    ],
  },
  abilities: {
    title: 'Abilities',
    body: [
      'Every dragon has one or two abilities, with a sign for when they work: when activated on a walk, when played, at the end of each round, at the end of the game.',
      {
        caption: 'The signs for when an ability works.',
        alt: 'Four signs with names: activated, when played, round end, game end.',
      },
      'Everything is optional. What an effect gives can be taken in any order and in part. Numbers are counted when the effect begins. A card that you get comes from the display or the deck; one that you draw, from the deck only.',
      'To cache a resource means to put it on a dragon for good; to tuck a card means to put it face down under a dragon for good. Each is worth a point. Tucked cards count for nothing else.',
      '! One egg on each, a card under each, several cards under one dragon or from the deck: all or nothing. Three cards that are kept, discarded and tucked must be shared out once they are drawn.',
      '! A dragon cannot activate itself. In the turn of its arrival only its activated ability is barred.',
      '! Whoever may name a resource must name one, but need not take it. If a dragon is covered in the middle of its effect, what should still go on it is lost. A dragon with the sign for the round’s end that arrives while the round ends still works, if its owner is not done. One that arrives by a gift in another’s turn rests until that turn is over.',
    ],
  },
  eggs: {
    title: 'Eggs and nests',
    body: [
      'An egg needs a free nest: one on a dragon, or one of the two on your mat. Eggs for which there is no nest are lost.',
      'Eggs pay for digging, exploring and hatchlings; those you keep are worth a point each.',
    ],
  },
  hatchlings: {
    title: 'Hatchlings',
    body: [
      'A young dragon sits in its shell. On a walk you may feed it: milk or meat from your supply, or a dragon card from your hand.',
      'Each piece of its food brings what is written first, from wherever it comes. The third piece brings what is written last as well, once in the game. After that it goes on eating as before.',
      {
        caption: 'Hatchling 20: each meat brings gold, the third two dragon cards as well.',
        alt: 'The card of a hatchling in its shell with the text of its feeding.',
      },
      '! Only its own food counts; other things may lie on it and feed nobody. What the third piece brings is one set, taken in any order.',
    ],
  },
  gifts: {
    title: 'Gifts',
    body: [
      'Some effects give something to all others. They are asked clockwise from the owner, after the owner’s own part, even if the owner declines that.',
      'Gifts are optional too. They reach you also when you have passed.',
    ],
  },
  guild: {
    title: 'The guild',
    body: [
      'A guild step moves your stone one space around the circle, and the space gives its reward at once.',
      'Whoever enters one of the two brown spaces puts a marker on a free square of the guild tile and may use it. You have four markers; after that brown spaces do nothing.',
      '* The first three rows do something at once.',
      '* The fourth row scores at the end of the game.',
      '* The fifth row is worth 6, 3 or, without limit, 1 point.',
      '! With four or five players each of the first four rows has one more square. Placing is compulsory, the reward is not. Two markers in the same scoring row count twice.',
    ],
  },
  circle: {
    title: 'The guild circle',
    body: [
      'The 12 spaces clockwise: brown (where all stones begin), egg, meat, dragon card, cave card, crystal, brown, egg, gold, dragon card, coin, milk. Whoever takes several steps gets every space on the way.',
      {
        caption: 'The circle with two guild stones and a guild tile with a marker on it.',
        alt: 'A circle of twelve spaces, two of them brown; below it the rows of a tile with free squares.',
      },
    ],
  },
  tiles: {
    title: 'The four guild tiles',
    body: [
      '* Plains: for an egg, dig the top cave card for free (2 squares); for 2 eggs, a dragon for free; a coin and 2 eggs; 1 point for every 2 eggs.',
      '* Sea: dig for free; for a dragon card, another dragon for free; a coin and 2 dragon cards (2 squares); 3 points for each full column.',
      '* Highlands: for a coin, dig for free up to 2 times; for a cave card, a dragon for free over another one (2 squares); a coin and 2 cave cards; 1 point for each cave card on your mat.',
      '* Rainforest: for a resource, dig for free, from the display too; a dragon from hand or display without its resources; a coin and 2 resources; 1 point for each cost symbol on the dragons of one cave (2 squares).',
    ],
  },
  limits: {
    title: 'Limits',
    body: [
      'At the end of your own turn you keep at most nine coins, nine resources, and nine cards of both kinds together. What lies on or under dragons does not count.',
      'What comes in on the turns of others may wait until the end of your next turn.',
      'Then the display is refilled. An empty deck is made anew from its discard pile when a card is needed.',
    ],
  },
  objectives: {
    title: 'Objectives',
    body: [
      'At the end of each round its objective is scored. First place brings 4, 5, 6 and 7 points in rounds one to four, second place 1, 2, 3 and 4, third place 0, 1, 2 and 3.',
      {
        caption:
          'The objectives of four rounds: what they count, what each place brings and how everybody stands now.',
        alt: 'A list of four objectives with points for the places and the standing of both players.',
      },
      'Those who tie share a place in full, and the next amount takes the very next place. Nothing at all scores nothing.',
      '! For markers of the guild, equal numbers are decided by the stone that has gone further in all; without a marker you score nothing.',
      '* About caves: cave cards on your mat; dragons and cave cards in one of the three caves.',
      '* About stores: nests on dragons, eggs in all nests, cached resources, guild markers.',
      '* About kinds of dragons: hatchlings, small, medium, large, aggressive, playful, shy or helpful ones.',
      '* About cards: dragons with at most 2 or at least 3 cost symbols; dragons with a when-played or round-end ability, or those with an activated one.',
    ],
  },
  end: {
    title: 'The end',
    body: [
      'After the fourth round you add up:',
      '* markers in rows four and five of the guild tile;',
      '* the points on your dragons, and what their game-end abilities bring;',
      '* one point for each egg, each cached resource and each tucked card;',
      '* objectives;',
      '* one point for each coin, and one for every four resources and cards that are left.',
      'In a tie whoever has more dragons wins; if that is equal too, the win is shared.',
      '! Abilities that take payment at the end, and the cave that the Rainforest counts, are worked out for you in the best way.',
    ],
  },
  solo: {
    title: 'Alone',
    body: [
      'Alone you play against a rival without a mat, which pays nothing and plays after each of your turns. You begin every round.',
      'It turns up a decision card: perhaps new dragons come on display, its counters on the objective go up or down, and its guild stone walks. On a brown space it takes a dragon from the display, and a cave or a square of the guild tile. It acts six or seven times a round.',
      'For each objective it has the number of the tile for that round, and its counters. At the end it gets 7 points a dragon (8 on level 3), 2 a cave, 1 for each step past the last brown space, and its objectives. A tie is yours.',
      {
        caption: 'The rival: what it has taken, and what it would have with that so far.',
        alt: 'A board with the dragons and caves of the rival and its points.',
      },
      'In variant R its steps depend on how deep you have dug, you keep at most two coins between rounds, and its fixed squares score too.',
      '! Five dragons that look at a neighbour are not in the deck, and the objective about guild markers is not used. Gifts go to nobody. If the place it takes from is empty, it takes nothing.',
    ],
  },
  options: {
    title: 'What can be chosen',
    body: [
      'With open hands everybody sees the cards of the others. That makes a first game easier.',
      'Five dragons (119, 124, 131, 132 and 134) have other values in a later printing. If you like, those hold.',
    ],
  },
});
