import { type Answer, besideOf, CORNERS, pointsFor, type View } from '@aerie/zefiria';
import { Beam, type Effort } from './beam.js';
import { positionOf } from './position.js';
import { ALL_IN_PLACE } from './solver.js';

/** Many tables are looked at, so each only briefly; where time is short, the best of them once more. */
const GLANCE: Effort = { width: 60, away: 2, astray: 1, aim: 'count' };
const LOOK: Effort = { ...GLANCE, width: 500 };
const LOOKED_AT = 6;

/** With so many points to spare nothing can go wrong; more are still better, but not by much. */
const PLENTY = 5;
const spared = (left: number): number => Math.min(left, PLENTY) + Math.max(left - PLENTY, 0) / PLENTY;

/**
 * What a table with all spirits on their corners promises: the more points are left the better; if not all islands
 * come home, it is below 0 by what is missing.
 */
function promise(v: View, cells: readonly number[], effort: Effort): number {
  const alone = v.level !== null;
  const figures = v.figures.map(({ spirit }, who) => ({ spirit, cell: cells[who] as number }));
  const points = pointsFor(v.held.length);
  // Alone, who sleeps first is drawn only after the corners are taken.
  const sleepers = alone ? figures.map((_, who) => who) : [-1];
  let sum = 0;
  for (const asleep of sleepers) {
    const stage: View['stage'] = alone ? { at: 'order' } : { at: 'turn', who: 0, points, place: -1 };
    const position = positionOf({ ...v, figures, asleep, round: 1, stage }, besideOf);
    const { count, left } = new Beam(position, effort).run();
    sum += count === ALL_IN_PLACE ? spared(left) : count - ALL_IN_PLACE;
  }
  return sum / sleepers.length;
}

/** All ways to fill the corners that are left, given those that are taken; two stand opposite each other. */
function* fillings(v: View, cells: readonly number[]): Generator<readonly number[]> {
  if (cells.length === v.figures.length) {
    yield cells;
    return;
  }
  const facing = v.held.length === 2 ? cells[0] : undefined;
  for (const corner of Object.values(CORNERS)) {
    const allowed = facing === undefined ? !cells.includes(corner) : corner === 24 - facing;
    if (allowed) yield* fillings(v, [...cells, corner]);
  }
}

interface Table {
  readonly cells: readonly number[];
  readonly worth: number;
}

/** The tables by what they promise, the best first. */
const ranked = (v: View, all: readonly (readonly number[])[], effort: Effort): Table[] =>
  all.map((cells) => ({ cells, worth: promise(v, cells, effort) })).sort((a, b) => b.worth - a.worth);

/** The corner from which all together get furthest, if everybody else stands well too. */
export function bestCorner(v: View, answers: readonly Answer[]): Answer {
  const taken = v.figures.flatMap(({ cell }) => (cell >= 0 ? [cell] : []));
  let tables = ranked(v, [...fillings(v, taken)], GLANCE);
  if ((tables[0]?.worth ?? 0) < PLENTY) {
    tables = ranked(
      v,
      tables.slice(0, LOOKED_AT).map(({ cells }) => cells),
      LOOK,
    );
  }
  const corner = tables[0]?.cells[taken.length];
  const there = answers.find((answer) => answer.kind === 'corner' && CORNERS[answer.corner] === corner);
  return there ?? (answers[0] as Answer);
}
