import { SPACE_NAMES, type Space } from '../flock.js';
import { costOf, type Kind } from './kinds.js';
import { FOR_FOUR, FOR_THREE, FOR_TWO, type Row } from './manoeuvres.js';

/** A card is a number from 1 on; 0 is a card that one may not know, or none. */
export type Card = number;
export const NO_CARD: Card = 0;

export interface Manoeuvre {
  readonly card: Card;
  readonly kind: Kind;
  /** Cubes for the action; 0 for Display, which costs what it copies. */
  readonly cost: number;
  /** The two scoring spaces and what an own bird on each is worth. */
  readonly spaces: readonly [Space, Space];
  readonly points: readonly [number, number];
}

const SETS: readonly (readonly Row[])[] = [[], [], FOR_TWO, FOR_THREE, FOR_FOUR];

const read = ([kind, one, onePoints, two, twoPoints]: Row, i: number): Manoeuvre => ({
  card: i + 1,
  kind,
  cost: costOf(kind),
  spaces: [SPACE_NAMES.indexOf(one), SPACE_NAMES.indexOf(two)],
  points: [onePoints, twoPoints],
});

const ALL: readonly Manoeuvre[] = SETS.flat().map(read);

/** What is on a card. */
export function manoeuvre(card: Card): Manoeuvre {
  const found = ALL[card - 1];
  if (!found) throw new Error(`there is no card ${card}`);
  return found;
}

export const isCard = (card: number): boolean => Number.isInteger(card) && card >= 1 && card <= ALL.length;

/** The cards of the set for so many players. */
export const CARD_SETS: readonly (readonly Card[])[] = SETS.map((set, seats) => {
  const before = SETS.slice(0, seats).flat().length;
  return set.map((_, i) => before + i + 1);
});
