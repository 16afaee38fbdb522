import { describe, expect, test } from 'vitest';
import { CARD_SETS, manoeuvre } from './cards.js';
import { KINDS, type Kind } from './kinds.js';
import { FOR_FOUR, FOR_THREE, FOR_TWO, type Row } from './manoeuvres.js';

const SETS: readonly (readonly [number, readonly Row[], Readonly<Record<Kind, number>>])[] = [
  [
    2,
    FOR_TWO,
    {
      dodge: 2,
      sharpDodge: 1,
      leadChange: 2,
      standard: 2,
      neutral: 2,
      diagonal: 2,
      score: 1,
      freeFlight: 1,
      favourite: 1,
      display: 2,
    },
  ],
  [
    3,
    FOR_THREE,
    {
      dodge: 2,
      sharpDodge: 2,
      leadChange: 2,
      standard: 2,
      neutral: 2,
      diagonal: 2,
      score: 2,
      freeFlight: 2,
      favourite: 1,
      display: 2,
    },
  ],
  [
    4,
    FOR_FOUR,
    {
      dodge: 3,
      sharpDodge: 2,
      leadChange: 2,
      standard: 3,
      neutral: 2,
      diagonal: 3,
      score: 2,
      freeFlight: 2,
      favourite: 1,
      display: 2,
    },
  ],
];

/** The scoring part in an order that does not depend on which space stands first: `'a1 3, c2 2'`. */
const scoring = (marks: readonly (readonly [string, number])[]): string =>
  marks
    .map(([space, points]) => `${space} ${points}`)
    .sort()
    .join(', ');
const marksOf = ([, one, onePoints, two, twoPoints]: Row) =>
  [
    [one, onePoints],
    [two, twoPoints],
  ] as const;

function mirrored(space: string, columns: number): string {
  const letters = 'abcdefg'.slice(0, columns);
  return `${letters[columns - 1 - letters.indexOf(space[0] as string)]}${space[1]}`;
}

test('57 cards, numbered set by set: 16 for two, 19 for three, 22 for four', () => {
  expect(CARD_SETS.map((set) => set.length)).toEqual([0, 0, 16, 19, 22]);
  expect(CARD_SETS.flat()).toEqual(Array.from({ length: 57 }, (_, i) => i + 1));
});

test('what each kind costs', () => {
  expect(KINDS).toEqual({
    dodge: 2,
    sharpDodge: 2,
    leadChange: 2,
    standard: 2,
    neutral: 2,
    diagonal: 3,
    score: 3,
    freeFlight: 4,
    favourite: 4,
    display: 0,
  });
});

describe.each(SETS)('the set for %i players', (players, rows, counts) => {
  const columns = players + 3;
  const spaces = [...'abcdefg'.slice(0, columns)].flatMap((column) => [`${column}1`, `${column}2`]);
  const marks = rows.flatMap(marksOf);

  test('has as many cards of each kind as the rules say', () => {
    const found = Object.fromEntries(
      Object.keys(KINDS).map((kind) => [kind, rows.filter(([one]) => one === kind).length]),
    );
    expect(found).toEqual(counts);
  });

  test('each card marks two different spaces of the back and middle rows with 1 to 4 points', () => {
    for (const [, one, onePoints, two, twoPoints] of rows) {
      expect(one).not.toBe(two);
      expect(spaces).toEqual(expect.arrayContaining([one, two]));
      for (const points of [onePoints, twoPoints]) expect([1, 2, 3, 4]).toContain(points);
    }
  });

  test('is its own mirror image', () => {
    const all = rows.map((row) => scoring(marksOf(row))).sort();
    const others = rows
      .map((row) => scoring(marksOf(row).map(([space, points]) => [mirrored(space, columns), points])))
      .sort();
    expect(others).toEqual(all);
  });

  test('no two cards score the same, every space is on three or four, always with the same points', () => {
    expect(new Set(rows.map((row) => scoring(marksOf(row)))).size).toBe(rows.length);
    for (const space of spaces) {
      const points = marks.filter(([one]) => one === space).map(([, n]) => n);
      expect([3, 4]).toContain(points.length);
      expect(new Set(points).size).toBe(1);
    }
  });

  test('a back-row corner is worth 3, the centre 1 or 2', () => {
    expect(marks.find(([space]) => space === 'a1')?.[1]).toBe(3);
    const centre = players === 3 ? ['c', 'd'] : [players === 2 ? 'c' : 'd'];
    for (const [space, points] of marks) {
      if (centre.includes(space[0] as string)) expect(points).toBeLessThanOrEqual(2);
    }
  });

  test('is what the rules play with', () => {
    const first = (CARD_SETS[players] as readonly number[])[0] as number;
    const [kind, , points] = rows[0] as Row;
    expect(manoeuvre(first)).toMatchObject({ kind, cost: KINDS[kind] });
    expect(manoeuvre(first).points[0]).toBe(points);
  });
});
