import { ENDPOINTS, type Endpoint } from '@aerie/protocol';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { whyNotByContract } from '../testing/check-answer.js';
import { testSite } from '../testing/test-site.js';
import type { Handlers } from './handlers.js';
import { endpointNames, findEndpoint, placeOf } from './router.js';

const server = testSite();

describe('the contract', () => {
  test.each(endpointNames())('%s describes exactly the parameters of its path', (name) => {
    const endpoint: Endpoint = ENDPOINTS[name];
    const inPath = [...placeOf(name).path.matchAll(/:(\w+)/g)].map(([, param]) => param);
    expect(Object.keys(endpoint.params ?? {})).toEqual(inPath);
  });

  test.each(endpointNames())('%s is found under its own path, and no other endpoint is', (name) => {
    const { method, path } = placeOf(name);
    const url = path.replace(/:day/, '2026-11-15').replace(/:\w+/g, 'x');
    expect(findEndpoint(method, `${url}?a=b`)?.name).toBe(name);
  });

  test('a handler that is missing, or for no endpoint, does not compile', () => {
    // @ts-expect-error: there is no handler for PUT.
    const missing: Handlers<'GET /api/settings' | 'PUT /api/settings'> = {
      'GET /api/settings': async () => ({ settings: null }),
    };
    const superfluous: Handlers<'GET /api/settings'> = {
      'GET /api/settings': async () => ({ settings: null }),
      // @ts-expect-error: there is no such endpoint.
      'GET /api/nothing': async () => ({}),
    };
    const wrong: Handlers<'GET /api/settings'> = {
      // @ts-expect-error: that is not what it answers.
      'GET /api/settings': async () => ({ settings: 3 }),
    };
    expect([missing, superfluous, wrong]).toHaveLength(3);
  });

  test.each<[string, Parameters<typeof whyNotByContract>, string | undefined]>([
    ['what it says', ['GET', '/api/settings', 200, { settings: null }], undefined],
    ['another shape', ['GET', '/api/settings', 200, { settings: 3 }], 'settings'],
    ['more than it says', ['GET', '/api/settings', 200, { settings: null, more: 1 }], 'more'],
    ['another status', ['POST', '/api/tokens', 200, {}], '201'],
    ['an error that it may give', ['GET', '/api/settings', 401, { error: 'noAccount' }], undefined],
    ['an error that it may not give', ['GET', '/api/settings', 404, { error: 'notFound' }], 'contract'],
    ['an error without what belongs to it', ['POST', '/api/session', 429, { error: 'tooFast' }], 'seconds'],
    ['an unknown error', ['GET', '/api/settings', 400, { error: 'oops' }], 'no error'],
    ['an answer to an unknown path', ['GET', '/api/nothing', 200, {}], 'no such endpoint'],
  ])('tests see whether an answer is by the contract: %s', (_, answer, wrong) => {
    const why = whyNotByContract(...answer);
    if (wrong === undefined) expect(why).toBeUndefined();
    else expect(why).toContain(wrong);
  });
});

describe('/api/openapi.json', () => {
  const read = async () => {
    const response = await fetch(`${server.base}/api/openapi.json`);
    return (await response.json()) as {
      openapi: string;
      components: { schemas: Record<string, object> };
      paths: Record<string, Record<string, { operationId: string; security: object[]; responses: object }>>;
    };
  };

  test('is a valid OpenAPI 3.1 document', async () => {
    const document = await read();
    expect(document.openapi).toBe('3.1.0');
    expect(await new Validator().validate(document)).toEqual({ valid: true });
  });

  test('has every endpoint, each under a name of its own', async () => {
    const operations = Object.entries((await read()).paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => ({ method, path, operationId })),
    );
    expect(operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`).toSorted()).toEqual(
      endpointNames()
        .map((name) => name.replace(/:(\w+)/g, '{$1}'))
        .toSorted(),
    );
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  test('spells every named schema out, and names no other', async () => {
    const document = await read();
    const { schemas } = document.components;
    for (const schema of Object.values(schemas)) expect(schema).not.toHaveProperty('$ref');
    const refs = JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g);
    expect(new Set([...refs].map(([, name]) => name))).toEqual(new Set(Object.keys(schemas)));
  });

  test('says who may ask, and with what', async () => {
    const { paths } = await read();
    expect(paths['/api/session']?.get?.security).toEqual([{}, { session: [] }, { token: [] }]);
    expect(paths['/api/history']?.get?.security).toEqual([{ session: [] }]);
  });

  test('may be read by programs', async () => {
    const response = await fetch(`${server.base}/api/openapi.json`, {
      headers: { authorization: 'Bearer aerie_nobody' },
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: 'unknownToken' });
  });
});
