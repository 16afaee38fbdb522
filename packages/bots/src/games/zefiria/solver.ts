import { besideOf, CELLS, type View } from '@aerie/zefiria';
import { Beam, type Found } from './beam.js';
import type { Effort } from './effort.js';
import { AUSTRO, type Position, positionOf, SKYRON } from './position.js';
import { AWAY } from './tables.js';

/** How positions are scored, found by trials on many deals; `stands` in the order of the spirits, Skyron last. */
export const EYES = { away: 2, astray: 1, stands: [2, 2, 2, 1, 0], aim: 'count' } as const;

/**
 * A search that nearly always finds a perfect order, and a wider one for where it does not; narrower in company, where others wait
 * for it and mostly something else is done after it.
 */
const GLANCE: Effort = { ...EYES, width: 2000 };
const LOOK: Effort = { ...EYES, width: 10_000, overtime: 2 };
const LOOK_TOGETHER: Effort = { ...LOOK, width: 4000 };

/** One that is quick, and finds a perfect order where there is room for detours. */
const QUICK: Effort = { ...EYES, width: 150 };

/** One that looks a few turns ahead with few positions in mind. */
const AHEAD: Effort = { ...EYES, width: 16 };
const TURNS_AHEAD = 4;

/** With so few points to spare the first search is skipped: it would find nothing. With less than none nothing can be found. */
const TIGHT = 2;

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
  const found = new Beam(position, v.level === null ? LOOK_TOGETHER : LOOK).run();
  return found.late && position.turns > HOPEFUL ? { ...found, steps: found.late.steps } : found;
}

/** The same with little effort. */
export const solveQuickly = (v: View): Found => new Beam(positionOf(v, besideOf), QUICK).run();

/** The best way found to play the next turns, so that islands are near home after them. */
export function solveNextTurns(v: View): Found {
  const position = positionOf(v, besideOf);
  if (position.turns <= TURNS_AHEAD) return new Beam(position, AHEAD).run();
  return new Beam({ ...position, turns: TURNS_AHEAD }, { ...AHEAD, aim: 'nearness' }).run();
}

/** One in which the islands of the turn that goes on are left to others. */
const LEAVING: Effort = { ...EYES, width: 500, leaves: true };

/** Leaving islands to others may cost so many points; or more, where so many are left over even then. */
const LEAVING_COSTS = 2;
const PLENTY = 4;

/**
 * A way to play all turns that are left in which nothing comes home in the one that goes on, so that others have that
 * pleasure; where none is good enough, the best way.
 */
export function solveLeaving(v: View, solve: (v: View) => Found): Found {
  const best = solve(v);
  const position = positionOf(v, besideOf);
  const leaving = new Beam(position, LEAVING).run();
  if (leaving.count < ALL_IN_PLACE) return best;
  return best.count < ALL_IN_PLACE || leaving.left >= enoughLeft(position, best) ? leaving : best;
}

/** How many points must be left at the end where islands are left to others. */
function enoughLeft(position: Position, best: Found): number {
  // The last island is somebody else's wherever they can still bring it home.
  const isLast = best.steps.every(({ kind, who }) => kind !== 'end' && who === position.who);
  // What is left for the last turns of the last round may come too late for them.
  const tooLate = position.perTurn * (position.spirits.length - 1);
  if (isLast) return tooLate;
  const enough = Math.min(best.left - LEAVING_COSTS, tooLate + PLENTY);
  return best.left >= tooLate ? Math.max(enough, tooLate) : enough;
}

/**
 * Points beyond those that a perfect order takes at least. A breath of price p moves two islands by p steps at most, so it
 * takes half of all steps that the islands are away from home, and a flight of every spirit that stands on a stray island, since
 * nobody can move that one under it.
 */
export function spare({ islands, spirits, cells, turns, points, perTurn }: Position): number {
  const steps = islands.reduce((sum, island, cell) => sum + (AWAY[island * CELLS + cell] as number), 0);
  const flights = spirits.filter((spirit, who) => {
    const cell = cells[who] as number;
    return spirit !== AUSTRO && spirit !== SKYRON && islands[cell] !== cell;
  });
  return points + (turns - 1) * perTurn - steps / 2 - flights.length;
}
