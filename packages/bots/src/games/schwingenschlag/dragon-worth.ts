import {
  DRAGON_NUMBERS,
  type DragonCard,
  dragonCard,
  endEffect,
  MAT_ICONS,
  type MatRow,
  newDragon,
  ROUNDS,
} from '@aerie/schwingenschlag';
import { type Setting, worthAt } from './effect-worth.js';
import { expectedEnd } from './end-points.js';
import { WEIGHTS as W } from './evaluation-weights.js';
import { goalsOfDragon } from './goals.js';
import { earlyEgg, type Prices } from './outlook.js';

/** When the effects of each dragon work, by its number: looked up very often. */
export const ACTIVATED = 1;
export const ROUND = 2;
const PLAYED = 3;
export const WHEN: readonly number[] = [0, ...DRAGON_NUMBERS].map((number) => {
  if (number === 0) return 0;
  const { timings } = dragonCard(number);
  if (timings.includes('activated')) return ACTIVATED;
  if (timings.includes('round')) return ROUND;
  return timings.includes('played') ? PLAYED : 0;
});

/** What the worth of a dragon depends on besides the table itself. */
export interface Scene {
  readonly actions: number;
  /** Prices now, and as they will be on average later. */
  readonly prices: Prices;
  readonly later: Prices;
  /** Explorations that a row may expect. */
  readonly explores: Float64Array;
  /** Points that one more of each round's objective is worth. */
  readonly goals: Float64Array;
  /** How often `round` abilities will still work. */
  readonly roundEnds: number;
  /** What a dug space is worth. */
  readonly space: number;
}

/** What a dragon will bring in a row that it does not lie in yet, its price not counted. */
export function dragonWorth(at: Setting, number: number, row: number, scene: Scene): number {
  const card = dragonCard(number);
  const { dragons } = at.mat.rows[row] as MatRow;
  const { actions, later } = scene;
  const explores = scene.explores[row] as number;
  // Its effects look at their surroundings: it is put there for as long as they are judged.
  dragons.push(newDragon(number));
  let worth = card.points + W.nest * earlyEgg(actions) * card.nests;
  worth += goalsOfDragon(at.s, card, row, scene.goals);
  worth += abilityWorth(at, card, scene, explores);
  const end = endEffect(at.s, number);
  if (end) worth += expectedEnd(at.s, at.seat, end, number, actions - 1);
  const icon = MAT_ICONS[row]?.[dragons.length];
  if (icon) worth += explores * worthAt(icon, at, 0, later, false);
  dragons.pop();
  return worth;
}

function abilityWorth(at: Setting, card: DragonCard, scene: Scene, explores: number): number {
  const { number, effects } = card;
  switch (WHEN[number]) {
    case ACTIVATED:
      return explores * worthAt(effects, at, number, scene.later, false);
    case ROUND:
      return W.roundAbility * scene.roundEnds * worthAt(effects, at, number, scene.later, false);
    case PLAYED:
      return worthAt(effects, at, number, scene.prices, true);
    default:
      return 0;
  }
}

export const roundsToCome = (round: number): number => ROUNDS - 1 - round;
