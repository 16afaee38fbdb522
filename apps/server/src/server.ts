import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { accountRoutes } from './api/account.js';
import { Api } from './api/api.js';
import { conductRoutes } from './api/conduct.js';
import { dailyRoutes } from './api/daily.js';
import { historyRoutes } from './api/history.js';
import { invitationRoutes } from './api/invitation.js';
import { matchRoutes } from './api/matches.js';
import { noticeRoutes } from './api/notices.js';
import { sessionRoutes } from './api/session.js';
import { settingsRoutes } from './api/settings.js';
import { tokenRoutes } from './api/tokens.js';
import { BotPlayers } from './bots/players.js';
import type { Thinkers } from './bots/thinkers.js';
import type { Config } from './config.js';
import { Daily } from './daily/daily.js';
import { Doorstep } from './doorstep.js';
import { Heartbeat } from './heartbeat.js';
import { Profiles } from './history/profiles.js';
import { Ratings } from './history/ratings.js';
import { Results } from './history/results.js';
import { createHttp } from './http.js';
import { Matches } from './matches/matches.js';
import { Metrics } from './metrics.js';
import { noNews, type OpenNews } from './news/news.js';
import { Courier } from './notices/courier.js';
import { Mail } from './notices/mail.js';
import { Push } from './notices/push.js';
import { Turns } from './notices/turns.js';
import { Wishes } from './notices/wishes.js';
import { Pages } from './pages.js';
import { Watchman } from './people/guesses.js';
import { Household } from './people/household.js';
import type { Cost } from './people/password.js';
import { Connections } from './sockets/connections.js';
import { Hosts } from './sockets/hosts.js';
import { Lookout } from './sockets/lookout.js';
import { Neighbours } from './sockets/neighbours.js';
import { Presence } from './sockets/presence.js';
import { Requests } from './sockets/requests.js';
import { GOODBYE_MS, Sockets } from './sockets/sockets.js';
import type { Storage } from './storage/storage.js';
import { Chat } from './tables/chat.js';
import { Deadlines } from './tables/deadlines.js';
import { House } from './tables/house.js';
import { Tokens } from './tokens.js';

export interface Parts {
  readonly config: Config;
  readonly storage: Storage;
  readonly thinkers: Thinkers;
  /** Signs the cookies. */
  readonly secret: string;
  readonly log: Logger;
  /** Where there are other processes. */
  readonly openNews?: OpenNews;
  /** How often to look for what other processes wrote and did not tell, in milliseconds. */
  readonly lookMs?: number;
  /** How often a process says that it lives, and after what silence it is dead, in milliseconds. */
  readonly beat?: { readonly alive: number; readonly dead: number };
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
    readonly hookAgain?: readonly number[];
  };
}

export interface Running {
  readonly port: number;
  readonly house: House;
  readonly household: Household;
  readonly matches: Matches;
  /** Finishes what was acknowledged or is under way, then stops. */
  stop(): Promise<void>;
}

/** Puts the rooms together and opens the door. */
export async function serve({ config, storage, thinkers, secret, log, ...parts }: Parts): Promise<Running> {
  let closed = false;
  /** Whether new work is taken. */
  let open = true;
  const complain = (error: unknown, what: string) => {
    // What nobody waits for may find the storage closed.
    if (!closed) log.error({ err: error, what }, 'something went wrong');
  };
  const now = parts.now ?? Date.now;
  const metrics = new Metrics();
  const isShared = parts.openNews !== undefined;
  const matches = new Matches(storage, config.cachedMatches, now);
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
  const catchUp = parts.openNews ? (table: string) => house.follow(table) : undefined;
  const chat = new Chat(storage, house);
  const connections = new Connections(house, chat, new Presence(), complain, catchUp);
  const household = new Household({
    storage,
    house,
    secret,
    now,
    passwordCost: parts.passwordCost,
  });
  const { people, bans, mutes } = household;
  const requests = new Requests(house, chat, people, connections, parts.absenceMs);
  const tokens = new Tokens(storage, people, now);
  const whoIs = ({ headers }: IncomingMessage) =>
    headers.authorization === undefined
      ? people.recognise(headers.cookie)
      : tokens.recognise(headers.authorization);
  const sockets = new Sockets(config, whoIs, bans, mutes, connections, requests, metrics, complain);
  const bots = new BotPlayers(house, thinkers, complain);
  const every = parts.deadlineMs;
  const deadlines = new Deadlines(storage, house, complain, { isShared, ...(every ? { every } : {}) });
  const heartbeat = new Heartbeat(storage, now, complain, isShared);
  const wishes = new Wishes(storage);
  const allowInside = config.allowPrivateWebhooks;
  const mail = config.smtpUrl && config.mailFrom ? new Mail(config.smtpUrl, config.mailFrom) : undefined;
  const courier = new Courier({
    wishes,
    accounts: household.accounts,
    push: await Push.open(storage, contactOf(config), allowInside),
    mail,
    secret,
    origin: config.origin ?? `http://localhost:${config.port}`,
    allowInside,
    now,
    complain,
    hookAgain: parts.notices?.hookAgain,
  });
  const turns = new Turns(storage, house, courier, connections.presence.isHere, complain, parts.notices);
  connections.left = (person) => open && turns.left(person);
  house.listen({
    tableChanged: () => undefined,
    matchStepped: (_, __, steps) => metrics.entries.inc(steps.length),
  });
  metrics.watch('aerie_connections', 'Open sockets', () => sockets.count);
  metrics.watch('aerie_cached_matches', 'Matches kept ready', () => matches.cached);

  const follow = (table: string) => house.follow(table).catch((error: unknown) => complain(error, 'news'));
  const examine = (person?: string) =>
    void sockets.examine(person).catch((error: unknown) => complain(error, 'people'));
  let neighbours: Neighbours | undefined;
  const news = await (parts.openNews ?? (async () => noNews))({
    heard: (topic, id, from) => {
      if (neighbours?.heard(topic, id, from)) return;
      if (topic === 'chat') connections.said(id);
      if (topic === 'rewrote') connections.rewrote(id);
      if (topic === 'person') examine(id);
      if (topic !== 'table' && topic !== 'match') return;
      connections.lobby.heard(id, topic);
      if (connections.isWatched(id)) void follow(id);
    },
    missed: () => {
      neighbours?.ask();
      examine();
      connections.lobby.missed();
      for (const table of connections.allWatched()) {
        void follow(table);
        connections.rewrote(table);
      }
    },
    complain: (error) => log.warn({ err: error }, 'news'),
  });
  house.wrote = (what, table) => {
    news.tell(what, table);
    if (what === 'chat') connections.said(table);
  };
  household.farewell.rewrote = (table) => {
    news.tell('rewrote', table);
    connections.rewrote(table);
  };
  household.changed = (person) => {
    news.tell('person', person);
    examine(person);
  };
  connections.tellOthers = (what, person) => news.tell(what, person);
  if (parts.openNews)
    neighbours = new Neighbours(connections.presence, connections.audience, news, parts.beat);
  const hosts = new Hosts(house, connections, complain, parts.hostAwayMs);
  const lookout =
    parts.openNews &&
    new Lookout(storage, connections, (table) => void follow(table), complain, parts.lookMs);

  // While nobody could play, no clock has run but those of days.
  const closedSince = await heartbeat.closedSince();
  if (closedSince !== undefined)
    for await (const { id, body } of house.running())
      if (body.timing) await house.pause(id, closedSince, now());
  await heartbeat.open();

  const doorstep = new Doorstep(config);
  const http = createHttp({
    config,
    whoIs,
    bans,
    api: new Api([
      sessionRoutes(household, doorstep),
      accountRoutes(household, doorstep, new Watchman(storage, now)),
      settingsRoutes(household),
      conductRoutes(household),
      historyRoutes(storage, results, new Profiles(storage, secret), now),
      dailyRoutes(daily),
      matchRoutes(house),
      invitationRoutes(house),
      noticeRoutes({ wishes, courier, accounts: household.accounts, now, allowInside }),
      tokenRoutes(tokens, household.changed),
    ]),
    sockets,
    storage,
    metrics,
    pages: new Pages(config.webDir),
    isReady: () => open,
    complain,
  });
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(config.port, config.host, resolve);
  });
  deadlines.open();
  turns.open();
  // Wakes the bots, and ends tables whose last step was written just before a crash.
  for await (const { id } of house.running()) {
    void follow(id);
    // Nor may the other processes have heard of that step.
    news.tell('match', id);
  }

  return {
    port: (http.address() as AddressInfo).port,
    house,
    household,
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
      await turns.close(GOODBYE_MS);
      mail?.close();
      await heartbeat.close();
      neighbours?.close();
      await lookout?.close();
      await news.close();
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
