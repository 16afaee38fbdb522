import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Storage } from '../storage/storage.js';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { MailQuota } from './mail-quota.js';

const HOUR = 60 * 60_000;

describe.each(storageKinds.filter(({ isMissing }) => !isMissing))('mails a day, $name', ({ create }) => {
  let database: TestDatabase;
  let storage: Storage;
  let time = 0;
  const quota = () => new MailQuota(storage, 'a secret', 6, () => time);
  beforeEach(async () => {
    database = await create();
    storage = await database.open();
    time = 1_000_000_000;
  });
  afterEach(async () => {
    await storage.close();
    database.remove();
  });

  test('are counted by address, whatever they are about, over processes, for a day', async () => {
    const [one, other] = [quota(), quota()];
    expect(await one.take('anna@example.org', 'code')).toEqual({ left: 5 });
    time += 20 * HOUR;
    for (const left of [4, 3, 2, 1, 0])
      expect(await other.take('Anna+club@Example.org', 'notice')).toEqual({ left });
    const full = { seconds: (4 * HOUR) / 1000 };
    for (const kind of ['notice', 'code'] as const)
      expect(await one.take('anna@example.org', kind)).toEqual(full);
    expect(await one.take('ben@example.org', 'notice')).toEqual({ left: 5 });
    time += 4 * HOUR;
    expect(await one.take('anna@example.org', 'notice')).toEqual({ left: 5 });
  });

  test('that anybody can have sent, the codes, leave room for notices', async () => {
    const one = quota();
    const codes = await Promise.all(Array.from({ length: 5 }, () => one.take('anna@example.org', 'code')));
    expect(codes.filter((taken) => 'left' in taken)).toHaveLength(2);
    expect(await one.take('anna@example.org', 'notice')).toEqual({ left: 3 });
  });

  test('are forgotten, and no address is stored', async () => {
    await quota().take('anna@example.org', 'notice');
    time += 25 * HOUR;
    await quota().take('ben@example.org', 'notice');
    const counts: string[] = [];
    for await (const line of storage.dump()) if (line.includes('mail-count')) counts.push(line);
    expect(counts).toHaveLength(1);
    expect(counts[0]).not.toContain('example');
  });
});
