import type { Mat, State } from '@aerie/schwingenschlag';
import { ROUNDS } from '@aerie/schwingenschlag';
import { WEIGHTS as W } from './evaluation-weights.js';

const COINS_A_ROUND = 6;
const STEPS_A_MARKER = 6;
/** What any card or resource that is left over counts at the end. */
export const LEFT_OVER = 0.25;

/** What one more of each thing is worth at a time, in points at the end. */
export interface Prices {
  readonly resource: number;
  readonly dragon: number;
  readonly cave: number;
  readonly egg: number;
  readonly coin: number;
  readonly guild: number;
  readonly marker: number;
}

/** Own actions that can still be taken, counted in coins that are there or sure to come. */
export function actionsLeft(s: State, mat: Mat): number {
  const later = Math.max(0, ROUNDS - 1 - s.round);
  if (!mat.passed) return mat.coins + COINS_A_ROUND * later;
  return later === 0 ? 0 : Math.min(mat.coins, keptCoins(s)) + COINS_A_ROUND * later;
}

/** Coins that are still of use when the next round begins: more would exceed the limit of nine. */
const keptCoins = (s: State): number => (s.rival?.level.startsWith('R') ? 2 : 4);

const early = (actions: number, fade: number): number => 1 - Math.exp(-actions / fade);

export const earlySpace = (actions: number): number => early(actions, W.spaceFade);
export const earlyEgg = (actions: number): number => early(actions, W.eggFade);
const earlyAction = (actions: number): number => early(actions, W.actionFade);

/** Prices when so many actions are left; `marker` is what the best free square is worth. */
export function pricesAt(actions: number, marker: number, eggs: number): Prices {
  const resource = LEFT_OVER + W.resource * early(actions, W.resourceFade);
  const cards = early(actions, W.cardFade);
  const dragon = LEFT_OVER + W.dragonCard * cards;
  const cave = LEFT_OVER + W.caveCard * cards;
  const egg = 1 + W.egg * earlyEgg(actions) * W.eggNext ** eggs;
  const coin = 1 + W.action * earlyAction(actions);
  // The ten ordinary spaces of the circle, and the way to the next brown one.
  const spaces = (2 * egg + 4 * resource + 2 * dragon + cave + coin) / 12;
  const reach = Math.min(1, actions / STEPS_A_MARKER);
  const guild = spaces + (W.markerWay * reach * marker) / STEPS_A_MARKER;
  return { resource, dragon, cave, egg, coin, guild, marker };
}
