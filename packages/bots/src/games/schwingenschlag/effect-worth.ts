import type { Seat } from '@aerie/kernel';
import {
  type Cost,
  countOf,
  type Dragon,
  dragonAt,
  dragonCard,
  dragonSpots,
  type Effect,
  holds,
  type Mat,
  type Place,
  type Rider,
  type State,
  type Thing,
} from '@aerie/schwingenschlag';
import { WEIGHTS as W } from './evaluation-weights.js';
import type { Prices } from './outlook.js';

/**
 * Whose effect is judged, from which dragon (0: none), at which prices; `now`: it is about to happen. The last
 * three change from effect to effect: a position has very many, and making a setting for each would be slow.
 */
export interface Setting {
  readonly s: State;
  readonly seat: Seat;
  readonly mat: Mat;
  here: number;
  prices: Prices;
  now: boolean;
}

/** What effects are worth in a changed setting. */
export function worthAt(
  effects: readonly Effect[],
  at: Setting,
  here: number,
  prices: Prices,
  now: boolean,
): number {
  const { here: oldHere, prices: oldPrices, now: oldNow } = at;
  at.here = here;
  at.prices = prices;
  at.now = now;
  const worth = worthOf(effects, at);
  at.here = oldHere;
  at.prices = oldPrices;
  at.now = oldNow;
  return worth;
}

/** What an effect is worth to its owner in points, as far as one can tell without carrying it out. */
export function worthOf(effects: readonly Effect[], at: Setting): number {
  let worth = 0;
  for (const effect of effects) worth += worthOfOne(effect, at);
  return worth;
}

/** Shares of the dragons by size, in the order of the list in the rules. */
const SIZE_SHARE = { hatchling: 0.19, small: 0.27, medium: 0.27, large: 0.27 } as const;
/** The lowest price at which a piece is handed over that one has plenty of. */
const POINT = 1;

function worthOfOne(effect: Effect, at: Setting): number {
  const { prices } = at;
  switch (effect.op) {
    case 'gain':
      return ridden(amount(effect.n, at), priceOf(effect.thing, prices), effect.rider);
    case 'draw':
      return ridden(amount(effect.n, at), prices.dragon, effect.rider);
    case 'gainCostOf':
      return prices.resource;
    case 'lay':
      return laying(amount(effect.n, at), freeNestsIn(at.mat, effect.at, at.here), at);
    case 'layEach':
      return layingEach(effect, at);
    case 'cache': {
      const cost = effect.from === 'bank' ? 0 : prices.resource;
      return effect.n * Math.max(0, POINT + worthOf(effect.then ?? [], at) - cost);
    }
    case 'tuck': {
      const cost = effect.from === 'deck' ? 0 : prices.dragon;
      return amount(effect.n, at) * Math.max(0, POINT + worthOf(effect.then ?? [], at) - cost);
    }
    case 'tuckEach':
      return Math.max(1, dragonSpots(at.mat, effect.filter, at.here).length);
    case 'pay':
      return Math.max(0, worthOf(effect.then, at) - priceOfCost(effect.cost, prices));
    case 'repeat':
      return effect.n * W.again * worthOf(effect.effect, at);
    case 'others':
      return at.s.mats.length > 1 ? -W.gift * worthOf(effect.effect, at) : 0;
    case 'if':
      if (holds(at.s, at.seat, effect.condition, at.here)) return worthOf(effect.effect, at);
      return at.now ? 0 : W.notYet * worthOf(effect.effect, at);
    case 'name':
      return worthOf(effect.effect, at);
    case 'reveal': {
      const fits = effect.sizes.reduce((sum, size) => sum + SIZE_SHARE[size], 0);
      const otherwise = effect.otherwise === 'keep' ? prices.dragon : prices.resource;
      return fits * POINT + (1 - fits) * otherwise;
    }
    case 'play':
      return at.mat.dragons.length > 0 || effect.from !== 'hand' ? W.freePlay : 0;
    case 'excavate':
      return at.mat.caves.length > 0 || effect.from !== 'hand' ? W.freeDig : 0;
    case 'activate':
    case 'activateIcon':
      return W.activate;
    case 'swap':
      return 0.2;
    case 'choose':
      return effect.n * Math.max(...effect.of.map((thing) => priceOf(thing, prices)));
    case 'feed':
      return feeding(effect, at);
  }
}

const amount = (n: number | Parameters<typeof countOf>[2], at: Setting): number =>
  typeof n === 'number' ? n : countOf(at.s, at.seat, n, at.here);

export function priceOf(thing: Thing, prices: Prices): number {
  switch (thing) {
    case 'coin':
      return prices.coin;
    case 'dragon':
      return prices.dragon;
    case 'cave':
      return prices.cave;
    case 'guild':
      return prices.guild;
    default:
      return prices.resource;
  }
}

/** So many things of a price; the rider may turn some into points, or take some away. */
function ridden(n: number, price: number, rider: Rider | undefined): number {
  if (!rider) return n * price;
  if (rider.kind === 'may') {
    const points = Math.min(n, rider.n);
    return points * Math.max(POINT, price) + (n - points) * price;
  }
  let worth = 0;
  for (const share of rider.shares) {
    if (share.how !== 'discard') worth += share.n * (share.how === 'keep' ? price : POINT);
  }
  return worth;
}

const priceOfCost = (cost: Cost, prices: Prices): number =>
  (cost.any ?? 0) * prices.resource +
  (cost.coin ?? 0) * prices.coin +
  (cost.egg ?? 0) * prices.egg +
  (cost.dragon ?? 0) * prices.dragon +
  (cost.cave ?? 0) * prices.cave +
  ((cost.card ?? 0) + (cost.mixed ?? 0)) * Math.min(prices.cave, prices.dragon, prices.resource);

/** Eggs need nests; later some will be free again, and some that are free now will not. */
function laying(n: number, free: number, at: Setting): number {
  if (at.now) return Math.min(n, free) * at.prices.egg;
  return n * at.prices.egg * Math.min(1, (1.25 * free) / (free + W.nestNeed * n));
}

function layingEach(effect: Extract<Effect, { op: 'layEach' }>, at: Setting): number {
  let eggs = 0;
  for (const spot of dragonSpots(at.mat, effect.filter, at.here)) {
    const dragon = dragonAt(at.mat, spot) as Dragon;
    if (dragonCard(dragon.card).nests > dragon.eggs) eggs++;
  }
  return (at.now ? eggs : 0.85 * eggs) * at.prices.egg;
}

/** Empty nests in a place around a dragon. */
function freeNestsIn(mat: Mat, place: Place, here: number): number {
  let free = place === 'mat' ? 2 - mat.eggs : 0;
  if (place === 'mat') {
    for (const row of mat.rows) for (const dragon of row.dragons) free += freeNestsOf(dragon);
    return free;
  }
  if (place === 'here') {
    for (const row of mat.rows) {
      for (const dragon of row.dragons) if (dragon.card === here) return freeNestsOf(dragon);
    }
    return 0;
  }
  for (const spot of dragonSpots(mat, { scope: place }, here))
    free += freeNestsOf(dragonAt(mat, spot) as Dragon);
  return free;
}

const freeNestsOf = (dragon: Dragon): number => dragonCard(dragon.card).nests - dragon.eggs;

/** A hatchling takes its food for a point and what it brings; the third time something more. */
function feeding(effect: Extract<Effect, { op: 'feed' }>, at: Setting): number {
  const { prices } = at;
  const food = effect.food === 'dragon' ? prices.dragon : prices.resource;
  const fed = fedOf(at.mat, at.here);
  const third = fed > 2 ? 0 : worthOf(effect.third, at) / (at.now ? (fed === 2 ? 1 : 4) : 3);
  // Three hatchlings have no reward for each piece but a second point for it.
  const each = effect.each.length > 0 ? worthOf(effect.each, at) : POINT;
  return Math.max(0, POINT + each + third - food);
}

function fedOf(mat: Mat, card: number): number {
  for (const row of mat.rows) for (const dragon of row.dragons) if (dragon.card === card) return dragon.fed;
  return 0;
}
