import type { FromServer, OwnTable, TableMessage } from '@aerie/protocol';
import { signal } from '@preact/signals';
import { connection } from './connection.js';
import { showParts } from './luck-parts.js';
import { fetchSession, isShutOut } from './session.js';

interface Lobby {
  readonly open: readonly TableMessage[];
  readonly running: readonly TableMessage[];
  readonly mine: readonly OwnTable[];
}

/** The tables that this person or visitor may see. */
export const lobby = signal<Lobby>({ open: [], running: [], mine: [] });

/** Keeps the lobby up to date until it is closed again. Without a network, or where the site is closed to visitors, it stays empty. */
export function openLobby(): () => void {
  const hear = (message: FromServer) => {
    if (message.type !== 'lobby') return;
    lobby.value = message;
    for (const { table } of message.mine) showParts(table);
  };
  const stops = [connection.listen(hear)];
  let closed = false;
  fetchSession()
    .then(() => {
      if (isShutOut.peek() || closed) return;
      stops.push(connection.whenOpen(() => void connection.ask('lobby', { on: true })));
      stops.push(() => void connection.ask('lobby', { on: false }));
    })
    .catch(() => {});
  return () => {
    closed = true;
    for (const stop of stops) stop();
  };
}
