import { afterEach, expect, test, vi } from 'vitest';
import { FakeTab } from './testing.js';

afterEach(() => void vi.unstubAllGlobals());

const PERSON = { id: 'personOfTests', name: 'Anna' };
const soon = () => new Promise((resolve) => setTimeout(resolve, 0));

async function lobbyOf(person: typeof PERSON | null) {
  const tab = new FakeTab();
  tab.answers['GET /api/session'] = {
    body: { person, hasAccount: false, ban: null, inviteOnly: false },
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

test('who has no name yet opens no connection for them', async () => {
  const { tab, openLobby } = await lobbyOf(null);
  const close = openLobby();
  await soon();
  expect(tab.sockets).toEqual([]);
  close();
});
