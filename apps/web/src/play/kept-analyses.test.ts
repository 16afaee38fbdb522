import type { Analysis } from '@aerie/analysis';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetAnalyses, keepAnalysis, keptAnalysis } from './kept-analyses.js';
import { deleteSaved } from './saved.js';

/** What the browser keeps. */
const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async (key: string) => kept.get(key),
  set: async (key: string, value: unknown) => void kept.set(key, value),
  del: async (key: string) => void kept.delete(key),
  entries: async () => [],
  update: async () => undefined,
}));
beforeEach(() => kept.clear());

const analysis = (match: string, engine = 3): Analysis =>
  ({ match, engine, effort: 'usual', moments: [] }) as unknown as Analysis;

test('an analysis is found again, one of another engine or effort is not', async () => {
  await keepAnalysis(analysis('m'), null);
  expect(await keptAnalysis(analysis('m'))).toEqual(analysis('m'));
  expect(await keptAnalysis(analysis('m', 4))).toBeUndefined();
  expect(await keptAnalysis({ ...analysis('m'), effort: 'deep' })).toBeUndefined();
});

test('it goes with its match, and no other does', async () => {
  for (const engine of [2, 3]) await keepAnalysis(analysis('m', engine), '/replay/local/L1');
  await keepAnalysis(analysis('other'), '/replay/local/L2');
  await forgetAnalyses('/replay/local/L1');
  expect(await keptAnalysis(analysis('m'))).toBeUndefined();
  expect(await keptAnalysis(analysis('m', 2))).toBeUndefined();
  expect(await keptAnalysis(analysis('other'))).toBeDefined();
  expect(kept.get('order')).toEqual(['other usual 3']);
  expect([...kept.keys()].some((key) => key.includes('L1'))).toBe(false);
});

test('whoever deletes a saved match deletes its analyses', async () => {
  await keepAnalysis(analysis('m'), '/replay/local/L9');
  await deleteSaved('L9');
  expect(await keptAnalysis(analysis('m'))).toBeUndefined();
});

test('the oldest goes where there are too many; what is kept again is new again', async () => {
  for (let i = 0; i < 60; i++) await keepAnalysis(analysis(`m${i}`), null);
  await keepAnalysis(analysis('m0'), null);
  await keepAnalysis(analysis('new'), null);
  expect(await keptAnalysis(analysis('m0'))).toBeDefined();
  expect(await keptAnalysis(analysis('m1'))).toBeUndefined();
});
