import { expect, test } from 'vitest';
import { storageKinds } from '../storage/testing/databases.js';
import { MissedTables } from './missed-tables.js';

const MINUTE = 60_000;

test.each(storageKinds.filter(({ isMissing }) => !isMissing))(
  'whoever does not come again and again waits longer and longer, until they come, $name',
  async ({ create }) => {
    const database = await create();
    const storage = await database.open();
    const [here, there] = [new MissedTables(storage), new MissedTables(storage)];
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      await here.note('anna', i);
      waits.push((await there.waitFor('anna', i)) / MINUTE);
    }
    expect(waits).toEqual([0, 0, 1, 2, 4, 8, 15, 15]);
    expect(await there.waitFor('anna', 7 + 14 * MINUTE)).toBe(MINUTE);
    expect(await there.waitFor('anna', 15 * MINUTE + 7)).toBe(0);
    expect(await there.waitFor('ben', 7)).toBe(0);
    await there.note('anna', 61 * MINUTE + 7);
    expect(await here.waitFor('anna', 61 * MINUTE + 7)).toBe(0);
    for (let i = 0; i < 3; i++) await here.note('ben', 1);
    await there.forget('ben');
    await here.note('ben', 1);
    expect(await there.waitFor('ben', 1)).toBe(0);
    await storage.close();
    database.remove();
  },
);
