import { type Answer, besideOf, CORNERS, pointsFor, type View } from '@aerie/zefiria';
import { Beam } from './beam.js';
import { type Position, positionOf } from './position.js';
import { ALL_IN_PLACE, EYES, spare } from './solver.js';

/**
 * Ways to fill the corners are compared in rounds. All of a round share `SHARED` positions a layer, and the best third
 * goes on to the next; in the first round each gets at most `AT_FIRST`.
 */
const SHARED = 2800;
const AT_FIRST = 150;
const GOES_ON = 1 / 3;

/** Where the best has so many points to spare after a short search, there is no other round. */
const ENOUGH = 2;

/** Points to spare beyond this count for a fraction only. */
const PLENTY = 5;
const spared = (left: number): number => Math.min(left, PLENTY) + Math.max(left - PLENTY, 0) / PLENTY;

/** Alone, where no more points can be spared than this, corners decide: then so many positions a layer are shared. */
const TIGHT = 3;
const SHARED_IF_TIGHT = 5600;

/** Turns by which an order may come too late; one that comes even later counts as this many points. */
const OVERTIME = 3;
const MUCH = 20;
const NOBODY = -1;

/** The first turn of a match in which the spirits took these corners. */
function startOf(v: View, cells: readonly number[], asleep: number): Position {
  const figures = v.figures.map(({ spirit }, who) => ({ spirit, cell: cells[who] as number }));
  const stage: View['stage'] =
    v.level === null ? { at: 'turn', who: 0, points: pointsFor(v.held.length), place: -1 } : { at: 'order' };
  return positionOf({ ...v, figures, asleep, round: 1, stage }, besideOf);
}

/**
 * What a table with all spirits on their corners promises: the more points are left the better; if not all islands
 * come home in time, it is below 0 by the points that are lacking.
 */
function promise(v: View, cells: readonly number[], width: number): number {
  // Alone, who sleeps first is drawn only after the corners are taken.
  const sleepers = v.level === null ? [NOBODY] : v.figures.map((_, who) => who);
  let sum = 0;
  for (const asleep of sleepers) {
    const effort = { ...EYES, width, overtime: OVERTIME };
    const { count, left, late } = new Beam(startOf(v, cells, asleep), effort).run();
    sum += count === ALL_IN_PLACE ? spared(left) : -(late?.lacks ?? MUCH);
  }
  return sum / sleepers.length;
}

function isTight(start: Position): boolean {
  const room = spare(start);
  return room >= 0 && room <= TIGHT;
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
  const looks = v.level === null ? 1 : v.figures.length;
  let tables = [...fillings(v, taken)];
  const shared =
    v.level !== null && tables.some((cells) => isTight(startOf(v, cells, 0))) ? SHARED_IF_TIGHT : SHARED;
  let most = AT_FIRST;
  for (let best = 0; tables.length > 1 && best < ENOUGH; most = shared) {
    const width = Math.min(most, Math.floor(shared / (tables.length * looks)));
    const ranked = tables
      .map((cells) => ({ cells, worth: promise(v, cells, width) }))
      .sort((a, b) => b.worth - a.worth);
    best = ranked[0]?.worth ?? 0;
    tables = ranked.slice(0, Math.ceil(tables.length * GOES_ON)).map(({ cells }) => cells);
  }
  const corner = tables[0]?.[taken.length];
  const there = answers.find((answer) => answer.kind === 'corner' && CORNERS[answer.corner] === corner);
  return there ?? (answers[0] as Answer);
}
