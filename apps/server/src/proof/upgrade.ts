import { join, resolve } from 'node:path';
import { newPerson } from '../testing/client.js';
import { tried } from './crash.js';
import { type ProofDatabase, postgresDatabase } from './databases.js';
import { type CrashTrial, ReconnectingPlayer } from './reconnecting-player.js';
import { builtAs, type ServerProcess, startProcess } from './server-process.js';
import { becomesTrue } from './socket-connection.js';

export interface UpgradeSettings {
  readonly processes: number;
  readonly tables: number;
  readonly seed: string;
  /** The `main.mjs` of the version that the site has before. */
  readonly older: string;
}

/** How long all tables may take to go on, wherever their people are. */
const PATIENCE_SECONDS = 60;
/** What an older process refuses once a newer one has carried the match over to newer rules: it goes on at a newer one. */
const passes = (code: string): boolean => code === 'newerRules';

/**
 * `npm run proof -- upgrade [--from FOLDER] [--processes N] [--tables N] [--seed TEXT]`: people and bots play at several processes of
 * one site on PostgreSQL, which are replaced by newer ones, one after the other. With old and new side by side every table must go
 * on; nothing that was acknowledged may be lost; every match must verify. At the end the older program must start again, or be refused clearly.
 * `--from` is the built `dist` of an older version with its packages installed; without it this one is the older as well, and
 * says another version.
 */
export async function upgrade(flags: Record<string, string>, say: (line: string) => void): Promise<boolean> {
  const database = await postgresDatabase();
  if (!database) {
    say('PostgreSQL: not there, not tried');
    return false;
  }
  try {
    const older = flags.from ? join(resolve(flags.from), 'server', 'main.mjs') : await builtAs('0.0.1');
    const settings = {
      processes: Number(flags.processes ?? 3),
      tables: Number(flags.tables ?? 60),
      seed: flags.seed ?? `${Date.now()}`,
      older,
    };
    return await upgradeOn(database, settings, say);
  } finally {
    await database.remove();
  }
}

/** The proof on one storage. */
export async function upgradeOn(
  database: ProofDatabase,
  settings: UpgradeSettings,
  say: (line: string) => void,
): Promise<boolean> {
  const held = await tried(database, settings, { processes: settings.processes }, say, (trial) =>
    replaced(database, settings, Object.assign(trial, { passes }), say),
  );
  return (await goesBack(database, settings.older, say)) && held;
}

/** Replaces the processes under play; gives one of the new ones, the others have stopped. */
async function replaced(
  database: ProofDatabase,
  settings: UpgradeSettings,
  trial: CrashTrial,
  say: (line: string) => void,
): Promise<ServerProcess> {
  const servers = await Promise.all(
    Array.from({ length: settings.processes }, () => startProcess(database.env, settings.older)),
  );
  const people: ReconnectingPlayer[] = [];
  for (const [at, { base }] of servers.entries()) {
    const numbers = Array.from({ length: settings.tables }, (_, n) => n).filter(
      (n) => n % servers.length === at,
    );
    people.push(new ReconnectingPlayer(await newPerson(base, `Person ${at}`), trial, numbers));
  }
  const playing = people.map((person, at) =>
    stay(
      person,
      () => servers[at]?.base,
      () => trial.ending,
    ),
  );
  await mustGoOn(people, trial, 'before');
  for (const at of servers.keys()) {
    const old = servers[at] as ServerProcess;
    const { version } = (await (await fetch(`${old.base}/healthz`)).json()) as { version: string };
    servers[at] = await startProcess(database.env);
    await tellReadiness(servers.slice(at + 1), say);
    await mustGoOn(people, trial, `beside ${at + 1} new`);
    await old.kill('SIGTERM');
    const code = await old.exited;
    if (code !== 0) trial.faults.push(`version ${version} ended with ${code}: ${old.stderr()}`);
    await mustGoOn(people, trial, `after ${at + 1} of version ${version} had stopped`);
    if (trial.faults.length > 0) break;
  }
  trial.ending = true;
  const runners = people.flatMap((person) => person.runners);
  await becomesTrue(
    () => trial.faults.length > 0 || runners.every((runner) => runner.isIdle),
    PATIENCE_SECONDS,
  );
  for (const person of people) person.leave();
  await Promise.all(playing);
  const [last, ...others] = servers as [ServerProcess, ...ServerProcess[]];
  for (const other of others) await other.kill('SIGTERM');
  return last;
}

/** Keeps somebody connected to the server that is at their place now. */
async function stay(
  person: ReconnectingPlayer,
  base: () => string | undefined,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    await person.connect(base() as string);
    await person.ended();
  }
}

/** Every table goes on from where it is. */
async function mustGoOn(
  people: readonly ReconnectingPlayer[],
  trial: CrashTrial,
  when: string,
): Promise<void> {
  const runners = people.flatMap((person) => person.runners);
  const before = runners.map((runner) => runner.standing);
  const hasGoneOn = (): boolean => runners.every((runner, i) => runner.standing !== before[i]);
  await becomesTrue(() => trial.faults.length > 0 || hasGoneOn(), PATIENCE_SECONDS);
  runners.forEach((runner, i) => {
    if (runner.standing === before[i]) trial.faults.push(`${when}: ${before[i]} did not go on`);
  });
}

/** Whether proxies would still send people to the older ones. */
async function tellReadiness(servers: readonly ServerProcess[], say: (line: string) => void): Promise<void> {
  for (const { base } of servers) {
    const ready = await fetch(`${base}/readyz`);
    say(`an older process beside newer ones: /readyz ${ready.status} ${await ready.text()}`);
  }
}

/** The older program works with what the newer one has left, or says clearly why not. */
async function goesBack(
  database: ProofDatabase,
  older: string,
  say: (line: string) => void,
): Promise<boolean> {
  try {
    const server = await startProcess(database.env, older);
    await server.kill('SIGTERM');
    say('the older program can be gone back to');
    return true;
  } catch (error) {
    const { message } = error as Error;
    say(`the older program cannot be gone back to: ${message}`);
    return /The database has version \d+, but this program knows it only up to version \d+/.test(message);
  }
}
