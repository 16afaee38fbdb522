import type { Answer } from './answers.js';
import { CAVES, DRAGONS } from './data/cards.js';
import { COLUMNS, RESOURCES, type Resource, ROWS, type Row } from './data/words.js';
import { MAT_SPOT, type Spot } from './state.js';

/**
 * Answers by what they are about, each made once. Bots list answers all the time; making them anew would cost more than
 * finding out which are legal.
 */

function listOf<N extends number>(count: number, make: (one: N) => Answer): (one: N) => Answer {
  const all = Array.from({ length: count }, (_, one) => make(one as N));
  return (one) => all[one] as Answer;
}

function gridOf<M extends number>(
  count: number,
  width: number,
  make: (one: number, other: M) => Answer,
): (one: number, other: M) => Answer {
  const all = Array.from({ length: count * width }, (_, i) => make(Math.floor(i / width), (i % width) as M));
  return (one, other) => all[one * width + other] as Answer;
}

const byKind = (make: (resource: Resource) => Answer) =>
  listOf(RESOURCES.length, (kind) => make(RESOURCES[kind] as Resource));

/** Spots with a dragon; the nests of the mat come after them. */
const SPACES = ROWS.length * COLUMNS;
const SPOTS = MAT_SPOT + 1;
/** Which piece of an effect, and which icon of a row: there are never so many. */
const PIECES = 10;

export const takeAnswer = byKind((resource) => ({ a: 'take', resource }));
export const nameAnswer = byKind((resource) => ({ a: 'name', resource }));
export const payAnswer = byKind((resource) => ({ a: 'pay', resource }));
export const discardAnswer = byKind((resource) => ({ a: 'discard', resource }));

export const eggAnswer = listOf<Spot>(SPOTS, (at) => ({ a: 'egg', at }));
export const payEggAnswer = listOf<Spot>(SPOTS, (at) => ({ a: 'payEgg', at }));

export const takeDragonAnswer = listOf(DRAGONS.length, (card) => ({ a: 'takeDragon', card }));
export const payDragonAnswer = listOf(DRAGONS.length, (card) => ({ a: 'payDragon', card }));
export const discardDragonAnswer = listOf(DRAGONS.length, (card) => ({ a: 'discardDragon', card }));
export const activateAnswer = listOf(DRAGONS.length, (card) => ({ a: 'activate', card }));
export const takeCaveAnswer = listOf(CAVES.length, (card) => ({ a: 'takeCave', card }));
export const payCaveAnswer = listOf(CAVES.length, (card) => ({ a: 'payCave', card }));
export const discardCaveAnswer = listOf(CAVES.length, (card) => ({ a: 'discardCave', card }));

export const exploreAnswer = listOf<Row>(ROWS.length, (row) => ({ a: 'explore', row }));
export const useAnswer = listOf(PIECES, (piece) => ({ a: 'use', piece }));

export const digAnswer = gridOf<Row>(CAVES.length, ROWS.length, (card, row) => ({ a: 'dig', card, row }));
export const enticeAnswer = gridOf<Row>(DRAGONS.length, ROWS.length, (card, row) => ({
  a: 'entice',
  card,
  row,
}));
export const playAnswer = gridOf<Row>(DRAGONS.length, ROWS.length, (card, row) => ({ a: 'play', card, row }));
export const coverAnswer = gridOf<Spot>(DRAGONS.length, SPACES, (card, at) => ({ a: 'cover', card, at }));
export const tuckAnswer = gridOf<Spot>(DRAGONS.length, SPACES, (card, at) => ({ a: 'tuck', card, at }));
export const cacheAnswer = gridOf<Spot>(RESOURCES.length, SPACES, (kind, at) => ({
  a: 'cache',
  resource: RESOURCES[kind] as Resource,
  at,
}));
export const swapAnswer = gridOf<Spot>(SPACES, SPACES, (at, other) => ({ a: 'swap', at, with: other }));

export const STEP: Answer = { a: 'step' };
export const PASS: Answer = { a: 'pass' };
export const DONE: Answer = { a: 'done' };
