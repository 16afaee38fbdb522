import { Refusal } from '@aerie/host';
import { Visitors } from '../people/visitors.js';
import { Connections } from '../sockets/connections.js';
import { Peers } from '../sockets/peers.js';
import { Presence } from '../sockets/presence.js';
import { RequestHandlers } from '../sockets/request-handlers.js';
import { SocketServer } from '../sockets/socket-server.js';
import { decodeReacted } from '../tables/reactions.js';
import type { Foundation } from './foundation.js';
import type { PeopleLayer } from './people.js';
import type { TablesLayer } from './tables.js';

export type LiveLayer = ReturnType<typeof buildLive>;

/** Who is connected, what they watch, and what they are sent. */
export function buildLive(
  { options, config, pubsub, isShared, budget, metrics, reportError, lifecycle }: Foundation,
  { tables, chat, reactions, accountNames }: TablesLayer,
  { peopleService, whoIs }: PeopleLayer,
) {
  const presence = new Presence();
  const catchUp = isShared ? (table: string) => tables.follow(table) : undefined;
  const connections = new Connections(tables, chat, presence, accountNames, budget, reportError, catchUp);
  lifecycle.add({ stop: () => connections.audience.close() });
  const requests = new RequestHandlers(
    tables,
    chat,
    reactions,
    peopleService.people,
    connections,
    options.absenceMs,
  );
  const sockets = new SocketServer({
    config,
    whoIs,
    peopleService,
    visitors: new Visitors(peopleService),
    connections,
    requests,
    budget,
    metrics,
    reportError,
  });
  metrics.watch('aerie_connections', 'Open sockets', () => sockets.count);
  metrics.watch('aerie_requests_under_way', 'Requests that are being carried out', () => sockets.underWay);

  const follow = (table: string): void =>
    void tables.follow(table).catch((error: unknown) => {
      // A table whose match a newer program has carried over is followed there.
      if (!(error instanceof Refusal)) reportError(error, 'pubsub');
    });
  const examine = (person?: string): void =>
    void sockets.examine(person).catch((error: unknown) => reportError(error, 'people'));

  const readName = (person: string): void =>
    void peopleService.accounts.readName(person).catch((error: unknown) => reportError(error, 'people'));

  // What happens at this process.
  peopleService.events.on('changed', readName);
  chat.events.on('said', (table) => connections.chat.said(table));
  reactions.events.on('reacted', (what) => connections.reactions.reacted(what));
  peopleService.events.on('leaving', (person) => sockets.dropPerson(person));
  peopleService.events.on('changed', examine);
  peopleService.events.on('chatRewritten', (table) => connections.chat.rewrote(table));

  // What happens at others.
  pubsub.events.on('received', (topic, id) => {
    if (topic === 'chat') connections.chat.said(id);
    const reacted = topic === 'reaction' ? decodeReacted(id) : undefined;
    if (reacted) connections.reactions.reacted(reacted);
    if (topic === 'rewrote') {
      connections.chat.rewrote(id);
      tables.reread(id).catch((error: unknown) => reportError(error, 'pubsub'));
    }
    if (topic === 'person') {
      readName(id);
      examine(id);
    }
    if (topic !== 'table' && topic !== 'match') return;
    connections.lobby.heard(id, topic);
    if (connections.watchers.isWatched(id)) follow(id);
  });
  pubsub.events.on('reconnected', () => {
    examine();
    void peopleService.accounts.readNames().catch((error: unknown) => reportError(error, 'people'));
    connections.lobby.missed();
    for (const table of connections.watchers.tables()) {
      follow(table);
      connections.chat.rewrote(table);
    }
  });
  if (isShared) lifecycle.add(new Peers(presence, connections.audience, pubsub, options.beat));
  return { presence, connections, sockets, follow };
}
