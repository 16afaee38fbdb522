import type { Seat } from '@aerie/kernel';
import { dragonSpots } from './counts.js';
import { dragonCard } from './data/cards.js';
import type { Place, Target } from './data/effect.js';
import type { Play } from './play.js';
import { type Dragon, dragonAt, freeMatNests, MAT_SPOT, type Mat, matOf, type Spot } from './state.js';

const ANYWHERE = { scope: 'mat' } as const;

/** Spots of own dragons in a place around the dragon that carries the effect; all of them for `mat`. */
function spotsIn(mat: Mat, place: Place, here: number): Spot[] {
  if (place === 'here')
    return dragonSpots(mat, ANYWHERE, here).filter((spot) => dragonAt(mat, spot)?.card === here);
  return dragonSpots(mat, { scope: place }, here);
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

const eggsAt = (mat: Mat, spot: Spot): number =>
  spot === MAT_SPOT ? mat.eggs : (dragonAt(mat, spot) as Dragon).eggs;

export function eggsIn(mat: Mat, place: Place, here: number): number {
  let eggs = 0;
  for (const spot of nestsToEmpty(mat, place, here)) eggs += eggsAt(mat, spot);
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
