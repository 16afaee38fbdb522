import type { Kind } from './kinds.js';

/**
 * The manoeuvre cards. Their scoring parts are ours, set from measured play (`lab balance ueber-den-wolken`):
 *
 * 1. With 2 points for every space, how often does a given seat of greedy bots have a bird on a space after a landing?
 *    From the left to the centre, middle row and back row, in per cent:
 *    two players 11 23 34 and 23 31 33; three 14 22 25 and 20 22 26; four 17 18 18 16 and 20 19 21 19.
 * 2. The back-row corner is worth 3, the others as much more or less as birds are there less or more often, rounded,
 *    at least 1 and at most 4; the middle columns at most 2. A space has the same points on all cards of a set.
 * 3. Pairs of spaces were chosen so that the set is its own mirror image, every space is on three or four cards, and
 *    cards are worth about the same. Measured again with these values, no card of a set is worth more than 1.7 times
 *    another.
 */

/** A card: its action, and two spaces with the points of each. */
export type Row = readonly [kind: Kind, one: string, points: number, two: string, points: number];

export const FOR_TWO: readonly Row[] = [
  ['dodge', 'a1', 3, 'e2', 4],
  ['dodge', 'a2', 4, 'e1', 3],
  ['sharpDodge', 'b1', 2, 'd1', 2],
  ['leadChange', 'a2', 4, 'c2', 2],
  ['leadChange', 'c2', 2, 'e2', 4],
  ['standard', 'b1', 2, 'd2', 3],
  ['standard', 'b2', 3, 'd1', 2],
  ['neutral', 'a1', 3, 'b2', 3],
  ['neutral', 'd2', 3, 'e1', 3],
  ['diagonal', 'a1', 3, 'd1', 2],
  ['diagonal', 'b1', 2, 'e1', 3],
  ['score', 'a1', 3, 'e1', 3],
  ['freeFlight', 'b2', 3, 'd2', 3],
  ['favourite', 'c1', 2, 'c2', 2],
  ['display', 'a2', 4, 'c1', 2],
  ['display', 'c1', 2, 'e2', 4],
];

export const FOR_THREE: readonly Row[] = [
  ['dodge', 'b1', 3, 'c2', 2],
  ['dodge', 'd2', 2, 'e1', 3],
  ['sharpDodge', 'a2', 4, 'e1', 3],
  ['sharpDodge', 'b1', 3, 'f2', 4],
  ['leadChange', 'a2', 4, 'e2', 3],
  ['leadChange', 'b2', 3, 'f2', 4],
  ['standard', 'b2', 3, 'd1', 2],
  ['standard', 'c1', 2, 'e2', 3],
  ['neutral', 'a1', 3, 'd1', 2],
  ['neutral', 'c1', 2, 'f1', 3],
  ['diagonal', 'a2', 4, 'b1', 3],
  ['diagonal', 'e1', 3, 'f2', 4],
  ['score', 'a1', 3, 'c2', 2],
  ['score', 'd2', 2, 'f1', 3],
  ['freeFlight', 'b2', 3, 'c2', 2],
  ['freeFlight', 'd2', 2, 'e2', 3],
  ['favourite', 'a1', 3, 'f1', 3],
  ['display', 'b2', 3, 'c1', 2],
  ['display', 'd1', 2, 'e2', 3],
];

export const FOR_FOUR: readonly Row[] = [
  ['dodge', 'b1', 3, 'b2', 3],
  ['dodge', 'f1', 3, 'f2', 3],
  ['dodge', 'b1', 3, 'f1', 3],
  ['sharpDodge', 'a1', 3, 'c2', 3],
  ['sharpDodge', 'e2', 3, 'g1', 3],
  ['leadChange', 'c1', 3, 'd2', 2],
  ['leadChange', 'd2', 2, 'e1', 3],
  ['standard', 'b2', 3, 'e2', 3],
  ['standard', 'c2', 3, 'f2', 3],
  ['standard', 'b2', 3, 'f2', 3],
  ['neutral', 'a2', 4, 'b1', 3],
  ['neutral', 'f1', 3, 'g2', 4],
  ['diagonal', 'a1', 3, 'e2', 3],
  ['diagonal', 'c2', 3, 'g1', 3],
  ['diagonal', 'c1', 3, 'e1', 3],
  ['score', 'c1', 3, 'd1', 2],
  ['score', 'd1', 2, 'e1', 3],
  ['freeFlight', 'a2', 4, 'd1', 2],
  ['freeFlight', 'd1', 2, 'g2', 4],
  ['favourite', 'a1', 3, 'g1', 3],
  ['display', 'a2', 4, 'd2', 2],
  ['display', 'd2', 2, 'g2', 4],
];
