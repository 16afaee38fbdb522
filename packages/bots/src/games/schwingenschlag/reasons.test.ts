import { newMat, type View } from '@aerie/schwingenschlag';
import { describe, expect, test } from 'vitest';
import type { Future } from './judgement/futures.js';
import { chanceToWin, reasonsFor } from './reasons.js';

const NOTHING = { printed: 0, ends: 0, eggs: 0, cached: 0, tucked: 0, guild: 0, rest: 0 };
const QUIET = { activated: 0, fed: 0, laid: 0, cached: 0, tucked: 0 };
const future = (sources: Partial<Future['sources']>, points = 100, others = 90): Future => ({
  points,
  others,
  sources: { ...NOTHING, ...sources },
  objectives: [0, 0, 0, 0],
  thisTurn: QUIET,
});
const view = { round: 1, objectives: ['1a', '2a', '3a', '5a'], rival: null } as unknown as View;
const considered = (worth: number, futures: readonly Future[]) => ({
  answer: { a: 'done' as const },
  worth,
  futures,
});
const worlds = (of: (world: number) => Future, n = 8): Future[] => Array.from({ length: n }, (_, i) => of(i));

describe('reasons', () => {
  const none = worlds(() => future({}));
  test.each([
    [
      'what differs in every world',
      2,
      worlds(() => future({ tucked: 2, eggs: 1 })),
      ['fromTucked', 'fromEggs'],
    ],
    [
      'the biggest two of three',
      6,
      worlds(() => future({ tucked: 2, ends: 3, eggs: 1 })),
      ['fromEnds', 'fromTucked'],
    ],
    ['nothing that is but noise', 2, worlds((i) => future({ tucked: i % 2 === 0 ? 6 : -5 })), ['looksBest']],
    ['nothing out of a few worlds', 2, worlds(() => future({ tucked: 2 }), 4), ['looksBest']],
    ['nothing where both are as good', 0.2, worlds(() => future({ tucked: 2 })), ['noneBetter']],
  ])('name %s', (_, ahead, best, codes) => {
    const reasons = reasonsFor(view, newMat(), considered(100 + ahead, best), considered(100, none));
    expect(reasons.map(({ code }) => code)).toEqual(codes);
  });
});

describe('the chance to win', () => {
  test('is the share of futures that are won, shifted to what is expected, and never quite certain by luck', () => {
    // Leads of 5, 15, ... 75 around their mean of 40, against 60 points.
    const futures = [worlds((i) => future({}, 65 + 10 * i, 60))];
    expect(chanceToWin(100, futures)).toBeCloseTo(8.5 / 9);
    expect(chanceToWin(60, futures)).toBeCloseTo(4.5 / 9);
    expect(chanceToWin(20, futures)).toBeCloseTo(0.5 / 9);
  });

  test('is certain where all futures end alike', () => {
    const futures = [worlds(() => future({}, 100, 90))];
    expect([chanceToWin(100, futures), chanceToWin(90, futures), chanceToWin(89, futures)]).toEqual([
      1, 1, 0,
    ]);
  });
});
