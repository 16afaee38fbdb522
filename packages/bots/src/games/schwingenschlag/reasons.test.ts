import { newMat, type View } from '@aerie/schwingenschlag';
import { describe, expect, test } from 'vitest';
import type { Future } from './judgement/futures.js';
import { reasonsFor } from './reasons.js';

const NOTHING = { printed: 0, ends: 0, eggs: 0, cached: 0, tucked: 0, guild: 0, rest: 0 };
const QUIET = { activated: 0, fed: 0, laid: 0, cached: 0, tucked: 0 };
const future = (sources: Partial<Future['sources']>): Future => ({
  rival: undefined,
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
