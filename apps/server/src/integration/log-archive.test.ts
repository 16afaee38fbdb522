import { afterEach, describe, expect, test } from 'vitest';
import { storageKinds } from '../storage/testing/databases.js';
import { Client } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { bot, ManualClock, me, randomAnswer } from '../testing/tables.js';
import { startServer } from '../testing/test-server.js';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const WORDS = 'whale with my secret hat';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

describe.each(storageKinds.filter(({ isMissing }) => !isMissing))('logs that are archived, $name', (kind) => {
  test('after a month by themselves: the file of a match is the same, and words are taken out of it', async () => {
    const time = new ManualClock();
    const database = await kind.create();
    ends.push(() => database.remove());
    const storage = await database.open();
    const settings = { storage, now: time.now, archiveMs: 5, cachedMatches: 1, deadlineMs: 10 * 60_000 };
    const server = await startServer('nowhere', settings);
    ends.push(() => server.stop());
    const anna = new HttpClient(server.base);
    await anna.must('POST', '/api/session', { name: 'Anna' });
    const client = await Client.connect(server.base, anna.cookie);
    ends.push(() => client.close());
    const pick = randomAnswer('archive');
    const played = async (game: string) => {
      const seats = [me, bot, bot];
      const table = await client.must('create', { game, options: {}, listed: true, seats });
      await client.must('watch', { table });
      await client.must('start', { table });
      const now = () => client.matches.get(table);
      for (await client.until('the match', () => now() !== undefined); !now()?.outcome; ) {
        const number = now()?.number ?? 0;
        const side = now()?.sides.find(({ seat }) => seat !== null && now()?.awaited.includes(seat));
        const answer = side && (side.answers.length > 0 ? pick(side.answers) : `say ${WORDS}`);
        if (answer) await client.ask('answer', { table, seat: side.seat as number, number, answer });
        await client.until('the next step', () => (now()?.number ?? 0) > number);
      }
      // The end is told before its table is over: the month counts from then.
      await client.until('the end', () => client.tables.get(table)?.status === 'over');
      const { match } = (await server.tables.table(table)).body;
      return { table, match: match as string };
    };
    const archived = async () => {
      const found: string[] = [];
      for await (const line of storage.dump())
        if (line.startsWith('{"log"')) found.push(JSON.parse(line).log.match);
      return found;
    };
    /** Waits for something that a run does; a moment passes for each, so that it is due. */
    const becomes = async (holds: () => Promise<boolean>) => {
      while (!(await holds())) {
        time.pass(1000);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    };
    const fileOf = async (table: string) =>
      (await fetch(`${server.base}/api/matches/${table}`)).json() as Promise<{ entries: unknown[] }>;

    const [first, other] = [await played('cloud-mine'), await played('rauf-und-runter')];
    const file = await fileOf(first.table);
    expect(JSON.stringify(file)).toContain(WORDS);
    const last = await storage.lastEntry(first.match);
    time.pass(29 * DAY);
    const turns = async () => (await storage.record('log-archiver', 'site'))?.version ?? 0;
    const before = await turns();
    await becomes(async () => (await turns()) > before + 2);
    expect(await archived()).toEqual([]);
    time.pass(DAY);
    await becomes(async () => (await archived()).length === 2);

    // The other match is the one that is at hand.
    await fileOf(other.table);
    expect(await fileOf(first.table)).toEqual(file);
    expect(await storage.lastEntry(first.match)).toEqual(last);
    await anna.must('DELETE', '/api/account', { password: null });
    await fileOf(other.table);
    const wordless = await fileOf(first.table);
    expect(JSON.stringify(wordless)).not.toContain(WORDS);
    expect(JSON.stringify(await storage.entries(first.match, 0))).toContain('say …');
    expect(wordless.entries).toHaveLength(file.entries.length);
  });
});
