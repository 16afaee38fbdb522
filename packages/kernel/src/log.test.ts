import { expect, test } from 'vitest';
import { counting, type Entry } from './log.js';

const answered = (seat: number): Entry => ({ seat, answer: 'caw', chance: [] });

test('entries that were taken back do not count, nor does what took them back', () => {
  expect(counting([answered(0), answered(0), { seat: 0, back: 1 }, answered(1)])).toEqual([0, 3]);
  expect(counting([answered(0), { seat: 0, back: 0 }, answered(0), { seat: 0, back: 2 }])).toEqual([]);
});
