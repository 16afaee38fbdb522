import { expect, test } from 'vitest';
import { dayWords, isDay, later, leftUntil } from './days.js';

test('days are days', () => {
  expect(isDay('2026-11-15')).toBe(true);
  expect(isDay('2026-02-30')).toBe(false);
  expect(isDay('yesterday')).toBe(false);
  expect(later('2026-12-31', 1)).toBe('2027-01-01');
  expect(later('2026-03-01', -1)).toBe('2026-02-28');
  expect(dayWords('2026-11-15', 'de')).toBe('Sonntag, 15. November 2026');
});

test('what is left of a day', () => {
  const now = Date.parse('2026-11-15T21:29:30Z');
  expect(leftUntil('2026-11-16T00:00:00Z', now)).toEqual({ hours: 2, minutes: 31 });
  expect(leftUntil('2026-11-15T00:00:00Z', now)).toEqual({ hours: 0, minutes: 0 });
});
