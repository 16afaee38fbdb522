import { QuickChance } from '@aerie/kernel';
import { embeddedDatabase, type ProofDatabase } from './databases.js';
import { countDurable } from './durable-moves.js';
import { quantile, rounded } from './figures.js';
import { type AcknowledgedMove, type LoadObserver, LoadTable, PLAYERS } from './load-table.js';
import { inParallel, keepPace } from './pace.js';
import { memoryOf, metricOf } from './server-metrics.js';
import { startProcess } from './server-process.js';
import { becomesTrue } from './socket-connection.js';

/** What a run has shown. Times are milliseconds, memory is bytes. */
export interface Load {
  readonly tables: number;
  readonly sockets: number;
  /** Steps that arrived at all players, a second. */
  readonly movesPerSecond: number;
  /** From sending an answer to the arrival of its step at the last of the four players. */
  readonly p50: number;
  readonly p99: number;
  /** What the server's process grew by, its four sockets included. */
  readonly memoryPerTable: number;
  /** Of the acknowledged moves, those that the storage has after the server was killed. */
  readonly movesDurable: number;
  readonly movesAcknowledged: number;
  readonly seconds: number;
}

/** How long the last answers may take, in seconds. */
const LAST_SECONDS = 10;
const TOLD_FAULTS = 20;

/**
 * `npm run proof -- load [--tables N] [--seconds N] [--pace N] [--seed TEXT]`: plays at many tables at a set pace of
 * moves a second in all, four sockets a table, against a server in another process; then kills it, and checks that
 * everything that it acknowledged is in the storage. Passes if it is and nothing else went wrong; the figures are for
 * the reader to judge.
 */
export async function load(flags: Record<string, string>, say: (line: string) => void): Promise<boolean> {
  const database = embeddedDatabase();
  try {
    const { result, faults } = await loadOn(database, {
      tables: Number(flags.tables ?? 2000),
      seconds: Number(flags.seconds ?? 30),
      pace: Number(flags.pace ?? 1000),
      seed: flags.seed ?? `${Date.now()}`,
    });
    say(JSON.stringify(result));
    for (const fault of faults.slice(0, TOLD_FAULTS)) say(fault);
    return faults.length === 0;
  } finally {
    await database.remove();
  }
}

interface LoadSettings {
  readonly tables: number;
  readonly seconds: number;
  /** Moves a second at all tables together. */
  readonly pace: number;
  /** Decides who answers what. */
  readonly seed: string;
}

/** The proof on one storage. */
async function loadOn(
  database: ProofDatabase,
  { tables: count, seconds, pace, seed }: LoadSettings,
): Promise<{ result: Load; faults: string[] }> {
  const server = await startProcess(database.env);
  const faults: string[] = [];
  const times: number[] = [];
  const moves: AcknowledgedMove[] = [];
  const tables: LoadTable[] = [];
  try {
    const memory = await memoryOf(server.base);
    const luck = new QuickChance(seed);
    const observer: LoadObserver = {
      seen: (ms) => void times.push(ms),
      acknowledged: (move) => void moves.push(move),
      wrong: (what) => void faults.push(what),
    };
    await inParallel(count, async (i) => {
      tables.push(await LoadTable.gather(server.base, `Table ${i}`, luck, observer));
    });
    const took = await keepPace(tables, pace, seconds);
    const seenInTime = times.length;
    if (!(await becomesTrue(() => !tables.some((table) => table.waits), LAST_SECONDS)))
      faults.push('answers were not taken');
    const sockets = await metricOf(server.base, 'aerie_connections');
    if (sockets !== count * PLAYERS) faults.push(`of ${count * PLAYERS} sockets there are ${sockets}`);
    const memoryPerTable = Math.round(((await memoryOf(server.base)) - memory) / count);
    for (const table of tables) table.leave();
    await server.kill();
    const movesDurable = await countDurable(database, moves, faults);
    if (movesDurable !== moves.length) faults.push(`${moves.length - movesDurable} moves were lost`);
    times.sort((a, b) => a - b);
    const result = {
      ...{ tables: count, sockets, movesPerSecond: rounded(seenInTime / took) },
      ...{ p50: rounded(quantile(times, 0.5)), p99: rounded(quantile(times, 0.99)), memoryPerTable },
      ...{ movesDurable, movesAcknowledged: moves.length, seconds: rounded(took) },
    };
    return { result, faults };
  } finally {
    for (const table of tables) table.leave();
    await server.kill();
  }
}
