import { expect, test } from 'vitest';
import { PageVisit } from './page-visit.js';

const entry = (entryType: string, more: object) =>
  ({ entryType, startTime: 0, duration: 0, ...more }) as unknown as PerformanceEntry;

test('slow pictures are told, of very many the slowest', () => {
  const visit = new PageVisit('table', false);
  for (const duration of [49, 50, 120.4]) visit.saw(entry('long-animation-frame', { duration }));
  expect(visit.told(2.04)).toEqual({
    ...{ page: 'table', seconds: 2, slow: [50, 120], paint: null, interaction: null, shift: null },
  });
  for (let i = 0; i < 100; i++) visit.saw(entry('longtask', { duration: 200 + i }));
  expect(visit.told(1)?.slow).toHaveLength(50);
  expect(Math.min(...(visit.told(1)?.slow ?? []))).toBe(250);
});

test('of taps and keys the slowest, of many the next one', () => {
  const visit = new PageVisit('table', false);
  const tap = (interactionId: number, duration: number) =>
    visit.saw(entry('event', { interactionId, duration }));
  visit.saw(entry('event', { interactionId: 0, duration: 900 }));
  expect(visit.told(1)?.interaction).toBeNull();
  tap(1, 80);
  tap(1, 160);
  tap(2, 96);
  expect(visit.told(1)?.interaction).toBe(160);
  for (let i = 3; i <= 50; i++) tap(i, 40);
  expect(visit.told(1)?.interaction).toBe(96);
});

test('things that move by themselves count together without a pause, not after a tap', () => {
  const visit = new PageVisit('home', false);
  const shift = (startTime: number, value: number, hadRecentInput = false) =>
    visit.saw(entry('layout-shift', { startTime, value, hadRecentInput }));
  shift(0, 0.1);
  shift(500, 0.1);
  shift(600, 0.9, true);
  shift(3000, 0.15);
  expect(visit.told(1)?.shift).toBe(0.2);
});

test('the largest part counts for the first page alone, and what nobody looked at is not told', () => {
  const first = new PageVisit('home', true);
  const next = new PageVisit('home', false);
  for (const visit of [first, next])
    for (const startTime of [300, 800]) visit.saw(entry('largest-contentful-paint', { startTime }));
  expect(first.told(1)?.paint).toBe(800);
  expect(next.told(1)?.paint).toBeNull();
  expect(first.told(0)).toBeUndefined();
});
