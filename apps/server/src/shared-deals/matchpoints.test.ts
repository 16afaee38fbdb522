import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DealResult, matchpoints, type Standing, standings } from './matchpoints.js';

const results = (ranks: Readonly<Record<string, number>>) =>
  Object.entries(ranks).map(([person, rank]) => ({ person, rank }));

const standingsOf = (deals: readonly (readonly DealResult[])[]): Standing[] => {
  const steps = standings(deals);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};

describe('matchpoints of a deal', () => {
  // Worked out by hand: with four people everybody can win 6, two from each of the three others.
  test.each([
    [
      'four different results',
      { anna: 40, ben: 30, cem: 20, dora: 10 },
      { anna: 100, ben: 400 / 6, cem: 200 / 6, dora: 0 },
    ],
    [
      'two share the second place',
      { anna: 40, ben: 30, cem: 30, dora: 10 },
      { anna: 100, ben: 50, cem: 50, dora: 0 },
    ],
    ['all are equal', { anna: 7, ben: 7, cem: 7 }, { anna: 50, ben: 50, cem: 50 }],
    ['one alone has half', { anna: 7 }, { anna: 50 }],
    ['two share the first place of three', { anna: 9, ben: 9, cem: 1 }, { anna: 75, ben: 75, cem: 0 }],
  ])('%s', (_, ranks, percent) => {
    const found = matchpoints(results(ranks));
    expect(Object.keys(percent).toSorted()).toEqual([...found.keys()].toSorted());
    for (const [person, share] of Object.entries(percent)) expect(found.get(person)).toBeCloseTo(share, 9);
  });

  test('they are half on the mean, whatever was made of the deal', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 40 }), (ranks) => {
        const found = [...matchpoints(ranks.map((rank, i) => ({ person: `${i}`, rank }))).values()];
        expect(found.reduce((sum, one) => sum + one, 0) / found.length).toBeCloseTo(50, 6);
      }),
    );
  });
});

test('a week is the mean over all deals; what was not finished brings nothing', () => {
  const week = standingsOf([
    results({ anna: 40, ben: 30, cem: 20 }),
    results({ anna: 5, ben: 6, cem: 7 }),
    results({ ben: 1, cem: 1 }),
  ]);
  // Anna 100, 0, nothing; Ben 50, 50, 50; Cem 0, 100, 50.
  expect(week.map(({ person, place }) => [person, place])).toEqual([
    ['ben', 1],
    ['cem', 1],
    ['anna', 3],
  ]);
  expect(week.map(({ percent }) => percent)).toEqual([50, 50, 100 / 3]);
  expect(week[2]?.deals).toEqual([100, 0, null]);
});

test('places are shared by whoever has the same, however many they are', () => {
  const ranks = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(ranks, ranks, (one, other) => {
      const deals = [one, other].map((deal) => deal.map((rank, i) => ({ person: `${i}`, rank })));
      const all = standingsOf(deals);
      for (const { percent, place } of all)
        expect(place).toBe(1 + all.filter((better) => better.percent > percent + 1e-9).length);
    }),
  );
});
