import { expect, test } from 'vitest';
import { RecordReader } from './record-reader.js';
import { record } from './testing/samples.js';

test('what is asked for together is read together and once, what is asked for alone alone', async () => {
  const asked: string[] = [];
  const reader = new RecordReader(
    async ({ id }) => {
      asked.push(`one ${id}`);
      return id === 'gone' ? undefined : record(id);
    },
    async (keys) => {
      asked.push(`many ${keys.map(({ id }) => id).join()}`);
      return keys.filter(({ id }) => id !== 'gone').map(({ kind, id }) => record(id, { kind }));
    },
  );
  const read = (id: string, kind = 'result') => reader.read({ kind, id });
  expect(await read('a')).toEqual(record('a'));
  expect(await read('gone')).toBeUndefined();
  expect(await Promise.all([read('a'), read('gone'), read('a'), read('a', 'account')])).toEqual([
    ...[record('a'), undefined, record('a'), record('a', { kind: 'account' })],
  ]);
  expect(asked).toEqual(['one a', 'one gone', 'many a,gone,a']);
});

test('where reading fails, it fails for all who asked, and is tried again by the next', async () => {
  let fails = true;
  const reader = new RecordReader(
    async ({ id }) => record(id),
    async (keys) => {
      if (fails) throw new Error('no');
      return keys.map(({ id }) => record(id));
    },
  );
  const both = () => Promise.allSettled(['a', 'b'].map((id) => reader.read({ kind: 'result', id })));
  expect((await both()).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect((await both()).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
});
