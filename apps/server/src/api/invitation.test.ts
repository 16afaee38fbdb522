import { expect, test } from 'vitest';
import { Client } from '../testing/client.js';
import { testSite } from '../testing/test-site.js';

const server = testSite();

const read = async (table: string) => {
  const response = await fetch(`${server.base}/api/tables/${table}/invitation`);
  return { status: response.status, body: await response.json() };
};

test('whoever holds the link learns what is played and who asks, until the game begins', async () => {
  const anna = await Client.enter(server.base, 'Anna');
  const table = await anna.must('create', {
    ...{ game: 'rauf-und-runter', options: {}, listed: false },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
  });
  expect(await read(table)).toEqual({ status: 200, body: { game: 'rauf-und-runter', host: 'Anna' } });
  await anna.must('watch', { table });
  await anna.must('start', { table });
  expect(await read(table)).toEqual({ status: 409, body: { error: 'notOpen' } });
  await anna.close();
});

test('of a table that is not there nothing is told', async () => {
  expect(await read('nowhere')).toEqual({ status: 404, body: { error: 'noSuchTable' } });
});
