import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Engine } from './engine.js';
import { additive, MIGRATIONS, type Migration, migrate, versionOf } from './migrations.js';
import { NewerDatabase } from './storage.js';
import { storageKinds, type TestDatabase } from './testing/databases.js';
import { person, table, upTo } from './testing/samples.js';

for (const kind of storageKinds) {
  describe.skipIf(kind.isMissing)(kind.name, () => {
    let database: TestDatabase;
    let engine: Engine;

    beforeEach(async () => {
      database = await kind.create();
      engine = await database.connect();
    });

    afterEach(async () => {
      await engine.close();
      database.remove();
    });

    const up = (migrations?: readonly Migration[]) => migrate(engine.db, engine.dialect, migrations);
    const addColumn: Migration = async (db) => {
      await sql`alter table people add column rating integer not null default 1500`.execute(db);
    };
    const addTable = (name: string): Migration =>
      additive(async (db) => {
        await sql`create table ${sql.table(name)} (id text primary key)`.execute(db);
      });
    const ratings = () => sql`select id, rating from people`.execute(engine.db);

    test('takes the steps that are missing, and keeps what is there', async () => {
      await up();
      expect(await versionOf(engine.db)).toBe(MIGRATIONS.length);
      await engine.db
        .insertInto('people')
        .values({ id: 'a', body: JSON.stringify(person('a')) })
        .execute();
      const longer = [...MIGRATIONS, addColumn];
      await up(longer);
      await up(longer);
      expect(await versionOf(engine.db, longer)).toBe(MIGRATIONS.length + 1);
      expect((await ratings()).rows).toEqual([{ id: 'a', rating: 1500 }]);
    });

    test('from the first version on: tables are found by who sits there', async () => {
      await up(MIGRATIONS.slice(0, 1));
      const { id, version, status, body } = {
        ...table('t', { status: 'running', updatedAt: 5 }),
        body: '{}',
      };
      await sql`insert into tables values (${id}, ${version}, ${status}, 1, 5, '', ${body})`.execute(
        engine.db,
      );
      await sql`insert into sitters values ('a', 't')`.execute(engine.db);
      await up();
      const sitters = await engine.db.selectFrom('sitters').selectAll().execute();
      expect(sitters.map((row) => ({ ...row, updated_at: Number(row.updated_at) }))).toEqual([
        { person: 'a', table_id: 't', status: 'running', updated_at: 5 },
      ]);
    });

    test('of a step that fails nothing remains, and it can be taken later', async () => {
      const failing: Migration = async (db, words) => {
        await addColumn(db, words);
        throw new Error('no room');
      };
      await expect(up([...MIGRATIONS, failing])).rejects.toThrow('no room');
      expect(await versionOf(engine.db)).toBe(MIGRATIONS.length);
      await expect(ratings()).rejects.toThrow('rating');
      await up([...MIGRATIONS, addColumn]);
      await ratings();
    });

    test('a database that is ahead is refused, when opened and while working', async () => {
      await up([...MIGRATIONS, addColumn]);
      await expect(up()).rejects.toThrow(NewerDatabase);
      await expect(versionOf(engine.db)).rejects.toThrow(NewerDatabase);
    });

    test('one that is ahead by additive steps only is worked with, until a step is not', async () => {
      const newer = [...MIGRATIONS, addTable('badges'), additive(addColumn)];
      await up(newer);
      await up();
      expect(await versionOf(engine.db)).toBe(MIGRATIONS.length + 2);
      await engine.db
        .insertInto('people')
        .values({ id: 'a', body: JSON.stringify(person('a')) })
        .execute();
      const dropping: Migration = async (db) => {
        await sql`alter table people drop column rating`.execute(db);
      };
      const newest = [...newer, dropping];
      await up(newest);
      for (const older of [MIGRATIONS, newer]) {
        await expect(up(older)).rejects.toThrow(NewerDatabase);
        await expect(versionOf(engine.db, older)).rejects.toThrow(NewerDatabase);
      }
      await up([...newest, addTable('medals')]);
      await up(newest);
      await expect(up(newer)).rejects.toThrow(NewerDatabase);
    });

    test('of many who begin at once, each step is taken by one', async () => {
      const connections = upTo(6).map(() => engine.openConnection());
      let taken = 0;
      const counting: Migration = async (db, words) => {
        taken++;
        await addColumn(db, words);
      };
      await Promise.all(connections.map((db) => migrate(db, engine.dialect, [...MIGRATIONS, counting])));
      expect(taken).toBe(1);
      await ratings();
      await Promise.all(connections.map((db) => db.destroy()));
    });
  });
}
