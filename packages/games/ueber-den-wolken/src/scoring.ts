import type { Outcome, Seat } from '@aerie/kernel';
import { type Bird, isMale, ownerOf } from './data/birds.js';
import { type Card, type Manoeuvre, manoeuvre } from './data/cards.js';
import { BOTH_BONUS } from './data/figures.js';
import { NEST_CARDS, type NestCard } from './data/nests.js';
import { afterLanding, birdsOf, columnsOf, type Flock, frontmost, heightOf, type Space } from './flock.js';
import { isOver, pointsOf, type State } from './state.js';

/** The scoring part of a card: two spaces, and what an own bird on each is worth. */
type Marks = Pick<Manoeuvre, 'spaces' | 'points'>;

/** What the marks of a card are worth on a flock: each space, and the bonus for both. */
export interface MarksAccount {
  readonly spaces: readonly { readonly space: Space; readonly points: number }[];
  readonly bonus: number;
  readonly total: number;
}

export interface CardAccount extends MarksAccount {
  readonly card: Card;
}

/** The points of a card, and nothing else: bots ask for it all the time. */
export function cardWorth(card: Card, flock: Flock, seat: Seat): number {
  const { spaces, points } = manoeuvre(card);
  const first = ownerOf(flock[spaces[0]] as Bird) === seat;
  const second = ownerOf(flock[spaces[1]] as Bird) === seat;
  return (first ? points[0] : 0) + (second ? points[1] : 0) + (first && second ? BOTH_BONUS : 0);
}

export function marksAccount({ spaces, points }: Marks, flock: Flock, seat: Seat): MarksAccount {
  const own = spaces.map((space) => ownerOf(flock[space] as Bird) === seat);
  const scored = spaces.map((space, i) => ({ space, points: own[i] ? (points[i] as number) : 0 }));
  const bonus = own.every(Boolean) ? BOTH_BONUS : 0;
  return { spaces: scored, bonus, total: scored.reduce((sum, one) => sum + one.points, bonus) };
}

export const cardAccount = (card: Card, flock: Flock, seat: Seat): CardAccount => ({
  card,
  ...marksAccount(manoeuvre(card), flock, seat),
});

/** What a nest card gives for landed birds of one seat. */
export interface NestAccount {
  readonly females: number;
  readonly males: number;
  /** For how many they are. */
  readonly points: number;
  readonly pairs: number;
  /** For the pairs: may be less than nothing. */
  readonly pairPoints: number;
  readonly total: number;
}

export const nestPoints = (nest: number, females: number, males: number): number => {
  const { birds, pair } = NEST_CARDS[nest] as NestCard;
  return females + males === 0 ? 0 : (birds[females + males - 1] as number) + pair * Math.min(females, males);
};

export function nestAccount(nest: number, females: number, males: number): NestAccount {
  const { birds, pair } = NEST_CARDS[nest] as NestCard;
  const points = birds[females + males - 1] ?? 0;
  const pairs = Math.min(females, males);
  // Adding 0 keeps a malus of nothing from being written -0.
  const pairPoints = pairs * pair + 0;
  return { females, males, points, pairs, pairPoints, total: points + pairPoints };
}

/** The birds that would land now, from left to right. */
export function landing(flock: Flock): { column: number; space: Space; bird: Bird }[] {
  return Array.from({ length: columnsOf(flock) }, (_, column) => column)
    .filter((column) => heightOf(flock, column) > 0)
    .map((column) => {
      const space = frontmost(flock, column);
      return { column, space, bird: flock[space] as Bird };
    });
}

/** The nest account of a seat, if these birds land. */
function landedAccount(nest: number, birds: readonly Bird[], seat: Seat): NestAccount {
  const own = birds.filter((bird) => ownerOf(bird) === seat);
  const males = own.filter(isMale).length;
  return nestAccount(nest, own.length - males, males);
}

/** What a seat would score if the stage ended now, as far as its cards are known. Works on states and views. */
export function scoreNow(
  table: {
    readonly flock: Flock;
    readonly nests: readonly number[];
    readonly hands: readonly (readonly Card[])[];
  },
  seat: Seat,
): { readonly nest: NestAccount; readonly cards: readonly CardAccount[]; readonly total: number } {
  const birds = landing(table.flock).map(({ bird }) => bird);
  const nest = landedAccount(table.nests.at(-1) as number, birds, seat);
  const rest = afterLanding(table.flock);
  const cards = (table.hands[seat] ?? [])
    .filter((card) => card > 0)
    .map((card) => cardAccount(card, rest, seat));
  return { nest, cards, total: cards.reduce((sum, { total }) => sum + total, nest.total) };
}

/** More points first; tie: fewer own birds on the board; still tied: shared. */
export function places(points: readonly number[], birds: readonly number[]): number[] {
  const ahead = (one: Seat, two: Seat): boolean => {
    const lead = (points[one] as number) - (points[two] as number);
    return lead > 0 || (lead === 0 && (birds[one] as number) < (birds[two] as number));
  };
  return points.map((_, seat) => 1 + points.filter((_, other) => ahead(other, seat)).length);
}

export const points = (s: State): number[] => s.cubes.map((_, seat) => pointsOf(s, seat));

export function outcome(s: State): Outcome | undefined {
  if (!isOver(s)) return undefined;
  const final = points(s);
  const birds = s.cubes.map((_, seat) => birdsOf(s.flock, seat));
  return { places: places(final, birds), points: final };
}
