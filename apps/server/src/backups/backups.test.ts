import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BadConfig } from '../common/bad-config.js';
import { openStorage } from '../storage/open.js';
import { BadBackup, type Storage } from '../storage/storage.js';
import { embedded, storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { collect, contentOf, fill, person } from '../storage/testing/samples.js';
import { temporaryFolder } from '../testing/test-server.js';
import { restoreBackup, verifyFile } from './backup-file.js';
import { keepNewest, nameAt, openBackupFolder, wholeBackups } from './backup-folder.js';
import { makeBackup } from './make-backup.js';

const AT = Date.UTC(2026, 10, 19, 13, 5, 7);

let folder: string;
let remove: () => void;
beforeEach(() => {
  ({ path: folder, remove } = temporaryFolder());
});
afterEach(() => remove());

describe.each(storageKinds.filter(({ isMissing }) => !isMissing))(
  'a backup of a site that runs, $name',
  (kind) => {
    let database: TestDatabase;
    let storage: Storage;
    beforeEach(async () => {
      database = await kind.create();
      storage = await database.open();
      await fill(storage);
    });
    afterEach(async () => {
      await storage.close();
      database.remove();
    });
    const form = kind.name === 'embedded' ? 'db' : 'jsonl';
    const name = nameAt(AT, form);
    const made = () => {
      const { dataDir, databaseUrl } = database.options;
      return makeBackup({ dataDir, databaseUrl, folder, at: AT });
    };

    test('is whole, for its owner only, and restored into any storage', async () => {
      const before = process.umask(0);
      const { bytes } = await made().finally(() => process.umask(before));
      const file = join(folder, name);
      const files = readdirSync(folder);
      expect(files).toEqual(form === 'db' ? [name, `${name}.sha256`] : [name]);
      for (const one of files) expect(statSync(join(folder, one)).mode & 0o777).toBe(0o600);
      expect(statSync(file).size).toBe(bytes);
      expect(await verifyFile(file)).toMatchObject({ people: 9, matches: 3, entries: 216 });
      const content = contentOf(await collect(storage.dump()));
      for (const target of storageKinds.filter(({ isMissing }) => !isMissing)) {
        const other = await target.create();
        await restoreBackup(other.open, file);
        const restored = await other.open();
        expect(contentOf(await collect(restored.dump()))).toEqual(content);
        await restored.close();
        other.remove();
      }
    });

    test('that is damaged is refused, with nothing written', async () => {
      await made();
      const file = join(folder, name);
      const whole = readFileSync(file);
      const at = whole.indexOf('Wolken');
      for (const [bytes, why] of [
        [Buffer.from(whole).fill('X', at, at + 1), /damaged/],
        [whole.subarray(0, whole.length / 2), /damaged|cannot be read|cut off/],
        [Buffer.alloc(0), /damaged|empty/],
      ] as const) {
        writeFileSync(file, bytes);
        const to = join(folder, 'to');
        const restored = restoreBackup(() => openStorage({ dataDir: to }), file);
        await expect(restored).rejects.toThrow(bytes.length === 0 ? /empty/ : why);
        await expect(verifyFile(file)).rejects.toThrow(BadBackup);
        expect(existsSync(to)).toBe(false);
      }
    });

    test('goes on where one was interrupted, and leaves whole ones alone', async () => {
      await made();
      writeFileSync(join(folder, `${nameAt(AT + 1000, form)}.part`), 'half');
      writeFileSync(join(folder, 'notes.txt'), 'of somebody else');
      await storage.savePerson(person('late', 'Late'));
      const { dataDir, databaseUrl } = database.options;
      const next = await makeBackup({ dataDir, databaseUrl, folder, at: AT + 2000 });
      expect(wholeBackups(folder)).toEqual([next.name, name]);
      expect(readdirSync(folder).filter((one) => /part|scratch/.test(one))).toEqual([]);
      expect(await verifyFile(join(folder, next.name))).toMatchObject({ people: 10 });
      expect(await verifyFile(join(folder, name))).toMatchObject({ people: 9 });
    });
  },
);

test('a copy of a database without its checksum is looked through; one without a site is refused', async () => {
  const database = await embedded.create();
  const storage = await database.open();
  await fill(storage);
  const { dataDir } = database.options;
  const { name } = await makeBackup({ dataDir, databaseUrl: undefined, folder, at: AT });
  await storage.close();
  const file = join(folder, name);
  rmSync(`${file}.sha256`);
  expect(await verifyFile(file)).toMatchObject({ people: 9 });
  const whole = readFileSync(file);
  for (const bytes of [
    Buffer.from(whole).fill(0, 4096, 3 * 4096),
    whole.subarray(0, 4 * 4096),
    Buffer.concat([whole.subarray(0, 100), Buffer.alloc(3996)]),
  ]) {
    writeFileSync(file, bytes);
    await expect(verifyFile(file)).rejects.toThrow(/^The backup cannot be opened: .*|cannot be read/);
  }
  // A database of ours in which nothing was ever made.
  writeFileSync(file, whole);
  await database.runSql('drop table meta');
  await expect(makeBackup({ dataDir, databaseUrl: undefined, folder, at: AT + 1000 })).rejects.toThrow(
    BadBackup,
  );
  expect(wholeBackups(folder)).toEqual([name]);
  database.remove();
});

test('where nothing can be written to the folder for temporary files, a copy is unpacked beside itself', async () => {
  const database = await embedded.create();
  const storage = await database.open();
  await fill(storage);
  await storage.close();
  const { dataDir } = database.options;
  const { name } = await makeBackup({ dataDir, databaseUrl: undefined, folder, at: AT });
  vi.stubEnv('TMPDIR', join(folder, 'nowhere'));
  try {
    expect(await verifyFile(join(folder, name))).toMatchObject({ people: 9 });
    const to = join(folder, 'to');
    await restoreBackup(() => openStorage({ dataDir: to }), join(folder, name));
    expect(readdirSync(folder)).toEqual([name, `${name}.sha256`, 'to']);
  } finally {
    vi.unstubAllEnvs();
    database.remove();
  }
});

test('of those in a folder the newest are kept, whatever else is there', () => {
  const names = [0, 1, 2, 3].map((day) => nameAt(AT + day * 24 * 60 * 60_000, day === 1 ? 'jsonl' : 'db'));
  for (const name of [...names, `${names[0]}.sha256`, `${names[3]}.sha256`, 'mine.db'])
    writeFileSync(join(folder, name), '');
  keepNewest(folder, 2);
  expect(readdirSync(folder).sort()).toEqual([names[2], names[3], `${names[3]}.sha256`, 'mine.db']);
  expect(names[3]).toBe('aerie-2026-11-22T13-05-07Z.db');
});

test('a folder that cannot be written to is refused at the start, with the reason', () => {
  openBackupFolder(join(folder, 'new', 'folder'));
  expect(readdirSync(join(folder, 'new', 'folder'))).toEqual([]);
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => openBackupFolder(file)).toThrow(BadConfig);
  expect(() => openBackupFolder(file)).toThrow(/BACKUP_DIR: EEXIST|BACKUP_DIR: ENOTDIR/);
});
