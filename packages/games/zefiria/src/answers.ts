import { alone, nobody, type Seat } from '@aerie/kernel';
import { breaths, budgetOf, pairOf } from './breaths.js';
import { SPIRITS, type Spirit } from './data/figures.js';
import { ISLANDS } from './data/islands.js';
import { flights, glides, mustFly, shutOut } from './flights.js';
import {
  besideOf,
  CORNER_NAMES,
  CORNERS,
  type Corner,
  opposite,
  PLACES,
  placeName,
  placeNamed,
  waysOut,
} from './grid.js';
import { allInPlace, cellOf, figureOf, islandAt, type State, seatOf, seatsAt, type Turn } from './state.js';

/**
 * One decision. Islands are named by their numbers, places outside the grid by side and number. A swap says `on`
 * which of the two islands Skyron ends; 0 for every other spirit.
 */
export type Answer =
  | { readonly kind: 'choose'; readonly spirit: Spirit }
  | { readonly kind: 'corner'; readonly corner: Corner }
  | { readonly kind: 'act'; readonly spirit: Spirit }
  | { readonly kind: 'sleep'; readonly spirit: Spirit }
  | { readonly kind: 'step'; readonly place: number }
  | { readonly kind: 'fly'; readonly to: number }
  | { readonly kind: 'glide'; readonly place: number }
  | { readonly kind: 'swap'; readonly a: number; readonly b: number; readonly on: number }
  | { readonly kind: 'take'; readonly island: number }
  | { readonly kind: 'give' }
  | { readonly kind: 'end' }
  | { readonly kind: 'finish' };

const NUMBERS = [0, ...ISLANDS];
const SPOTS = Array.from({ length: PLACES }, (_, place) => place);
const named = <T extends string, A>(names: readonly T[], make: (name: T) => A) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<T, A>;

const CHOOSE = named(SPIRITS, (spirit): Answer => ({ kind: 'choose', spirit }));
const ACT = named(SPIRITS, (spirit): Answer => ({ kind: 'act', spirit }));
const SLEEP = named(SPIRITS, (spirit): Answer => ({ kind: 'sleep', spirit }));
const CORNER = named(CORNER_NAMES, (corner): Answer => ({ kind: 'corner', corner }));
const STEP = SPOTS.map((place): Answer => ({ kind: 'step', place }));
const GLIDE = SPOTS.map((place): Answer => ({ kind: 'glide', place }));
const FLY = NUMBERS.map((to): Answer => ({ kind: 'fly', to }));
const TAKE = NUMBERS.map((island): Answer => ({ kind: 'take', island }));
/** By the lower number, the higher, and what Skyron ends on: neither, the lower, the higher. */
const SWAP = NUMBERS.map((a) =>
  NUMBERS.map((b) => [0, a, b].map((on): Answer => ({ kind: 'swap', a, b, on }))),
);
const GIVE: Answer = { kind: 'give' };
const END: Answer = { kind: 'end' };
const FINISH: Answer = { kind: 'finish' };
const NOTHING: readonly Answer[] = [];

const swap = (a: number, b: number, which: 0 | 1 | 2): Answer => SWAP[a]?.[b]?.[which] as Answer;

/** How many figures stand on their corners already, while corners are chosen. */
const placed = (s: State): number => s.figures.filter(({ cell }) => cell >= 0).length;

export function awaited(s: State): readonly Seat[] {
  switch (s.stage.at) {
    case 'over':
      return nobody();
    case 'spirits':
      return alone(seatOf(s, s.figures.length));
    case 'corners':
      return alone(seatOf(s, placed(s)));
    case 'turn':
      return alone(seatOf(s, s.stage.who));
    default:
      return alone(0);
  }
}

/** Spirits nobody has yet. */
export const freeSpirits = (s: State): Spirit[] =>
  SPIRITS.filter((spirit) => !s.figures.some((figure) => figure.spirit === spirit));

/** Corners for the next figure: any free one; two players stand opposite each other. */
export function freeCorners(s: State): Corner[] {
  const taken = CORNER_NAMES.filter((corner) => s.figures.some(({ cell }) => cell === CORNERS[corner]));
  const [first] = taken;
  if (seatsAt(s) === 2 && first) return [opposite(first)];
  return CORNER_NAMES.filter((corner) => !taken.includes(corner));
}

/** Figures that wake this round and have not acted. */
export const waiting = (s: State): number[] =>
  s.figures.flatMap((_, who) => (who === s.asleep || s.acted.includes(who) ? [] : [who]));

/** Ruling: in normal mode the match may end as soon as all islands are in place. */
const mayFinish = (s: State): boolean => s.mode === 'normal' && s.round > 0 && allInPlace(s);

/** The free step with which Austro must begin, where it is still to be done. */
export const mustStepOut = (s: State, turn: Turn): boolean =>
  turn.place < 0 && figureOf(s, turn.who).spirit === 'austro';

/** Every action of the spirit in turn. */
function actions(s: State, turn: Turn): Answer[] {
  const { spirit, cell } = figureOf(s, turn.who);
  if (mustStepOut(s, turn)) return waysOut(cell).map((place) => STEP[place] as Answer);
  const list: Answer[] = [];
  if (turn.points > 0) {
    for (const { to } of flights(s, turn)) list.push(FLY[islandAt(s, to)] as Answer);
    for (const place of glides(s, turn)) list.push(GLIDE[place] as Answer);
  }
  if (mustFly(s, turn)) return list;
  const budget = budgetOf(s, turn);
  for (const breath of breaths(s, turn, budget)) {
    const [a, b] = pairOf(s, breath);
    if (spirit === 'skyron') list.push(swap(a, b, 1), swap(a, b, 2));
    else list.push(swap(a, b, 0));
  }
  for (const gem of s.gems) if (mayTake(s, turn, budget, gem)) list.push(TAKE[islandAt(s, gem)] as Answer);
  if (!shutOut(s, turn)) list.push(END);
  return list;
}

/** A gem costs a point; it may be Austro's last where nothing but this gem shuts him out. */
const mayTake = (s: State, turn: Turn, budget: number, gem: number): boolean =>
  budget > 0 ||
  (turn.points > 0 &&
    turn.place >= 0 &&
    besideOf(turn.place) === gem &&
    // Edition 1 lets him, also where a spirit stands there too.
    (s.edition === 1 || !s.figures.some(({ cell }) => cell === gem)));

export function answers(s: State, seat: Seat): readonly Answer[] {
  const { stage } = s;
  if (stage.at === 'over') return NOTHING;
  // A gem may be given at any moment of anybody's turn.
  const gift = stage.at === 'turn' && (s.held[seat] ?? 0) > 0 ? [GIVE] : NOTHING;
  if (awaited(s)[0] !== seat) return gift;
  const finish = mayFinish(s) ? [FINISH] : NOTHING;
  switch (stage.at) {
    case 'spirits':
      return freeSpirits(s).map((spirit) => CHOOSE[spirit]);
    case 'corners':
      return freeCorners(s).map((corner) => CORNER[corner]);
    case 'order':
      return [...waiting(s).map((who) => ACT[figureOf(s, who).spirit]), ...finish];
    case 'sleeper':
      return [...s.acted.map((who) => SLEEP[figureOf(s, who).spirit]), ...finish];
    case 'turn':
      return [...actions(s, stage), ...gift, ...finish];
  }
}

/** `choose borea`, `corner NW`, `fly 24`, `glide N3`, `swap 10-18`, `swap 3-10 on 10`, `take 7`, `give`, `end`. */
export function write(a: Answer): string {
  switch (a.kind) {
    case 'choose':
    case 'act':
    case 'sleep':
      return `${a.kind} ${a.spirit}`;
    case 'corner':
      return `corner ${a.corner}`;
    case 'step':
    case 'glide':
      return `${a.kind} ${placeName(a.place)}`;
    case 'fly':
      return `fly ${a.to}`;
    case 'swap':
      return `swap ${a.a}-${a.b}${a.on ? ` on ${a.on}` : ''}`;
    case 'take':
      return `take ${a.island}`;
    default:
      return a.kind;
  }
}

const WORDS: Readonly<Record<string, Readonly<Record<string, Answer>>>> = {
  choose: CHOOSE,
  act: ACT,
  sleep: SLEEP,
  corner: CORNER,
  step: named(SPOTS.map(placeName), (name) => STEP[placeNamed(name) as number] as Answer),
  glide: named(SPOTS.map(placeName), (name) => GLIDE[placeNamed(name) as number] as Answer),
  fly: named(NUMBERS.slice(1).map(String), (n) => FLY[Number(n)] as Answer),
  take: named(NUMBERS.slice(1).map(String), (n) => TAKE[Number(n)] as Answer),
};
const ALONE: Readonly<Record<string, Answer>> = { give: GIVE, end: END, finish: FINISH };

export function read(text: string): Answer | undefined {
  if (Object.hasOwn(ALONE, text)) return ALONE[text];
  if (text.startsWith('swap ')) return readSwap(text);
  const [verb, noun, more] = text.split(' ');
  if (verb === undefined || noun === undefined || more !== undefined) return undefined;
  const nouns = Object.hasOwn(WORDS, verb) ? WORDS[verb] : undefined;
  return nouns && Object.hasOwn(nouns, noun) ? nouns[noun] : undefined;
}

function readSwap(text: string): Answer | undefined {
  const [, first, second, on] = /^swap ([1-9]\d?)-([1-9]\d?)(?: on ([1-9]\d?))?$/.exec(text) ?? [];
  const a = Number(first);
  const b = Number(second);
  if (!(a < b && b <= ISLANDS.length)) return undefined;
  if (on === undefined) return swap(a, b, 0);
  if (Number(on) === a) return swap(a, b, 1);
  return Number(on) === b ? swap(a, b, 2) : undefined;
}

/** Cells of the two islands of a swap. */
export const cellsOf = (s: State, { a, b }: Extract<Answer, { kind: 'swap' }>): readonly [number, number] => [
  cellOf(s, a),
  cellOf(s, b),
];
