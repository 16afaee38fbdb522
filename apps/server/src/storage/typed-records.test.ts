import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Storage } from './storage.js';
import { storedObject } from './stored-object.js';
import { embedded, type TestDatabase } from './testing/databases.js';
import { TypedRecords } from './typed-records.js';

const schema = storedObject({ name: v.string(), note: v.exactOptional(v.string()) });

let database: TestDatabase;
let storage: Storage;
let records: TypedRecords<typeof schema>;

beforeEach(async () => {
  database = await embedded.create();
  storage = await database.open();
  records = new TypedRecords(storage, 'kind', schema);
  const body = { name: 'a', note: 'old', added: 1 };
  await storage.saveRecord({ kind: 'kind', id: 'x', version: 1, owner: null, shelf: null, rank: 0, body });
});
afterEach(async () => {
  await storage.close();
  database.remove();
});

test.each([
  ['change', () => records.change('x', () => ({ body: { name: 'b' } }))],
  ['put', () => records.put('x', () => ({ body: { name: 'b' } }))],
])(
  '%s: a body made anew keeps fields that the schema does not name, and loses those that it names',
  async (_, write) => {
    await write();
    expect((await storage.record('kind', 'x'))?.body).toEqual({ name: 'b', added: 1 });
  },
);

test('a change of something else leaves the body as it is', async () => {
  await records.change('x', () => ({ rank: 7 }));
  expect(await storage.record('kind', 'x')).toMatchObject({
    rank: 7,
    body: { name: 'a', note: 'old', added: 1 },
  });
});

test('fields that the schema names are judged by it', async () => {
  await storage.dropRecord('kind', 'x');
  await storage.saveRecord({
    kind: 'kind',
    id: 'x',
    version: 1,
    owner: null,
    shelf: null,
    rank: 0,
    body: { name: 3 },
  });
  await expect(records.find('x')).rejects.toThrow(v.ValiError);
});
