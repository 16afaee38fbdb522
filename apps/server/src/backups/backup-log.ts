import * as v from 'valibot';
import { SITE } from '../storage/site-turn.js';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { TypedRecords } from '../storage/typed-records.js';

const schema = storedObject({
  /** When the backup was begun; what was acknowledged before is in it. 0: there is none yet. */
  at: v.number(),
  name: v.string(),
  bytes: v.number(),
  /** How long it took to make and to verify. */
  ms: v.number(),
});
/** The last backup by schedule that was found whole. */
export type LastBackup = v.InferOutput<typeof schema>;
export const NONE: LastBackup = { at: 0, name: '', bytes: 0, ms: 0 };

/** What the processes of a site know of its backups: the rank of the record is when somebody last worked on one. */
export const backupRecords = (storage: Storage) => new TypedRecords(storage, 'backups', schema);

export const lastBackup = async (storage: Storage): Promise<LastBackup> =>
  (await backupRecords(storage).find(SITE))?.body ?? NONE;
