import { QuickChance } from '@aerie/kernel';
import { countDurable } from './durable-moves.js';
import { percentiles, rounded } from './figures.js';
import { type LoadSite, partsOf, startSite } from './load-site.js';
import { type AcknowledgedMove, type LoadObserver, LoadTable, PLAYERS } from './load-table.js';
import { inParallel, keepPace } from './pace.js';
import { becomesTrue } from './socket-connection.js';

/** What a run has shown. Times are milliseconds, memory is bytes. */
export interface Load {
  readonly processes: number;
  readonly tables: number;
  readonly sockets: number;
  /** Steps that arrived at all players, a second. */
  readonly movesPerSecond: number;
  /** From sending an answer to the arrival of its step at the last of the four players. */
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the servers' processes for a move, all their threads together, in microseconds. */
  readonly cpuPerMove: number;
  /** Tables that were set up a second: four people, their sockets, table and match. */
  readonly tablesPerSecond: number;
  /** What the servers' processes grew by, four sockets included; and by what before anybody had moved. */
  readonly memoryPerTable: number;
  readonly memoryPerTableAtRest: number;
  /** What was seen while many matches ended and went on with a rematch, where that was asked for. */
  readonly ends?: Ends;
  /** Of the acknowledged moves, those that the storage has after the server was killed. */
  readonly movesDurable: number;
  readonly movesAcknowledged: number;
  readonly seconds: number;
}

/** Many matches that end together, and the moves of all tables meanwhile. Times are milliseconds. */
interface Ends {
  readonly matches: number;
  /** From the first of their last moves until all of them play the next match. */
  readonly seconds: number;
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  /** From asking for a rematch until its first question. */
  readonly rematchP50: number;
  readonly rematchP99: number;
}

/** How long the last answers may take, in seconds. */
const LAST_SECONDS = 10;
const TOLD_FAULTS = 20;

/**
 * `npm run proof -- load [--tables N] [--seconds N] [--pace N] [--ends N] [--seed TEXT] [--processes N] [--storage embedded|postgres]
 * [--news postgres|nats] [--spread 1] [--cores LIST]`: plays at many tables at a set pace of moves a second in all, four sockets a table,
 * against servers in processes of their own; what ends goes on with a rematch. With `ends`, so many matches are brought to their last
 * turn, then end together. Of several processes each table has one, or with `spread` its people are at all of them; `cores` are the
 * processors that the servers may use, as `taskset` counts them. Then kills the servers, and checks that everything that they
 * acknowledged is in the storage. Passes if it is and nothing else went wrong; the figures are for the reader to judge.
 */
export async function load(flags: Record<string, string>, say: (line: string) => void): Promise<boolean> {
  const site = await startSite(partsOf(flags));
  try {
    const { result, faults } = await loadOn(site, {
      tables: Number(flags.tables ?? 2000),
      seconds: Number(flags.seconds ?? 30),
      pace: Number(flags.pace ?? 1000),
      ends: Number(flags.ends ?? 0),
      isSpread: flags.spread === '1',
      seed: flags.seed ?? `${Date.now()}`,
    });
    say(JSON.stringify(result));
    for (const fault of faults.slice(0, TOLD_FAULTS)) say(fault);
    return faults.length === 0;
  } finally {
    await site.kill();
    await site.remove();
  }
}

interface LoadSettings {
  readonly tables: number;
  readonly seconds: number;
  /** Moves a second at all tables together. */
  readonly pace: number;
  /** How many matches end together. */
  readonly ends: number;
  /** Whether the people of a table are at several processes. */
  readonly isSpread: boolean;
  /** Decides who answers what. */
  readonly seed: string;
}

/** The proof on one site. */
async function loadOn(
  site: LoadSite,
  { tables: count, seconds, pace, ends: ending, isSpread, seed }: LoadSettings,
): Promise<{ result: Load; faults: string[] }> {
  const { bases } = site;
  const faults: string[] = [];
  let times: number[] = [];
  const rematches: number[] = [];
  const moves: AcknowledgedMove[] = [];
  const tables: LoadTable[] = [];
  try {
    const memory = await site.memory();
    const luck = new QuickChance(seed);
    const observer: LoadObserver = {
      seen: (ms) => void times.push(ms),
      acknowledged: (move) => void moves.push(move),
      rematched: (ms) => void rematches.push(ms),
      wrong: (what) => void faults.push(what),
    };
    const began = performance.now();
    await inParallel(count, async (i) => {
      const from = isSpread ? bases : [bases[i % bases.length] as string];
      tables.push(await LoadTable.gather(from, `Table ${i}`, luck, observer));
    });
    const tablesPerSecond = (count * 1000) / (performance.now() - began);
    const memoryAtRest = (await site.memory()) - memory;
    const cpu = await site.cpu();
    const took = await keepPace(tables, { pace, seconds });
    const cpuPerMove = ((await site.cpu()) - cpu) / times.length;
    const paced = times;
    times = [];
    const ends = ending > 0 ? await endTogether(tables, ending, pace, { times, rematches }) : undefined;
    if (!(await becomesTrue(() => !tables.some((table) => table.waits), LAST_SECONDS)))
      faults.push('answers were not taken');
    const sockets = await site.sum('aerie_connections');
    if (sockets !== count * PLAYERS) faults.push(`of ${count * PLAYERS} sockets there are ${sockets}`);
    const memoryPerTable = Math.round(((await site.memory()) - memory) / count);
    for (const table of tables) table.leave();
    await site.kill();
    const movesDurable = await countDurable(site.database, moves, faults);
    if (movesDurable !== moves.length) faults.push(`${moves.length - movesDurable} moves were lost`);
    const result = {
      ...{ processes: bases.length, tables: count, sockets, movesPerSecond: rounded(paced.length / took) },
      ...{ ...percentiles(paced), cpuPerMove: Math.round(cpuPerMove * 1e6) },
      ...{ tablesPerSecond: rounded(tablesPerSecond), memoryPerTable },
      ...{ memoryPerTableAtRest: Math.round(memoryAtRest / count), ...(ends ? { ends } : {}) },
      ...{ movesDurable, movesAcknowledged: moves.length, seconds: rounded(took) },
    };
    return { result, faults };
  } finally {
    for (const table of tables) table.leave();
  }
}

/** How long so many matches may take to come to their last turn, and then to end, in seconds. */
const TO_THE_LAST_TURN = 300;
const TO_END = 60;

/** Plays on until so many matches are in their last turn, which wait there; then they end while all play. */
async function endTogether(
  tables: readonly LoadTable[],
  ending: number,
  pace: number,
  { times, rematches }: { times: number[]; rematches: number[] },
): Promise<Ends> {
  const held = new Set<LoadTable>();
  const isHeld = (table: LoadTable) => held.has(table) || (table.isEnding && held.add(table).size > 0);
  await keepPace(tables, {
    pace,
    seconds: TO_THE_LAST_TURN,
    until: () => held.size >= ending,
    without: isHeld,
  });
  times.length = 0;
  rematches.length = 0;
  const seconds = await keepPace(tables, {
    pace,
    seconds: TO_END,
    until: () => rematches.length >= held.size,
  });
  const rematch = percentiles(rematches);
  return {
    ...{ matches: held.size, seconds: rounded(seconds), moves: times.length, ...percentiles(times) },
    ...{ rematchP50: rematch.p50, rematchP99: rematch.p99 },
  };
}
