import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type AnyGame, QuickChance } from '@aerie/kernel';
import { GAMES } from '@aerie/registry';
import { BotTable } from './bot-table.js';
import { embeddedDatabase, type ProofDatabase } from './databases.js';
import type { Demands } from './demanding-guest.js';
import { countDurable } from './durable-moves.js';
import { quantile, rounded } from './figures.js';
import { type AcknowledgedMove, LoadTable } from './load-table.js';
import { type AccountedWait, BotAnswerLog, type Wait } from './longest-waits.js';
import { inParallel, keepPace } from './pace.js';
import { cpuOf } from './server-metrics.js';
import { ORDINARY_LIMITS, projectFolder, startProcess } from './server-process.js';

/** What others notice, in milliseconds. */
interface Noticed {
  readonly movesPerSecond: number;
  /** From sending an answer to the arrival of its step at the last of the four players. */
  readonly p50: number;
  readonly p99: number;
  /** From the moment when a match waits for a bot to the arrival of its answer, or of what it proposes for its turn. */
  readonly botP50: number;
  readonly botP99: number;
  readonly botLongest: number;
  readonly botAnswers: number;
  /** The longest of these, and what they were spent on. */
  readonly botLongestWaits: readonly AccountedWait[];
  /** How many cores the server used, its threads included: what is slow while this is low is the machine. */
  readonly cores: number;
}

export interface Starve {
  readonly tables: number;
  readonly botTables: number;
  /** Without the guest, and with them. */
  readonly quiet: Noticed;
  readonly beset: Noticed;
  readonly demands: Demands;
  readonly movesDurable: number;
  readonly movesAcknowledged: number;
}

export interface StarveSettings {
  /** Tables of four, and people who play against bots. */
  readonly tables: number;
  readonly botTables: number;
  /** The level of these bots. */
  readonly level: string;
  /** How long it is measured without the guest, and with them. */
  readonly quiet: number;
  readonly seconds: number;
  /** How long the guest has before it is measured, until their tables are there. */
  readonly warmup: number;
  /** Moves a second at all tables of four together. */
  readonly pace: number;
  readonly seed: string;
}

/** What holds for everybody else, whatever one guest does. */
const MOVE_P99_MS = 150;
const BOT_P99_MS = 2000;
const WARMUP_SECONDS = 8;
const TOLD_FAULTS = 20;
const TOLD_WAITS = 5;

/** What people play alone against bots: games in which one seat decides at a time. */
const BOT_GAMES = GAMES.filter(({ open, seats }) => !open && seats.max > 1);

/**
 * `npm run proof -- starve [--tables N] [--bots N] [--level NAME] [--seconds N] [--quiet N] [--pace N] [--seed TEXT]`: one guest, in a
 * process of their own, does everything that is allowed to them as fast as they may, while others play at many tables.
 * All limits are those of a site that was told nothing. Passes if what others notice is within bounds: of 100 moves 99
 * are seen by all within 150 ms, and of 100 answers of bots 99 come within 2 s.
 */
export async function starve(flags: Record<string, string>, say: (line: string) => void): Promise<boolean> {
  const database = embeddedDatabase();
  try {
    const { result, faults } = await starveOn(database, {
      tables: Number(flags.tables ?? 200),
      botTables: Number(flags.bots ?? 20),
      level: flags.level ?? 'master',
      quiet: Number(flags.quiet ?? 15),
      seconds: Number(flags.seconds ?? 40),
      warmup: WARMUP_SECONDS,
      pace: Number(flags.pace ?? 100),
      seed: flags.seed ?? `${Date.now()}`,
    });
    say(JSON.stringify(result));
    const { p99, botP99 } = result.beset;
    if (!(p99 < MOVE_P99_MS)) faults.push(`99 of 100 moves took up to ${p99} ms`);
    if (!(botP99 < BOT_P99_MS)) faults.push(`99 of 100 bots' answers took up to ${botP99} ms`);
    for (const fault of faults.slice(0, TOLD_FAULTS)) say(fault);
    return faults.length === 0;
  } finally {
    await database.remove();
  }
}

/** The proof on one storage; what is wrong whatever the times are. */
export async function starveOn(
  database: ProofDatabase,
  { tables: count, botTables, level, quiet, seconds, warmup, pace, seed }: StarveSettings,
): Promise<{ result: Starve; faults: string[] }> {
  const server = await startProcess({
    ...ORDINARY_LIMITS,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'debug',
    ...database.env,
  });
  const answers = new BotAnswerLog();
  server.onLogLine((line) => answers.hear(line));
  const faults: string[] = [];
  const moves: AcknowledgedMove[] = [];
  const tables: LoadTable[] = [];
  const bots: BotTable[] = [];
  let times: number[] = [];
  let waits: Wait[] = [];
  const luck = new QuickChance(seed);
  const observer = {
    seen: (ms: number) => void times.push(ms),
    answered: (wait: Wait) => void waits.push(wait),
    acknowledged: (move: AcknowledgedMove) => void moves.push(move),
    rematched: () => {},
    wrong: (what: string) => void faults.push(what),
  };
  const leave = () => {
    for (const one of [...tables, ...bots]) one.leave();
  };
  const measured = async (howLong: number, atEnd = () => {}): Promise<Noticed> => {
    times = [];
    waits = [];
    const before = await cpuOf(server.base);
    const took = await keepPace(tables, { pace, seconds: howLong });
    atEnd();
    return {
      ...noticed(times, waits, took),
      botLongestWaits: answers.longest(waits, TOLD_WAITS),
      cores: rounded(((await cpuOf(server.base)) - before) / took),
    };
  };
  try {
    await inParallel(count, async (i) => {
      tables.push(await LoadTable.gather([server.base], `Table ${i}`, luck, observer, from(i)));
    });
    await inParallel(botTables, async (i) => {
      const game = BOT_GAMES[i % BOT_GAMES.length] as AnyGame;
      const against = { game, level };
      bots.push(await BotTable.sitDown(server.base, `Alone ${i}`, against, luck, observer, from(count + i)));
    });
    const before = await measured(quiet);
    const guest = demand(server.base, seconds + warmup);
    await keepPace(tables, { pace, seconds: warmup });
    // Those who still wait for a bot when they leave count too.
    const beset = await measured(seconds, leave);
    const demands = await guest;
    await server.kill();
    const movesDurable = await countDurable(database, moves, faults);
    if (movesDurable !== moves.length) faults.push(`${moves.length - movesDurable} moves were lost`);
    const result = {
      ...{ tables: count, botTables, quiet: before, beset, demands },
      ...{ movesDurable, movesAcknowledged: moves.length },
    };
    return { result, faults };
  } finally {
    leave();
    await server.kill();
  }
}

/** Each table is a household of its own. */
const from = (i: number) => ({ 'x-forwarded-for': `10.${i >> 8}.${i & 255}.1` });

function noticed(
  times: readonly number[],
  waits: readonly Wait[],
  seconds: number,
): Omit<Noticed, 'cores' | 'botLongestWaits'> {
  const [moves, bots] = [times, waits.map(({ ms }) => ms)].map((all) => all.toSorted((a, b) => a - b)) as [
    number[],
    number[],
  ];
  return {
    movesPerSecond: rounded(moves.length / seconds),
    p50: rounded(quantile(moves, 0.5)),
    p99: rounded(quantile(moves, 0.99)),
    botP50: rounded(quantile(bots, 0.5)),
    botP99: rounded(quantile(bots, 0.99)),
    botLongest: rounded(bots.at(-1) ?? Number.NaN),
    botAnswers: bots.length,
  };
}

/** The guest, in a process of their own: what they do must not slow down those who measure. */
async function demand(base: string, seconds: number): Promise<Demands> {
  const root = projectFolder();
  const run = promisify(execFile);
  const line = `import('./scripts/build/build.mjs').then((m) => m.builtProgram('proof')).then((main) => console.log(main))`;
  const { stdout: main } = await run(process.execPath, ['-e', line], { cwd: root });
  const program = join(dirname(fileURLToPath(main.trim())), 'demanding-guest.mjs');
  const { stdout } = await run(process.execPath, [program, base, `${seconds}`], { cwd: root });
  return JSON.parse(stdout) as Demands;
}
