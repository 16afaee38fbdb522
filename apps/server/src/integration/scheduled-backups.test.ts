import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { verifyFile } from '../backups/backup-file.js';
import { wholeBackups } from '../backups/backup-folder.js';
import { type BackupMaker, makeBackup } from '../backups/make-backup.js';
import { storageKinds } from '../storage/testing/databases.js';
import { newPerson } from '../testing/client.js';
import { METRICS_TOKEN, sample, scrape } from '../testing/metrics.js';
import { ManualClock } from '../testing/tables.js';
import { type Settings, startServer, temporaryFolder } from '../testing/test-server.js';

const HOUR = 60 * 60_000;
/** Backups take their time on a busy machine. */
const eventually = (read: () => unknown) => expect.poll(read, { timeout: 60_000 });

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

describe.each(storageKinds.filter(({ isMissing }) => !isMissing))('backups by schedule, $name', (kind) => {
  async function site() {
    const time = new ManualClock();
    const folder = temporaryFolder();
    ends.push(folder.remove);
    const database = await kind.create();
    ends.push(() => database.remove());
    const { dataDir, databaseUrl } = database.options;
    const orders: number[] = [];
    let failure: string | undefined;
    const backupMaker: BackupMaker = {
      make: async (order) => {
        orders.push(order.at);
        if (failure === undefined) return makeBackup(order);
        writeFileSync(join(order.folder, 'aerie-half.db.part'), 'half');
        throw new Error(failure);
      },
      close: async () => undefined,
    };
    const start = async () => {
      const settings: Settings = {
        ...{ databaseUrl, backupMaker, backupLookMs: 5, now: time.now, metricsToken: METRICS_TOKEN },
        backups: { folder: folder.path, everyMs: HOUR, keep: 2 },
        deadlineMs: 10 * 60_000,
      };
      const server = await startServer(dataDir, { ...settings, storage: await database.open() });
      ends.push(() => server.stop());
      return server;
    };
    const fail = (why: string | undefined) => {
      failure = why;
    };
    return { time, folder: folder.path, orders, start, fail };
  }
  const metric = async (base: string, name: string) => sample(await scrape(base), `aerie_backup_${name}`);

  test('the first one at once, then every hour; as many are kept as wished', async () => {
    const { time, folder, orders, start } = await site();
    const server = await start();
    await newPerson(server.base, 'Anna');
    const begun = time.now();
    for (let made = 1; made <= 3; made++) {
      await eventually(() => metric(server.base, 'timestamp_seconds')).toBe(time.now() / 1000);
      expect(orders).toHaveLength(made);
      expect(wholeBackups(folder)).toHaveLength(Math.min(made, 2));
      time.pass(HOUR);
    }
    expect(orders).toEqual([begun, begun + HOUR, begun + 2 * HOUR]);
    const [newest = ''] = wholeBackups(folder);
    expect(await verifyFile(join(folder, newest))).toMatchObject({ people: 1 });
    expect(await metric(server.base, 'bytes')).toBeGreaterThan(1000);
    expect(await metric(server.base, 'seconds')).toBeGreaterThan(0);
    expect(await metric(server.base, 'every_seconds')).toBe(3600);
    expect(await metric(server.base, 'failures_total')).toBe(0);
  });

  test('one that fails is told, tried again soon, and costs no other', async () => {
    const { time, folder, orders, start, fail } = await site();
    const server = await start();
    await eventually(() => metric(server.base, 'timestamp_seconds')).toBe(time.now() / 1000);
    const good = wholeBackups(folder);
    fail('no space left on the disk');
    time.pass(HOUR);
    await eventually(() => metric(server.base, 'failures_total')).toBe(1);
    time.pass(HOUR / 4);
    await eventually(() => metric(server.base, 'failures_total')).toBe(2);
    expect(orders).toHaveLength(3);
    expect(readdirSync(folder).filter((name) => name.includes('part'))).toEqual([]);
    expect(wholeBackups(folder)).toEqual(good);
    expect(await metric(server.base, 'timestamp_seconds')).toBe((time.now() - 1.25 * HOUR) / 1000);
    expect(sample(await scrape(server.base), 'aerie_errors_total')).toBe(2);
    fail(undefined);
    time.pass(HOUR / 4);
    await eventually(() => wholeBackups(folder).length).toBe(2);
    expect(await metric(server.base, 'failures_total')).toBe(2);
  });

  // The embedded storage belongs to one process.
  if (kind.name !== 'embedded')
    test('of several processes one makes them', async () => {
      const { time, folder, orders, start } = await site();
      const servers = await Promise.all([start(), start(), start()]);
      for (let made = 1; made <= 3; made++) {
        for (const { base } of servers)
          await eventually(() => metric(base, 'timestamp_seconds')).toBe(time.now() / 1000);
        expect(orders).toHaveLength(made);
        time.pass(HOUR);
      }
      expect(wholeBackups(folder)).toHaveLength(2);
    });
});
