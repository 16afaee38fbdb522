import { afterAll, expect, test } from 'vitest';
import { newPerson } from '../testing/client.js';
import { type Settings, startServer, type TestServer, temporaryFolder } from '../testing/test-server.js';

const folder = temporaryFolder();
const servers: TestServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.stop();
  folder.remove();
});

/** The same site, started with other settings each time. */
async function started(settings: Settings): Promise<string> {
  await servers.pop()?.stop();
  const server = await startServer(folder.path, settings);
  servers.push(server);
  return server.base;
}

const SAFE = { origin: 'https://games.example.org' };

test.each([
  [SAFE, 'max-age=31536000'],
  [{ origin: 'http://games.example.org' }, null],
  [{ trustedProxies: 1 }, null],
])('with %o browsers are told to come by https only: %s', async (settings, wanted) => {
  const base = await started(settings);
  for (const path of ['/', '/healthz', '/api/session', '/nowhere'])
    expect((await fetch(base + path)).headers.get('strict-transport-security')).toBe(wanted);
});

test.each<[readonly 'embed'[], string, string]>([
  [[], '/embed/table', '*'],
  [['embed'], '/embed/table', "'none'"],
  [[], '/table/embed/table', "'none'"],
  [[], '/api/embed/', "'none'"],
  [[], '/', "'none'"],
])('without %j other sites may frame %s: %s', async (featuresOff, path, who) => {
  const base = await started({ featuresOff });
  const policy = (await fetch(base + path)).headers.get('content-security-policy')?.split('; ');
  expect(policy).toContain(`frame-ancestors ${who}`);
  expect(policy).toContain(`form-action ${who === '*' ? "'none'" : "'self'"}`);
});

test.each([
  ['without a token nobody may read them', undefined, undefined, 404],
  ['without a token a token does not help', undefined, 'Bearer undefined', 404],
  ['with a token, who says none', 'a-token-of-the-host', undefined, 401],
  ['with a token, who says another', 'a-token-of-the-host', 'Bearer a-token-of-the-hosT', 401],
  ['with a token, who says it', 'a-token-of-the-host', 'Bearer a-token-of-the-host', 200],
])('metrics: %s', async (_, metricsToken, authorization, status) => {
  const base = await started({ metricsToken });
  const answer = await fetch(`${base}/metrics`, { headers: authorization ? { authorization } : {} });
  expect(answer.status).toBe(status);
  const text = await answer.text();
  expect(text.includes('aerie_entries_total')).toBe(status === 200);
});

const cookiesOf = (response: Response) =>
  response.headers.getSetCookie().map((text) => text.replace(/=[\w-]{20,}/, '=TOKEN'));
const KEPT = 'Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax';
const DROPPED = 'Path=/; Max-Age=0; HttpOnly; SameSite=Lax';

const session = async (base: string, cookie: string) => {
  const response = await fetch(`${base}/api/session`, { headers: { cookie } });
  const { person } = (await response.json()) as { person: { name: string } | null };
  return { name: person?.name, cookies: cookiesOf(response) };
};

test('over https the cookie belongs to this host alone; who has the old one keeps the session', async () => {
  const plain = await started({});
  const old = await newPerson(plain, 'Anna');
  expect(old).toMatch(/^aerie=/);
  expect(await session(plain, old)).toEqual({ name: 'Anna', cookies: [`aerie=TOKEN; ${KEPT}`] });
  const safe = await started(SAFE);
  const replaced = [`__Host-aerie=TOKEN; ${KEPT}; Secure`, `aerie=; ${DROPPED}; Secure`];
  expect(await session(safe, old)).toEqual({ name: 'Anna', cookies: replaced });
  expect(await session(safe, `__Host-${old}`)).toEqual({ name: 'Anna', cookies: replaced });
  // What a neighbour has planted does not count beside it.
  expect(await session(safe, `aerie=planted; __Host-${old}`)).toMatchObject({ name: 'Anna' });
  const gone = await fetch(`${safe}/api/account/sign-out`, {
    method: 'POST',
    headers: { cookie: `__Host-${old}` },
  });
  expect(cookiesOf(gone)).toEqual([`__Host-aerie=; ${DROPPED}; Secure`, `aerie=; ${DROPPED}; Secure`]);
  expect(await session(safe, `__Host-${old}`)).toMatchObject({ name: undefined });
});
