import skylark from '@aerie/conformance/sample';
import type { AnyGame } from '@aerie/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Games } from '../common/games.js';
import { openStorage } from '../storage/open.js';
import type { Storage } from '../storage/storage.js';
import { temporaryFolder } from '../testing/test-server.js';
import { type LiveMatch, MatchStore } from './match-store.js';

const folder = temporaryFolder();
let storage: Storage;
beforeAll(async () => {
  storage = await openStorage({ dataDir: folder.path });
});
afterAll(async () => {
  await storage.close();
  folder.remove();
});

let applied = 0;
const sample = skylark as unknown as AnyGame;
const counted: AnyGame = {
  ...sample,
  apply: (...args) => {
    applied++;
    sample.apply(...args);
  },
};
const games = new Games((id) => (id === 'skylark' ? counted : undefined));

/** How many answers are applied by some work. */
async function appliedBy(work: () => unknown): Promise<number> {
  applied = 0;
  await work();
  return applied;
}

async function cawedIn(store: MatchStore): Promise<LiveMatch> {
  const live = await store.begin('table', 'skylark', {}, 2, 'seed');
  for (const seat of [0, 1]) await store.write(live, 0, (match) => match.propose(seat, { kind: 'caw' }));
  return live;
}

test('what happened is worked out with the match, and for those alone that were asked about lately', async () => {
  const begun = await cawedIn(new MatchStore(storage, games, 10));
  const store = new MatchStore(storage, games, 1);
  const first = await store.get(begun.head.id);
  expect(await appliedBy(() => [0, 1, 0].map((since) => first.told(since)))).toBe(0);
  const other = await cawedIn(store);
  expect(await appliedBy(() => other.told(0))).toBe(2);
  expect(await appliedBy(() => other.told(0))).toBe(0);
  expect(await appliedBy(() => first.told(0))).toBe(2);
  expect(await appliedBy(() => other.told(0))).toBe(2);
});

test('of a match that had to make room it is not kept what happened', async () => {
  const begun = await cawedIn(new MatchStore(storage, games, 10));
  const store = new MatchStore(storage, games, 1);
  const first = await store.get(begun.head.id);
  await cawedIn(store);
  expect(await appliedBy(() => first.told(0))).toBe(2);
});
