import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeTab } from './testing.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ANSWER = { table: 'tableOfTests', seat: 0, number: 4, answer: '3' };
const PERSON = { id: 'personOfTests', name: 'Anna' };
const known = (person: typeof PERSON | null, ban: object | null = null) => ({
  body: { person, hasAccount: false, ban, inviteOnly: false },
});
const aWhile = () => vi.advanceTimersByTimeAsync(1000);

/** A page whose connection is open. */
async function connected(tab = new FakeTab()) {
  const page = await tab.load();
  page.connection.open();
  tab.socket.onopen?.();
  return { tab, ...page };
}

describe('a request', () => {
  test('is answered by what the server says of its id', async () => {
    const { tab, connection } = await connected();
    const made = connection.ask('rematch', { table: ANSWER.table });
    const refused = connection.ask('start', { table: ANSWER.table });
    const unreadable = connection.ask('start', { table: '' });
    const [first, second, third] = tab.socket.requests.map(({ id }) => id) as [string, string, string];
    const reason = { code: 'notHost' };
    tab.socket.say({ type: 'unreadable', id: third, at: 'table', message: 'is not an id' });
    tab.socket.say({ type: 'refused', id: second, reason });
    tab.socket.say({ type: 'done', id: first, made: { table: 'anotherTable' } });
    expect(await made).toEqual({ made: 'anotherTable' });
    expect(await refused).toEqual({ refused: reason });
    expect(await unreadable).toEqual({ refused: { code: 'unreadable', args: { at: 'table' } } });
  });

  test('has an id of its own, in every tab', async () => {
    const tabs = [await connected(), await connected()];
    for (const { connection } of tabs)
      for (let i = 0; i < 3; i++) void connection.ask('start', { table: ANSWER.table });
    const ids = tabs.flatMap(({ tab }) => tab.socket.requests.map(({ id }) => id));
    expect(new Set(ids).size).toBe(6);
  });

  test('opens the connection, and waits for it', async () => {
    const tab = new FakeTab();
    const { connection, connectionState } = await tab.load();
    void connection.ask('start', { table: ANSWER.table });
    expect(connectionState.value).toBe('connecting');
    expect(tab.socket.url).toBe('wss://aerie.test/ws');
    expect(tab.socket.sent).toEqual([]);
    tab.socket.onopen?.();
    expect(tab.socket.requests).toMatchObject([{ type: 'start' }]);
  });

  test('that was not answered is asked again after an interruption, with the same id', async () => {
    const { tab, connection, connectionState } = await connected();
    const reply = connection.ask('answer', ANSWER);
    const answered = connection.ask('start', { table: ANSWER.table });
    const [asked, other] = tab.socket.requests;
    tab.socket.say({ type: 'done', id: other?.id ?? '' });
    await answered;
    tab.socket.drop();
    expect(connectionState.value).toBe('waiting');
    await aWhile();
    expect(tab.sockets).toHaveLength(2);
    tab.socket.onopen?.();
    expect(tab.socket.requests).toEqual([asked]);
    tab.socket.say({ type: 'done', id: asked?.id ?? '' });
    expect(await reply).toEqual({});
    tab.socket.drop();
    await aWhile();
    tab.socket.onopen?.();
    expect(tab.socket.requests).toEqual([]);
  });

  test('of those who must catch up comes first, and once', async () => {
    const tab = new FakeTab();
    const { connection } = await tab.load();
    void connection.ask('answer', ANSWER);
    const stop = connection.whenOpen(() => void connection.ask('watch', { table: ANSWER.table, since: 4 }));
    tab.socket.onopen?.();
    expect(tab.socket.requests.map(({ type }) => type)).toEqual(['watch', 'answer']);
    stop();
    tab.socket.drop();
    await aWhile();
    tab.socket.onopen?.();
    expect(tab.socket.requests.map(({ type }) => type)).toEqual(['answer', 'watch']);
  });
});

describe('what was too much for the server', () => {
  const tooMuch = { code: 'tooMuch', args: { seconds: 2 } };

  test('is asked again after the time that it says, with the same id', async () => {
    const { tab, connection } = await connected();
    const reply = connection.ask('answer', ANSWER);
    const [asked] = tab.socket.requests;
    const id = asked?.id ?? '';
    tab.socket.say({ type: 'refused', id, reason: tooMuch });
    await vi.advanceTimersByTimeAsync(1900);
    expect(tab.socket.requests).toEqual([asked]);
    await vi.advanceTimersByTimeAsync(200);
    expect(tab.socket.requests).toEqual([asked, asked]);
    tab.socket.say({ type: 'done', id });
    expect(await reply).toEqual({});
  });

  test('is refused in the end', async () => {
    const { tab, connection } = await connected();
    const reply = connection.ask('start', { table: ANSWER.table });
    const id = tab.socket.requests[0]?.id ?? '';
    for (let i = 0; i < 4; i++) {
      tab.socket.say({ type: 'refused', id, reason: tooMuch });
      await vi.advanceTimersByTimeAsync(2000);
    }
    expect(await reply).toEqual({ refused: tooMuch });
    expect(tab.socket.requests).toHaveLength(4);
  });

  test('over HTTP is asked again too', async () => {
    const { tab, api } = await connected();
    tab.answers['GET /api/settings'] = { status: 429, body: { error: 'tooMuch', seconds: 1 } };
    const settings = api('GET /api/settings');
    await vi.advanceTimersByTimeAsync(500);
    tab.answers['GET /api/settings'] = { body: { settings: null } };
    await vi.advanceTimersByTimeAsync(600);
    expect(await settings).toEqual({ kind: 'ok', value: { settings: null } });
  });
});

describe('an answer in a match', () => {
  test('outlives a reload of the page, until the server has acknowledged it', async () => {
    const { tab, connection } = await connected();
    void connection.ask('answer', ANSWER);
    void connection.ask('chat', { table: ANSWER.table, text: 'well played' });
    const [asked] = tab.socket.requests;

    const again = await connected(tab);
    expect(tab.socket.requests).toEqual([asked]);
    tab.socket.say({ type: 'done', id: asked?.id ?? '' });
    expect(tab.socket.requests).toEqual([asked]);

    await connected(tab);
    expect(tab.socket.requests).toEqual([]);
    expect(again.connectionState.value).toBe('open');
  });

  test('that was refused is not sent again either', async () => {
    const { tab, connection } = await connected();
    const reply = connection.ask('answer', ANSWER);
    tab.socket.say({
      type: 'refused',
      id: tab.socket.requests[0]?.id ?? '',
      reason: { code: 'stale' },
    });
    expect(await reply).toEqual({ refused: { code: 'stale' } });
    await connected(tab);
    expect(tab.socket.requests).toEqual([]);
  });

  test('lives as long as the page where the browser stores nothing', async () => {
    const tab = new FakeTab();
    const { connection } = await tab.load();
    vi.stubGlobal('sessionStorage', undefined);
    void connection.ask('answer', ANSWER);
    tab.socket.onopen?.();
    tab.socket.drop();
    await aWhile();
    tab.socket.onopen?.();
    expect(tab.socket.requests).toMatchObject([{ type: 'answer' }]);
  });
});

describe('what the server says', () => {
  test('is told to all who listen, until they stop', async () => {
    const { tab, connection } = await connected();
    const heard: string[] = [];
    const stop = connection.listen(({ type }) => heard.push(type));
    tab.socket.say({ type: 'audience', table: ANSWER.table, count: 2 });
    stop();
    tab.socket.say({ type: 'audience', table: ANSWER.table, count: 3 });
    expect(heard).toEqual(['audience']);
  });
});

describe('an interruption', () => {
  test('is followed by tries that come more and more slowly', async () => {
    const { tab } = await connected();
    tab.answers['GET /api/session'] = known(PERSON);
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const pauses: number[] = [];
    for (let i = 0; i < 7; i++) {
      const before = tab.sockets.length;
      const began = Date.now();
      tab.socket.drop();
      while (tab.sockets.length === before) await vi.advanceTimersByTimeAsync(100);
      pauses.push(Date.now() - began);
    }
    expect(pauses).toEqual([300, 600, 1200, 2400, 4800, 8000, 8000]);
  });

  test.each(['online', 'visible'])('ends at once when the device is %s again', async (what) => {
    const { tab } = await connected();
    tab.socket.drop();
    expect(tab.sockets).toHaveLength(1);
    if (what === 'online') tab.tell('online');
    else document.dispatchEvent(new Event('visibilitychange'));
    expect(tab.sockets).toHaveLength(2);
  });

  test('begins at once when the device is offline, without waiting for the other side', async () => {
    const { tab, connectionState } = await connected();
    tab.tell('offline');
    expect(tab.socket.isClosed).toBe(true);
    expect(connectionState.value).toBe('waiting');
  });

  test('is found by a ping that nobody answers', async () => {
    const { tab, connectionState } = await connected();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(tab.socket.sent.map((text) => JSON.parse(text).type)).toEqual(['ping']);
    await vi.advanceTimersByTimeAsync(8000);
    expect(tab.sockets[0]?.isClosed).toBe(true);
    expect(connectionState.value).toBe('waiting');
    await aWhile();
    tab.socket.onopen?.();
    expect(tab.socket.sent).toEqual([]);
  });

  test('is none where pings are answered', async () => {
    const { tab, connectionState } = await connected();
    for (let i = 0; i < 3; i++) {
      await vi.advanceTimersByTimeAsync(20_000);
      tab.socket.say({ type: 'done', id: JSON.parse(tab.socket.sent.at(-1) ?? '{}').id });
    }
    await vi.advanceTimersByTimeAsync(9000);
    expect(tab.sockets).toHaveLength(1);
    expect(connectionState.value).toBe('open');
  });

  test.each([
    ['is signed out', 4401, known(null), 'idle'],
    ['is banned', 4403, known(PERSON, { reason: 'Shouting', until: null }), 'idle'],
    ['is known all the same', 4401, known(PERSON), 'waiting'],
  ])('whose reason is that somebody %s', async (_, code, answer, state) => {
    const { tab, connectionState } = await connected();
    tab.answers['GET /api/session'] = answer;
    tab.socket.drop(code);
    await vi.advanceTimersByTimeAsync(500);
    expect(connectionState.value).toBe(state);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tab.sockets).toHaveLength(state === 'idle' ? 1 : 2);
  });
});

describe('a connection that the server refuses', () => {
  test.each([
    ['because of too many windows', 4430, 'crowded'],
    ['because too many come from the same address', 4431, 'full'],
  ])('%s is tried again rarely, or when somebody looks at this one', async (_, code, state) => {
    const { tab, connectionState } = await connected();
    tab.socket.drop(code);
    expect(connectionState.value).toBe(state);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(tab.sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(tab.sockets).toHaveLength(2);
    expect(connectionState.value).toBe(state);
    tab.socket.drop(code);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(tab.sockets).toHaveLength(3);
    tab.socket.onopen?.();
    expect(connectionState.value).toBe('open');
  });

  test('because of too many messages is not tried again at once', async () => {
    const { tab, connectionState } = await connected();
    tab.answers['GET /api/session'] = known(PERSON);
    tab.socket.drop(4429);
    await vi.advanceTimersByTimeAsync(3000);
    expect(tab.sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(4000);
    expect(tab.sockets).toHaveLength(2);
    // Why is said until it is let in, or fails otherwise.
    expect(connectionState.value).toBe('hurried');
    tab.socket.drop();
    expect(connectionState.value).toBe('waiting');
  });
});

test('a new name or session takes a new connection', async () => {
  const { tab, connection } = await connected();
  connection.reconnect();
  await aWhile();
  expect(tab.sockets).toHaveLength(2);
  expect(tab.sockets[0]?.isClosed).toBe(true);
});
