import { RESOURCES, type Resource, ROWS, type Row } from './data/words.js';
import { columnOf, MAT_SPOT, rowOf, type Spot, spotOf } from './state.js';

/** One decision. Which are legal depends on the task at work; see `tasks/`. */
export type Answer =
  | { readonly a: 'dig' | 'entice' | 'play'; readonly card: number; readonly row: Row }
  | { readonly a: 'cover'; readonly card: number; readonly at: Spot }
  | { readonly a: 'explore'; readonly row: Row }
  | { readonly a: 'pass' | 'step' | 'done' }
  | { readonly a: 'take' | 'name' | 'pay' | 'waive' | 'keep' | 'discard'; readonly resource: Resource }
  /** A card of the display, or the top of the deck if it is 0. */
  | { readonly a: 'takeDragon' | 'takeCave'; readonly card: number }
  | { readonly a: 'egg' | 'payEgg'; readonly at: Spot }
  | { readonly a: 'waiveEgg' }
  | { readonly a: 'cache'; readonly resource: Resource; readonly at: Spot }
  /** A card of the hand, or the top of the deck if it is 0. */
  | { readonly a: 'tuck'; readonly card: number; readonly at: Spot }
  /** The piece of the effect with this number, as a whole. */
  | { readonly a: 'use'; readonly piece: number }
  | { readonly a: 'activate'; readonly card: number }
  | { readonly a: 'icon'; readonly row: Row; readonly icon: number }
  | { readonly a: 'swap'; readonly at: Spot; readonly with: Spot }
  | {
      readonly a: 'payDragon' | 'payCave' | 'keepDragon' | 'discardDragon' | 'discardCave';
      readonly card: number;
    }
  | { readonly a: 'exchange'; readonly one: Resource; readonly two: Resource; readonly for: Resource }
  | { readonly a: 'mark'; readonly square: number };

export const REASONS = [
  'notYourDecision',
  'notPossibleNow',
  'actionNotAllowed',
  'cannotAfford',
  'noRoom',
  'wrongHabitat',
  'notInHand',
  'exploredThrice',
] as const;

const spotName = (spot: Spot): string =>
  spot === MAT_SPOT ? 'mat' : `${ROWS[rowOf(spot)]}${columnOf(spot) + 1}`;

/** Verbs before a resource, a spot, a dragon card or a cave card, where the kind of answer depends on what follows. */
export function write(answer: Answer): string {
  switch (answer.a) {
    case 'dig':
      return `dig c${answer.card} ${ROWS[answer.row]}`;
    case 'entice':
    case 'play':
      return `${answer.a} d${answer.card} ${ROWS[answer.row]}`;
    case 'cover':
      return `cover d${answer.card} ${spotName(answer.at)}`;
    case 'explore':
      return `explore ${ROWS[answer.row]}`;
    case 'pass':
    case 'step':
    case 'done':
      return answer.a;
    case 'take':
    case 'name':
    case 'pay':
    case 'waive':
    case 'keep':
    case 'discard':
      return `${answer.a} ${answer.resource}`;
    case 'takeDragon':
      return answer.card === 0 ? 'take dragon' : `take d${answer.card}`;
    case 'takeCave':
      return answer.card === 0 ? 'take cave' : `take c${answer.card}`;
    case 'egg':
      return `egg ${spotName(answer.at)}`;
    case 'payEgg':
      return `pay egg ${spotName(answer.at)}`;
    case 'waiveEgg':
      return 'waive egg';
    case 'cache':
      return `cache ${answer.resource} ${spotName(answer.at)}`;
    case 'tuck':
      return `tuck ${answer.card === 0 ? 'deck' : `d${answer.card}`} ${spotName(answer.at)}`;
    case 'use':
      return `use ${answer.piece}`;
    case 'activate':
      return `activate d${answer.card}`;
    case 'icon':
      return `icon ${ROWS[answer.row]}${answer.icon + 1}`;
    case 'swap':
      return `swap ${spotName(answer.at)} ${spotName(answer.with)}`;
    case 'payDragon':
      return `pay d${answer.card}`;
    case 'payCave':
      return `pay c${answer.card}`;
    case 'keepDragon':
      return `keep d${answer.card}`;
    case 'discardDragon':
      return `discard d${answer.card}`;
    case 'discardCave':
      return `discard c${answer.card}`;
    case 'exchange':
      return `exchange ${answer.one} ${answer.two} ${answer.for}`;
    case 'mark':
      return `mark ${answer.square + 1}`;
  }
}

const RESOURCE = `(${RESOURCES.join('|')})`;
const CARD = '([1-9]\\d{0,2})';
const SPACE = '([CGA])([1-4])';
const row = (name: string | undefined): Row => ROWS.indexOf(name as 'C') as Row;
const spot = (name: string | undefined, column: string | undefined): Spot =>
  spotOf(row(name), Number(column) - 1);
type Groups = readonly (string | undefined)[];
const resource = (text: string | undefined): Resource => text as Resource;

/** Every form that an answer can be written in, and what it means. */
const FORMS: readonly (readonly [string, (g: Groups) => Answer])[] = [
  ['(pass|step|done)', (g) => ({ a: g[1] as 'pass' })],
  [`dig c${CARD} ([CGA])`, (g) => ({ a: 'dig', card: Number(g[1]), row: row(g[2]) })],
  [`(entice|play) d${CARD} ([CGA])`, (g) => ({ a: g[1] as 'play', card: Number(g[2]), row: row(g[3]) })],
  [`cover d${CARD} ${SPACE}`, (g) => ({ a: 'cover', card: Number(g[1]), at: spot(g[2], g[3]) })],
  ['explore ([CGA])', (g) => ({ a: 'explore', row: row(g[1]) })],
  [
    `(take|name|pay|waive|keep|discard) ${RESOURCE}`,
    (g) => ({ a: g[1] as 'take', resource: resource(g[2]) }),
  ],
  [`take dragon`, () => ({ a: 'takeDragon', card: 0 })],
  [`take cave`, () => ({ a: 'takeCave', card: 0 })],
  [`take d${CARD}`, (g) => ({ a: 'takeDragon', card: Number(g[1]) })],
  [`take c${CARD}`, (g) => ({ a: 'takeCave', card: Number(g[1]) })],
  [`egg mat`, () => ({ a: 'egg', at: MAT_SPOT })],
  [`egg ${SPACE}`, (g) => ({ a: 'egg', at: spot(g[1], g[2]) })],
  [`pay egg mat`, () => ({ a: 'payEgg', at: MAT_SPOT })],
  [`pay egg ${SPACE}`, (g) => ({ a: 'payEgg', at: spot(g[1], g[2]) })],
  [`waive egg`, () => ({ a: 'waiveEgg' })],
  [`cache ${RESOURCE} ${SPACE}`, (g) => ({ a: 'cache', resource: resource(g[1]), at: spot(g[2], g[3]) })],
  [`tuck deck ${SPACE}`, (g) => ({ a: 'tuck', card: 0, at: spot(g[1], g[2]) })],
  [`tuck d${CARD} ${SPACE}`, (g) => ({ a: 'tuck', card: Number(g[1]), at: spot(g[2], g[3]) })],
  ['use (\\d)', (g) => ({ a: 'use', piece: Number(g[1]) })],
  [`activate d${CARD}`, (g) => ({ a: 'activate', card: Number(g[1]) })],
  ['icon ([CGA])([1-5])', (g) => ({ a: 'icon', row: row(g[1]), icon: Number(g[2]) - 1 })],
  [`swap ${SPACE} ${SPACE}`, (g) => ({ a: 'swap', at: spot(g[1], g[2]), with: spot(g[3], g[4]) })],
  [`(pay|keep|discard) d${CARD}`, (g) => ({ a: `${g[1]}Dragon` as 'payDragon', card: Number(g[2]) })],
  [`(pay|discard) c${CARD}`, (g) => ({ a: `${g[1]}Cave` as 'payCave', card: Number(g[2]) })],
  [
    `exchange ${RESOURCE} ${RESOURCE} ${RESOURCE}`,
    (g) => ({ a: 'exchange', one: resource(g[1]), two: resource(g[2]), for: resource(g[3]) }),
  ],
  ['mark ([1-7])', (g) => ({ a: 'mark', square: Number(g[1]) - 1 })],
];
const READERS = FORMS.map(([form, make]) => [new RegExp(`^${form}$`), make] as const);

export function read(text: string): Answer | undefined {
  for (const [form, make] of READERS) {
    const groups = form.exec(text);
    if (groups) return make(groups);
  }
  return undefined;
}

/** Whether two answers are the same decision. */
export function sameAnswer(one: Answer, two: Answer): boolean {
  if (one === two) return true;
  if (one.a !== two.a) return false;
  for (const key in one) {
    if ((one as Record<string, unknown>)[key] !== (two as Record<string, unknown>)[key]) return false;
  }
  return true;
}
