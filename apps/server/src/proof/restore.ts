import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { QuickChance } from '@aerie/kernel';
import { runAdmin } from '../admin/admin.js';
import type { Storage } from '../storage/storage.js';
import { contentOf } from '../storage/testing/samples.js';
import { newPerson } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { damagedCopies } from './backup-damage.js';
import { databaseOn, embeddedDatabase, type ProofDatabase, postgresServer } from './databases.js';
import { type CrashTrial, ReconnectingPlayer } from './reconnecting-player.js';
import { admin, faultsOfRestored, type Promised, promisedBy, withStorage } from './restored.js';
import { startProcess } from './server-process.js';
import { becomesTrue, SocketConnection } from './socket-connection.js';

export interface RestoreSettings {
  readonly tables: number;
  /** How many single bits are flipped; a quarter as often everything else is done. */
  readonly flips: number;
  /** How many answers are played before the backup. */
  readonly answers: number;
  readonly seed: string;
}

/** Makes an empty storage to restore into. */
type NewDatabase = () => Promise<ProofDatabase>;

const PEOPLE = 4;
/** So often a backup is made again during which nothing was played. */
const BACKUPS = 4;
const PATIENCE_SECONDS = 120;
const TOLD_FAULTS = 20;

/**
 * `npm run proof -- restore [--tables N] [--answers N] [--flips N] [--seed TEXT]`: fills a site, backs it up while people and
 * bots play on, and restores the backup into both storages: everything must be there, every match must verify, and every
 * answer that was acknowledged before must be in it. Copies that are damaged in every way must be refused, with nothing
 * written.
 */
export async function restore(flags: Record<string, string>, say: (line: string) => void): Promise<boolean> {
  const settings: RestoreSettings = {
    tables: Number(flags.tables ?? 40),
    answers: Number(flags.answers ?? 2000),
    flips: Number(flags.flips ?? 400),
    seed: flags.seed ?? `${Date.now()}`,
  };
  const postgres = await postgresServer();
  if (!postgres) say('PostgreSQL: not there, not tried');
  const kinds: NewDatabase[] = [async () => embeddedDatabase()];
  if (postgres) kinds.push(() => databaseOn(postgres.url));
  try {
    let held = postgres !== undefined;
    for (const kind of kinds) held = (await restoreFrom(await kind(), kinds, settings, say)) && held;
    return held;
  } finally {
    await postgres?.stop();
  }
}

/** The proof with a site on one storage, restored into storages of all kinds. */
export async function restoreFrom(
  source: ProofDatabase,
  targets: readonly NewDatabase[],
  settings: RestoreSettings,
  say: (line: string) => void,
): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'aerie-restore-'));
  const faults: string[] = [];
  const file = join(folder, 'backup.jsonl');
  say(`${source.name}: ${settings.tables} tables, seed ${settings.seed}`);
  try {
    const promised = await backedUpUnderLoad(source, file, settings, faults);
    const content = contentOf(readFileSync(file, 'utf8').trimEnd().split('\n'));
    for (const target of targets) {
      const database = await target();
      try {
        await restoredInto(database, file, content, promised, faults);
      } finally {
        await database.remove();
      }
    }
    const damaged = await allRefused(folder, file, settings, faults);
    for (const fault of faults.slice(0, TOLD_FAULTS)) say(`${source.name}: ${fault}`);
    const acknowledged = [...promised.values()].reduce((sum, answers) => sum + answers.length, 0);
    say(
      JSON.stringify({
        storage: source.name,
        lines: content.length,
        acknowledged,
        damaged,
        faults: faults.length,
      }),
    );
    return faults.length === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await source.remove();
  }
}

async function backedUpUnderLoad(
  database: ProofDatabase,
  file: string,
  { tables, answers, seed }: RestoreSettings,
  faults: string[],
): Promise<Promised> {
  const server = await startProcess(database.env);
  const trial: CrashTrial = { luck: new QuickChance(seed), played: [], faults, resent: 0, ending: false };
  const people: ReconnectingPlayer[] = [];
  try {
    await fillWithRecords(server.base);
    for (let i = 0; i < PEOPLE; i++) {
      const numbers = Array.from({ length: tables }, (_, n) => n).filter((n) => n % PEOPLE === i);
      people.push(new ReconnectingPlayer(await newPerson(server.base, `Person ${i}`), trial, numbers));
    }
    await Promise.all(people.map((person) => person.connect(server.base)));
    const played = () => trial.played.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    if (!(await becomesTrue(() => faults.length > 0 || played() >= answers, PATIENCE_SECONDS)))
      faults.push(`only ${played()} of ${answers} answers were played`);
    const promised = promisedBy(trial.played);
    // On a busy machine a small backup may be through before anybody has had their turn.
    for (let tries = 1; ; tries++) {
      const before = played();
      await admin(['backup', file], database.env, faults);
      if (played() > before) break;
      if (tries === BACKUPS) {
        faults.push('nothing was played while the backup was made');
        break;
      }
      rmSync(file);
    }
    trial.ending = true;
    return promised;
  } finally {
    for (const person of people) person.leave();
    await server.kill('SIGTERM');
  }
}

/** An account with everything that can belong to one, and words that are hard to keep. */
async function fillWithRecords(base: string): Promise<void> {
  const odd = 'Über 空の上 🐉 "quoted" \\ $1 %s';
  const anna = new HttpClient(base);
  await anna.must('POST', '/api/session', { name: 'Anna' });
  await anna.must('POST', '/api/account', { name: 'Anna', password: 'over the clouds and far' });
  await anna.must('PUT', '/api/settings', { settings: { language: 'de', 'sound.volume': 0.4 } });
  await anna.ask('POST', '/api/tokens', { name: 'my program' });
  const connection = await SocketConnection.open(base, anna.cookie, () => undefined);
  if (!connection) throw new Error('no connection');
  const table = await connection.must('create', {
    ...{ game: 'rauf-und-runter', options: {}, listed: true },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await connection.must('chat', { table, text: odd });
  connection.close();
}

async function restoredInto(
  database: ProofDatabase,
  file: string,
  content: readonly string[],
  promised: Promised,
  faults: string[],
): Promise<void> {
  const bad = (what: string) => faults.push(`restored into ${database.name}: ${what}`);
  await admin(['restore', file], database.env, faults);
  const again = new Set(await withStorage(database, dumped));
  const missing = content.filter((line) => !again.has(line));
  if (missing.length > 0 || again.size !== new Set(content).size)
    bad(`${missing.length} lines are not the same, ${again.size} of ${content.length} are there`);
  faults.push(...(await faultsOfRestored(database, promised)));
}

async function dumped(storage: Storage): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of storage.dump()) lines.push(line);
  return contentOf(lines);
}

/** Every damaged copy is refused and leaves no trace; gives how many there were. */
async function allRefused(
  folder: string,
  file: string,
  { flips, seed }: RestoreSettings,
  faults: string[],
): Promise<number> {
  let count = 0;
  const copy = join(folder, 'copy');
  const target = join(folder, 'target');
  for (const { what, bytes } of damagedCopies(readFileSync(file), flips, new QuickChance(`${seed} damage`))) {
    count++;
    writeFileSync(copy, bytes);
    const said: string[] = [];
    const code = await runAdmin(['restore', copy], { DATA_DIR: target }, (line) => said.push(line));
    if (code !== 2) faults.push(`${what}: was restored`);
    else if (!/backup/.test(said.join())) faults.push(`${what}: refused with "${said.join(' ')}"`);
    if (existsSync(target)) faults.push(`${what}: something was written`);
    rmSync(target, { recursive: true, force: true });
  }
  return count;
}
