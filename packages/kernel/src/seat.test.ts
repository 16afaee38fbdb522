import { expect, test } from 'vitest';
import { everyOptions, readOptions } from './options.js';
import { alone, clockwiseFrom, seatsOf } from './seat.js';

test('seats go round clockwise from any of them', () => {
  expect(clockwiseFrom(2, 4)).toEqual([2, 3, 0, 1]);
  expect(clockwiseFrom(0, 3)).toEqual(seatsOf(3));
});

test('whoever is awaited alone, at however large a table', () => {
  for (const seat of [0, 3, 15, 16, 40]) expect(alone(seat)).toEqual([seat]);
});

test('switches and named values: every combination, and nothing else is read', () => {
  const schema = {
    open: { default: false },
    level: { values: ['low', 'mid', 'high'], default: 'mid' },
  } as const;
  const all = everyOptions<{ open: boolean; level: 'low' | 'mid' | 'high' }>(schema);
  expect(all.map(({ open, level }) => `${open} ${level}`)).toEqual([
    'false low',
    'false mid',
    'false high',
    'true low',
    'true mid',
    'true high',
  ]);
  for (const options of all) expect(readOptions(schema, options)).toEqual(options);
  expect(() => readOptions(schema, { level: true })).toThrow('must be one of low, mid, high');
});
