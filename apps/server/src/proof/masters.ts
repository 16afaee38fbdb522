import { type AnyGame, QuickChance } from '@aerie/kernel';
import { GAMES } from '@aerie/registry';
import { countDurable } from './durable-moves.js';
import { percentiles, rounded } from './figures.js';
import { type LoadSite, partsOf, startSite } from './load-site.js';
import { type AcknowledgedMove, type LoadObserver, LoadTable } from './load-table.js';
import { MasterTable } from './master-table.js';
import { inParallel, keepPace } from './pace.js';
import { ORDINARY_LIMITS } from './server-process.js';

/** What people at tables of four notice, in milliseconds: from sending an answer to the arrival of its step at the last of them. */
interface Noticed {
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  /** How many cores the servers used, with all their threads. */
  readonly cores: number;
  /** Entries a second of tables full of masters. */
  readonly masterEntriesPerSecond: number;
}

export interface Masters {
  readonly tables: number;
  readonly masterTables: number;
  readonly workers: number;
  readonly without: Noticed;
  readonly beset: Noticed;
  /** Of the thoughts, those that workers have thought. */
  readonly thoughtElsewhere: number;
  readonly movesDurable: number;
  readonly movesAcknowledged: number;
}

export interface MastersSettings {
  readonly tables: number;
  readonly masterTables: number;
  readonly seconds: number;
  /** How long the masters have before it is measured. */
  readonly warmup: number;
  /** Moves a second at all tables of four together. */
  readonly pace: number;
  readonly seed: string;
}

/** What holds with masters and without. */
const MOVE_P99_MS = 150;
const TOLD_FAULTS = 20;
/** The metric of jobs that workers carried out. */
const ELSEWHERE = ['bot', 'patientBot'].map((kind) => `aerie_worker_jobs_total{kind="${kind}",how="found"}`);

/** Games in which bots have all to decide at once that they are asked. */
const MASTER_GAMES = GAMES.filter(({ open, seats }) => !open && seats.max > 1);

/**
 * `npm run proof -- masters [--tables N] [--masters N] [--seconds N] [--pace N] [--workers N] [--processes N] [--cores LIST]
 * [--worker-cores LIST] [--seed TEXT]`: people play at tables of four, first by themselves, then beside so many tables at which masters
 * have all seats, in the same run. With `workers` the masters think in so many processes of their own, over NATS, else in threads
 * of the server. Passes if with masters, too, 99 of 100 moves are seen by all within 150 ms, and nothing is lost.
 */
export async function masters(flags: Record<string, string>, say: (line: string) => void): Promise<boolean> {
  const parts = partsOf(flags);
  const site = await startSite(parts, { ...ORDINARY_LIMITS, TRUST_PROXY: '1' });
  try {
    const { result, faults } = await mastersOn(site, {
      tables: Number(flags.tables ?? 200),
      masterTables: Number(flags.masters ?? 200),
      seconds: Number(flags.seconds ?? 30),
      warmup: 10,
      pace: Number(flags.pace ?? 200),
      seed: flags.seed ?? `${Date.now()}`,
    });
    say(JSON.stringify({ ...result, workers: parts.workers }));
    if (!(result.beset.p99 < MOVE_P99_MS)) faults.push(`99 of 100 moves took up to ${result.beset.p99} ms`);
    for (const fault of faults.slice(0, TOLD_FAULTS)) say(fault);
    return faults.length === 0;
  } finally {
    await site.kill();
    await site.remove();
  }
}

/** The proof on one site; what is wrong whatever the times are. */
export async function mastersOn(
  site: LoadSite,
  { tables: count, masterTables, seconds, warmup, pace, seed }: MastersSettings,
): Promise<{ result: Omit<Masters, 'workers'>; faults: string[] }> {
  const { bases, database } = site;
  const faults: string[] = [];
  const moves: AcknowledgedMove[] = [];
  const tables: LoadTable[] = [];
  const full: MasterTable[] = [];
  let times: number[] = [];
  const luck = new QuickChance(seed);
  const wrong = (what: string) => void faults.push(what);
  const observer: LoadObserver = {
    seen: (ms) => void times.push(ms),
    acknowledged: (move) => void moves.push(move),
    rematched: () => {},
    wrong,
  };
  const entries = () => full.reduce((sum, table) => sum + table.entries, 0);
  const measured = async (): Promise<Noticed> => {
    times = [];
    const [cpu, before] = [await site.cpu(), entries()];
    const took = await keepPace(tables, { pace, seconds });
    return {
      ...{ moves: times.length, ...percentiles(times), cores: rounded(((await site.cpu()) - cpu) / took) },
      masterEntriesPerSecond: rounded((entries() - before) / took),
    };
  };
  try {
    await inParallel(count, async (i) => {
      const base = bases[i % bases.length] as string;
      tables.push(await LoadTable.gather([base], `Table ${i}`, luck, observer, from(i)));
    });
    await keepPace(tables, { pace, seconds: warmup });
    const without = await measured();
    const seated = inParallel(masterTables, async (i) => {
      const game = MASTER_GAMES[i % MASTER_GAMES.length] as AnyGame;
      const base = bases[i % bases.length] as string;
      full.push(await MasterTable.begin(base, `Masters ${i}`, game, from(count + i), wrong));
    });
    await Promise.all([seated, keepPace(tables, { pace, seconds: warmup })]);
    const beset = await measured();
    const thoughts = await Promise.all(ELSEWHERE.map((metric) => site.sum(metric)));
    for (const table of [...tables, ...full]) table.leave();
    await site.kill();
    const movesDurable = await countDurable(database, moves, faults);
    if (movesDurable !== moves.length) faults.push(`${moves.length - movesDurable} moves were lost`);
    const result = {
      ...{ tables: count, masterTables, without, beset },
      thoughtElsewhere: thoughts.reduce((sum, one) => sum + (one || 0), 0),
      ...{ movesDurable, movesAcknowledged: moves.length },
    };
    return { result, faults };
  } finally {
    for (const table of [...tables, ...full]) table.leave();
  }
}

/** Each table is a household of its own. */
const from = (i: number) => ({ 'x-forwarded-for': `10.${i >> 8}.${i & 255}.1` });
