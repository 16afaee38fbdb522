import { readFileSync } from 'node:fs';
import type { TableState } from '@aerie/host';
import { type Entry, logOf, type MatchFile, readMatchFile, verifyMatchFile } from '@aerie/kernel';
import { gameOf } from '@aerie/registry';
import { afterEach, expect, test } from 'vitest';
import { newId } from '../common/ids.js';
import { Client, newPerson, personOf } from '../testing/client.js';
import { startServer, type TestServer, temporaryFolder } from '../testing/test-server.js';

/* Matches that began under version 1 of a game whose version 2 rules otherwise: golden ones, left off before their end. */

/** So many decisions are left to the people at the table. */
const LEFT = 30;

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

const golden = (name: string): MatchFile =>
  readMatchFile(readFileSync(new URL(`../../../../packages/games/${name}.json`, import.meta.url), 'utf8'));

/** The match as an older server left it: its log but for the last entries, and a table where people play it. */
async function laid(server: TestServer, file: MatchFile, cookies: readonly string[]): Promise<string> {
  const people = await Promise.all(cookies.map((cookie) => personOf(server.base, cookie)));
  const { game, rulesVersion, options, seats, setup, entries } = logOf(file);
  const [table, id] = [newId(), newId()];
  const seed = file.seed as string;
  await server.storage.createMatch({
    id,
    table,
    game,
    rulesVersion,
    options,
    seats,
    seed,
    setup,
    createdAt: 0,
  });
  for (const [number, entry] of entries.slice(0, -LEFT).entries())
    await server.storage.append(id, number, entry);
  const body: TableState = {
    game,
    options: options as TableState['options'],
    host: people[0] as string,
    listed: false,
    status: 'running',
    seats: people.map((person, i) => ({
      kind: 'person',
      person,
      name: `Person ${i}`,
      cover: null,
      resigned: false,
    })),
    match: id,
    rematch: null,
    undoWish: null,
  };
  const row = { id: table, version: 1, status: 'running', listed: false, updatedAt: 0, people } as const;
  await server.storage.saveTable({ ...row, body: body as never });
  return table;
}

test.each(['zefiria/golden/storm-1', 'schwingenschlag/golden/players-2'])(
  '%s is played on under its own rulings, with the luck it would have had',
  async (name) => {
    const file = golden(name);
    expect(file.rulesVersion).toBe(1);
    const folder = temporaryFolder();
    const server = await startServer(folder.path);
    stops.push(
      () => folder.remove(),
      () => server.stop(),
    );
    const cookies = await Promise.all(file.seats.map((_, i) => newPerson(server.base, `Person ${i}`)));
    const table = await laid(server, file, cookies);
    const clients = await Promise.all(cookies.map((cookie) => Client.connect(server.base, cookie)));
    for (const client of clients) await client.must('watch', { table });
    const first = file.entries.length - LEFT;
    expect(clients[0]?.matches.get(table)).toMatchObject({ number: first, revision: 1 });
    const { entries } = logOf(file);
    for (const [i, entry] of entries.slice(first).entries()) {
      const { seat, answer } = entry as Extract<Entry, { answer: string }>;
      await clients[seat]?.must('answer', { table, seat, number: first + i, revision: 1, answer });
    }
    const after = readMatchFile(
      await (
        await fetch(`${server.base}/api/matches/${table}`, { headers: { cookie: cookies[0] as string } })
      ).text(),
    );
    expect(after).toMatchObject({ rulesVersion: 2, edition: 1, outcome: file.outcome });
    expect(after.carried).toBeUndefined();
    const untimed = logOf(after).entries.map(({ at: _, ...entry }) => entry);
    expect(untimed).toEqual(entries);
    const game = gameOf(file.game);
    expect(game && verifyMatchFile(game, after)).toMatchObject({ ok: true });
  },
);
