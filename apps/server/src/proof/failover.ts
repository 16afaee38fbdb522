import { setTimeout as sleep } from 'node:timers/promises';
import type { TableState } from '@aerie/host';
import type { QuickChance } from '@aerie/kernel';
import type { MatchMessage } from '@aerie/protocol';
import type { Storage } from '../storage/storage.js';
import { newPerson } from '../testing/client.js';
import type { ProofDatabase } from './databases.js';
import { type CrashTrial, type PlayedTable, ReconnectingPlayer } from './reconnecting-player.js';
import { type ServerProcess, startProcess } from './server-process.js';
import { becomesTrue, ReceivedMatch, SocketConnection } from './socket-connection.js';

export interface FailoverSettings {
  readonly kills: number;
  readonly tables: number;
  readonly longest: number;
}

const PEOPLE = 4;
const SHORTEST_LIFE_MS = 200;
/** How long it may take until everybody at the surviving server is told what the dead one wrote. */
const LEARN_SECONDS = 10;
/** How long the tables may take to go on there. */
const PATIENCE_SECONDS = 60;

/**
 * Kills one of two servers on one PostgreSQL, again and again. Before the next one is started, everybody who watches at
 * the other must have been told of every step that the dead one wrote, and all play on there. Gives the server that is
 * left.
 */
export async function failOver(
  database: ProofDatabase,
  settings: FailoverSettings,
  trial: CrashTrial,
): Promise<ServerProcess> {
  const survivor = await startProcess(database.env);
  const watcher = await Watcher.open(survivor.base, trial);
  const storage = await database.open();
  const people: ReconnectingPlayer[] = [];
  for (let i = 0; i < PEOPLE; i++) {
    const numbers = Array.from({ length: settings.tables }, (_, n) => n).filter((n) => n % PEOPLE === i);
    people.push(new ReconnectingPlayer(await newPerson(survivor.base, `Person ${i}`), trial, numbers));
  }
  try {
    for (let kill = 1; kill <= settings.kills && trial.faults.length === 0; kill++) {
      const dying = await startProcess(database.env);
      await Promise.all(people.map((person) => person.connect(dying.base)));
      await watcher.follow(trial.played);
      await sleep(lifeOf(settings, trial.luck));
      await dying.kill('SIGKILL');
      await watcher.mustLearn(trial.played, storage);
      await goOn(people, survivor, trial);
    }
    trial.ending = true;
    const runners = people.flatMap((person) => person.runners);
    await becomesTrue(
      () => trial.faults.length > 0 || runners.every((runner) => runner.isIdle),
      PATIENCE_SECONDS,
    );
  } finally {
    watcher.leave();
    for (const person of people) person.leave();
    await storage.close();
  }
  return survivor;
}

const lifeOf = ({ longest }: FailoverSettings, luck: QuickChance): number =>
  SHORTEST_LIFE_MS + luck.below(Math.max(1, longest - SHORTEST_LIFE_MS));

/** Everybody comes to the server that is left, and every table goes on there. */
async function goOn(
  people: readonly ReconnectingPlayer[],
  survivor: ServerProcess,
  trial: CrashTrial,
): Promise<void> {
  const runners = people.flatMap((person) => person.runners);
  const before = runners.map((runner) => runner.standing);
  await Promise.all(people.map((person) => person.connect(survivor.base)));
  const hasGoneOn = () => runners.every((runner, i) => runner.standing !== before[i]);
  await becomesTrue(() => trial.faults.length > 0 || hasGoneOn(), PATIENCE_SECONDS);
  runners.forEach((runner, i) => {
    if (runner.standing === before[i]) trial.faults.push(`${before[i]} did not go on at the survivor`);
  });
}

/** Somebody who watches all tables at the surviving server. */
class Watcher {
  private readonly told = new Map<string, ReceivedMatch>();

  private constructor(
    private readonly connection: SocketConnection,
    private readonly trial: CrashTrial,
  ) {}

  static async open(base: string, trial: CrashTrial): Promise<Watcher> {
    let watcher: Watcher | undefined;
    const cookie = await newPerson(base, 'Watcher');
    const connection = await SocketConnection.open(base, cookie, (match) => watcher?.hear(match));
    if (!connection) throw new Error('no connection');
    watcher = new Watcher(connection, trial);
    return watcher;
  }

  async follow(played: readonly PlayedTable[]): Promise<void> {
    for (const { table } of played) {
      if (this.told.has(table)) continue;
      this.told.set(table, new ReceivedMatch());
      await this.connection.must('watch', { table, since: 0 });
    }
  }

  /** What is in the storage now must be told within some seconds. */
  async mustLearn(played: readonly PlayedTable[], storage: Storage): Promise<void> {
    for (const { table } of played) {
      const told = this.told.get(table);
      const body = (await storage.table(table))?.body as unknown as TableState | undefined;
      if (!told || !body?.match) continue;
      const written = (await storage.entries(body.match, 0)).length;
      if (await becomesTrue(() => (told.number ?? -1) >= written, LEARN_SECONDS)) continue;
      this.trial.faults.push(
        `table ${table}: of ${written} entries ${told.number} were told at the survivor`,
      );
    }
  }

  leave(): void {
    this.connection.close();
  }

  private hear(match: MatchMessage): void {
    const wrong = this.told.get(match.table)?.take(match);
    if (wrong) this.trial.faults.push(`table ${match.table}, at the survivor: ${wrong}`);
  }
}
