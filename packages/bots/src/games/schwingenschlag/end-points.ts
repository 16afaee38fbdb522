import type { Seat } from '@aerie/kernel';
import {
  CAVE_COLUMNS,
  COLUMNS,
  type Condition,
  type Cost,
  type Count,
  columnOf,
  countOf,
  type EndEffect,
  holds,
  type Mat,
  rowOf,
  type State,
  spotOfCard,
} from '@aerie/schwingenschlag';
import { WEIGHTS as W } from './evaluation-weights.js';

/** How much a count grows with each action, as it usually goes. */
const GROWTH: Readonly<Record<Exclude<Count['of'], 'dragons'>, number>> = {
  markers: 0.12,
  lowestObjectives: 0.05,
  traitSets: 0.05,
  sizeSets: 0.03,
  eggPairs: 0.12,
  tucked: 0.03,
  cached: 0.03,
  fullColumns: 0.1,
  caveCards: 0.26,
  costIcons: 0.25,
};
/** Dragons that come with each action. */
const DRAGONS_AN_ACTION = 0.36;

/** Points that an `end` effect is expected to give, with so many actions left; exact when there are none. */
export function expectedEnd(s: State, seat: Seat, effect: EndEffect, here: number, actions: number): number {
  const mat = s.mats[seat] as Mat;
  if (effect.score === 'if') {
    const chance = holds(s, seat, effect.condition, here)
      ? staying(effect.condition, mat, here, actions)
      : coming(s, seat, effect.condition, here, actions);
    return effect.points * chance;
  }
  if (effect.score === 'pay') return paying(mat, effect, actions);
  const count = countOf(s, seat, effect.count, here) + growthOf(effect.count, actions);
  const points = effect.points * count;
  return effect.max === undefined ? points : Math.min(points, effect.max);
}

function growthOf(count: Count, actions: number): number {
  if (count.of !== 'dragons') return W.endGrowth * GROWTH[count.of] * actions;
  const { scope, size, trait, notTrait, timing } = count.filter;
  let share = scope === 'mat' ? 1 : scope === 'adjacent' ? 0.18 : scope === 'column' ? 0.2 : 0.3;
  if (size || trait || timing) share *= 0.27;
  if (notTrait) share *= 0.75;
  return W.endGrowth * DRAGONS_AN_ACTION * share * actions;
}

/** How likely something that holds now will still hold at the end. */
function staying(condition: Condition, mat: Mat, here: number, actions: number): number {
  if (condition.is === 'rightmost') {
    const last = columnOf(spotOfCard(mat, here)) === COLUMNS - 1;
    return last ? 1 : Math.max(0.4, 1 - 0.03 * actions);
  }
  if (condition.is === 'exactly' && condition.n === 0) return Math.max(0.4, 1 - 0.025 * actions);
  return 1;
}

/** How likely something that does not hold yet will at the end. */
function coming(s: State, seat: Seat, condition: Condition, here: number, actions: number): number {
  return Math.min(1, Math.max(0, 1 - lacking(s, seat, condition, here) / (0.17 * actions + 0.01)));
}

/** How many dragons, or digs, are lacking. */
function lacking(s: State, seat: Seat, condition: Condition, here: number): number {
  const mat = s.mats[seat] as Mat;
  const spot = spotOfCard(mat, here);
  const row = mat.rows[rowOf(spot)];
  const column = columnOf(spot);
  switch (condition.is) {
    case 'atLeast':
      return condition.n - countOf(s, seat, condition.count, here);
    case 'exactly': {
      const lack = condition.n - countOf(s, seat, condition.count, here);
      return lack < 0 ? 99 : lack;
    }
    case 'between':
      return column === 0 || column === COLUMNS - 1 ? 99 : 1;
    case 'fullCave':
      return COLUMNS - (row?.dragons.length ?? 0);
    case 'fullColumn':
      return mat.rows.reduce((n, one) => n + Math.max(0, column + 1 - one.dragons.length), 0);
    case 'excavatedCave':
      return CAVE_COLUMNS - (row?.caves.length ?? 0);
    case 'sizesInCave':
      return 1.5;
    default:
      return 99;
  }
}

function paying(mat: Mat, effect: Extract<EndEffect, { score: 'pay' }>, actions: number): number {
  let best = 0;
  let most = 0;
  for (const { cost, points } of effect.options) {
    const gain = points - 0.25 * ((cost.any ?? 0) + (cost.dragon ?? 0) + (cost.cave ?? 0));
    if (gain > most) most = gain;
    if (gain > best && canPay(mat, cost)) best = gain;
  }
  // With some actions to go, what is lacking can still be had.
  return best + (most - best) * Math.min(0.8, 0.2 * actions);
}

function canPay(mat: Mat, cost: Cost): boolean {
  const resources = mat.resources.reduce((sum, n) => sum + n, 0);
  return (
    resources >= (cost.any ?? 0) &&
    mat.dragons.length >= (cost.dragon ?? 0) &&
    mat.caves.length >= (cost.cave ?? 0)
  );
}
