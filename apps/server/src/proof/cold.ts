import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { QuickChance } from '@aerie/kernel';
import pg from 'pg';
import { openStorage } from '../storage/open.js';
import { type Amounts, Filling, readProgress } from './cold/fill.js';
import { type ColdPath, coldPaths } from './cold/paths.js';
import { type Plan, plansOf } from './cold/plans.js';
import { playTemplates } from './cold/templates.js';
import { databaseOn, postgresServer } from './databases.js';
import { percentiles, rounded } from './figures.js';
import { type LoadObserver, LoadTable } from './load-table.js';
import { keepPace } from './pace.js';
import { type ServerProcess, startProcess } from './server-process.js';

/** What was found with so many matches. Times are milliseconds, sizes are bytes. */
interface ColdResult extends Pick<Amounts, 'people' | 'matches'> {
  readonly startMs: number;
  /** What the server's process holds once it listens. */
  readonly memory: number;
  readonly sizes: Readonly<
    Record<string, { readonly rows: number; readonly table: number; readonly indexes: number }>
  >;
  readonly moves: Times;
  readonly paths: Readonly<Record<string, Times>>;
}

interface Times {
  readonly times: number;
  readonly p50: number;
  readonly p99: number;
}

interface Settings extends Amounts {
  /** Requests a second, all paths together, and for how long; and for how long people play before that. */
  readonly pace: number;
  readonly seconds: number;
  readonly playSeconds: number;
  /** No path may take longer at its 99th percentile. */
  readonly limit: number;
  readonly seed: string;
  /** Whether it is looked at how PostgreSQL goes about each statement. */
  readonly plans: boolean;
  /** Where it is written what the main thread spends its time on meanwhile. */
  readonly profile?: string | undefined;
}

/** So often everything is asked for before it counts. */
const WARM = 2;
const MOVES_A_SECOND = 40;
const PLAYING_TABLES = 10;

/**
 * `npm run proof -- cold [--people N] [--matches N,N,…] [--recent N] [--database URL] [--pace N] [--seconds N] [--play SECONDS] [--limit MS]
 * [--plans 1] [--profile FILE] [--only fill] [--seed TEXT]`: fills a PostgreSQL with people and finished matches, as many as are missing, and measures a server on it: what people ask for that
 * nobody has looked at lately, a mix of it all at a set pace. With several numbers of matches it is measured at each, and how tables grow and
 * what a move takes. `--database` is filled and kept; without it a PostgreSQL is started and thrown away. With `plans` it prints
 * how PostgreSQL goes about each statement, none of which may read a large table from one end to the other. `profile`: what the server's
 * main thread spends its time on while it is asked goes there, as Chromium's developer tools read it. Passes if nothing went wrong
 * and no path took longer than the limit at its 99th percentile.
 */
export async function cold(flags: Record<string, string>, say: (line: string) => void): Promise<boolean> {
  const postgres = flags.database ? undefined : await postgresServer();
  if (!flags.database && !postgres) {
    say('PostgreSQL: not there, not tried');
    return false;
  }
  try {
    const url = flags.database ?? ((await databaseOn(postgres?.url as string)).env.DATABASE_URL as string);
    let held = true;
    for (const matches of (flags.matches ?? '100000').split(',').map(Number)) {
      const settings = {
        people: Number(flags.people ?? 10_000),
        matches,
        recent: Number(flags.recent ?? 100_000),
        pace: Number(flags.pace ?? 20),
        seconds: Number(flags.seconds ?? 120),
        playSeconds: Number(flags.play ?? 20),
        limit: Number(flags.limit ?? 50),
        seed: flags.seed ?? `${Date.now()}`,
        plans: flags.plans === '1',
        profile: flags.profile && resolve(flags.profile),
      };
      if (flags.only === 'fill') {
        await filled(url, settings, say, async () => undefined);
        continue;
      }
      const { result, plans, faults } = await coldOn(url, settings, say);
      for (const plan of plans) say(`\n-- ${plan.path}: ${plan.sql}\n${plan.text}`);
      for (const line of tableOf(result)) say(line);
      say(JSON.stringify(result));
      for (const fault of faults) say(fault);
      held &&= faults.length === 0;
    }
    return held;
  } finally {
    await postgres?.stop();
  }
}

/** Fills a database as far as it is not, and does something with it. */
async function filled<T>(
  databaseUrl: string,
  settings: Settings,
  say: (line: string) => void,
  work: (client: pg.Client, secret: string, now: number) => Promise<T>,
): Promise<T> {
  const storage = await openStorage({ dataDir: 'nowhere', databaseUrl });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(`select to_regnamespace('proof') as known`);
    if (rows[0].known === null) await playTemplates(client, envOf(databaseUrl), settings.seed);
    const filling = await Filling.begin(client, say);
    await filling.upTo(settings);
    await filling.present(settings.people);
    return await work(client, await storage.setting('secret', ''), (await readProgress(client)).now);
  } finally {
    await client.end();
    await storage.close();
  }
}

/** Everybody comes from a network of their own, as a proxy tells. */
const envOf = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: 'nowhere',
  TRUST_PROXY: '1',
});

/** The proof on one database. */
export const coldOn = (
  databaseUrl: string,
  settings: Settings,
  say: (line: string) => void,
): Promise<{ result: ColdResult; plans: Plan[]; faults: string[] }> =>
  filled(databaseUrl, settings, say, async (client, secret, now) => {
    const { people, matches, limit, seed } = settings;
    const faults: string[] = [];
    const paths = coldPaths(settings, now);
    const luck = new QuickChance(seed);
    const plans = settings.plans ? await plansOf(client, databaseUrl, secret, paths, luck) : [];
    for (const { path, sql, scanned } of plans)
      if (scanned.length > 0) faults.push(`${path}: all of ${scanned.join(', ')} is read: ${sql}`);
    const began = performance.now();
    const server = await startProcess(envOf(databaseUrl));
    try {
      const startMs = Math.round(performance.now() - began);
      const memory = (await server.memoryInUse())?.heap ?? 0;
      const moves = await movesAt(server, settings, luck, faults);
      if (settings.profile) await server.startProfile();
      const times = await asked(server.base, paths, settings, luck, faults);
      if (settings.profile) await server.writeProfile(settings.profile);
      for (const [name, { p99 }] of Object.entries(times))
        if (p99 > limit) faults.push(`${name}: p99 ${p99} ms`);
      return {
        result: { people, matches, startMs, memory, sizes: await sizesOf(client), moves, paths: times },
        ...{ plans, faults },
      };
    } finally {
      await server.kill('SIGTERM');
    }
  });

/** Asks for one after the other at a set pace, whether or not those before were answered. */
async function asked(
  base: string,
  paths: readonly ColdPath[],
  { pace, seconds }: Settings,
  luck: QuickChance,
  faults: string[],
): Promise<Record<string, Times>> {
  const times = new Map<string, number[]>(paths.map(({ name }) => [name, []]));
  for (let warm = 0; warm < WARM; warm++) for (const path of paths) await path.ask(base, luck);
  const underWay = new Set<Promise<void>>();
  /** All of them come as often, in an order that is always another one. */
  const due: ColdPath[] = [];
  const ask = async ({ name, ask: once }: ColdPath) => {
    const began = performance.now();
    try {
      await once(base, luck);
      times.get(name)?.push(performance.now() - began);
    } catch (error) {
      faults.push(`${name}: ${(error as Error).message}`);
    }
  };
  const began = performance.now();
  for (let asked = 0; asked < pace * seconds; asked++) {
    const wait = began + (1000 * asked) / pace - performance.now();
    if (wait > 0) await sleep(wait);
    if (due.length === 0) due.push(...paths);
    const [path] = due.splice(luck.below(due.length), 1) as [ColdPath];
    const one = ask(path).finally(() => underWay.delete(one));
    underWay.add(one);
  }
  await Promise.all(underWay);
  return Object.fromEntries([...times].map(([name, all]) => [name, timesOf(all)]));
}

const timesOf = (all: readonly number[]): Times => ({ times: all.length, ...percentiles(all) });

/** How long moves take from the answer to the last of four players, some a second. */
async function movesAt(
  { base }: ServerProcess,
  { playSeconds: seconds }: Settings,
  luck: QuickChance,
  faults: string[],
): Promise<Times> {
  const times: number[] = [];
  const observer: LoadObserver = {
    seen: (ms) => void times.push(ms),
    acknowledged: () => undefined,
    rematched: () => undefined,
    wrong: (what) => void faults.push(what),
  };
  const tables: LoadTable[] = [];
  try {
    for (let i = 0; i < PLAYING_TABLES; i++)
      tables.push(await LoadTable.gather([base], `Table ${i}`, luck, observer));
    await keepPace(tables, { pace: MOVES_A_SECOND, seconds });
    await sleep(500);
    return timesOf(times);
  } finally {
    for (const table of tables) table.leave();
  }
}

async function sizesOf(client: pg.Client): Promise<ColdResult['sizes']> {
  const { rows } = await client.query(`
    select split_part(c.relname, '_', 1) as name, sum(greatest(c.reltuples, 0))::bigint as rows,
      sum(pg_table_size(c.oid))::bigint as size, sum(pg_indexes_size(c.oid))::bigint as indexes
    from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' group by 1 order by 1`);
  return Object.fromEntries(
    rows.map(({ name, rows: count, size, indexes }) => [
      name as string,
      { rows: Number(count), table: Number(size), indexes: Number(indexes) },
    ]),
  );
}

/** The figures as people read them. */
function* tableOf({ people, matches, startMs, memory, sizes, moves, paths }: ColdResult): Generator<string> {
  const mb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
  yield `${people} people, ${matches} matches: started in ${rounded(startMs / 1000)} s with ${mb(memory)} in use`;
  for (const [name, { rows, table, indexes }] of Object.entries(sizes))
    if (rows > 0) yield `  ${name.padEnd(10)} ${rows} rows, ${mb(table)} and ${mb(indexes)} of indexes`;
  const line = (name: string, { times, p50, p99 }: Times) =>
    `  ${name.padEnd(46)} p50 ${`${p50}`.padStart(6)} ms, p99 ${`${p99}`.padStart(6)} ms (${times})`;
  yield line('a move', moves);
  for (const [name, times] of Object.entries(paths)) yield line(name, times);
}
