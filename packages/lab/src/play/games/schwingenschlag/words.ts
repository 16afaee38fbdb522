import {
  type Bill,
  CAVE_NAMES,
  caveText,
  columnOf,
  DRAGON_NAMES,
  type DragonCard,
  dragonCard,
  dragonText,
  type Effect,
  effectText,
  FIXED_POINTS,
  FIXED_ROW,
  guildText,
  labels,
  MAT_SPOT,
  type Mat,
  type ObjectiveId,
  objectiveText,
  plainText,
  RESOURCES,
  ROWS,
  type Row,
  rowOf,
  type Spot,
  tokenText,
  type View,
} from '@aerie/schwingenschlag';
import { counted, listed } from '../../../text/format.js';

/** What the game package says with icons, said in English words, as a terminal has no icons. */

const LANGUAGE = 'en';
/** The place of English among the names of a card. */
const ENGLISH = 1;

/** A lone icon in a text stands for one thing, which in words needs a number or an article. */
const ONE = { coin: '1', meat: '1', gold: '1', crystal: '1', milk: '1', egg: 'an' } as const;
const LONE =
  /(\b(?:each|every|no|unused|third|\d+) )?\{(coin|meat|gold|crystal|milk|egg|dragon|cave|guild|nest|marker)\}/g;

export const worded = (text: string): string =>
  plainText(
    text.replace(LONE, (found, before: string | undefined, thing: string) =>
      before === undefined ? `${ONE[thing as 'egg'] ?? 'a'} ${found}` : found,
    ),
    LANGUAGE,
  );

export const effectWords = (effects: readonly Effect[]): string => worded(effectText(effects, LANGUAGE));

/** `Cave cards on your mat`: headings speak of several. */
export const objectiveWords = (id: ObjectiveId): string => {
  const text = objectiveText(id, LANGUAGE).replace(/\{([\w:]+)\}/g, (_, token: string) =>
    tokenText(token, LANGUAGE, true),
  );
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** `2 eggs`, `1 meat`. */
export const some = (n: number, thing: string): string => `${n} ${tokenText(thing, LANGUAGE, n !== 1)}`;

type Amounts = readonly (readonly [thing: string, n: number])[];
const there = (amounts: Amounts): Amounts => amounts.filter(([, n]) => n > 0);

/** `1 coin, 2 milk and 1 egg`, without what there is none of. */
export const amountsWords = (amounts: Amounts): string =>
  listed(there(amounts).map(([thing, n]) => some(n, thing)));

export const resourceAmounts = (resources: readonly number[]): Amounts =>
  RESOURCES.map((one, kind) => [one, resources[kind] ?? 0] as const);

const printed = ({ cost }: DragonCard): Amounts => [
  ...RESOURCES.map((one) => [one, cost.resources[one]] as const),
  ['egg', cost.egg],
  ['coin', cost.coin],
];

/** What enticing costs: the printed cost and the coin of the action. */
export const enticeCost = (card: number): string => {
  const { cost } = dragonCard(card);
  const resources = RESOURCES.map((one) => [one, cost.resources[one]] as const);
  return amountsWords([['coin', cost.coin + 1], ...resources, ['egg', cost.egg]]);
};

/** The printed cost in a column: `meat 2 gold egg`. */
export const costColumn = (card: number): string =>
  there(printed(dragonCard(card)))
    .map(([thing, n]) => (n === 1 ? thing : `${n} ${thing}`))
    .join(' ') || 'nothing';

/** What is still to be paid. */
export function billWords(bill: Bill): string {
  const due = amountsWords([
    ['coin', bill.coin],
    ...resourceAmounts(bill.resources),
    ['any', bill.any],
    ['egg', bill.egg],
    ['dragon', bill.dragon],
    ['cave', bill.cave],
  ]);
  const open = [
    ...(bill.card > 0 ? [`${bill.card} of your cards`] : []),
    ...(bill.mixed > 0 ? [`${bill.mixed} resources or cards`] : []),
  ];
  return listed(due ? [due, ...open] : open);
}

export const dragonName = (card: number): string =>
  card === 0 ? 'a dragon card' : `d${card} ${DRAGON_NAMES[card]?.[ENGLISH] ?? ''}`;
export const caveName = (card: number): string =>
  card === 0 ? 'a cave card' : `c${card} ${CAVE_NAMES[card]?.[ENGLISH] ?? ''}`;
export const cardName = (kind: 'dragon' | 'cave', card: number): string =>
  kind === 'dragon' ? dragonName(card) : caveName(card);

/** The abilities of a dragon; what hatchlings have in common is told in the rules. */
export function abilityWords(card: number, later: boolean): string {
  const [feed] = dragonCard(card).effects;
  const paragraphs = dragonText(card, LANGUAGE, later).map(worded);
  if (feed?.op === 'feed') paragraphs[0] = feedWords(feed);
  return paragraphs.join(' ');
}

function feedWords({ food, each, third }: Extract<Effect, { op: 'feed' }>): string {
  const meal = food === 'dragon' ? 'dragon cards' : food;
  const gift = each.length > 0 ? `each: ${clause(each)}; the third also: ` : 'the third: ';
  return `Eats ${meal}. On ${gift}${clause(third)}.`;
}

/** Effects inside a sentence. */
const clause = (effects: readonly Effect[]): string => {
  const text = effectWords(effects).replace(/\.$/, '');
  return text.charAt(0).toLowerCase() + text.slice(1);
};

export const caveWords = (card: number): string => worded(caveText(card, LANGUAGE));

/** An ability in a word or two, for the narrow places of the mat and the guild circle. */
export const brief = (effects: readonly Effect[]): string => effects.map(briefly).join(' ');

function briefly(effect: Effect): string {
  switch (effect.op) {
    case 'gain':
      return effect.thing === 'any' ? 'resource' : effect.thing;
    case 'lay':
      return effect.n === 1 ? 'egg' : `${effect.n} eggs`;
    case 'cache':
    case 'tuck':
      return effect.op;
    case 'repeat':
      return `${effect.n}× ${brief(effect.effect)}`;
    case 'pay':
      return `${Object.keys(effect.cost).join(' ')} for ${brief(effect.then)}`;
    default:
      return clause([effect]);
  }
}

const NAMES = labels(LANGUAGE);
export const rowName = (row: Row): string => NAMES.rows[ROWS[row]];
export const guildName = (guild: View['guild']): string => NAMES.guilds[guild];

/** `C2`, as in the answers; the nests of the mat are no space. */
export const spotName = (spot: Spot): string => `${ROWS[rowOf(spot)]}${columnOf(spot) + 1}`;
export const nestName = (spot: Spot): string =>
  spot === MAT_SPOT ? 'in a nest of the mat' : `on ${spotName(spot)}`;

/** Filled and free nests: `●●○`. */
export const nests = (eggs: number, all: number): string => '●'.repeat(eggs) + '○'.repeat(all - eggs);

export const eggsOf = (mat: Mat): number =>
  mat.rows.reduce((n, row) => n + row.dragons.reduce((m, { eggs }) => m + eggs, 0), mat.eggs);

export const ordinal = (n: number): string => ['–', '1st', '2nd', '3rd'][n] ?? `${n}th`;

/** As much of a text as has room. */
export const fit = (text: string, width: number): string =>
  text.length > width ? `${text.slice(0, width - 1).trimEnd()}…` : text;

/** What a square of the guild tile does; they are counted from 0, and from `FIXED_ROW` on they are points. */
export function squareWords(guild: View['guild'], square: number): string {
  if (square >= FIXED_ROW) return `${counted(FIXED_POINTS[square - FIXED_ROW] ?? 0, 'point')} at the end.`;
  return worded(guildText(guild, (square + 1) as 1 | 2 | 3 | 4, LANGUAGE));
}
