import type { Seat } from '@aerie/kernel';
import { dragonSpots, eggsOf } from './counts.js';
import { dragonCard } from './data/cards.js';
import type { DragonFilter, Place, Target } from './data/effect.js';
import type { Play } from './play.js';
import {
  type Dragon,
  dragonAt,
  freeMatNests,
  MAT_SPOT,
  type Mat,
  matOf,
  type Spot,
  spotOfCard,
} from './state.js';

const AROUND: Readonly<Record<Exclude<Place, 'here'>, DragonFilter>> = {
  mat: { scope: 'mat' },
  cave: { scope: 'cave' },
  column: { scope: 'column' },
  adjacent: { scope: 'adjacent' },
};

/** Spots of own dragons in a place around the dragon that carries the effect; all of them for `mat`. */
function spotsIn(mat: Mat, place: Place, here: number): Spot[] {
  if (place !== 'here') return dragonSpots(mat, AROUND[place], here);
  const spot = spotOfCard(mat, here);
  return spot < 0 ? [] : [spot];
}

/** Spots of own dragons that things may be put on. */
export const targetSpots = (mat: Mat, to: Target, here: number): Spot[] =>
  spotsIn(mat, to === 'anyDragon' ? 'mat' : to, here);

export const freeNests = (dragon: Dragon): number => dragonCard(dragon.card).nests - dragon.eggs;

/** Where an egg can be laid. The nests of the mat belong to no row, column or neighbourhood. */
export function nestsToFill(mat: Mat, place: Place, here: number): Spot[] {
  const spots = spotsIn(mat, place, here).filter((spot) => freeNests(dragonAt(mat, spot) as Dragon) > 0);
  if (place === 'mat' && freeMatNests(mat) > 0) spots.push(MAT_SPOT);
  return spots;
}

/** Where an egg can be taken from. */
export function nestsToEmpty(mat: Mat, place: Place, here: number): Spot[] {
  const spots = spotsIn(mat, place, here).filter((spot) => (dragonAt(mat, spot) as Dragon).eggs > 0);
  if (place === 'mat' && mat.eggs > 0) spots.push(MAT_SPOT);
  return spots;
}

export function eggsIn(mat: Mat, place: Place, here: number): number {
  if (place === 'mat') return eggsOf(mat);
  let eggs = 0;
  for (const spot of spotsIn(mat, place, here)) eggs += (dragonAt(mat, spot) as Dragon).eggs;
  return eggs;
}

export function changeEggs(mat: Mat, spot: Spot, by: number): void {
  if (spot === MAT_SPOT) mat.eggs += by;
  else (dragonAt(mat, spot) as Dragon).eggs += by;
}

export function layEgg({ s, emit }: Play, seat: Seat, spot: Spot): void {
  changeEggs(matOf(s, seat), spot, 1);
  emit?.({ type: 'laid', seat, spot });
}
