import { besideOf, CELLS, type View } from '@aerie/zefiria';
import { Beam, type Found } from './beam.js';
import type { Effort } from './effort.js';
import { type Position, positionOf } from './position.js';
import { AWAY } from './tables.js';

/** How positions are scored, found by trials on many deals; `stands` in the order of the spirits, Skyron last. */
export const EYES = { away: 2, astray: 1, stands: [2, 2, 2, 1, 0], aim: 'count' } as const;

/** A search that nearly always finds a perfect order, and a wider one for where it does not. */
const GLANCE: Effort = { ...EYES, width: 2000 };
const LOOK: Effort = { ...EYES, width: 10_000, overtime: 2 };

/** With so few points to spare the first search is skipped: it would find nothing. With less than none nothing can be found. */
const TIGHT = 4;

/**
 * While more turns than this are left, a way to a perfect order that comes somewhat too late is followed, since a later
 * search may shorten it; after that, whatever counts most.
 */
const HOPEFUL = 3;

/** What the islands count when all are in place. */
export const ALL_IN_PLACE = 25;

/**
 * The best way found to play all turns that are left, if no storm comes; not in the setup, nor in a turn without
 * points. The effort is counted in positions, not in time: the same view always gets the same plan.
 */
export function solve(v: View): Found {
  const position = positionOf(v, besideOf);
  const room = spare(position);
  if (room > TIGHT || room < 0) {
    const found = new Beam(position, GLANCE).run();
    if (found.count === ALL_IN_PLACE || room < 0) return found;
  }
  const found = new Beam(position, LOOK).run();
  return found.late && position.turns > HOPEFUL ? { ...found, steps: found.late.steps } : found;
}

/**
 * Points beyond those that a perfect order takes at least: a breath of price p moves two islands by p steps at most,
 * so it takes half of all steps that the islands are away from home.
 */
function spare({ islands, turns, points, perTurn }: Position): number {
  const steps = islands.reduce((sum, island, cell) => sum + (AWAY[island * CELLS + cell] as number), 0);
  return points + (turns - 1) * perTurn - steps / 2;
}
