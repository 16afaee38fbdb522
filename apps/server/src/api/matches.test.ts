import { readMatchFile, verifyMatchFile } from '@aerie/kernel';
import { gameOf } from '@aerie/registry';
import { expect, test } from 'vitest';
import { Client, newPerson, playOut } from '../testing/client.js';
import { testSite } from '../testing/test-site.js';

let time = Date.now();
const server = testSite({ now: () => time });

const fileOf = async (table: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${server.base}/api/matches/${table}`, { headers });
  return { status: response.status, text: await response.text() };
};

test('a match that is over is given as a file that anybody can check; one that runs is not', async () => {
  const anna = await Client.enter(server.base, 'Anna');
  const table = await anna.must('create', {
    ...{ game: 'ueber-den-wolken', options: {}, listed: false },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
  });
  expect(await fileOf(table)).toEqual({ status: 409, text: '{"error":"notOver"}' });
  await anna.must('watch', { table });
  await anna.must('start', { table });
  expect(await fileOf(table)).toEqual({ status: 409, text: '{"error":"notOver"}' });
  await playOut(anna, table, (answers) => answers[0] as string);
  const { status, text } = await fileOf(table);
  expect(status).toBe(200);
  const file = readMatchFile(text);
  expect(file.seats).toEqual([{ name: 'Anna' }, { name: 'random 2', bot: 'random' }]);
  expect(file.seedHash).toBe(anna.tables.get(table)?.seedHash);
  expect(file.seed).toBe(anna.matches.get(table)?.seed);
  const game = gameOf('ueber-den-wolken');
  expect(game && verifyMatchFile(game, file)).toEqual({ ok: true, at: null, reason: null });
  await anna.close();
});

test('the daily challenge is given to nobody, whoever played it, before its day is over', async () => {
  const cookie = await newPerson(server.base, 'Hal');
  const dealt = await fetch(`${server.base}/api/daily/rauf-und-runter`, {
    method: 'POST',
    headers: { cookie },
  });
  const { table } = (await dealt.json()) as { table: string };
  const hal = await Client.connect(server.base, cookie);
  await hal.must('watch', { table });
  await playOut(hal, table, (answers) => answers[0] as string);
  expect(await fileOf(table, { cookie })).toEqual({ status: 403, text: '{"error":"dealOfToday"}' });
  time += 24 * 60 * 60_000;
  expect(await fileOf(table)).toMatchObject({ status: 200 });
  await hal.close();
});

test('a table that is not there has no match', async () => {
  expect(await fileOf('ABCDEFGHJKMNPQRSTVWX')).toEqual({ status: 404, text: '{"error":"noSuchTable"}' });
  expect((await fileOf('..%2f..')).status).toBe(404);
});

test('who asks for too many files at once must wait', async () => {
  const statuses = new Set<number>();
  for (let i = 0; i < 60; i++) statuses.add((await fileOf('ABCDEFGHJKMNPQRSTVWX')).status);
  expect(statuses).toContain(429);
});
