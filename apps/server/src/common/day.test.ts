import { describe, expect, test } from 'vitest';
import { dayBefore, dayOf, endOf, endOfWeek, isDay, streaks, weekOf } from './day.js';

test('days begin at midnight in Greenwich', () => {
  expect(dayOf(Date.parse('2026-11-14T23:59:59.999Z'))).toBe('2026-11-14');
  expect(dayOf(endOf('2026-11-14'))).toBe('2026-11-15');
  expect(dayBefore('2026-03-01')).toBe('2026-02-28');
});

test('weeks begin on Mondays', () => {
  expect(weekOf(Date.parse('2026-11-15T23:59:59.999Z'))).toBe('2026-11-09');
  expect(weekOf(Date.parse('2026-11-16T00:00:00Z'))).toBe('2026-11-16');
  expect(weekOf(endOfWeek('2026-12-28'))).toBe('2027-01-04');
});

test.each([
  ['2026-11-15', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['today', false],
  ['2026-1-1', false],
])('%s: a day? %s', (text, is) => expect(isDay(text)).toBe(is));

describe('streaks', () => {
  const today = '2026-11-15';
  test.each([
    ['nothing', [], 0, 0],
    ['today', ['2026-11-15'], 1, 1],
    ['yesterday still counts', ['2026-11-14', '2026-11-13'], 2, 2],
    ['a day left out ends it', ['2026-11-13', '2026-11-12', '2026-11-11'], 0, 3],
    ['over the end of a month', ['2026-11-15', '2026-11-14', '2026-11-01', '2026-10-31'], 2, 2],
  ])('%s', (_, days, streak, longest) => expect(streaks(days, today)).toEqual({ streak, longest }));
});
