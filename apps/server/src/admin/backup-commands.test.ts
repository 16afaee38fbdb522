import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { linesOf } from '../backups/backup-lines.js';
import { embedded, type TestDatabase } from '../storage/testing/databases.js';
import { collect, contentOf, fill, line } from '../storage/testing/samples.js';
import { startServer, temporaryFolder } from '../testing/test-server.js';
import { runAdmin } from './admin.js';
import { listenForCommands } from './command-channel.js';

let database: TestDatabase;
let folder: ReturnType<typeof temporaryFolder>;
let file: string;
let said: string[];

beforeEach(async () => {
  database = await embedded.create();
  folder = temporaryFolder();
  file = join(folder.path, 'backup');
  said = [];
});
afterEach(() => {
  database.remove();
  folder.remove();
});

const aerie = (dataDir: string, ...argv: string[]) =>
  runAdmin(argv, { DATA_DIR: dataDir }, (text) => said.push(text));

/** Backs up a site with some of everything, and gives what it has then. */
async function backedUp(): Promise<string[]> {
  const storage = await database.open();
  await fill(storage);
  await storage.addChatLine(line('t0', 'separators', 'one\u2028two\u2029three\rfour'));
  await storage.close();
  expect(await aerie(database.options.dataDir, 'backup', file, '--by', 'Olga')).toBe(0);
  const after = await database.open();
  const lines = await collect(after.dump());
  await after.close();
  return lines;
}

test('what was written is read again, whatever the texts are, and is for its owner only', async () => {
  const before = process.umask(0);
  const lines = await backedUp().finally(() => process.umask(before));
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  expect(contentOf(await collect(linesOf(file)))).toEqual(contentOf(lines));
  expect(await aerie('nowhere', 'verify', file)).toBe(0);
  expect(said.at(-1)).toContain('is whole: 1 settings, 9 people, 5 tables');
  const to = join(folder.path, 'to');
  expect(await aerie(to, 'restore', file), said.join('\n')).toBe(0);
  expect(readdirSync(folder.path)).toEqual(['backup', 'to']);
  await runAdmin(['audit'], { DATA_DIR: to }, (text) => said.push(text));
  expect(said.at(-1)).toMatch(/ {2}Olga {2}backedUp$/);
});

test('a damaged file is refused, with the place, before anything is written', async () => {
  await backedUp();
  const to = join(folder.path, 'to');
  const whole = readFileSync(file);
  const at = whole.indexOf('Wolken');
  for (const [bytes, why] of [
    [whole.subarray(0, whole.length / 2), /cannot be read|cut off/],
    [Buffer.from(whole).fill('X', at, at + 1), /damaged between its lines 1 and \d+/],
    [Buffer.from(whole).fill(0xff, at, at + 1), /Line \d+ of the backup cannot be read: it is not UTF-8/],
    [Buffer.alloc(0), /empty/],
    [Buffer.from('PNG and so on'), /Line 1/],
  ] as const) {
    writeFileSync(file, bytes);
    for (const command of ['verify', 'restore']) {
      expect(await aerie(to, command, file)).toBe(2);
      expect(said.at(-1)).toMatch(why);
    }
    expect(existsSync(to)).toBe(false);
  }
});

test('a site that runs on the embedded storage is backed up by its server', async () => {
  const storage = await database.open();
  await fill(storage);
  const server = await startServer(database.options.dataDir, { storage });
  const channel = await listenForCommands(database.options.dataDir, {
    keeping: server.keeping,
    origin: undefined,
  });
  expect(await aerie(database.options.dataDir, 'backup', file), said.join('\n')).toBe(0);
  expect(await aerie(database.options.dataDir, 'backup', file)).toBe(2);
  expect(said.at(-1)).toContain('is there already');
  expect(await aerie(database.options.dataDir, 'restore', file)).toBe(2);
  for (const misused of [['backup'], ['backup', file, 'too'], ['backup', file, '--to', 'x']]) {
    expect(await aerie(database.options.dataDir, ...misused)).toBe(2);
    expect(said.at(-1)).toBe('Usage: npm run aerie -- backup FILE');
  }
  expect((await server.keeping.audit(1))[0]).toMatchObject({ what: 'backedUp', by: { name: 'the keeper' } });
  await channel.close();
  await server.stop();
  expect(await aerie(join(folder.path, 'to'), 'restore', file), said.join('\n')).toBe(0);
});
