import { CAVE_NUMBERS, DRAGON_NUMBERS, GUILDS, LEVELS, OBJECTIVES, ROUNDS } from '@aerie/schwingenschlag';
import { InputBlocks } from '../../../learning/inputs.js';
import { EFFECTS, YIELD_KINDS } from './effects.js';

/**
 * Where each fact about a position stands among the inputs of the net. A change here makes all weights useless: they
 * are learned for these numbers.
 */
const blocks = new InputBlocks();

export const DRAGONS = Math.max(...DRAGON_NUMBERS) + 1;
const CAVES = Math.max(...CAVE_NUMBERS) + 1;
export const SQUARES = 8;
export const CIRCLE = 12;
/** Leads and arrears beyond this make no difference. */
export const MOST_LEAD = 4;
export const LEADS = 2 * MOST_LEAD + 1;

/** So many values of a number have an input each; the last stands for all that are greater. */
export const COINS = 13;
export const COINS_KEPT = 10;
export const OF_A_KIND = 8;
export const RESOURCES_ALL = 13;
export const EGGS = 25;
export const NESTS = 13;
export const HAND = 11;
export const PAYABLE = 6;
export const OWN = 10;
export const YIELDS = 5;
export const FED = 4;
export const END_POINTS = 12;
export const STEPS = 10;
export const BILL = 4;
export const COUNTERS = 6;
export const OTHERS = 5;

/** Whether a dragon of the hand can come: at once; when little or much more is there; when there is room. */
export const PROSPECTS = 4;

export const AT = {
  roundCoins: blocks.block(ROUNDS * COINS),
  passed: blocks.block(ROUNDS * COINS_KEPT),
  seats: blocks.block(5),
  level: blocks.block(Object.keys(LEVELS).length),
  resource: blocks.block(4 * OF_A_KIND),
  resources: blocks.block(RESOURCES_ALL),
  eggs: blocks.block(EGGS),
  nests: blocks.block(NESTS),
  handDragon: blocks.block(DRAGONS * PROSPECTS),
  handCave: blocks.block(CAVES),
  handDragons: blocks.block(HAND),
  handCaves: blocks.block(HAND),
  payable: blocks.block(PAYABLE),
  shownDragon: blocks.block(DRAGONS * 2),
  shownCave: blocks.block(CAVES),
  inRow: blocks.block(DRAGONS * 3),
  shape: blocks.block(3 * 5 * 4),
  explored: blocks.block(3 * 5 * 4),
  exploredEggs: blocks.block(3 * 4 * 4),
  fed: blocks.block(DRAGONS * FED),
  endPoints: blocks.block(DRAGONS * END_POINTS),
  yields: blocks.block(3 * YIELD_KINDS * YIELDS),
  roundYields: blocks.block(YIELD_KINDS * YIELDS),
  objective: blocks.block(OBJECTIVES.length * ROUNDS),
  objectiveLead: blocks.block(OBJECTIVES.length * LEADS),
  objectiveOwn: blocks.block(OBJECTIVES.length * OWN),
  lead: blocks.block(ROUNDS * ROUNDS * LEADS),
  circle: blocks.block(GUILDS.length * CIRCLE),
  markers: blocks.block(5),
  ownMark: blocks.block(GUILDS.length * SQUARES * 2),
  freeSquare: blocks.block(GUILDS.length * SQUARES),
  counters: blocks.block(COUNTERS),
  rivalCards: blocks.block(9),
  rivalReady: blocks.block(5),
  othersIn: blocks.block(OTHERS),
  othersCoins: blocks.block(COINS_KEPT),
  draft: blocks.block(6),
  task: blocks.block(32),
  walk: blocks.block(3 * STEPS),
  effect: blocks.block(EFFECTS * 2),
  billKind: blocks.block(4 * BILL),
  billAny: blocks.block(BILL),
  billEgg: blocks.block(BILL),
  billCards: blocks.block(4 * BILL),
  taking: blocks.block(12 * BILL),
  share: blocks.block(4 * BILL),
} as const;

export const INPUTS = blocks.count;
