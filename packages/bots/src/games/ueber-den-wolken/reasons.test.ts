import { describe, expect, test } from 'vitest';
import type { Future } from './futures.js';
import { reasonsFor } from './reasons.js';

const PLAIN: Future = { win: 0.5, landed: 12, cards: 8, others: 20, later: 5, lastTurn: 0 };
const worlds = (of: (world: number) => Partial<Future>): Future[] =>
  Array.from({ length: 12 }, (_, i) => ({ ...PLAIN, ...of(i) }));
const next = { futures: worlds(() => ({})), price: 3 };

describe('reasons', () => {
  test.each<[string, (world: number) => Partial<Future>, number, readonly unknown[]]>([
    [
      'what differs in every world, the most first',
      () => ({ win: 0.6, landed: 14, others: 17 }),
      3,
      [
        { code: 'fromOthers', args: { points: 3 } },
        { code: 'fromLanding', args: { points: 2 } },
      ],
    ],
    [
      'what the turn itself spares, and that nobody can answer',
      () => ({ win: 0.55, cards: 9, lastTurn: 1 }),
      1,
      [
        { code: 'fromCards', args: { points: 1 } },
        { code: 'lastTurn' },
        { code: 'keepsCubes', args: { n: 2 } },
      ],
    ],
    [
      'nothing that is but noise',
      (i) => ({ win: 0.6, later: i % 2 === 0 ? 10 : 1 }),
      3,
      [{ code: 'looksBest', args: { percent: 10 } }],
    ],
    [
      'nothing where both are as good',
      () => ({ win: 0.51, landed: 14, cards: 6 }),
      4,
      [{ code: 'noneBetter' }],
    ],
  ])('name %s', (_, of, price, reasons) => {
    expect(reasonsFor({ futures: worlds(of), price }, next)).toEqual(reasons);
  });
});
