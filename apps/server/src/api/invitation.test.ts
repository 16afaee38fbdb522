import { expect, test } from 'vitest';
import { Client, playOut } from '../testing/client.js';
import { testSite } from '../testing/test-site.js';

const server = testSite();

const read = async (table: string) => {
  const response = await fetch(`${server.base}/api/tables/${table}/invitation`);
  return { status: response.status, body: await response.json() };
};

async function annasTable(wanted: { listed?: boolean; watchers?: boolean } = {}) {
  const anna = await Client.enter(server.base, 'Anna');
  const table = await anna.must('create', {
    ...{ game: 'rauf-und-runter', options: {}, listed: false, ...wanted },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
  });
  await anna.must('watch', { table });
  return { anna, table };
}

const SEATS = [
  { kind: 'person', name: 'Anna', level: null },
  { kind: 'bot', name: null, level: 'random' },
];

test('whoever holds the link learns what is played, who sits there and how it ends', async () => {
  const { anna, table } = await annasTable();
  const told = { game: 'rauf-und-runter', host: 'Anna', seats: SEATS, outcome: null };
  expect(await read(table)).toEqual({ status: 200, body: { ...told, status: 'open' } });
  await anna.must('start', { table });
  expect(await read(table)).toEqual({ status: 200, body: { ...told, status: 'running' } });
  await playOut(anna, table, (answers) => answers[0] as string);
  await anna.until('the end', () => anna.tables.get(table)?.status === 'over');
  const { places, points } = anna.matches.get(table)?.outcome ?? {};
  expect(await read(table)).toMatchObject({
    status: 200,
    body: { ...told, status: 'over', outcome: { places, points } },
  });
  await anna.close();
});

test('of a match that is closed to spectators nothing is told', async () => {
  const { anna, table } = await annasTable({ watchers: false });
  expect(await read(table)).toMatchObject({ status: 200 });
  await anna.must('start', { table });
  expect(await read(table)).toEqual({ status: 403, body: { error: 'noWatchers' } });
  await anna.close();
});

test('of a table that is not there nothing is told', async () => {
  expect(await read('nowhere')).toEqual({ status: 404, body: { error: 'noSuchTable' } });
});
