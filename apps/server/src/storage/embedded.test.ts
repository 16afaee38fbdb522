import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStorage } from './open.js';
import { NewerDatabase, UnusableStore } from './storage.js';
import { embedded, type TestDatabase } from './testing/databases.js';
import { fill, person, record } from './testing/samples.js';

let database: TestDatabase;
let dataDir: string;
let file: string;

beforeEach(async () => {
  database = await embedded.create();
  dataDir = database.options.dataDir;
  file = join(dataDir, 'aerie.db');
});
afterEach(() => database.remove());

/** A site with some of everything. */
async function filled(): Promise<void> {
  const storage = await database.open();
  await fill(storage);
  await storage.close();
}

test('makes the folder it needs', async () => {
  const storage = await openStorage({ dataDir: join(dataDir, 'a', 'b') });
  await storage.check();
  await storage.close();
});

test('a file that is no database is refused and left alone; once it is gone, all is well', async () => {
  writeFileSync(file, 'Something else, and long enough for a database. '.repeat(100));
  await expect(database.open()).rejects.toThrow('not a database');
  await expect(database.open()).rejects.toThrow('not a database');
  rmSync(file);
  const storage = await database.open();
  await storage.savePerson(person('a'));
  await storage.close();
});

/** Writes over a part of the file. */
const overwrite = (at: number, bytes: Buffer) => {
  const content = readFileSync(file);
  bytes.copy(content, at);
  writeFileSync(file, content);
};
const other = (sql: string) => {
  rmSync(file);
  const db = new Database(file);
  db.exec(sql);
  db.close();
};

describe('what cannot be used is refused in words, and left as it is', () => {
  test.each<[what: string, harm: () => void, why: RegExp]>([
    [
      'the first bytes',
      () => overwrite(0, Buffer.alloc(16, 7)),
      /aerie\.db is not a database of Aerie[\s\S]*DATA_DIR/,
    ],
    [
      'a page in the middle',
      () => overwrite(8 * 4096, Buffer.alloc(4096)),
      /is damaged: [\s\S]*restore FILE/,
    ],
    ['cut off by pages', () => truncateSync(file, 10 * 4096), /is damaged/],
    ['cut off anywhere', () => truncateSync(file, statSync(file).size - 700), /is damaged/],
    ['emptied', () => truncateSync(file, 0), /There was a site in .* is missing or empty[\s\S]*site\.json/],
    ['missing', () => rmSync(file), /There was a site in .* is missing or empty/],
    ['a new database in its place', () => other('vacuum'), /There was a site/],
    [
      'the database of another program',
      () => other('create table recipes (name)'),
      /not a database of Aerie: it has recipes/,
    ],
    [
      'one that says so',
      () => other('create table meta (a); pragma application_id = 77'),
      /application_id is 77/,
    ],
    [
      'a folder in its place',
      () => {
        rmSync(file);
        mkdirSync(file);
      },
      /is a folder, not a file[\s\S]*DATA_DIR/,
    ],
  ])('%s', async (_, harm, why) => {
    await filled();
    harm();
    const before = statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : undefined;
    for (const attempt of [1, 2]) {
      const error = await database.open().catch((thrown: unknown) => thrown);
      expect(error, `attempt ${attempt}`).toBeInstanceOf(UnusableStore);
      expect((error as Error).message).toMatch(why);
    }
    if (before) expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('a data folder that is a file', async () => {
    const place = join(dataDir, 'file');
    writeFileSync(place, '');
    await expect(openStorage({ dataDir: place })).rejects.toThrow(
      /data folder .* cannot be used[\s\S]*DATA_DIR/,
    );
  });
});

test('a folder of an older version, which had no mark, gets one; a backup may be read where a file is missing', async () => {
  await filled();
  rmSync(join(dataDir, 'site.json'));
  await database.runSql('pragma application_id = 0');
  await (await database.open()).close();
  expect(existsSync(join(dataDir, 'site.json'))).toBe(true);
  rmSync(file);
  await expect(database.open()).rejects.toThrow(UnusableStore);
  const storage = await openStorage({ dataDir, restoring: true });
  await storage.close();
});

test('one of a newer program is refused, with its place', async () => {
  await filled();
  await database.runSql("update meta set value = '999' where name = 'version'");
  await database.runSql("delete from meta where name = 'oldest'");
  await expect(database.open()).rejects.toThrow(NewerDatabase);
  await expect(database.open()).rejects.toThrow(`${dataDir}: The database has version 999`);
});

test('what the log holds is not thrown away with an empty file', async () => {
  const storage = await database.open();
  await fill(storage);
  const wal = readFileSync(`${file}-wal`);
  await storage.close();
  rmSync(join(dataDir, 'site.json'));
  truncateSync(file, 0);
  writeFileSync(`${file}-wal`, wal);
  for (const restoring of [false, true])
    await expect(openStorage({ dataDir, restoring })).rejects.toThrow(/is missing or empty/);
  expect(readFileSync(`${file}-wal`).equals(wal)).toBe(true);
});

test('everything is for its owner only, whatever the umask and whatever was there', async () => {
  const before = process.umask(0);
  try {
    chmodSync(dataDir, 0o777);
    writeFileSync(file, '', { mode: 0o666 });
    const storage = await database.open();
    await fill(storage);
    const modes = readdirSync(dataDir).map((name) => [
      name,
      (statSync(join(dataDir, name)).mode & 0o777).toString(8),
    ]);
    expect(modes.length).toBeGreaterThan(4);
    for (const [name, mode] of modes) expect([name, mode]).toEqual([name, '600']);
    expect((statSync(dataDir).mode & 0o777).toString(8)).toBe('700');
    await storage.close();
  } finally {
    process.umask(before);
  }
});

test('what was deleted is in no file any more', async () => {
  const storage = await database.open();
  const secret = 'nobody may ever read this again';
  const line = { table: 't', key: 'k', person: 'p', seat: null, name: secret, text: secret, at: 1 };
  const holds = () =>
    readdirSync(dataDir).filter((name) => readFileSync(join(dataDir, name)).includes(secret)).length > 0;
  await storage.savePerson(person('p', secret));
  await storage.saveRecord(record('r', { owner: 'p', body: { text: secret.repeat(1000) } }));
  await storage.addChatLine(line);
  expect(holds()).toBe(true);
  await storage.rewriteChatLine({ ...line, number: 0, name: '', text: '' });
  await storage.dropRecordsOf('p');
  await storage.dropPerson('p');
  await storage.scrub();
  expect(holds()).toBe(false);
  await storage.close();
});
