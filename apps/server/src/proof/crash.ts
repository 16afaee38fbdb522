import { setTimeout as sleep } from 'node:timers/promises';
import { QuickChance } from '@aerie/kernel';
import { newPerson } from '../testing/client.js';
import { type Audit, audit } from './audit.js';
import { embeddedDatabase, type ProofDatabase, postgresDatabase } from './databases.js';
import { failOver } from './failover.js';
import { type CrashTrial, type PlayedTable, ReconnectingPlayer, SEAT } from './reconnecting-player.js';
import { type ServerProcess, startProcess } from './server-process.js';
import { becomesTrue } from './socket-connection.js';

export interface CrashSettings {
  readonly kills: number;
  readonly tables: number;
  /** The longest time that a server lives once it is open, in milliseconds; some live until all are back first. */
  readonly longest: number;
  /** Decides who answers what and when the server is killed. */
  readonly seed: string;
}

/** How many people share the tables; each has one connection. */
const PEOPLE = 5;
const SHORTEST_LIFE_MS = 50;
/** How long the tables may take to go on after the last start. */
const PATIENCE_SECONDS = 90;
/** How many faults are told; more would say no more. */
const TOLD_FAULTS = 20;

/**
 * `npm run proof -- crash [--kills N] [--tables N] [--storage embedded|postgres] [--longest MS] [--seed TEXT]`:
 * kills servers at random moments under people and bots who play, on both storages, and one of two that share one.
 * Whatever was acknowledged must be there, once; whatever was told must stay; whatever is there must be told; every
 * table must go on; every match must verify.
 */
export async function crash(flags: Record<string, string>, say: (line: string) => void): Promise<boolean> {
  const settings: CrashSettings = {
    kills: Number(flags.kills ?? 20),
    tables: Number(flags.tables ?? 100),
    longest: Number(flags.longest ?? 1500),
    seed: flags.seed ?? `${Date.now()}`,
  };
  let held = true;
  for (const storage of ['embedded', 'postgres']) {
    if (flags.storage && flags.storage !== storage) continue;
    const place = storage === 'embedded' ? embeddedDatabase() : await postgresDatabase();
    if (!place) {
      say('PostgreSQL: not there, not tried');
      held = false;
      continue;
    }
    try {
      held = (await crashOn(place, settings, say)) && held;
      if (storage === 'postgres') held = (await failoverOn(place, settings, say)) && held;
    } finally {
      await place.remove();
    }
  }
  return held;
}

/** The proof on one storage. */
export function crashOn(
  place: ProofDatabase,
  settings: CrashSettings,
  say: (line: string) => void,
): Promise<boolean> {
  return tried(place, settings, say, (trial) => killed(place, settings, trial, say));
}

/** The proof that one of two servers can go on without the other; both are on the same PostgreSQL. */
export function failoverOn(
  place: ProofDatabase,
  settings: CrashSettings,
  say: (line: string) => void,
): Promise<boolean> {
  const name = `${place.name}, one of two servers`;
  return tried({ ...place, name }, settings, say, (trial) => failOver(place, settings, trial));
}

async function tried(
  place: ProofDatabase,
  settings: CrashSettings,
  say: (line: string) => void,
  kill: (trial: CrashTrial) => Promise<ServerProcess>,
): Promise<boolean> {
  const luck = new QuickChance(settings.seed);
  const trial: CrashTrial = { luck, played: [], faults: [], resent: 0, ending: false };
  say(`${place.name}: ${settings.tables} tables, ${settings.kills} kills, seed ${settings.seed}`);
  const server = await kill(trial);
  const found = await look(place, trial, server);
  const { entries, over, tables } = found;
  const acknowledged = trial.played.reduce((sum, played) => sum + played.acknowledged.length, 0);
  const faults = [...trial.faults, ...found.faults, ...trial.played.flatMap((one) => compare(one, found))];
  if (acknowledged === 0) faults.push('nothing was played');
  for (const fault of faults.slice(0, TOLD_FAULTS)) say(`${place.name}: ${fault}`);
  say(
    JSON.stringify({
      storage: place.name,
      kills: settings.kills,
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
  place: ProofDatabase,
  { kills, tables, longest }: CrashSettings,
  trial: CrashTrial,
  say: (line: string) => void,
): Promise<ServerProcess> {
  let server = await startProcess(place.env);
  const people: ReconnectingPlayer[] = [];
  for (let i = 0; i < PEOPLE; i++) {
    const numbers = Array.from({ length: tables }, (_, n) => n).filter((n) => n % PEOPLE === i);
    people.push(new ReconnectingPlayer(await newPerson(server.base, `Person ${i}`), trial, numbers));
  }
  for (let kill = 1; kill <= kills; kill++) {
    const connecting = people.map((person) => person.connect(server.base));
    // Now in the middle of coming back, now in the middle of playing.
    if (trial.luck.below(2) === 0) await Promise.all(connecting);
    await sleep(SHORTEST_LIFE_MS + trial.luck.below(longest - SHORTEST_LIFE_MS));
    await end(server, 'SIGKILL', trial);
    await Promise.all(connecting);
    server = await startProcess(place.env);
    if (kill % 10 === 0) say(`${place.name}: ${kill} kills`);
  }
  const lanes = people.flatMap((person) => person.series);
  const before = lanes.map((lane) => lane.standing);
  for (const person of people) void person.connect(server.base);
  const isBroken = () => trial.faults.length > 0;
  await becomesTrue(
    () => isBroken() || lanes.every((lane, i) => lane.standing !== before[i]),
    PATIENCE_SECONDS,
  );
  trial.ending = true;
  await becomesTrue(() => isBroken() || lanes.every((lane) => lane.isIdle), PATIENCE_SECONDS);
  lanes.forEach((lane, i) => {
    if (lane.standing === before[i]) trial.faults.push(`${before[i]} did not go on`);
    if (!lane.isIdle) trial.faults.push(`${lane.standing} got no answer`);
  });
  for (const person of people) person.leave();
  return server;
}

/** Ends a server; it must not have complained of anything. */
async function end(server: ServerProcess, signal: NodeJS.Signals, trial: CrashTrial): Promise<void> {
  await server.kill(signal);
  const said = `${server.stderr().replace(/^Aerie is at .*\n/, '')}${server.log()}`;
  if (said) trial.faults.push(`the server complained: ${said.slice(0, 2000)}`);
}

/** Stops the last server, which must do so of its own accord, and reads what it has left. */
async function look(place: ProofDatabase, trial: CrashTrial, server: ServerProcess): Promise<Audit> {
  await end(server, 'SIGTERM', trial);
  const code = await server.exited;
  if (code !== 0) trial.faults.push(`the last server ended with ${code}`);
  const storage = await place.open();
  try {
    return await audit(storage);
  } finally {
    await storage.close();
  }
}

/**
 * What was acknowledged is all that the person's seat has ever answered, in the same order, each at or after the
 * number for which it was meant. Only what no answer has come for may be there or not.
 */
function compare({ table, acknowledged, pending }: PlayedTable, { tables }: Audit): string[] {
  const entries = tables.get(table)?.match?.log.entries ?? [];
  const there = entries.flatMap((entry, at) =>
    entry.seat === SEAT && 'answer' in entry ? [{ at, answer: entry.answer }] : [],
  );
  const asked = pending && there.length > acknowledged.length ? [...acknowledged, pending] : acknowledged;
  const wrong = asked.flatMap(({ number, answer }, i) => {
    const found = there[i];
    if (found?.answer === answer && found.at >= number) return [];
    return [
      `table ${table}: "${answer}" of ${number} was acknowledged, and there is ${JSON.stringify(found)}`,
    ];
  });
  if (there.length > asked.length) wrong.push(`table ${table}: more was played than was asked for`);
  return wrong;
}
