import type { Seat } from '@aerie/kernel';
import { type DragonCard, dragonCard } from './data/cards.js';
import type { Amount, Condition, Count, DragonFilter } from './data/effect.js';
import { COLUMNS, ROWS, type RowName, SIZES, TRAITS } from './data/words.js';
import {
  columnOf,
  type Dragon,
  dragonAt,
  dugSpaces,
  type Mat,
  type MatRow,
  matOf,
  resourceIndex,
  rowOf,
  type Spot,
  type State,
  spotOf,
  spotOfCard,
} from './state.js';

/** Whether two spaces touch: left, right, above or below. */
const touch = (one: Spot, two: Spot): boolean =>
  Math.abs(rowOf(one) - rowOf(two)) + Math.abs(columnOf(one) - columnOf(two)) === 1;

/** Spots of own face-up dragons that the filter means. `here` is the dragon that carries the effect, 0 for none. */
export function dragonSpots(mat: Mat, filter: DragonFilter, here: number): Spot[] {
  const center = spotOfCard(mat, here);
  const { scope } = filter;
  const any = isOpen(filter);
  const spots: Spot[] = [];
  for (let row = 0; row < mat.rows.length; row++) {
    const { dragons } = mat.rows[row] as MatRow;
    for (let column = 0; column < dragons.length; column++) {
      const spot = spotOf(row, column);
      if (!inScope(scope, spot, center)) continue;
      if (any || fits((dragons[column] as Dragon).card, filter, here)) spots.push(spot);
    }
  }
  return spots;
}

function inScope(scope: DragonFilter['scope'], spot: Spot, center: Spot): boolean {
  switch (scope) {
    case 'mat':
      return true;
    case 'cave':
      return center >= 0 && rowOf(spot) === rowOf(center);
    case 'column':
      return center >= 0 && columnOf(spot) === columnOf(center);
    case 'adjacent':
      return center >= 0 && touch(spot, center);
    default:
      return ROWS[rowOf(spot)] === scope;
  }
}

/** Whether a filter says nothing but where. */
const isOpen = ({ other, size, trait, notTrait, timing }: DragonFilter): boolean =>
  !(other || size || trait || notTrait || timing);

function fits(card: number, filter: DragonFilter, here: number): boolean {
  const { size, trait, timings } = dragonCard(card);
  if (filter.other && card === here) return false;
  if (filter.size && size !== filter.size) return false;
  if (filter.trait && trait !== filter.trait) return false;
  if (filter.notTrait && trait === filter.notTrait) return false;
  return !filter.timing || timings.includes(filter.timing);
}

/** All face-up dragons of a mat. */
export function dragonsOf(mat: Mat): Dragon[] {
  const all: Dragon[] = [];
  for (const { dragons } of mat.rows) for (const dragon of dragons) all.push(dragon);
  return all;
}

export function eggsOf(mat: Mat): number {
  let eggs = mat.eggs;
  for (const { dragons } of mat.rows) for (const dragon of dragons) eggs += dragon.eggs;
  return eggs;
}

export const caveCardsOf = (mat: Mat): number => mat.rows.reduce((n, row) => n + row.caves.length, 0);

export function markersOf(s: State, seat: Seat): number {
  let markers = 0;
  for (const mark of s.marks) if (mark.seat === seat) markers++;
  return markers;
}

/** The smallest of how often each of these is there among the face-up dragons: complete sets. */
function sets<T>(mat: Mat, all: readonly T[], of: (card: DragonCard) => T): number {
  const counts = all.map(() => 0);
  for (const { card } of dragonsOf(mat)) {
    const which = all.indexOf(of(dragonCard(card)));
    counts[which] = (counts[which] as number) + 1;
  }
  return Math.min(...counts);
}

function fullColumns(mat: Mat): number {
  let full = 0;
  for (let column = 0; column < COLUMNS; column++) {
    if (mat.rows.every((row) => row.dragons.length > column)) full++;
  }
  return full;
}

/** Resource symbols in the costs of the face-up dragons of the row that has most. */
function mostCostIcons(mat: Mat): number {
  let most = 0;
  for (const { dragons } of mat.rows) {
    let icons = 0;
    for (const { card } of dragons) icons += dragonCard(card).resourceSymbols;
    most = Math.max(most, icons);
  }
  return most;
}

export function countOf(s: State, seat: Seat, count: Count, here: number): number {
  const mat = matOf(s, seat);
  switch (count.of) {
    case 'dragons':
      return dragonSpots(mat, count.filter, here).length;
    case 'cached':
      return dragonAt(mat, spotOfCard(mat, here))?.cached[resourceIndex(count.resource)] ?? 0;
    case 'tucked':
      return dragonAt(mat, spotOfCard(mat, here))?.tucked ?? 0;
    case 'markers':
      return markersOf(s, seat);
    case 'lowestObjectives':
      return lowestObjectives(s, seat);
    case 'traitSets':
      return sets(mat, TRAITS, (card) => card.trait);
    case 'sizeSets':
      return sets(mat, SIZES, (card) => card.size);
    case 'eggPairs':
      return Math.floor(eggsOf(mat) / 2);
    case 'fullColumns':
      return fullColumns(mat);
    case 'caveCards':
      return caveCardsOf(mat);
    case 'costIcons':
      return mostCostIcons(mat);
  }
}

/**
 * Objectives in which nobody has a worse place. Ruling: whoever has no place among the first three shares the
 * worst one; in solo second place and a shared first count as worst.
 */
function lowestObjectives(s: State, seat: Seat): number {
  return s.scored.filter(({ places }) => {
    const mine = places[seat] as number;
    if (mine === 0) return true;
    const others = places.filter((_, other) => other !== seat);
    return others.every((place) => place !== 0 && place <= mine);
  }).length;
}

export const amountOf = (s: State, seat: Seat, n: Amount, here: number): number =>
  typeof n === 'number' ? n : countOf(s, seat, n, here);

const inRow = (mat: Mat, row: RowName): number => (mat.rows[ROWS.indexOf(row)] as MatRow).dragons.length;

export function holds(s: State, seat: Seat, condition: Condition, here: number): boolean {
  const mat = matOf(s, seat);
  switch (condition.is) {
    case 'atLeast':
      return countOf(s, seat, condition.count, here) >= condition.n;
    case 'exactly':
      return countOf(s, seat, condition.count, here) === condition.n;
    case 'atLeastNeighbour':
      return inRow(mat, condition.row) >= inRow(matOf(s, (seat + 1) % s.mats.length), condition.row);
    default:
      return holdsAround(mat, condition, spotOfCard(mat, here));
  }
}

type AroundHere = Exclude<Condition, { is: 'atLeast' | 'exactly' | 'atLeastNeighbour' }>;

/** Conditions about the place of the dragon that carries the effect. */
function holdsAround(mat: Mat, condition: AroundHere, spot: Spot): boolean {
  if (spot < 0) return false;
  const row = mat.rows[rowOf(spot)] as MatRow;
  const column = columnOf(spot);
  switch (condition.is) {
    case 'between':
      return column > 0 && column < row.dragons.length - 1;
    case 'rightmost':
      return column === row.dragons.length - 1;
    case 'fullCave':
      return row.dragons.length === COLUMNS;
    case 'fullColumn':
      return mat.rows.every((one) => one.dragons.length > column);
    case 'excavatedCave':
      return dugSpaces(row) === COLUMNS;
    case 'sizesInCave':
      return condition.sizes.every((size) =>
        row.dragons.some((dragon) => dragonCard(dragon.card).size === size),
      );
  }
}
