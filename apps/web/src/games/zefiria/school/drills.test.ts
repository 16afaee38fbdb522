import zefiria, { type Answer, type View } from '@aerie/zefiria';
import { describe, expect, test } from 'vitest';
import { dealt, learnerOf } from '../../../school/deal.js';
import { DRILLS } from './drills.js';
import { after, gainOf, isSwap } from './gains.js';

const played = (view: View, seat: number): readonly Answer[] =>
  zefiria.awaited(view).includes(seat) ? zefiria.answers(view, seat) : [];

describe.each(DRILLS)('the drill $id', ({ deal, right }) => {
  const seat = learnerOf(deal);
  const start = dealt(zefiria, deal).view(seat) as View;

  if ('goal' in right) {
    const { goal, moves, solution } = right;

    /** Whether the goal can be reached with so many answers. */
    const isReached = (view: View, left: number): boolean =>
      goal(view) ||
      (left > 0 && played(view, seat).some((answer) => isReached(after(view, answer), left - 1)));

    test('takes as many answers as it allows, and begins with few of them', () => {
      expect(isReached(start, moves - 1)).toBe(false);
      const first = played(start, seat).filter((answer) => isReached(after(start, answer), moves - 1));
      expect(first.map(zefiria.write)).toContain(solution[0]);
      expect(first.length).toBeLessThanOrEqual(2);
    });
  } else {
    test('has as its answers the swaps that bring two islands home', () => {
      const best = zefiria
        .answers(start, seat)
        .filter((answer) => isSwap(answer) && gainOf(start, answer) === 2);
      expect(best.map(zefiria.write)).toEqual(right);
    });
  }
});
