import { expect, test } from 'vitest';
import { newPerson } from '../testing/client.js';
import { testSite } from '../testing/test-site.js';

const server = testSite();

const ask = async (method: string, path: string, body?: string, headers: Record<string, string> = {}) => {
  const response = await fetch(server.base + path, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

test.each([
  ['no JSON', '{', 400, 'badRequest'],
  ['something else than asked for', '{"nam":"x"}', 400, 'badRequest'],
  ['more than asked for', '{"name":"x","more":1}', 400, 'badRequest'],
  ['a book', JSON.stringify({ name: 'x'.repeat(5000) }), 413, 'tooLong'],
  ['a library', JSON.stringify({ name: 'x'.repeat(5_000_000) }), 413, 'tooLong'],
])('%s is refused, and why', async (_, body, status, error) => {
  expect(await ask('POST', '/api/session', body)).toMatchObject({ status, body: { error } });
});

test('pages of other sites change nothing', async () => {
  const cookie = await newPerson(server.base, 'Anna');
  const asked = ask('POST', '/api/session', '{"name":"Eve"}', {
    cookie,
    origin: 'https://elsewhere.example',
  });
  expect(await asked).toMatchObject({ status: 403, body: { error: 'otherSite' } });
  expect(await ask('GET', '/api/session', undefined, { cookie })).toMatchObject({
    body: { person: { name: 'Anna' } },
  });
});

test('what is not there is not found', async () => {
  expect(await ask('GET', '/api/nothing')).toMatchObject({ status: 404, body: { error: 'notFound' } });
  expect(await ask('DELETE', '/api/session')).toMatchObject({ status: 404 });
  for (const path of ['//', '//:x/', '//elsewhere/api/session', '/api//session'])
    expect(await ask('GET', path)).toMatchObject({ status: 404, body: { error: 'notFound' } });
});
