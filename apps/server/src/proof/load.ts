import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
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
  /** The longest time in which this program, which plays for all, could not look at what had arrived: it counts as the servers' there. */
  readonly ownStall: number;
  /**
   * Processor time of the servers' processes, all their threads together, in microseconds: for a move, and for a table that is set
   * up. Those of a database or of NATS are not in it.
   */
  readonly cpuPerMove: number;
  readonly cpuPerTable: number;
  /** People who came in a second, each with a session and a socket; then tables of four that they set up, matches begun. */
  readonly peoplePerSecond: number;
  readonly tablesPerSecond: number;
  /** What the servers hold, once garbage is collected, for a socket with its person, and for a table that was played at, without its sockets. */
  readonly memoryPerSocket: number;
  readonly memoryPerTable: number;
  /** What the servers' processes take of the machine at the end, together. */
  readonly residentMemory: number;
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
  /** Processor time of the servers meanwhile, in seconds. */
  readonly cpu: number;
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  /** From asking for a rematch until its first question. */
  readonly rematchP50: number;
  readonly rematchP99: number;
}

/** How long is played before it is measured, for each process, so that all of them have compiled what is played. */
const WARMUP_SECONDS = 5;
/** How long the last answers may take, in seconds. */
const LAST_SECONDS = 10;
const TOLD_FAULTS = 20;

/**
 * `npm run proof -- load [--tables N] [--seconds N] [--warm-up N] [--pace N] [--ends N] [--seed TEXT] [--processes N] [--storage embedded|postgres]
 * [--news postgres|nats] [--spread 1] [--cores LIST] [--profiles FOLDER]`: plays at many tables at a set pace of moves a second in all, four sockets a table,
 * against servers in processes of their own; what ends goes on with a rematch. With `ends`, so many matches are brought to their last
 * turn, then end together. Of several processes each table has one, or with `spread` its people are at all of them; `cores` are the
 * processors that the servers may use, as `taskset` counts them. `profiles`: what each server's main thread spent its time on goes there,
 * for the developer tools of a browser; that costs time of its own. Then kills the servers, and checks that everything that they
 * acknowledged is in the storage. Passes if it is and nothing else went wrong; the figures are for the reader to judge.
 */
export async function load(flags: Record<string, string>, say: (line: string) => void): Promise<boolean> {
  const site = await startSite(partsOf(flags));
  try {
    const { result, faults } = await loadOn(site, {
      tables: Number(flags.tables ?? 2000),
      seconds: Number(flags.seconds ?? 30),
      warmUp: flags['warm-up'] === undefined ? undefined : Number(flags['warm-up']),
      pace: Number(flags.pace ?? 1000),
      ends: Number(flags.ends ?? 0),
      isSpread: flags.spread === '1',
      seed: flags.seed ?? `${Date.now()}`,
      profiles: flags.profiles,
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
  /** For how many seconds is played before. */
  readonly warmUp?: number | undefined;
  /** Moves a second at all tables together. */
  readonly pace: number;
  /** How many matches end together. */
  readonly ends: number;
  /** Whether the people of a table are at several processes. */
  readonly isSpread: boolean;
  /** Decides who answers what. */
  readonly seed: string;
  /** The folder for what the servers spent their time on. */
  readonly profiles?: string | undefined;
}

/** The proof on one site. */
async function loadOn(
  site: LoadSite,
  { tables: count, seconds, warmUp, pace, ends: ending, isSpread, seed, profiles }: LoadSettings,
): Promise<{ result: Load; faults: string[] }> {
  const { bases } = site;
  if (profiles) mkdirSync(profiles, { recursive: true });
  const profileAs = (stage: string) => profiles && resolve(profiles, stage);
  const faults: string[] = [];
  let times: number[] = [];
  const rematches: number[] = [];
  const moves: AcknowledgedMove[] = [];
  const tables: LoadTable[] = [];
  try {
    const luck = new QuickChance(seed);
    const observer: LoadObserver = {
      seen: (ms) => void times.push(ms),
      acknowledged: (move) => void moves.push(move),
      rematched: (ms) => void rematches.push(ms),
      wrong: (what) => void faults.push(what),
    };
    const atFirst = await site.memoryInUse();
    const entering = await measured(site, () =>
      inParallel(count, async (i) => {
        const from = isSpread ? bases : [bases[i % bases.length] as string];
        tables.push(await LoadTable.enter(from, `Table ${i}`, luck, observer));
      }),
    );
    const withSockets = await site.memoryInUse();
    const settingUp = await measured(
      site,
      () => inParallel(count, async (i) => void (await tables[i]?.sitDown())),
      profileAs('set-up'),
    );
    await keepPace(tables, { pace, seconds: warmUp ?? Math.min(WARMUP_SECONDS, seconds) * bases.length });
    times = [];
    const stalls = monitorEventLoopDelay({ resolution: 1 });
    stalls.enable();
    const playing = await measured(site, () => keepPace(tables, { pace, seconds }), profileAs('play'));
    stalls.disable();
    const paced = times;
    times = [];
    const ends =
      ending > 0
        ? await endTogether(site, tables, ending, pace, { times, rematches }, profileAs('ends'))
        : undefined;
    if (!(await becomesTrue(() => !tables.some((table) => table.waits), LAST_SECONDS)))
      faults.push('answers were not taken');
    const sockets = await site.sum('aerie_connections');
    if (sockets !== count * PLAYERS) faults.push(`of ${count * PLAYERS} sockets there are ${sockets}`);
    const played = await site.memoryInUse();
    const residentMemory = await site.sum('process_resident_memory_bytes');
    for (const table of tables) table.leave();
    await site.kill();
    const movesDurable = await countDurable(site.database, moves, faults);
    if (movesDurable !== moves.length) faults.push(`${moves.length - movesDurable} moves were lost`);
    const perSecond = (all: number, { seconds }: Measured) => rounded(all / seconds);
    const micros = ({ cpu }: Measured, all: number) => Math.round((cpu * 1e6) / all);
    const result = {
      ...{ processes: bases.length, tables: count, sockets },
      ...{
        movesPerSecond: perSecond(paced.length, playing),
        ...percentiles(paced),
        ownStall: rounded(stalls.max / 1e6),
      },
      ...{ cpuPerMove: micros(playing, paced.length), cpuPerTable: micros(settingUp, count) },
      ...{
        peoplePerSecond: perSecond(sockets, entering),
        tablesPerSecond: perSecond(count, settingUp),
        memoryPerSocket: Math.round((withSockets - atFirst) / sockets),
        memoryPerTable: Math.round((played - withSockets) / count),
        residentMemory,
      },
      ...(ends ? { ends } : {}),
      ...{ movesDurable, movesAcknowledged: moves.length, seconds: rounded(playing.seconds) },
    };
    return { result, faults };
  } finally {
    for (const table of tables) table.leave();
  }
}

/** How long something took, and the processor time of the servers meanwhile, in seconds. */
interface Measured {
  readonly seconds: number;
  readonly cpu: number;
}

/** `profile`: where what the servers' main threads spend their time on meanwhile is written, each to a file that begins so. */
async function measured(site: LoadSite, work: () => Promise<unknown>, profile?: string): Promise<Measured> {
  if (profile) for (const { startProfile } of site.servers) await startProfile();
  const [before, began] = [await site.cpu(), performance.now()];
  await work();
  const seconds = (performance.now() - began) / 1000;
  const cpu = (await site.cpu()) - before;
  if (profile)
    for (const [i, { writeProfile }] of site.servers.entries())
      await writeProfile(`${profile}-${i}.cpuprofile`);
  return { seconds, cpu };
}

/** How long so many matches may take to come to their last turn, and then to end, in seconds. */
const TO_THE_LAST_TURN = 300;
const TO_END = 60;

/** Plays on until so many matches are in their last turn, which wait there; then they end while all play. */
async function endTogether(
  site: LoadSite,
  tables: readonly LoadTable[],
  ending: number,
  pace: number,
  { times, rematches }: { times: number[]; rematches: number[] },
  profile?: string,
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
  const ended = await measured(
    site,
    () => keepPace(tables, { pace, seconds: TO_END, until: () => rematches.length >= held.size }),
    profile,
  );
  const rematch = percentiles(rematches);
  return {
    ...{
      matches: held.size,
      seconds: rounded(ended.seconds),
      cpu: rounded(ended.cpu),
      moves: times.length,
      ...percentiles(times),
    },
    ...{ rematchP50: rematch.p50, rematchP99: rematch.p99 },
  };
}
