import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStorage } from './open.js';
import { embedded } from './testing/databases.js';
import { person } from './testing/samples.js';

test('makes the folder it needs', async () => {
  const database = await embedded.create();
  const dataDir = join(database.options.dataDir, 'a', 'b');
  const storage = await openStorage({ dataDir });
  await storage.check();
  await storage.close();
  database.remove();
});

test('a file that is no database is refused and left alone; once it is gone, all is well', async () => {
  const database = await embedded.create();
  const file = join(database.options.dataDir, 'aerie.db');
  mkdirSync(database.options.dataDir, { recursive: true });
  writeFileSync(file, 'Something else, and long enough for a database. '.repeat(100));
  await expect(database.open()).rejects.toThrow('not a database');
  await expect(database.open()).rejects.toThrow('not a database');
  rmSync(file);
  const storage = await database.open();
  await storage.savePerson(person('a'));
  await storage.close();
  database.remove();
});
