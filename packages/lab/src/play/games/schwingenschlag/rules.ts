import type { Reason } from '@aerie/kernel';
import type { REASONS } from '@aerie/schwingenschlag';

export const RULES: readonly string[] = [
  'SCHWINGENSCHLAG IN BRIEF',
  'Four rounds. You have a mat with three caves, each a row of four spaces: C the Crimson Cavern, G the Golden Grotto, A the Amethyst Abyss. You dig spaces, entice dragons into them and explore the rows. Most points win.',
  'Before the first round everybody throws away two of six cards and chooses three resources. Every round brings six coins and, from the second on, an egg; each action costs a coin.',
  'DIG: a cave card goes on the next undug space of a row and does what it says. The third space costs an egg too, the fourth two; whoever digs the fourth may, before the whole card or after it, pay any three resources or cards for a coin.',
  'ENTICE: a dragon comes from your hand to the next dug space of a row where it likes to live. You pay what is printed on it. A "when played" ability works at once.',
  'EXPLORE: you walk along a row from the left: an icon of the mat, the first dragon, an icon, the second dragon, and so on until no dragon comes. Every icon and every "activated" ability on the way is yours, except those of dragons that came this turn. A second walk in the same row and round costs an egg too, the third two; there is no fourth.',
  'PASS: you are out until the round ends, and keep what you have. Gifts from the cards of others still reach you.',
  'Nothing that you are offered must be taken: done declines the rest. At any time in your turn two resources can be exchanged for one of another kind: type exchange meat meat gold. While you pay, you are offered the exchanges that you need. After your turn at most nine coins, nine resources and nine cards stay with you.',
  'Hatchlings eat one kind of food. Every piece that lands on them, from wherever, brings what they say; the third brings something more, once.',
  'Guild steps move your stone around the circle of twelve spaces, each with a small reward. On a brown space you put one of your four markers on a square of the guild tile: it does something at once, or gives points at the end.',
  'When all have passed, "round end" abilities work and the objective of the round is scored: whoever has most of what it counts comes first, equals share a place, and nothing is worth nothing.',
  'At the end count: your dragons and their "game end" abilities, an egg, a cached resource and a tucked card a point each, the guild tile, the objectives, a point for each coin left, and one for every four other things left.',
  'Alone you play against an opponent who has no mat. Decision cards move its stone; on brown spaces it takes dragons, caves and squares. It also competes for the objectives. Equal points are your victory.',
  'In the drawing ● is an egg and ○ a free nest, □ a dug space, ░ one that is not dug. d and c with a number are dragon and cave cards. Spaces are named by row and column, such as C2. ◆ is a brown space. Above each row of your mat stand its icons, with [1] to [4] for the dragons between them.',
];

const REFUSALS: Readonly<Record<(typeof REASONS)[number], string>> = {
  notYourDecision: 'Somebody else has to decide now.',
  notPossibleNow: 'That is not on offer here; choose from the list.',
  actionNotAllowed: 'On your turn you dig, entice, explore or pass.',
  cannotAfford: 'You cannot pay for that.',
  noRoom: 'There is no room in that row.',
  wrongHabitat: 'That dragon does not live in that cave.',
  notInHand: 'You do not have that card in your hand.',
  exploredThrice: 'You have explored that cave three times this round; that is all.',
};

export const because = ({ code }: Reason): string | undefined =>
  (REFUSALS as Readonly<Record<string, string>>)[code];
