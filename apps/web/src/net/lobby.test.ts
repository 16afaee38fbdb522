import { afterEach, expect, test, vi } from 'vitest';
import { FakeTab } from './testing.js';

afterEach(() => void vi.unstubAllGlobals());

const PERSON = { id: 'personOfTests', name: 'Anna' };
const soon = () => new Promise((resolve) => setTimeout(resolve, 0));

async function lobbyOf(person: typeof PERSON | null, inviteOnly = false) {
  const tab = new FakeTab();
  tab.answers['GET /api/session'] = {
    body: { person, hasAccount: false, ban: null, inviteOnly },
  };
  await tab.load();
  const { lobby, openLobby } = await import('./lobby.js');
  return { tab, lobby, openLobby };
}

test('the lists are asked for whenever the connection opens, and given up when nobody looks', async () => {
  const { tab, lobby, openLobby } = await lobbyOf(PERSON);
  const close = openLobby();
  await soon();
  tab.socket.onopen?.();
  expect(tab.socket.requests).toMatchObject([{ type: 'lobby', on: true }]);
  tab.socket.say({ type: 'lobby', open: [], running: [], mine: [] });
  expect(lobby.value).toMatchObject({ mine: [] });
  close();
  expect(tab.socket.requests).toMatchObject([{ on: true }, { on: false }]);
});

test('who has no name yet looks on as a visitor, and goes on as whoever they become', async () => {
  const { tab, openLobby } = await lobbyOf(null);
  const { enter } = await import('./session.js');
  const close = openLobby();
  await soon();
  expect(tab.socket.url).toBe('wss://aerie.test/ws?visitor');
  tab.socket.onopen?.();
  expect(tab.socket.requests).toMatchObject([{ type: 'lobby', on: true }]);
  tab.socket.say({ type: 'done', id: tab.socket.requests[0]?.id ?? '' });
  tab.answers['POST /api/session'] = { body: { person: PERSON } };
  await enter('Anna');
  expect(tab.sockets).toHaveLength(2);
  expect(tab.socket.url).toBe('wss://aerie.test/ws');
  tab.socket.onopen?.();
  expect(tab.socket.requests).toMatchObject([{ type: 'lobby', on: true }]);
  close();
});

test('a site by invitation only opens no connection for strangers', async () => {
  const { tab, openLobby } = await lobbyOf(null, true);
  const close = openLobby();
  await soon();
  expect(tab.sockets).toEqual([]);
  close();
});
