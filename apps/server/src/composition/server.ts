import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { accountHandlers } from '../api/account.js';
import { Api } from '../api/api.js';
import { conductHandlers } from '../api/conduct.js';
import { dailyHandlers } from '../api/daily.js';
import { historyHandlers } from '../api/history.js';
import { noticeHandlers } from '../api/notices.js';
import { documentHandlers } from '../api/openapi.js';
import { sessionHandlers } from '../api/session.js';
import { settingsHandlers } from '../api/settings.js';
import { tableHandlers } from '../api/tables.js';
import { tokenHandlers } from '../api/tokens.js';
import { BotPlayers } from '../bots/players.js';
import type { Thinkers } from '../bots/thinkers.js';
import type { Config } from '../common/config.js';
import { Metrics } from '../common/metrics.js';
import { Daily } from '../daily/daily.js';
import { Profiles } from '../history/profiles.js';
import { Ratings } from '../history/ratings.js';
import { Results } from '../history/results.js';
import { createHttpServer } from '../http/http-server.js';
import { StaticFiles } from '../http/static-files.js';
import { ChangePoller } from '../jobs/change-poller.js';
import { Heartbeat } from '../jobs/heartbeat.js';
import { HostSuccession } from '../jobs/host-succession.js';
import { type GameOf, Matches } from '../matches/matches.js';
import { Mailer } from '../notices/mailer.js';
import { Notifier } from '../notices/notifier.js';
import { NotificationPreferences } from '../notices/preferences.js';
import { PushSender } from '../notices/push-sender.js';
import { TurnNotifier } from '../notices/turn-notifier.js';
import { ApiTokens } from '../people/api-tokens.js';
import type { Cost } from '../people/passwords.js';
import { PeopleService } from '../people/people-service.js';
import { RegistrationThrottle } from '../people/registration-throttle.js';
import { SignInThrottle } from '../people/sign-in-throttle.js';
import { noPubSub, type OpenPubSub } from '../pubsub/pubsub.js';
import { Connections } from '../sockets/connections.js';
import { Peers } from '../sockets/peers.js';
import { Presence } from '../sockets/presence.js';
import { RequestHandlers } from '../sockets/request-handlers.js';
import { GOODBYE_MS, SocketServer } from '../sockets/socket-server.js';
import type { Storage } from '../storage/storage.js';
import { Chat } from '../tables/chat.js';
import { Deadlines } from '../tables/deadlines.js';
import { House } from '../tables/house.js';

export interface ServerOptions {
  readonly config: Config;
  readonly storage: Storage;
  readonly thinkers: Thinkers;
  /** Signs the cookies. */
  readonly secret: string;
  readonly log: Logger;
  /** Where there are other processes. */
  readonly openPubSub?: OpenPubSub;
  /** How often to look for what other processes wrote and did not tell, in milliseconds. */
  readonly pollMs?: number;
  /** How often a process says that it lives, and after what silence it is dead, in milliseconds. */
  readonly beat?: { readonly alive: number; readonly dead: number };
  /** The games that can be played; those of the registry unless told otherwise. */
  readonly gameOf?: GameOf;
  /** What time it is; the real time unless somebody moves it. */
  readonly now?: () => number;
  /** How long the host of an open table must be gone before another one takes over. */
  readonly hostAwayMs?: number;
  /** How long somebody must be gone before the others may have a bot play for them. */
  readonly absenceMs?: number;
  /** What hashing a password costs. */
  readonly passwordCost?: Cost;
  /** How often to look whose time is used up, in milliseconds. */
  readonly deadlineMs?: number;
  /** How often to look who is to be told of their turn, how long they must be gone, and when webhooks are tried again. */
  readonly notices?: {
    readonly every?: number;
    readonly away?: number;
    readonly webhookRetries?: readonly number[];
  };
}

export interface RunningServer {
  readonly port: number;
  readonly house: House;
  readonly peopleService: PeopleService;
  readonly matches: Matches;
  /** Finishes what was acknowledged or is under way, then stops. */
  stop(): Promise<void>;
}

/** Puts the rooms together and opens the door. */
export async function serve({
  config,
  storage,
  thinkers,
  secret,
  log,
  ...parts
}: ServerOptions): Promise<RunningServer> {
  let closed = false;
  /** Whether new work is taken. */
  let open = true;
  const reportError = (error: unknown, what: string) => {
    // What nobody waits for may find the storage closed.
    if (!closed) log.error({ err: error, what }, 'something went wrong');
  };
  const now = parts.now ?? Date.now;
  const metrics = new Metrics();
  const isShared = parts.openPubSub !== undefined;
  const matches = new Matches(storage, config.cachedMatches, now, parts.gameOf);
  const house = new House(
    storage,
    matches,
    { keptTables: isShared ? 0 : config.cachedMatches, openTables: config.openTablesPerPerson },
    now,
  );
  const results = new Results(storage, new Ratings(storage), now);
  const daily = new Daily(storage, house, secret, now);
  house.ended = async (table, live) => {
    await results.ended(table, live);
    await daily.ended(table, live);
  };
  const catchUp = parts.openPubSub ? (table: string) => house.follow(table) : undefined;
  const chat = new Chat(storage, house);
  const connections = new Connections(house, chat, new Presence(), reportError, catchUp);
  const peopleService = new PeopleService({
    storage,
    house,
    secret,
    now,
    passwordCost: parts.passwordCost,
  });
  const { people, bans, mutes } = peopleService;
  const requests = new RequestHandlers(house, chat, people, connections, parts.absenceMs);
  const tokens = new ApiTokens(storage, people, now);
  const whoIs = ({ headers }: IncomingMessage) =>
    headers.authorization === undefined
      ? people.recognise(headers.cookie)
      : tokens.recognise(headers.authorization);
  const sockets = new SocketServer(config, whoIs, bans, mutes, connections, requests, metrics, reportError);
  const bots = new BotPlayers(house, thinkers, reportError);
  const every = parts.deadlineMs;
  const deadlines = new Deadlines(storage, house, reportError, { isShared, ...(every ? { every } : {}) });
  const heartbeat = new Heartbeat(storage, now, reportError, isShared);
  const preferences = new NotificationPreferences(storage);
  const allowPrivate = config.allowPrivateWebhooks;
  const mail = config.smtpUrl && config.mailFrom ? new Mailer(config.smtpUrl, config.mailFrom) : undefined;
  const notifier = new Notifier({
    preferences,
    accounts: peopleService.accounts,
    push: await PushSender.open(storage, contactOf(config), allowPrivate),
    mail,
    secret,
    origin: config.origin ?? `http://localhost:${config.port}`,
    allowPrivate,
    now,
    reportError,
    webhookRetries: parts.notices?.webhookRetries,
  });
  const turnNotifier = new TurnNotifier(
    storage,
    house,
    notifier,
    connections.presence.isHere,
    reportError,
    parts.notices,
  );
  connections.left = (person) => open && turnNotifier.left(person);
  house.listen({
    tableChanged: () => undefined,
    matchStepped: (_, __, steps) => metrics.entries.inc(steps.length),
  });
  metrics.watch('aerie_connections', 'Open sockets', () => sockets.count);
  metrics.watch('aerie_cached_matches', 'Matches kept ready', () => matches.cached);

  const follow = (table: string) =>
    house.follow(table).catch((error: unknown) => reportError(error, 'pubsub'));
  const examine = (person?: string) =>
    void sockets.examine(person).catch((error: unknown) => reportError(error, 'people'));
  let peers: Peers | undefined;
  const pubsub = await (parts.openPubSub ?? (async () => noPubSub))({
    received: (topic, id, from) => {
      if (peers?.heard(topic, id, from)) return;
      if (topic === 'chat') connections.said(id);
      if (topic === 'rewrote') connections.rewrote(id);
      if (topic === 'person') examine(id);
      if (topic !== 'table' && topic !== 'match') return;
      connections.lobby.heard(id, topic);
      if (connections.isWatched(id)) void follow(id);
    },
    reconnected: () => {
      peers?.ask();
      examine();
      connections.lobby.missed();
      for (const table of connections.allWatched()) {
        void follow(table);
        connections.rewrote(table);
      }
    },
    reportError: (error) => log.warn({ err: error }, 'pubsub'),
  });
  house.wrote = (what, table) => {
    pubsub.publish(what, table);
    if (what === 'chat') connections.said(table);
  };
  peopleService.accountDeletion.rewrote = (table) => {
    pubsub.publish('rewrote', table);
    connections.rewrote(table);
  };
  peopleService.changed = (person) => {
    pubsub.publish('person', person);
    examine(person);
  };
  connections.tellOthers = (what, person) => pubsub.publish(what, person);
  if (parts.openPubSub) peers = new Peers(connections.presence, connections.audience, pubsub, parts.beat);
  const hosts = new HostSuccession(house, connections, reportError, parts.hostAwayMs);
  const changePoller =
    parts.openPubSub &&
    new ChangePoller(storage, connections, (table) => void follow(table), reportError, parts.pollMs);

  // While nobody could play, no clock has run but those of days.
  const closedSince = await heartbeat.closedSince();
  if (closedSince !== undefined)
    for await (const { id, body } of house.running())
      if (body.timing) await house.pause(id, closedSince, now());
  await heartbeat.open();

  const registrationThrottle = new RegistrationThrottle(config);
  const http = createHttpServer({
    config,
    whoIs,
    api: new Api(
      {
        ...sessionHandlers(peopleService, registrationThrottle),
        ...accountHandlers(peopleService, registrationThrottle, new SignInThrottle(storage, now)),
        ...settingsHandlers(peopleService.preferences),
        ...conductHandlers(peopleService),
        ...historyHandlers(storage, results, new Profiles(storage, secret), now),
        ...dailyHandlers(daily),
        ...tableHandlers(house),
        ...noticeHandlers({ preferences, notifier, accounts: peopleService.accounts, now, allowPrivate }),
        ...tokenHandlers(tokens, peopleService.changed),
        ...documentHandlers(),
      },
      peopleService,
    ),
    sockets,
    storage,
    metrics,
    pages: new StaticFiles(config.webDir),
    isReady: () => open,
    reportError,
  });
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(config.port, config.host, resolve);
  });
  deadlines.open();
  turnNotifier.open();
  // Wakes the bots, and ends tables whose last step was written just before a crash.
  for await (const { id } of house.running()) {
    void follow(id);
    // Nor may the other processes have heard of that step.
    pubsub.publish('match', id);
  }

  return {
    port: (http.address() as AddressInfo).port,
    house,
    peopleService,
    matches,
    async stop() {
      open = false;
      await sockets.close();
      const gone = new Promise((resolve) => http.close(resolve));
      // Whoever has begun a request and does not end it is not waited for.
      const last = setTimeout(() => http.closeAllConnections(), GOODBYE_MS);
      await gone;
      clearTimeout(last);
      await bots.stop();
      await thinkers.close();
      hosts.close();
      connections.audience.close();
      await deadlines.close();
      await turnNotifier.close(GOODBYE_MS);
      mail?.close();
      await heartbeat.close();
      peers?.close();
      await changePoller?.close();
      await pubsub.close();
      closed = true;
      await storage.close();
    },
  };
}

/** Whom a push service can write to when something is wrong: it asks for an address or a page. */
function contactOf({ mailFrom, origin }: Config): string {
  const address = mailFrom && (/<(.+)>/.exec(mailFrom)?.[1] ?? mailFrom);
  if (address) return `mailto:${address}`;
  return origin?.startsWith('https:') ? origin : 'mailto:aerie@localhost';
}
