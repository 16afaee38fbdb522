import { afterEach, describe, expect, test } from 'vitest';
import { storageKinds } from '../storage/testing/databases.js';
import { Client, newPerson } from '../testing/client.js';
import { me, open, UNLISTED } from '../testing/tables.js';
import { startServer } from '../testing/test-server.js';

const ends: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

describe.each(storageKinds.filter(({ isMissing }) => !isMissing))('a new table, $name', ({ create }) => {
  const key = 'my-own-name-for-it';
  const wish = { ...UNLISTED, seats: [me, open], key };

  test('that is asked for again under the same key is the same one, also after a restart', async () => {
    const place = await create();
    ends.push(() => place.remove());
    let server = await startServer('nowhere', { storage: await place.open(), openTablesPerPerson: 2 });
    const [anna, ben] = [await newPerson(server.base, 'Anna'), await newPerson(server.base, 'Ben')];
    let line = await Client.connect(server.base, anna);
    const both = await Promise.all([line.must('create', wish), line.must('create', wish)]);
    expect(both[0]).toBe(both[1]);
    const [table] = both;
    await line.must('sit', { table, seat: 1, name: 'Grandma' });
    await server.stop();

    server = await startServer('nowhere', { storage: await place.open(), openTablesPerPerson: 2 });
    ends.push(() => server.stop());
    line = await Client.connect(server.base, anna);
    expect(await line.must('create', wish)).toBe(table);
    // What was done at it meanwhile is not undone.
    await line.must('watch', { table });
    await line.until('the table', () => line.tables.get(table)?.seats[1]?.name === 'Grandma');
    // Others, other keys and those who name none have tables of their own.
    const other = await Client.connect(server.base, ben);
    expect(await other.must('create', wish)).not.toBe(table);
    expect(await line.must('create', { ...UNLISTED, seats: [me, open] })).not.toBe(table);
    // Who may open no more still gets what was opened.
    expect(await line.reason('create', { ...wish, key: `${key}-2` })).toBe('tooManyTables');
    expect(await line.must('create', wish)).toBe(table);
    await Promise.all([line.close(), other.close()]);
  });
});
