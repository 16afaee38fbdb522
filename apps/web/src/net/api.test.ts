import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeTab } from './testing.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a request', () => {
  test('goes to the path of its endpoint, with its parameters and its body', async () => {
    const tab = new FakeTab();
    const { api, apiPath } = await tab.load();
    await api('GET /api/daily/:game/:day', { params: { game: 'zefiria', day: '2026-11-15' } });
    await api('GET /api/history/:profile', { params: { profile: '../a b' } });
    await api('POST /api/session', { body: { name: 'Anna' } });
    await api('POST /api/account/sign-out');
    expect(tab.fetched).toEqual([
      { method: 'GET', path: '/api/daily/zefiria/2026-11-15', body: undefined },
      { method: 'GET', path: '/api/history/..%2Fa%20b', body: undefined },
      { method: 'POST', path: '/api/session', body: { name: 'Anna' } },
      { method: 'POST', path: '/api/account/sign-out', body: undefined },
    ]);
    expect(apiPath('GET /api/account/export')).toBe('/api/account/export');
  });

  test('that is not in the contract does not compile', async () => {
    const { api } = await new FakeTab().load();
    // @ts-expect-error: there is no such endpoint.
    await api('GET /api/nothing');
    // @ts-expect-error: it has a parameter.
    await api('GET /api/matches/:table');
    // @ts-expect-error: it has a body.
    await api('POST /api/session');
    // @ts-expect-error: its body is another one.
    await api('POST /api/session', { body: { nam: 'Anna' } });
    // @ts-expect-error: it has no body.
    await api('GET /api/session', { body: {} });
    const answer = await api('GET /api/settings');
    // @ts-expect-error: that is not what it answers.
    expect(answer.kind === 'ok' && answer.value.colours).toBe(false);
  });

  test.each<[string, { status?: number; body: unknown } | undefined, object, boolean]>([
    [
      'is carried out',
      { body: { settings: { sound: true } } },
      { kind: 'ok', value: { settings: { sound: true } } },
      true,
    ],
    [
      'is refused',
      { status: 429, body: { error: 'tooFast', seconds: 30 } },
      { kind: 'refused', status: 429, code: 'tooFast', args: { seconds: 30 } },
      true,
    ],
    ['does not get there', undefined, { kind: 'unreachable' }, false],
    ['ends at a proxy', { status: 502, body: '<h1>Bad gateway</h1>' }, { kind: 'unreachable' }, false],
    ['ends at a proxy that speaks JSON', { status: 503, body: {} }, { kind: 'unreachable' }, false],
    ['ends at a page', { body: '<!doctype html>' }, { kind: 'unreachable' }, false],
  ])('that %s', async (_, answer, result, isReached) => {
    const tab = new FakeTab();
    if (answer) tab.answers['GET /api/settings'] = answer;
    const { api, isOffline } = await tab.load();
    expect(await api('GET /api/settings')).toEqual(result);
    expect(isOffline.value).toBe(!isReached);
  });

  test('to a site that is closed is remembered until one is in', async () => {
    const tab = new FakeTab();
    tab.answers['GET /api/daily'] = { status: 403, body: { error: 'closed' } };
    const { api, session } = await tab.load();
    await api('GET /api/settings');
    expect(session.isShutOut.value).toBe(false);
    await api('GET /api/daily');
    expect(session.isShutOut.value).toBe(true);
    tab.answers['POST /api/session'] = { body: { person: { id: 'personOfTests', name: 'Anna' } } };
    await session.enter('Anna', 'abc123');
    expect(session.isShutOut.value).toBe(false);
  });

  test('that has to wait a little is made again, if it only asks; twice', async () => {
    const tab = new FakeTab();
    const wait = { status: 429, body: { error: 'tooFast', seconds: 3 } };
    Object.assign(tab.answers, { 'GET /api/settings': wait, 'POST /api/session': wait });
    const { api } = await tab.load();
    const told = api('GET /api/settings');
    await vi.advanceTimersByTimeAsync(2999);
    expect(tab.fetched).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(tab.fetched).toHaveLength(2);
    tab.answers['GET /api/settings'] = { body: { settings: null } };
    await vi.advanceTimersByTimeAsync(3000);
    expect(await told).toMatchObject({ kind: 'ok' });
    expect(await api('POST /api/session', { body: { name: 'Anna' } })).toMatchObject({ code: 'tooFast' });
    tab.answers['GET /api/settings'] = wait;
    const refused = api('GET /api/settings');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await refused).toMatchObject({ code: 'tooFast' });
    expect(tab.fetched).toHaveLength(7);
  });

  test('in vain has the server asked until it can be reached again', async () => {
    const tab = new FakeTab();
    const { api, isOffline } = await tab.load();
    await api('GET /api/settings');
    await vi.advanceTimersByTimeAsync(4000);
    expect(tab.fetched.at(-1)?.path).toBe('/healthz');
    expect(isOffline.value).toBe(true);
    tab.answers['GET /healthz'] = { body: { ok: true } };
    await vi.advanceTimersByTimeAsync(4000);
    expect(isOffline.value).toBe(false);
  });
});

describe('the session', () => {
  const person = { id: 'personOfTests', name: 'Anna' };
  const answer = { person, hasAccount: true, ban: null, inviteOnly: false };

  test('is asked for once by all who want to know at once', async () => {
    const tab = new FakeTab();
    tab.answers['GET /api/session'] = { body: answer };
    const { session } = await tab.load();
    expect(await Promise.all([session.fetchSession(), session.fetchSession()])).toEqual([person, person]);
    expect(tab.fetched).toHaveLength(1);
    expect(session.person.value).toEqual(person);
    expect(session.sessionInfo.value).toEqual({
      hasAccount: true,
      ban: null,
      standing: null,
      inviteOnly: false,
      featuresOff: [],
    });
  });

  test.each([
    [null, true, true],
    [null, false, false],
    [person, true, false],
  ])('of %o, where an invitation is needed: %s, is shut out: %s', async (known, inviteOnly, isShutOut) => {
    const tab = new FakeTab();
    tab.answers['GET /api/session'] = { body: { ...answer, person: known, inviteOnly } };
    const { session } = await tab.load();
    expect(session.isShutOut.value).toBe(false);
    await session.fetchSession();
    expect(session.isShutOut.value).toBe(isShutOut);
  });

  test('keeps who one is where the server cannot be reached', async () => {
    const tab = new FakeTab();
    tab.answers['GET /api/session'] = { body: answer };
    const { session } = await tab.load();
    await session.fetchSession();
    delete tab.answers['GET /api/session'];
    await expect(session.fetchSession()).rejects.toThrow();
    expect(session.person.value).toEqual(person);
  });

  test('begins with a name, and with the invitation that one came with', async () => {
    const tab = new FakeTab('?invite=abc123');
    tab.answers['POST /api/session'] = { body: { person } };
    const { session } = await tab.load();
    expect(await session.enter('Anna')).toEqual(person);
    expect(tab.fetched).toMatchObject([{ body: { name: 'Anna', invite: 'abc123' } }]);
    expect(session.person.value).toEqual(person);
  });

  test('is refused with a code', async () => {
    const tab = new FakeTab();
    tab.answers['POST /api/session'] = { status: 403, body: { error: 'banned', reason: 'Shouting' } };
    const { session } = await tab.load();
    await expect(session.enter('Anna')).rejects.toMatchObject({
      answer: { code: 'banned', args: { reason: 'Shouting' } },
    });
    await expect(session.enter('Anna')).rejects.toBeInstanceOf(session.EntryRefused);
  });
});
