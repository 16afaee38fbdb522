import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chance, throwsOf } from './chance.js';
import { ChanceMismatch, LoggedChance, RecordingChance } from './logged-chance.js';
import { QuickChance } from './quick-chance.js';
import { commitment, SeededChance } from './seeded-chance.js';

const both: [string, (seed: string) => Chance & { below(n: number): number }][] = [
  ['QuickChance', (seed) => new QuickChance(seed)],
  ['SeededChance', (seed) => new SeededChance(seed, 7)],
];

describe.each(both)('%s', (_, make) => {
  test('gives whole numbers below n, the same for the same seed', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 0xffffffff }), (seed, n) => {
        const [a, b] = [make(seed), make(seed)];
        for (let i = 0; i < 10; i++) {
          const x = a.below(n);
          expect(Number.isInteger(x) && x >= 0 && x < n).toBe(true);
          expect(b.below(n)).toBe(x);
        }
      }),
    );
  });

  test('deals different places of a list, each as often as the other', () => {
    const firsts = new Map<number, number>();
    const chance = make('deal');
    for (let i = 0; i < 6000; i++) {
      const dealt = chance.deal([1, 2, 3, 4, 5, 6], 3);
      expect(new Set(dealt).size).toBe(3);
      firsts.set(dealt[0] as number, (firsts.get(dealt[0] as number) ?? 0) + 1);
    }
    // 1000 expected, standard deviation 29.
    for (const count of firsts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
    expect(firsts.size).toBe(6);
  });

  test('refuses to pick from nothing and to deal more than there is', () => {
    expect(() => make('x').pick([])).toThrow('nothing');
    expect(() => make('x').deal([1], 2)).toThrow('2 of 1');
  });
});

test('a seed of QuickChance means the same luck for ever', () => {
  const luck = new QuickChance('aerie');
  expect(Array.from({ length: 8 }, () => luck.below(1000))).toEqual([368, 590, 779, 151, 392, 891, 622, 472]);
  expect(luck.fraction()).toBeCloseTo(0.39524629875, 10);
});

test('numbers of SeededChance are equally likely also where they do not go evenly into 32 bits', () => {
  const luck = new SeededChance('even', 'setup');
  let low = 0;
  for (let i = 0; i < 3000; i++) if (luck.below(3 * 2 ** 30) < 2 ** 30) low++;
  // 1000 expected, standard deviation 26.
  expect(Math.abs(low - 1000)).toBeLessThan(130);
});

describe('throws of dice', () => {
  test('names and numbers are inverse, for every throw', () => {
    const throws = throwsOf('12345F', 3);
    expect(throws.size).toBe(216);
    expect(throws.name(0)).toBe('111');
    for (let i = 0; i < throws.size; i++) expect(throws.indexOf(throws.name(i))).toBe(i);
  });

  test.each(['11', '1111', '11x', 111, null, undefined, ['1', '1', '1']])('%j cannot come up', (name) => {
    expect(throwsOf('12345F', 3).indexOf(name)).toBe(-1);
  });
});

describe('the seed', () => {
  test('is committed to by its SHA-256', () => {
    expect(commitment('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  test('gives the stream that docs/match-file.md describes', async () => {
    const { createHash } = await import('node:crypto');
    const words = (block: number) => createHash('sha256').update(`seed:3:${block}`).digest();
    const chance = new SeededChance('seed', 3);
    const drawn = Array.from({ length: 10 }, () => chance.below(2 ** 32));
    const expected = [0, 1].flatMap((b) => Array.from({ length: 8 }, (_, i) => words(b).readUInt32BE(4 * i)));
    expect(drawn).toEqual(expected.slice(0, 10));
  });

  test('has a stream of its own for every place', () => {
    const streams = (['setup', 0, 1, 10] as const).map((place) =>
      new SeededChance('seed', place).below(2 ** 32),
    );
    expect(new Set(streams).size).toBe(4);
  });
});

describe('what is written down', () => {
  test('is given again in the same words', () => {
    const throws = throwsOf('12', 2);
    const ask = (chance: Chance) => [chance.pick(['a', 'b']), chance.deal([1, 2, 3], 2), chance.draw(throws)];
    const recording = new RecordingChance(new QuickChance('record'));
    const first = ask(recording);
    const logged = new LoggedChance(JSON.parse(JSON.stringify(recording.outcomes)));
    expect(ask(logged)).toEqual(first);
    logged.finish();
  });

  test.each<[string, (chance: Chance) => unknown, unknown[]]>([
    ['a card that is not there', (c) => c.pick([1, 2]), [3]],
    ['a card dealt twice', (c) => c.deal([1, 2, 3], 2), [[1, 1]]],
    ['too few cards', (c) => c.deal([1, 2, 3], 2), [[1]]],
    ['no list', (c) => c.deal([1, 2, 3], 1), [1]],
    ['a face that no die has', (c) => c.draw(throwsOf('12', 1)), ['7']],
    ['an outcome that is missing', (c) => c.pick([1]), []],
  ])('%s is refused', (_, ask, outcomes) => {
    expect(() => ask(new LoggedChance(outcomes as never))).toThrow(ChanceMismatch);
  });

  test('an outcome that was never asked for is refused', () => {
    expect(() => new LoggedChance([4]).finish()).toThrow('4 was never asked for');
  });
});

test('what was written down does not change with what was dealt, nor what is given again', () => {
  const record = new RecordingChance(new QuickChance('record'));
  const dealt = record.deal([1, 2, 3], 2);
  const before = dealt.slice();
  dealt.push(3);
  expect(record.outcomes).toEqual([before]);
  new LoggedChance(record.outcomes).deal([1, 2, 3], 2).push(3);
  expect(record.outcomes).toEqual([before]);
});
