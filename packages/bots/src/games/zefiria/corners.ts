import { type Answer, besideOf, CORNERS, pointsFor, type View } from '@aerie/zefiria';
import { Beam, type Effort } from './beam.js';
import { positionOf } from './position.js';
import { ALL_IN_PLACE } from './solver.js';

/** Many tables are looked at, so each only briefly. */
const GLANCE: Effort = { width: 60, away: 2, astray: 1, aim: 'count' };

/** What a table with all spirits on their corners promises: points left, or, below 0, what is missing. */
function promise(v: View, cells: readonly number[]): number {
  const alone = v.level !== null;
  const figures = v.figures.map(({ spirit }, who) => ({ spirit, cell: cells[who] as number }));
  const points = pointsFor(v.held.length);
  // Alone, who sleeps first is drawn only after the corners are taken.
  const sleepers = alone ? figures.map((_, who) => who) : [-1];
  let sum = 0;
  for (const asleep of sleepers) {
    const stage: View['stage'] = alone ? { at: 'order' } : { at: 'turn', who: 0, points, place: -1 };
    const position = positionOf({ ...v, figures, asleep, round: 1, stage }, besideOf);
    const { count, left } = new Beam(position, GLANCE).run();
    sum += count === ALL_IN_PLACE ? left : count - ALL_IN_PLACE;
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

/** The corner from which all together get furthest, if everybody else stands well too. */
export function bestCorner(v: View, answers: readonly Answer[]): Answer {
  const taken = v.figures.flatMap(({ cell }) => (cell >= 0 ? [cell] : []));
  let best = { corner: -1, worth: Number.NEGATIVE_INFINITY };
  for (const cells of fillings(v, taken)) {
    const worth = promise(v, cells);
    if (worth > best.worth) best = { corner: cells[taken.length] as number, worth };
  }
  const there = answers.find((answer) => answer.kind === 'corner' && CORNERS[answer.corner] === best.corner);
  return there ?? (answers[0] as Answer);
}
