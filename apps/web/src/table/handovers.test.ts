import { expect, test } from 'vitest';
import { withHandovers } from './handovers.js';

const line = (number: number) => ({ key: 'log.tookBack', seat: 0, number });

test('what happened to seats stands in the log where it happened, and not before it is shown', () => {
  const lines = [line(-1), line(0), line(1), line(1), line(2)];
  const handovers = [
    { seat: 1, number: 0, what: 'covered' as const },
    { seat: 1, number: 2, what: 'late' as const },
    { seat: 1, number: 3, what: 'back' as const },
  ];
  expect(withHandovers(lines, handovers, 2).map(({ key }) => key.split('.')[1])).toEqual([
    ...['tookBack', 'covered', 'tookBack', 'tookBack', 'tookBack', 'late', 'tookBack'],
  ]);
  expect(withHandovers(lines, handovers, 3).at(-1)).toMatchObject({ key: 'handover.back', seat: 1 });
  expect(withHandovers(lines, [], 3)).toBe(lines);
});
