import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HOST_REASONS } from '@aerie/kernel';
import { fromClientSchema, fromServerSchema, SERVER_REASONS } from '@aerie/protocol';
import { describe, expect, inject, test } from 'vitest';
import { Client, newPerson } from '../testing/client.js';
import { startServers, type TestServer } from '../testing/test-server.js';
import { testSite } from '../testing/test-site.js';

const postgres = inject('postgres');
const server = testSite();

type Answer = { status: number; body: Record<string, unknown> };

async function ask(
  how: string,
  headers: Record<string, string>,
  body?: object,
  base = server.base,
): Promise<Answer> {
  const [method, path] = how.split(' ') as [string, string];
  const response = await fetch(base + path, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** What a token is told with besides its name. */
const ANY = {
  scopes: ['watch', 'play', 'chat'],
  createdAt: expect.any(String),
  endsAt: expect.any(String),
  usedAt: null,
};

/** Somebody with a token: their cookie, and the header with which a program comes in their name. */
async function owner(name: string, base = server.base) {
  const cookie = await newPerson(base, name);
  const { body } = await ask('POST /api/tokens', { cookie }, { name: 'my bot' }, base);
  const { id, token } = body as { id: string; token: string };
  return { cookie, id, token, bearer: { authorization: `Bearer ${token}` } };
}

describe('tokens', () => {
  test('are made, listed without themselves, and taken away', async () => {
    const { cookie, id, token, bearer } = await owner('Anna');
    expect(token).toMatch(/^aerie_\w{40}$/);
    const listed = await ask('GET /api/tokens', { cookie });
    expect(listed.body).toEqual({ tokens: [{ id, name: 'my bot', ...ANY }] });
    expect(await ask('GET /api/session', bearer)).toMatchObject({ body: { person: { name: 'Anna' } } });
    const other = await newPerson(server.base, 'Eve');
    expect(await ask(`DELETE /api/tokens/${id}`, { cookie: other })).toMatchObject({ status: 404 });
    expect(await ask(`DELETE /api/tokens/${id}`, { cookie })).toMatchObject({ status: 200 });
    expect(await ask('GET /api/session', bearer)).toEqual({ status: 401, body: { error: 'unknownToken' } });
    await expect(Client.connect(server.base, '', false, bearer)).rejects.toThrow('401');
  });

  test('are kept as a hash only', async () => {
    const { token } = await owner('Anna');
    for await (const line of server.storage.dump()) expect(line).not.toContain(token);
  });

  test('open nothing but play: no account, no further tokens', async () => {
    const { bearer, cookie } = await owner('Anna');
    const refused = { status: 403, body: { error: 'notForPrograms' } };
    for (const how of ['GET /api/tokens', 'POST /api/tokens', 'POST /api/session'])
      expect(
        await ask(how, { ...bearer, cookie }, how.startsWith('POST') ? { name: 'x' } : undefined),
      ).toEqual(refused);
  });

  test.each([
    ['no name', {}, 400, 'badRequest'],
    ['a name that cannot be seen', { name: ' ' }, 400, 'badRequest'],
  ])('%s is refused', async (_, body, status, error) => {
    const cookie = await newPerson(server.base, 'Anna');
    expect(await ask('POST /api/tokens', { cookie }, body)).toMatchObject({ status, body: { error } });
  });

  test('nobody, and whoever has ten, gets none', async () => {
    expect(await ask('POST /api/tokens', {}, { name: 'x' })).toMatchObject({ status: 401 });
    const { cookie } = await owner('Anna');
    for (let i = 1; i < 10; i++) await ask('POST /api/tokens', { cookie }, { name: `bot ${i}` });
    expect(await ask('POST /api/tokens', { cookie }, { name: 'more' })).toEqual({
      status: 409,
      body: { error: 'tooManyTokens', limit: 10 },
    });
  });
});

test.skipIf(!postgres)('a token of one process is good at another, until it is taken away', async () => {
  const [one, two] = (await startServers(2, postgres)) as [TestServer, TestServer];
  const { cookie, id, bearer } = await owner('Anna', one.base);
  const anna = await Client.connect(two.base, '', false, bearer);
  const table = await anna.must('create', {
    ...{ game: 'rauf-und-runter', options: {}, listed: false },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await anna.must('watch', { table });
  expect(anna.tables.get(table)?.seats[0]).toMatchObject({ name: 'Anna', program: true });
  await ask(`DELETE /api/tokens/${id}`, { cookie }, undefined, one.base);
  await expect(Client.connect(two.base, '', false, bearer)).rejects.toThrow('401');
  await anna.close();
  await Promise.all([one.stop(), two.stop()]);
});

test('the documentation tells of every message and every reason', () => {
  const documented = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8');
  const types = [...fromClientSchema.options, ...fromServerSchema.options].map(
    ({ entries }) => entries.type.literal,
  );
  const codes = [...types, ...SERVER_REASONS, ...HOST_REASONS];
  expect(codes.filter((code) => !documented.includes(`\`${code}\``))).toEqual([]);
});

const EXAMPLE = fileURLToPath(new URL('../../../../examples/bot.mjs', import.meta.url));

/** Runs the example; gives what it said when it ended. */
function example(token: string, ...args: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [EXAMPLE, server.base, ...args], {
    env: { ...process.env, AERIE_TOKEN: token },
    timeout: 60_000,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}

describe('the example bot', () => {
  test('opens a table and plays a whole game', async () => {
    const { token } = await owner('Anna');
    const { code, said } = await example(token);
    expect([code, said]).toEqual([0, expect.stringMatching(/ is over: places [12],[12], points \d+,\d+/)]);
    const table = await server.tables.table(said.split(' ')[0] as string);
    expect(table.body).toMatchObject({ status: 'over', seats: [{ name: 'Anna', program: true }, {}] });
  });

  test('joins the table of a person, who sees that it is a program', async () => {
    const { token } = await owner('Anna');
    const carla = await Client.enter(server.base, 'Carla');
    const table = await carla.must('create', {
      ...{ game: 'rauf-und-runter', options: {}, listed: false },
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    await carla.must('watch', { table });
    const played = example(token, table);
    await carla.until('company', () => carla.tables.get(table)?.seats[1]?.kind === 'person');
    expect(carla.tables.get(table)?.seats).toMatchObject([
      { name: 'Carla' },
      { name: 'Anna', program: true },
    ]);
    expect(carla.tables.get(table)?.seats[0]).not.toHaveProperty('program');
    await carla.must('configure', { table, clock: { kind: 'days', days: 1 } });
    const isAgreed = () => carla.tables.get(table)?.terms === 1 && !carla.tables.get(table)?.seats[1]?.unseen;
    await carla.until('its consent', isAgreed);
    await carla.must('start', { table });
    await carla.must('cover', { table, seat: 0, level: 'random' });
    expect(await played).toMatchObject({ code: 0 });
    await carla.close();
  });

  test('says why it cannot play', async () => {
    expect(await example('aerie_wrong')).toMatchObject({ code: 1, said: expect.stringContaining('401') });
    const { token } = await owner('Anna');
    const none = await example(token, 'ABCDEFGHJKMNPQRSTVWX');
    expect(none).toEqual({ code: 1, said: 'noSuchTable\n' });
  });
});
