import { Refusal } from '@aerie/host';
import { PeriodicJob } from '../common/periodic-job.js';
import { Pairing } from '../pairing/pairing.js';
import { Visitors } from '../people/visitors.js';
import { Rooms } from '../rooms/rooms.js';
import { Connections } from '../sockets/connections.js';
import { CoverVotes } from '../sockets/cover-votes.js';
import { Peers } from '../sockets/peers.js';
import { Presence } from '../sockets/presence.js';
import { RequestHandlers } from '../sockets/request-handlers.js';
import { Restrictions } from '../sockets/restrictions.js';
import { RoomDelivery } from '../sockets/room-delivery.js';
import { SocketServer } from '../sockets/socket-server.js';
import { decodeReacted } from '../tables/reactions.js';
import type { Foundation } from './foundation.js';
import type { PeopleLayer } from './people.js';
import type { TablesLayer } from './tables.js';

/** How long somebody may be gone from a room before the next one leads. */
const ROOM_AWAY_MS = 15_000;
/** How often rooms end in which nothing has happened for long. */
const END_ROOMS_MS = 10 * 60_000;

/** How long somebody must be gone before the others may have a bot play for them. */
const ABSENCE_MS = 60_000;

export type LiveLayer = ReturnType<typeof buildLive>;

/** Who is connected, what they watch, and what they are sent. */
export function buildLive(
  {
    options,
    config,
    storage,
    pubsub,
    isShared,
    now,
    budget,
    metrics,
    tracer,
    reportError,
    lifecycle,
  }: Foundation,
  { games, tables, results, chat, reactions, accountNames, relations, vacations }: TablesLayer,
  { peopleService, whoIs }: PeopleLayer,
) {
  const presence = new Presence();
  const { isBorrowed } = accountNames;
  const { isBlockedBetween } = relations;
  const rooms = new Rooms({
    ...{ storage, tables, isBlockedBetween, now },
    isOn: !config.featuresOff.includes('together'),
    away: options.roomAwayMs ?? ROOM_AWAY_MS,
  });
  const sweepMs = options.roomAwayMs && options.roomAwayMs / 4;
  const roomDelivery = new RoomDelivery({
    rooms,
    presence,
    isBorrowed,
    isBlockedBetween,
    reportError,
    sweepMs,
  });
  lifecycle.add(roomDelivery);
  lifecycle.add(
    new PeriodicJob(
      () => rooms.endStale(),
      options.roomsEndMs ?? END_ROOMS_MS,
      (error) => reportError(error, 'rooms'),
    ),
  );
  const catchUp = isShared ? (table: string) => tables.follow(table) : undefined;
  const connections = new Connections(
    tables,
    chat,
    presence,
    accountNames,
    relations,
    vacations,
    roomDelivery,
    budget,
    reportError,
    pubsub,
    catchUp,
  );
  lifecycle.add({ stop: () => connections.audience.close() });
  const coverVotes = new CoverVotes(tables, presence, options.absenceMs ?? ABSENCE_MS);
  const requests = new RequestHandlers(
    tables,
    chat,
    reactions,
    rooms,
    peopleService.people,
    connections,
    new Restrictions(tables, peopleService.measures, peopleService.bans),
    !config.featuresOff.includes('takeover'),
    coverVotes,
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
    tracer,
    reportError,
  });
  metrics.watch('aerie_connections', 'Open sockets', () => sockets.count);
  metrics.watch('aerie_requests_under_way', 'Requests that are being carried out', () => sockets.underWay);

  const { people, bans, measures } = peopleService;
  const pairing = new Pairing({
    ...{ storage, tables, games, now, reportError },
    strengthOf: (game, person) => results.strengthOf(game, person),
    isBlockedBetween: relations.isBlockedBetween,
    findPerson: async (id, isRated) =>
      (await bans.ofPerson(id)) || !(await measures.mayPlay(id, isRated)) ? undefined : people.known(id),
    goneFor: (person) => presence.goneFor(person),
    every: options.pairing?.every,
    comeMs: options.pairing?.come,
    lostMs: options.pairing?.lost,
  });
  pairing.events.on('paired', (table, person) => {
    connections.paired(table, person);
    pubsub.publish('paired', `${table}:${person}`);
  });
  if (!config.featuresOff.includes('pairing')) lifecycle.add(pairing);
  metrics.watch(
    'aerie_pairing_waiting',
    'Wishes of the site to be put together with others; somebody may have several',
    () => pairing.waiting,
  );

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
  rooms.events.on('changed', (id) => {
    roomDelivery.changed(id);
    pubsub.publish('room', id);
  });
  rooms.events.on('said', (id) => {
    roomDelivery.said(id);
    pubsub.publish('talk', id);
  });
  coverVotes.events.on('voted', (vote) => pubsub.publish('vote', vote));
  peopleService.events.on('changed', readName);
  chat.events.on('said', (table) => connections.chat.said(table));
  reactions.events.on('reacted', (what) => connections.reactions.reacted(what));
  peopleService.events.on('leaving', (person) => sockets.dropPerson(person));
  peopleService.events.on('changed', examine);
  peopleService.events.on('invited', (table, person) => connections.invited(table, person));
  peopleService.events.on('chatRewritten', (table) => {
    connections.chat.rewrote(table);
    roomDelivery.rewrote(table);
  });

  // What happens at others.
  pubsub.events.on('received', (topic, id) => {
    if (topic === 'room') roomDelivery.changed(id);
    if (topic === 'talk') roomDelivery.said(id);
    if (topic === 'chat') connections.chat.said(id);
    const reacted = topic === 'reaction' ? decodeReacted(id) : undefined;
    if (reacted) connections.reactions.reacted(reacted);
    if (topic === 'vote') coverVotes.heard(id).catch((error: unknown) => reportError(error, 'votes'));
    if (topic === 'rewrote') {
      connections.chat.rewrote(id);
      roomDelivery.rewrote(id);
      tables.reread(id).catch((error: unknown) => reportError(error, 'pubsub'));
    }
    if (topic === 'person') {
      readName(id);
      examine(id);
    }
    const [table, asked] = id.split(':');
    if (topic === 'invited' && table && asked) connections.invited(table, asked);
    if (topic === 'vacation') vacations.read(id).catch((error: unknown) => reportError(error, 'vacation'));
    if (topic === 'paired' && table && asked) connections.paired(table, asked);
    if (topic === 'related')
      relations.blocks.read(id).catch((error: unknown) => reportError(error, 'people'));
    if (topic !== 'table' && topic !== 'match') return;
    connections.lobby.heard(id, topic);
    if (connections.watchers.isWatched(id)) follow(id);
  });
  pubsub.events.on('lagged', (topic, ms) => metrics.newsLag.observe({ topic }, ms / 1000));
  pubsub.events.on('reconnected', () => {
    metrics.newsInterruptions.inc();
    examine();
    void peopleService.accounts.readNames().catch((error: unknown) => reportError(error, 'people'));
    relations.blocks.readAll().catch((error: unknown) => reportError(error, 'people'));
    vacations.readAll().catch((error: unknown) => reportError(error, 'vacation'));
    connections.lobby.missed();
    roomDelivery.missed();
    for (const table of connections.watchers.tables()) {
      follow(table);
      connections.chat.rewrote(table);
    }
  });
  if (isShared) lifecycle.add(new Peers(presence, connections.audience, pubsub, options.beat));
  return { presence, connections, sockets, pairing, rooms, follow };
}
