import { RED_GEMS, type State } from '@aerie/zefiria';
import type { Found } from './beam.js';
import { ALL_IN_PLACE } from './solver.js';

/**
 * What a table scores in the end if people go on who think ahead a turn or two, by the best plan that a search finds. The figures
 * are fitted to matches of `club` (normal mode and storms, one to four players): it wastes points on the way, the more the longer
 * that is, so a perfect order is the more likely the more points the plan leaves.
 */
export interface Outlook {
  readonly score: number;
  /** How likely all islands come home. */
  readonly perfect: number;
}

/** So many points of a plan are seen through without waste; each further one wastes a part of a point, more or less. */
const SEEN_THROUGH = 6;
const WASTED = 0.25;
const MORE_OR_LESS = 0.75;
const AT_LEAST = 0.1;
/** A storm that is still to come costs some points, and makes the way less sure. */
const STORM_COSTS = 0.2;
const STORM_UNSURE = 4;
/** Whoever misses the perfect order by little has two islands in the wrong place, and somewhat more of a long way. */
const MISSED = 6;
const SLIPS = 0.06;
/** Of the gems on the table somebody takes this part where points are scarce; where some are left, one for so many of them. */
const TAKEN = 0.5;
const POINTS_FOR_GEM = 2.5;
/** Gems that a storm to come will bring, with everything in order or not. */
const GEMS_BY_STORM = { inOrder: 0.45, astray: 0.3 };

/** The most that a table can score: storms break between rounds, and each of them can bring one gem. */
export const bestScore = ({ mode, rounds }: State): number =>
  ALL_IN_PLACE + (mode === 'storm' ? Math.min(RED_GEMS, rounds - 1) : 0);

/** `points` are those of the match that are left. */
export function outlookOf(s: State, points: number, { count, left, late }: Found): Outlook {
  const inOrder = count === ALL_IN_PLACE;
  const storms = s.mode === 'storm' ? s.rounds - s.round : 0;
  const held = s.held.reduce((sum, gems) => sum + gems, 0);
  const gems = s.gems.length;
  const almost = inOrder
    ? ALL_IN_PLACE - MISSED - SLIPS * unseen(points - left)
    : count - SLIPS * unseen(points);
  const astray = almost + TAKEN * gems + GEMS_BY_STORM.astray * storms + held;
  if (!inOrder && !late) return { score: astray, perfect: 0 };
  const spare = inOrder ? left : -(late?.lacks ?? 0);
  const far = unseen(points - spare);
  const odds =
    (spare + 0.5 - WASTED * far - STORM_COSTS * storms) /
    (AT_LEAST + MORE_OR_LESS * Math.sqrt(far + STORM_UNSURE * storms));
  const perfect = 1 / (1 + Math.exp(-odds));
  const taken = Math.min(gems, Math.max(spare, 0) / POINTS_FOR_GEM);
  const best = ALL_IN_PLACE + taken + GEMS_BY_STORM.inOrder * storms + held;
  return { score: perfect * best + (1 - perfect) * astray, perfect };
}

const unseen = (points: number): number => Math.max(points - SEEN_THROUGH, 0);
