import { setTimeout as sleep } from 'node:timers/promises';
import { QuickChance } from '@aerie/kernel';
import { newPerson } from '../testing/client.js';
import { type Audit, audit } from './audit.js';
import { onStorages, type ProofDatabase } from './databases.js';
import { RestoreDrill } from './drill.js';
import { failOver } from './failover.js';
import {
  type CrashTrial,
  mustGoOn,
  type PlayedTable,
  ReconnectingPlayer,
  SEAT,
} from './reconnecting-player.js';
import { type ServerProcess, startProcess } from './server-process.js';

export interface CrashSettings {
  readonly kills: number;
  readonly tables: number;
  /** The longest time that a server runs before it is killed, in milliseconds; some run until everybody is back first. */
  readonly longest: number;
  /** Decides who answers what and when the server is killed. */
  readonly seed: string;
}

/** How many people share the tables; each has one connection. */
const PEOPLE = 5;
const SHORTEST_LIFE_MS = 50;
/** How long the tables may take to go on after the last start. */
const PATIENCE_SECONDS = 90;
/** How many faults are printed. */
const TOLD_FAULTS = 20;

/**
 * `npm run proof -- crash [--kills N] [--tables N] [--storage embedded|postgres] [--longest MS] [--seed TEXT]`:
 * kills servers at random moments while people and bots play, on both storages, and one of two servers that share a
 * storage. Every acknowledged answer must be stored once; nothing that was told may be lost; everything that is stored
 * must be told; every table must go on; every match must verify. Backups are made all the while, and the last one restored
 * into an empty site.
 */
export async function crash(
  flags: Record<string, string>,
  say: (connection: string) => void,
): Promise<boolean> {
  const settings: CrashSettings = {
    kills: Number(flags.kills ?? 20),
    tables: Number(flags.tables ?? 100),
    longest: Number(flags.longest ?? 1500),
    seed: flags.seed ?? `${Date.now()}`,
  };
  return onStorages(flags, say, async (database) => {
    const held = await crashOn(database, settings, say);
    if (!('DATABASE_URL' in database.env)) return held;
    return (await failoverOn(database, settings, say)) && held;
  });
}

/** The proof on one storage. */
export function crashOn(
  database: ProofDatabase,
  settings: CrashSettings,
  say: (connection: string) => void,
): Promise<boolean> {
  const drill = new RestoreDrill(database);
  const killing = { ...database, env: drill.env };
  return tried(
    database,
    settings,
    { kills: settings.kills },
    say,
    (trial) => killed(killing, settings, trial, say, () => drill.backedUp(trial)),
    () => drill.held(),
  ).finally(() => drill.remove());
}

/** The proof that one of two servers can go on without the other; both are on the same PostgreSQL. */
export function failoverOn(
  database: ProofDatabase,
  settings: CrashSettings,
  say: (connection: string) => void,
): Promise<boolean> {
  const name = `${database.name}, one of two servers`;
  return tried({ ...database, name }, settings, { kills: settings.kills }, say, (trial) =>
    failOver(database, settings, trial),
  );
}

/**
 * Has people play while something happens to their servers, and compares what they were told with what is stored. `disturb` gives the
 * server that is left, `what` says what happens.
 */
export async function tried(
  database: ProofDatabase,
  settings: Pick<CrashSettings, 'tables' | 'seed'>,
  what: Readonly<Record<string, number>>,
  say: (connection: string) => void,
  disturb: (trial: CrashTrial) => Promise<ServerProcess>,
  /** What else is looked at in the end; gives what is wrong. */
  lookOn: () => Promise<string[]> = async () => [],
): Promise<boolean> {
  const luck = new QuickChance(settings.seed);
  const trial: CrashTrial = { luck, played: [], faults: [], resent: 0, ending: false };
  const told = Object.entries(what).map(([name, number]) => `${number} ${name}`);
  say(`${database.name}: ${settings.tables} tables, ${told.join(', ')}, seed ${settings.seed}`);
  const server = await disturb(trial);
  const found = await look(database, trial, server);
  const { entries, over, tables } = found;
  const acknowledged = trial.played.reduce((sum, played) => sum + played.acknowledged.length, 0);
  const faults = [
    ...trial.faults,
    ...found.faults,
    ...trial.played.flatMap((one) => compareWithAudit(one, found)),
    ...(await lookOn()),
  ];
  if (acknowledged === 0) faults.push('nothing was played');
  for (const fault of faults.slice(0, TOLD_FAULTS)) say(`${database.name}: ${fault}`);
  say(
    JSON.stringify({
      storage: database.name,
      ...what,
      tables: tables.size,
      matchesOver: over,
      entries,
      acknowledged,
      resent: trial.resent,
      faults: faults.length,
    }),
  );
  return faults.length === 0;
}

/** Plays while servers are killed and started; gives the last one, when every table has gone on after its start. */
async function killed(
  database: ProofDatabase,
  { kills, tables, longest }: CrashSettings,
  trial: CrashTrial,
  say: (connection: string) => void,
  /** While everybody plays on at the last server. */
  meanwhile: () => Promise<void>,
): Promise<ServerProcess> {
  let server = await startProcess(database.env);
  const people: ReconnectingPlayer[] = [];
  for (let i = 0; i < PEOPLE; i++) {
    const numbers = Array.from({ length: tables }, (_, n) => n).filter((n) => n % PEOPLE === i);
    people.push(new ReconnectingPlayer(await newPerson(server.base, `Person ${i}`), trial, numbers));
  }
  for (let kill = 1; kill <= kills; kill++) {
    const connecting = people.map((person) => person.connect(server.base));
    // Sometimes it is killed while players reconnect, sometimes while they play.
    if (trial.luck.below(2) === 0) await Promise.all(connecting);
    await sleep(SHORTEST_LIFE_MS + trial.luck.below(longest - SHORTEST_LIFE_MS));
    await end(server, 'SIGKILL', trial);
    await Promise.all(connecting);
    server = await startProcess(database.env);
    if (kill % 10 === 0) say(`${database.name}: ${kill} kills`);
  }
  const runners = people.flatMap((person) => person.runners);
  const before = runners.map((runner) => runner.standing);
  for (const person of people) void person.connect(server.base);
  await meanwhile();
  await mustGoOn(runners, before, trial, PATIENCE_SECONDS);
  for (const person of people) person.leave();
  return server;
}

/** Ends a server; it must not have logged any error. */
async function end(server: ServerProcess, signal: NodeJS.Signals, trial: CrashTrial): Promise<void> {
  await server.kill(signal);
  const said = `${server.stderr().replace(/^Aerie is at .*\n/, '')}${server.log()}`;
  if (said) trial.faults.push(`the server complained: ${said.slice(0, 2000)}`);
}

/** Asks the last server to stop, which it must do cleanly, and audits the storage. */
async function look(database: ProofDatabase, trial: CrashTrial, server: ServerProcess): Promise<Audit> {
  await end(server, 'SIGTERM', trial);
  const code = await server.exited;
  if (code !== 0) trial.faults.push(`the last server ended with ${code}`);
  const storage = await database.open();
  try {
    return await audit(storage);
  } finally {
    await storage.close();
  }
}

/**
 * The entries of the person's seat must be the acknowledged answers, in the same order, each at or after the number that
 * it was sent for. Only the answer that no acknowledgement has come for may be stored or not.
 */
export function compareWithAudit({ table, acknowledged, pending }: PlayedTable, { tables }: Audit): string[] {
  const entries = tables.get(table)?.match?.log.entries ?? [];
  const there = entries.flatMap((entry, at) =>
    entry.seat === SEAT && 'answer' in entry ? [{ at, answer: entry.answer }] : [],
  );
  const wrong: string[] = [];
  let next = 0;
  for (const { number, answer } of acknowledged) {
    const is = (found: (typeof there)[number] | undefined) => found?.answer === answer && found.at >= number;
    if (is(there[next])) next++;
    // Asked again before its step had come, it is acknowledged again and not done twice.
    else if (!is(there[next - 1]))
      wrong.push(
        `table ${table}: "${answer}" of ${number} was acknowledged, and there is ${JSON.stringify(there[next])}`,
      );
  }
  if (pending && there[next]?.answer === pending.answer) next++;
  if (there.length > next) wrong.push(`table ${table}: more was played than was asked for`);
  return wrong;
}
