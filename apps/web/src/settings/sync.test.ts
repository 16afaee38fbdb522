import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RemoteSettings } from './sync.js';
import { device } from './testing.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Kept = Readonly<Record<string, unknown>> | null;

/** The settings that an account keeps at a server; it can be out of reach. */
class Server implements RemoteSettings {
  isUp = true;
  readonly saved: Kept[] = [];

  constructor(public kept: Kept) {}

  async load() {
    return this.isUp ? this.kept : undefined;
  }

  async save(settings: NonNullable<Kept>) {
    if (!this.isUp) return false;
    this.kept = settings;
    this.saved.push(settings);
    return true;
  }
}

const settled = () => vi.advanceTimersByTimeAsync(0);
const aWhile = () => vi.advanceTimersByTimeAsync(5000);

/** A device on which somebody is signed in, and what it has stored, for the next visit. */
async function visit(
  server: Server,
  stored: Readonly<Record<string, string>> = {},
  id: string | null = 'anna',
) {
  const { items, settings, allSettings, syncSettings } = await device(stored);
  const account = signal(id);
  const stop = syncSettings(account, server);
  await settled();
  return { settings, allSettings, account, stop, store: () => Object.fromEntries(items) };
}

describe('at the first sign-in on a device', () => {
  test('the account wins over what is set here', async () => {
    const server = new Server({ theme: 'dark', palette: 'clear' });
    const { settings } = await visit(server, { 'aerie.settings': '{"theme":"light","sound":true}' });
    expect(settings.theme.value).toBe('dark');
    expect(settings.palette.value).toBe('clear');
    // What the account does not speak of stays.
    expect(settings.sound.value).toBe(true);
  });

  test('what was learned on either side is kept on both', async () => {
    const server = new Server({ theme: 'dark', school: { zefiria: { done: ['wind'] } } });
    const { settings } = await visit(server, {
      'aerie.settings': '{"theme":"light","school":{"zefiria":{"done":["home"]}}}',
    });
    await aWhile();
    expect(settings.theme.value).toBe('dark');
    const all = { zefiria: { done: ['home', 'wind'] } };
    expect(settings.school.value).toEqual(all);
    expect(server.kept?.school).toEqual(all);
  });

  test('an account without settings takes those of the device, without what stays there', async () => {
    const server = new Server(null);
    await visit(server, {
      'aerie.settings':
        '{"theme":"light","name":"Anna","notices":true,"sidePanel":"open","clientReports":true}',
    });
    expect(server.kept).toMatchObject({ theme: 'light' });
    for (const own of ['name', 'notices', 'sidePanel', 'clientReports'])
      expect(server.kept).not.toHaveProperty(own);
  });

  test('neither name nor notices nor a consent nor the side panel come from the account', async () => {
    const elsewhere = { name: 'Ben', notices: true, clientReports: true, sidePanel: 'open', theme: 'dark' };
    const { settings } = await visit(new Server(elsewhere));
    expect(settings.name.value).toBeNull();
    expect(settings.notices.value).toBe(false);
    expect(settings.clientReports.value).toBe(false);
    expect(settings.sidePanel.value).toBe('auto');
    expect(settings.theme.value).toBe('dark');
  });
});

describe('while one is signed in', () => {
  test('a change goes to the account, several at once as one', async () => {
    const server = new Server({ theme: 'dark' });
    const { settings } = await visit(server);
    settings.theme.value = 'light';
    settings.speed.value = 2;
    settings.sound.value = true;
    await aWhile();
    expect(server.saved).toHaveLength(1);
    expect(server.kept).toMatchObject({ theme: 'light', speed: 2, sound: true });
  });

  test('what does not go along is not sent', async () => {
    const server = new Server({});
    const { settings } = await visit(server);
    settings.name.value = 'Zoë';
    settings.notices.value = true;
    settings.sidePanel.value = 'folded';
    await aWhile();
    expect(server.saved).toEqual([]);
  });

  test('nothing is sent where nobody is signed in, or no longer', async () => {
    const server = new Server({ theme: 'dark' });
    const { settings, account } = await visit(server, {}, null);
    settings.theme.value = 'light';
    await aWhile();
    expect(server.saved).toEqual([]);
    account.value = 'anna';
    await settled();
    expect(settings.theme.value).toBe('dark');
    settings.theme.value = 'light';
    account.value = null;
    await aWhile();
    expect(server.saved).toEqual([]);
  });

  test('a change of one account does not go to the next, which wins here', async () => {
    const server = new Server({ theme: 'dark' });
    const { settings, account } = await visit(server);
    settings.theme.value = 'light';
    server.kept = { theme: 'auto' };
    account.value = 'ben';
    await aWhile();
    expect(server.saved).toEqual([]);
    expect(settings.theme.value).toBe('auto');
  });

  test('nothing is taken over that arrives after signing out', async () => {
    const server = new Server({ theme: 'dark' });
    const { settings, account } = await visit(server, {}, null);
    account.value = 'anna';
    account.value = null;
    await settled();
    expect(settings.theme.value).toBe('auto');
  });
});

describe('at the next visit', () => {
  const first = async (server: Server) => {
    const { settings, stop, store } = await visit(server);
    return { settings, stop, store };
  };

  test('the account wins where nothing was changed here', async () => {
    const server = new Server({ theme: 'dark' });
    const { stop, store } = await first(server);
    stop();
    server.kept = { theme: 'light' };
    const { settings } = await visit(server, store());
    expect(settings.theme.value).toBe('light');
  });

  test('what was changed here without the server wins over the account', async () => {
    const server = new Server({ theme: 'dark' });
    const { settings, stop, store } = await first(server);
    server.isUp = false;
    settings.theme.value = 'light';
    await aWhile();
    stop();
    server.isUp = true;
    server.kept = { theme: 'dark', sound: true };
    const again = await visit(server, store());
    expect(again.settings.theme.value).toBe('light');
    expect(server.kept).toMatchObject({ theme: 'light' });
  });

  test('what was changed here does not win over another account', async () => {
    const server = new Server({ theme: 'dark' });
    const { settings, stop, store } = await first(server);
    server.isUp = false;
    settings.theme.value = 'light';
    await aWhile();
    stop();
    const others = new Server({ theme: 'auto' });
    const again = await visit(others, store(), 'ben');
    expect(again.settings.theme.value).toBe('auto');
    expect(others.saved).toEqual([]);
  });

  test('what was saved in time is in common: a change elsewhere is taken over', async () => {
    const server = new Server({ theme: 'dark' });
    const { settings, stop, store } = await first(server);
    settings.theme.value = 'light';
    await aWhile();
    stop();
    server.kept = { ...server.kept, theme: 'auto' };
    const again = await visit(server, store());
    expect(again.settings.theme.value).toBe('auto');
  });

  test('a note that cannot be read counts as none: the account wins', async () => {
    const { settings } = await visit(new Server({ theme: 'dark' }), { 'aerie.inStep': '{' });
    expect(settings.theme.value).toBe('dark');
  });
});
