import { createTable } from '@aerie/host';
import { afterEach, expect, test } from 'vitest';
import { Games } from '../common/games.js';
import { MatchStore } from '../matches/match-store.js';
import { openStorage } from '../storage/open.js';
import type { Storage } from '../storage/storage.js';
import { GAME, me } from '../testing/tables.js';
import { temporaryFolder } from '../testing/test-server.js';
import { Outages } from './outages.js';
import { TableService } from './table-service.js';
import { type MatchEnded, TableTransactions } from './table-transactions.js';

const games = new Games();
const folder = temporaryFolder();
let storage: Storage;
afterEach(async () => {
  await storage.close();
  folder.remove();
});

/** The tables of a process on this storage. */
function tablesOn(ended: MatchEnded) {
  const transactions = new TableTransactions({
    storage,
    matches: new MatchStore(storage, games, 100),
    outages: new Outages(storage),
    vacations: { pausesOf: () => [] },
    keptTables: 100,
    isShared: true,
    matchEnded: [ended],
  });
  const tables = new TableService({
    ...{ transactions, games, openTables: 50, runningTables: 50, againstBots: async () => [] },
    ...{ inTime: async () => undefined, isBlockedBetween: () => false },
  });
  return { transactions, tables };
}

test('the last steps of many matches are told before any of them is ended, so many at a time, each once, also after a crash', async () => {
  storage = await openStorage({ dataDir: folder.path });
  const begun: string[] = [];
  const { transactions, tables } = tablesOn(async ({ id }) => {
    begun.push(id);
    return new Promise(() => undefined);
  });
  const told = new Set<string>();
  transactions.events.on('matchStepped', (table, live) => {
    if (live.match.outcome) told.add(table.id);
  });
  const host = { id: 'anna', name: 'Anna' };
  const ids: string[] = [];
  for (let i = 0; i < 10; i++) {
    const seats = [me, { ...me, name: 'Ben' }];
    const made = createTable(games.get(GAME.game), { type: 'create', id: 'r', ...GAME, seats }, host);
    ids.push((await tables.setUp(made, `seed ${i}`)).id);
  }
  const playOut = async (id: string): Promise<void> => {
    while (!told.has(id)) {
      const { live } = await tables.standing(id);
      if (!live) throw new Error('no match');
      const { game, state } = live.match;
      const [seat = 0] = game.awaited(state);
      const [answer] = game.answers(state, seat);
      const isTold = new Promise<void>((resolve) => {
        const off = transactions.events.on('matchStepped', () => resolve(off()));
      });
      // What the last step waits for does not come to an end here.
      const decided = transactions.decide(id, () => (match) => match.propose(seat, answer));
      await Promise.race([isTold, decided]);
    }
  };
  for (const id of ids) await playOut(id);
  expect(told.size).toBe(10);
  await new Promise((resolve) => setImmediate(resolve));
  await storage.table('nobody');
  expect(begun).toEqual(ids.slice(0, begun.length));
  expect(begun.length).toBeGreaterThanOrEqual(2);
  expect(begun.length).toBeLessThanOrEqual(8);

  // As if that process had been killed, and two others came upon these tables.
  const ended: string[] = [];
  const others = [1, 2].map(
    () =>
      tablesOn(async ({ id }) => {
        ended.push(id);
        return undefined;
      }).transactions,
  );
  for (const id of ids) for (const other of others) await other.follow(id);
  expect(ended).toEqual(ids);
  for (const id of ids) expect((await storage.table(id))?.status).toBe('over');
});
