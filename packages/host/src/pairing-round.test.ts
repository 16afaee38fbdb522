import { describe, expect, it, test } from 'vitest';
import { type PairingWish, planRound, type Waiter } from './pairing-round.js';

const NOW = 10_000_000;
const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

const wish = (over: Partial<PairingWish> = {}): PairingWish => ({
  ...{ game: 'skylark', pace: 'live', sizes: [2], friendly: false, language: null, bots: null },
  ...{ rating: 1500, uncertainty: 40, since: NOW },
  ...over,
});
const waiter = (id: string, over: Partial<Waiter> = {}): Waiter => ({
  ...{ id, wishes: [wish()], seenAt: NOW, claim: null },
  ...over,
});
const plan = (waiters: readonly Waiter[]) =>
  planRound(waiters, { now: NOW, unseenFor: ({ seenAt }) => NOW - seenAt, mayMeet: () => true });
const pairs = (waiters: readonly Waiter[]) =>
  plan(waiters).parties.map(({ people }) => people.map(({ waiter: { id } }) => id).sort());
const lost = (waiters: readonly Waiter[]) =>
  plan(waiters).lost.map(({ waiter: { id }, wish: { pace } }) => [id, pace]);

describe('a round', () => {
  it('puts those together who wish the same', () => {
    const wishes = [wish(), wish({ pace: 'relaxed' }), wish({ friendly: true }), wish({ language: 'fr' })];
    for (const one of wishes)
      for (const other of wishes)
        expect(pairs([waiter('a', { wishes: [one] }), waiter('b', { wishes: [other] })])).toEqual(
          one === other ? [['a', 'b']] : [],
        );
  });

  it('leaves those alone who were put at a table, and says at which', () => {
    const claim = { table: 't', at: NOW, game: 'skylark', pace: 'live' } as const;
    const waiters = ['a', 'b'].map((id) => waiter(id, { claim }));
    const { claimed, parties, queues } = plan([...waiters, waiter('c')]);
    expect([...claimed]).toEqual([['t', waiters]]);
    expect(parties).toEqual([]);
    expect(queues.get('skylark live')?.waiting).toBe(1);
  });

  it('passes over whoever was not seen for a while, and forgets them after a longer one', () => {
    const unseen = (ms: number, pace: PairingWish['pace'] = 'live') => [
      waiter('a', { wishes: [wish({ pace })], seenAt: NOW - ms }),
      waiter('b', { wishes: [wish({ pace })] }),
    ];
    expect(pairs(unseen(25 * SECOND))).toHaveLength(1);
    expect(pairs(unseen(26 * SECOND))).toEqual([]);
    expect(lost(unseen(60 * SECOND))).toEqual([]);
    expect(lost(unseen(61 * SECOND))).toEqual([['a', 'live']]);
    expect(pairs(unseen(6 * DAY, 'days'))).toHaveLength(1);
    expect(lost(unseen(8 * DAY, 'days'))).toEqual([['a', 'days']]);
  });

  it('lets bots in from the minute on that was wished', () => {
    const since = (ms: number) => [waiter('a', { wishes: [wish({ bots: 2, since: NOW - ms })] })];
    expect(pairs(since(119 * SECOND))).toEqual([]);
    expect(pairs(since(120 * SECOND))).toEqual([['a']]);
  });
});

test('how strong those are who wait is told roughly, without those at either end, as people see ratings', () => {
  const strengths = (ratings: readonly number[]) =>
    plan(
      ratings.map((rating, i) => waiter(`${i}`, { wishes: [wish({ rating, uncertainty: 10, sizes: [8] })] })),
    ).queues.get('skylark live');
  expect(strengths([1512])).toEqual({ waiting: 1, from: 1450, to: 1500 });
  const many = Array.from({ length: 19 }, (_, i) => 1040 + 10 * i);
  expect(strengths([100, ...many, 3000])).toEqual({ waiting: 21, from: 1000, to: 1200 });
  expect(strengths([])).toBeUndefined();
});
