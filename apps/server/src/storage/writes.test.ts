import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Engine, Step } from './engine.js';
import { migrate } from './migrations.js';
import { storageKinds, type TestDatabase } from './testing/databases.js';

describe.each(storageKinds.filter(({ isMissing }) => !isMissing))('writes to $name', ({ create }) => {
  let database: TestDatabase;
  let engine: Engine;

  beforeEach(async () => {
    database = await create();
    engine = await database.connect();
    await migrate(engine.db, engine.dialect);
  });
  afterEach(async () => {
    await engine.close();
    database.remove();
  });

  const insert = (name: string, value: string | null): Step =>
    engine.db
      .insertInto('settings')
      .values({ name, value: value as string })
      .returning('name')
      .compile();
  const update = (name: string, value: string): Step => ({
    ...engine.db.updateTable('settings').set({ value }).where('name', '=', name).returning('name').compile(),
    must: true,
  });
  const kept = () => engine.db.selectFrom('settings').selectAll().orderBy('name').execute();

  test('steps are done in order, and the rows are those of the first', async () => {
    expect(await engine.write([insert('a', '1'), update('a', '2')])).toEqual([{ name: 'a' }]);
    expect(await kept()).toEqual([{ name: 'a', value: '2' }]);
  });

  test('nothing is done where a step that must give rows gives none', async () => {
    expect(await engine.write([insert('a', '1'), update('missing', '2'), insert('b', '1')])).toBeNull();
    expect(await engine.write([update('missing', '2')])).toBeNull();
    expect(await kept()).toEqual([]);
  });

  test('of many at once, those that fail or are undone leave the others alone', async () => {
    const fates = await Promise.allSettled([
      engine.write([insert('a', '1')]),
      engine.write([insert('b', '1'), insert('c', null)]),
      engine.write([insert('d', '1'), update('missing', '2')]),
      engine.write([insert('e', '1'), update('e', '2')]),
    ]);
    expect(fates.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(fates[2]).toMatchObject({ value: null });
    expect(await kept()).toEqual([
      { name: 'a', value: '1' },
      { name: 'e', value: '2' },
    ]);
  });

  test('what others write is no part of a transaction, and is not undone with it', async () => {
    let other: Promise<unknown> | undefined;
    const undone = engine.db.transaction().execute(async (transaction) => {
      await transaction.executeQuery(insert('a', '1'));
      other = engine.write([insert('b', '1')]);
      await transaction.executeQuery(insert('c', '1'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await other;
    expect(await kept()).toEqual([{ name: 'b', value: '1' }]);
  });
});
