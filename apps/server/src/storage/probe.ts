import { randomBytes } from 'node:crypto';
import { versionOf } from './migrations.js';
import type { Db } from './schema.js';

/** Enough to need room on the disk. */
const BYTES = 16 * 1024;

/** Reads, writes and deletes something; throws what goes wrong. Several processes may do so at once. */
export async function probe(db: Db): Promise<void> {
  await versionOf(db);
  const name = `probe ${randomBytes(9).toString('base64url')}`;
  await db
    .insertInto('meta')
    .values({ name, value: randomBytes(BYTES).toString('base64') })
    .execute();
  await db.deleteFrom('meta').where('name', 'like', 'probe %').execute();
}
