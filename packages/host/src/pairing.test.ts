import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { pairUp, type Waiting, windowOf } from './pairing.js';

const NOW = 10_000_000;
const PATIENCE = 20_000;
const waits = (person: string, over: Partial<Waiting> = {}): Waiting => ({
  person,
  queue: 'skylark',
  sizes: [2],
  rating: 1500,
  uncertainty: 40,
  since: NOW,
  patience: PATIENCE,
  ...over,
});
const areNear = (a: Waiting, b: Waiting): boolean =>
  Math.abs(a.rating - b.rating) <= (windowOf(a, NOW) + windowOf(b, NOW)) / 2;
const anybody = () => true;
const names = (waiting: readonly Waiting[], mayMeet: (a: string, b: string) => boolean = anybody) =>
  pairUp(waiting, NOW, mayMeet).map(({ people, seats }) => ({
    people: people.map(({ person }) => person).sort(),
    seats,
  }));

const anyWaiting = fc.record({
  person: fc.integer({ min: 0, max: 30 }).map(String),
  queue: fc.constantFrom('a', 'b'),
  sizes: fc.uniqueArray(fc.integer({ min: 2, max: 5 }), { minLength: 1 }),
  rating: fc.integer({ min: 800, max: 2200 }),
  uncertainty: fc.integer({ min: 20, max: 170 }),
  since: fc.integer({ min: NOW - 200_000, max: NOW }),
  patience: fc.constant(PATIENCE),
  botsFrom: fc.option(fc.integer({ min: NOW - 1000, max: NOW + 1000 }), { nil: undefined }),
});
/** Nobody waits twice in a queue. */
const crowd = fc
  .uniqueArray(anyWaiting, { maxLength: 60, selector: ({ person, queue }) => `${person} ${queue}` })
  .map((all): Waiting[] =>
    all.map(({ botsFrom, ...rest }) => (botsFrom === undefined ? rest : { ...rest, botsFrom })),
  );
const blocks = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 })), { maxLength: 60 })
  .map((pairs) => {
    const kept = new Set(pairs.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
    return (a: string, b: string) => !kept.has(`${a} ${b}`);
  });

describe('whatever the crowd', () => {
  test('nobody sits twice, sizes and windows are kept, blocked people never meet, bots only where wished', () => {
    fc.assert(
      fc.property(crowd, blocks, (waiting, mayMeet) => {
        const parties = pairUp(waiting, NOW, mayMeet);
        const seated = parties.flatMap(({ people }) => people);
        expect(new Set(seated.map(({ person }) => person)).size).toBe(seated.length);
        for (const { people, seats } of parties) {
          expect(new Set(people.map(({ queue }) => queue)).size).toBe(1);
          expect(people.length).toBeGreaterThan(0);
          expect(people.length).toBeLessThanOrEqual(seats);
          for (const one of people) {
            expect(one.sizes).toContain(seats);
            if (people.length < seats) expect(one.botsFrom ?? NOW + 1).toBeLessThanOrEqual(NOW);
            for (const other of people)
              if (one !== other)
                expect([areNear(one, other), mayMeet(one.person, other.person)]).toEqual([true, true]);
          }
        }
      }),
    );
  });

  test('the order in which they are told of makes no difference', () => {
    fc.assert(
      fc.property(crowd, blocks, (waiting, mayMeet) => {
        expect(pairUp([...waiting].reverse(), NOW, mayMeet)).toEqual(pairUp(waiting, NOW, mayMeet));
      }),
    );
  });

  test('no two are left who could play with each other', () => {
    fc.assert(
      fc.property(crowd, blocks, (waiting, mayMeet) => {
        const seated = new Set(
          pairUp(waiting, NOW, mayMeet).flatMap(({ people }) => people.map((p) => p.person)),
        );
        const left = waiting.filter(({ person, sizes }) => sizes.includes(2) && !seated.has(person));
        for (const a of left)
          for (const b of left)
            if (a.person !== b.person && a.queue === b.queue && mayMeet(a.person, b.person))
              expect(areNear(a, b)).toBe(false);
      }),
    );
  });

  test('nobody starves: with time everybody is near enough, and who has waited longest is served', () => {
    fc.assert(
      fc.property(crowd, (waiting) => {
        const later = NOW + 20 * PATIENCE;
        const first = [...waiting].sort((a, b) => a.since - b.since || (a.person < b.person ? -1 : 1))[0];
        if (!first) return;
        const alike = waiting.filter(
          ({ queue, sizes, person }) =>
            queue === first.queue &&
            person !== first.person &&
            sizes.some((size) => first.sizes.includes(size)),
        );
        const canBeFilled = first.sizes.some(
          (size) => alike.filter(({ sizes }) => sizes.includes(size)).length >= size - 1,
        );
        const seated = pairUp(waiting, later, anybody).flatMap(({ people }) => people);
        if (canBeFilled) expect(seated.map(({ person }) => person)).toContain(first.person);
      }),
    );
  });
});

describe('one round', () => {
  it('puts those together whose ratings are nearest', () => {
    const waiting = [1500, 1720, 1490, 1710].map((rating, i) => waits(`${i}`, { rating }));
    expect(names(waiting)).toEqual([
      { people: ['0', '2'], seats: 2 },
      { people: ['1', '3'], seats: 2 },
    ]);
  });

  it('waits where they are far apart, until the window is wide enough', () => {
    const pair = [waits('low', { rating: 1000 }), waits('high', { rating: 1600 })];
    expect(names(pair)).toEqual([]);
    const since = NOW - 2 * PATIENCE;
    expect(names(pair.map((one) => ({ ...one, since })))).toEqual([{ people: ['high', 'low'], seats: 2 }]);
  });

  it('fills the largest table that all would like', () => {
    const sizes = [2, 3, 4];
    expect(names(['a', 'b', 'c'].map((person) => waits(person, { sizes })))).toEqual([
      { people: ['a', 'b', 'c'], seats: 3 },
    ]);
    expect(names([waits('a', { sizes }), waits('b', { sizes }), waits('c', { sizes: [2] })])).toEqual([
      { people: ['a', 'b'], seats: 2 },
    ]);
  });

  it('finds three who all may meet where the nearest does not suit the others', () => {
    const sizes = [3];
    const four = [1500, 1501, 1520, 1530].map((rating, i) =>
      waits(`${i}`, { sizes, rating, since: NOW - i }),
    );
    const apart = (a: string, b: string) => !(a === '1' || b === '1') || a === '0' || b === '0';
    expect(names(four, apart)).toEqual([{ people: ['0', '2', '3'], seats: 3 }]);
  });

  it('lets bots in only for those who wish it, and only from then on', () => {
    const sizes = [3, 4];
    const two = [
      waits('a', { sizes, botsFrom: NOW }),
      waits('b', { sizes, botsFrom: NOW - 5 }),
      waits('c', { sizes }),
    ];
    expect(names(two)).toEqual([{ people: ['a', 'b', 'c'], seats: 3 }]);
    expect(names(two.slice(0, 2))).toEqual([{ people: ['a', 'b'], seats: 3 }]);
    expect(names([waits('a', { sizes, botsFrom: NOW + 1 }), waits('c', { sizes })])).toEqual([]);
  });

  it('seats whoever waits in two queues once', () => {
    const both = ['a', 'b'].flatMap((person) => [
      waits(person, { queue: 'one' }),
      waits(person, { queue: 'two' }),
    ]);
    expect(names(both)).toHaveLength(1);
  });
});

test('a window widens with time and is wider where a rating is unsure', () => {
  const one = waits('a');
  expect(windowOf(one, NOW)).toBe(140);
  expect(windowOf(one, NOW + PATIENCE)).toBe(560);
  expect(windowOf({ ...one, uncertainty: 170 }, NOW)).toBe(270);
});
