import {
  type AnyStep,
  clockMessage,
  hasNobodyAway,
  hostOf,
  isDrawing,
  type KnownPeople,
  mayWatch,
  ownPart,
  ownScreen,
  refuse,
  resultOf,
  type Seen,
  seatsOfPerson,
  sharedPart,
  tableMessage,
  viewersOf,
} from '@aerie/host';
import type { FromServer } from '@aerie/protocol';
import { Events } from '../common/events.js';
import type { ReportError } from '../common/report-error.js';
import type { WorkBudget } from '../common/work-budget.js';
import type { LiveMatch } from '../matches/match-store.js';
import type { AccountNames } from '../people/account-names.js';
import type { Relations } from '../people/relations.js';
import type { TableNews } from '../pubsub/pubsub.js';
import type { Chat } from '../tables/chat.js';
import type { TableService } from '../tables/table-service.js';
import type { Table } from '../tables/table-store.js';
import type { Vacations } from '../tables/vacations.js';
import { Audience } from './audience.js';
import { ChatDelivery } from './chat-delivery.js';
import type { Connection } from './connection.js';
import { Lobby } from './lobby.js';
import type { Presence } from './presence.js';
import { ReactionDelivery } from './reaction-delivery.js';
import type { RoomDelivery } from './room-delivery.js';
import { type Told, Watchers } from './watchers.js';

interface ConnectionEvents {
  /** Somebody has begun to watch a table whose match has begun. */
  readonly watched: [table: Table];
}

/** What an entry costs of a match that has to be rebuilt from its log, in milliseconds of work. */
const REPLAY_PRICE = 0.05;

/** Tells each connection what it may know of the tables that it watches. */
export class Connections {
  readonly events = new Events<ConnectionEvents>();
  readonly watchers = new Watchers();
  readonly audience = new Audience();
  readonly lobby: Lobby;
  readonly chat: ChatDelivery;
  readonly reactions: ReactionDelivery;
  private readonly known: KnownPeople;

  constructor(
    private readonly tables: TableService,
    chat: Chat,
    readonly presence: Presence,
    accountNames: AccountNames,
    relations: Relations,
    vacations: Pick<Vacations, 'lastDayOf'>,
    readonly rooms: RoomDelivery,
    private readonly budget: WorkBudget,
    private readonly reportError: ReportError,
    private readonly news: TableNews,
    /** Reads what other processes wrote about a table while nobody here watched it. */
    private readonly catchUp: (table: string) => Promise<void> = async () => undefined,
  ) {
    const { isBorrowed } = accountNames;
    const { isBlockedBetween } = relations;
    this.known = { isHere: presence.isHere, isBorrowed, holidayOf: vacations.lastDayOf };
    this.lobby = new Lobby(tables, this.known, budget, news, reportError);
    this.chat = new ChatDelivery(tables, chat, this.watchers, isBorrowed, isBlockedBetween, reportError);
    this.reactions = new ReactionDelivery(tables, this.watchers, isBorrowed, isBlockedBetween, reportError);
    tables.events.on('tableChanged', (table) => this.tableChanged(table));
    tables.events.on('matchStepped', (table, live, steps) => this.matchStepped(table, live, steps));
    tables.events.on('tableRemoved', (table) => this.lobby.tableChanged(table));
    presence.events.on('changed', (person) => this.presenceChanged(person));
    this.watchers.events.on('left', (table) => news.unfollow(table));
    relations.blocks.events.on('changed', (...pair) => {
      for (const person of pair) this.inBackground('block', () => this.blocksChanged(person));
    });
    this.audience.events.on('changed', (table) => this.tellAudience(table, this.watchers.at(table).keys()));
  }

  enter(connection: Connection): void {
    this.watchers.enter(connection);
    // Nobody waits for a visitor.
    if (!connection.isVisitor) this.presence.enter(connection.person.id);
  }

  exit(connection: Connection): void {
    this.lobby.leave(connection);
    this.rooms.exit(connection);
    for (const table of this.watchers.exit(connection)) this.countAudience(table);
    if (!connection.isVisitor) this.presence.exit(connection.person.id);
  }

  async watch(connection: Connection, id: string, since: Seen | undefined): Promise<void> {
    const found = await this.tables.table(id);
    if (this.tables.isSecret(found) && seatsOfPerson(found.body, connection.person.id).length === 0)
      refuse('dealOfToday');
    if (!mayWatch(found.body, connection.person.id)) refuse('noWatchers');
    if (this.tables.isKeptFrom(found, connection.person.id)) refuse('keptApart');
    // The process that waited for the parts of the luck may have died.
    if (isDrawing(found.body)) await this.tables.follow(id);
    const isFirst = !this.watchers.isWatched(id);
    const told = { entries: since?.number, revision: since?.revision ?? 0, seats: 0, gallery: 0 };
    if (!this.watchers.watch(connection, id, told)) return;
    if (isFirst) {
      await this.news.follow(id);
      await this.catchUp(id);
    }
    for (let isTold = false; !isTold; ) {
      const table = await this.tables.table(id);
      const isReady = this.tables.isReady(table);
      const live = await this.tables.live(table);
      if (live && !isReady) this.budget.charge(connection.payer, live.number * REPLAY_PRICE);
      isTold = await this.budget.run(connection.payer, () =>
        this.tellNewcomer(connection, table, live, told, since),
      );
    }
    await this.chat.tell(id, connection);
  }

  /** Tells a connection all that it needs to follow a table; false if the table has changed meanwhile. */
  private tellNewcomer(
    connection: Connection,
    table: Table,
    live: LiveMatch | undefined,
    told: Told,
    since: Seen | undefined,
  ): boolean {
    if ((this.watchers.latestOf(table.id)?.version ?? 0) > table.version) return false;
    this.watchers.note(table, live);
    this.countAudience(table.id);
    this.tellTable(table, live, [connection]);
    this.tellAudience(table.id, [connection]);
    // A client that has seen nothing yet need not begin afresh; one that claims to know more than there is knows nothing.
    if (live && since === undefined) told.revision = live.revision;
    const isKnown = !live || told.revision === live.revision;
    if (isKnown && (told.entries ?? 0) > (live?.number ?? 0)) told.entries = undefined;
    if (live) this.tellMatch(table, live, [], [connection]);
    if (live) this.tellClocks(table, live, [connection]);
    if (live) this.events.emit('watched', table);
    return true;
  }

  unwatch(connection: Connection, table: string): void {
    this.watchers.unwatch(connection, table);
    this.countAudience(table);
  }

  tell(connection: Connection, message: FromServer): void {
    connection.send(JSON.stringify(message));
  }

  private tableChanged(table: Table): void {
    this.lobby.tableChanged(table);
    if (!this.watchers.isWatched(table.id)) return;
    this.watchers.note(table, undefined);
    this.countAudience(table.id);
    // After the end the seats may read both chats.
    if (table.body.status === 'over') this.chat.said(table.id);
    this.inBackground('table', async () => {
      const live = await this.tables.live(table);
      this.tellTable(table, live, this.watchers.at(table.id).keys());
      if (!live) return;
      this.tellMatch(table, live, [], this.reseatedAt(table, live));
      this.tellClocks(table, live, this.watchers.at(table.id).keys());
    });
  }

  /** Those who look through other eyes than when they were last told of a match: somebody has taken a seat over. */
  private reseatedAt({ id, body }: Table, { match: { game } }: LiveMatch): Connection[] {
    return [...this.watchers.at(id)].flatMap(([connection, { viewers }]) =>
      viewers !== undefined && viewers !== viewersOf(body, connection.person, game).join()
        ? [connection]
        : [],
    );
  }

  private matchStepped(table: Table, live: LiveMatch, steps: readonly AnyStep[]): void {
    this.lobby.matchStepped(table, live);
    this.watchers.note(table, live);
    this.tellMatch(table, live, steps, this.watchers.at(table.id).keys());
    this.tellClocks(table, live, this.watchers.at(table.id).keys());
  }

  /** Somebody was asked to a table, here or at another process. */
  invited(id: string, person: string): void {
    const lines = this.watchers.connectionsOf(person);
    if (lines.length === 0) return;
    this.inBackground('invitation', async () => {
      const { body } = await this.tables.table(id);
      const by = hostOf(body, this.known);
      for (const line of lines) this.tell(line, { type: 'invited', table: id, game: body.game, by });
    });
  }

  /** Somebody was paired with others. */
  paired(id: string, person: string): void {
    const lines = this.watchers.connectionsOf(person);
    if (lines.length === 0) return;
    this.inBackground('pairing', async () => {
      const { body } = await this.tables.table(id);
      for (const line of lines) this.tell(line, { type: 'paired', table: id, game: body.game });
    });
  }

  /** Somebody meets others than before: what they see of lists and hear, and which tables they may follow. */
  private async blocksChanged(person: string): Promise<void> {
    this.lobby.concerns(person);
    this.rooms.concerns(person);
    for (const connection of this.watchers.connectionsOf(person)) {
      for (const id of this.watchers.tablesOf(connection)) {
        const table = await this.tables.find(id);
        if (table && this.tables.isKeptFrom(table, person)) this.unwatch(connection, id);
      }
      await this.chat.retell(connection);
    }
  }

  /** Tells the watchers of somebody's tables that they came or went, where that is told. */
  private presenceChanged(person: string): void {
    for (const id of this.watchers.seatedAt(person))
      this.inBackground('presence', async () => {
        const table = await this.tables.table(id);
        if (hasNobodyAway(table.body)) return;
        const live = await this.tables.live(table);
        this.tellTable(table, live, this.watchers.at(id).keys());
      });
  }

  private tellClocks(table: Table, live: LiveMatch, to: Iterable<Connection>): void {
    const message = clockMessage(table.id, table.body, live, this.tables.now());
    if (!message) return;
    const text = JSON.stringify(message);
    for (const connection of to) if (mayWatch(table.body, connection.person.id)) connection.send(text);
  }

  /**
   * Sends the position of a match, with all steps that each connection has not been sent yet; `steps` are the latest
   * ones, as far as they are at hand. The message is made once for all who see the same, and of it what all are told once for all.
   */
  private tellMatch(
    table: Table,
    live: LiveMatch,
    steps: readonly AnyStep[],
    to: Iterable<Connection>,
  ): void {
    const all = this.watchers.at(table.id);
    const { number, revision } = live;
    const position = { ...live.position, result: resultOf(table.body, live.match) };
    const seed = this.tables.isSecret(table) ? null : live.seed;
    const texts = new Map<string, string>();
    let shared: string | undefined;
    for (const connection of to) {
      const told = all.get(connection);
      if (!told || !mayWatch(table.body, connection.person.id)) continue;
      // In another log the same numbers mean other entries: a client that knows those begins afresh.
      if (told.revision !== revision) told.entries = 0;
      told.revision = revision;
      const viewers = viewersOf(table.body, connection.person, live.match.game);
      const eyes = viewers.join();
      // Other eyes have seen other things from the beginning.
      if (told.viewers !== undefined && told.viewers !== eyes) told.entries = 0;
      const since = told.entries ?? number;
      // What was read from the storage may be older than what was sent already.
      if (since > number) continue;
      told.viewers = eyes;
      const key = `${eyes} ${since}`;
      let text = texts.get(key);
      if (text === undefined) {
        const unsent = since > 0 && since === steps[0]?.number ? { steps } : live.told(since);
        shared ??= JSON.stringify(sharedPart(table.id, position, seed));
        const own = ownPart(position, ownScreen(live.match, viewers, table.body), unsent);
        text = joined(shared, JSON.stringify(own));
        texts.set(key, text);
      }
      told.entries = number;
      connection.send(text);
    }
  }

  private tellTable(table: Table, live: LiveMatch | undefined, to: Iterable<Connection>): void {
    const game = this.tables.gameOf(table);
    for (const connection of to) {
      const shown = tableMessage(table.id, table.body, connection.person.id, this.known, game, live);
      this.tell(connection, { type: 'table', table: shown });
    }
  }

  private tellAudience(table: string, to: Iterable<Connection>): void {
    const count = this.audience.at(table);
    for (const connection of to) this.tell(connection, { type: 'audience', table, count });
  }

  private countAudience(table: string): void {
    this.audience.set(table, this.watchers.countSpectators(table));
  }

  private inBackground(what: string, work: () => Promise<void>): void {
    work().catch((error: unknown) => this.reportError(error, what));
  }
}

/** Two objects that are not empty, as JSON, as one. */
const joined = (one: string, other: string): string => `${one.slice(0, -1)},${other.slice(1)}`;
