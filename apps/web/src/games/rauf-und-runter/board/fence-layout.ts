import type { Seat } from '@aerie/kernel';
import { sumOf } from '@aerie/rauf-und-runter';
import type { Picture } from '../animation.js';
import type { Layout } from './layout.js';

/** The last picket of the fence. */
export const LAST = 25;

const EDGE = 9;
const GROUND = 22;

/** The measures of the fence, in px. */
export interface FenceLayout {
  readonly wide: number;
  readonly high: number;
  /** From picket to picket. */
  readonly step: number;
  /** The size of a chicken. */
  readonly bird: number;
  /** Where the pickets begin, and how high they are. */
  readonly top: number;
  readonly boards: number;
  /** Where so much momentum ends. */
  xOf(momentum: number): number;
  /** Where a chicken stands that has so many others below it. */
  perch(level: number): number;
}

export function fenceLayout({ fence: high, unit, beside, wide: whole, large }: Layout): FenceLayout {
  const wide = beside || whole;
  const step = (wide - 2 * EDGE) / (LAST + 0.8);
  const bird = Math.round(Math.max(30, Math.min(large ? 84 : 52, step * 1.5)));
  const boards = Math.max(32, 38 * unit, large ? high * 0.2 : 0);
  const top = high - GROUND - boards;
  return {
    wide,
    high,
    step,
    bird,
    top,
    boards,
    xOf: (momentum) => EDGE + (momentum + 0.1) * step,
    perch: (level) => top + 3 - level * bird * 0.62,
  };
}

/** Whoever plays; nobody once the match is over. */
export const playerOf = (p: Picture): Seat | undefined =>
  p.round === p.flutter.length ? undefined : p.order[p.turn];

export interface Standing {
  readonly seat: Seat;
  readonly momentum: number;
  /** How many chickens stand in the way below it. */
  readonly level: number;
  /** Whether its turn is not over yet. */
  readonly flying: boolean;
}

/** Who stands where on the fence. Chickens that are not so many pickets apart stand above one another. */
export function standingOf(p: Picture, { bird, step }: FenceLayout): readonly Standing[] {
  const apart = (bird * 0.86) / step;
  const plays = playerOf(p);
  const sum = sumOf(p.track);
  const all = p.momentum
    .map((momentum, seat) => {
      const flying = seat === plays && momentum === 0;
      return { seat, flying, momentum: flying ? sum : momentum };
    })
    .filter(({ seat, momentum }) => momentum > 0 || (seat === plays && p.roll !== ''))
    .sort((a, b) => a.momentum - b.momentum || p.order.indexOf(a.seat) - p.order.indexOf(b.seat));
  const placed: Standing[] = [];
  for (const one of all) {
    const taken = placed
      .filter((other) => Math.abs(other.momentum - one.momentum) < apart)
      .map((other) => other.level);
    let level = 0;
    while (taken.includes(level)) level++;
    placed.push({ ...one, level });
  }
  return placed;
}
