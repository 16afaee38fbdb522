import {
  type AnyStep,
  clockMessage,
  matchMessage,
  mayWatch,
  ownScreen,
  peopleOf,
  refuse,
  type Seen,
  seatsOfPerson,
  tableMessage,
  viewersOf,
} from '@aerie/host';
import type { Viewer } from '@aerie/kernel';
import type { FromServer } from '@aerie/protocol';
import type { LiveMatch } from '../matches/match-store.js';
import { type Chat, chatLine, hears, TALKS } from '../tables/chat.js';
import type { TableService } from '../tables/table-service.js';
import type { Table } from '../tables/table-store.js';
import { Audience } from './audience.js';
import type { Connection } from './connection.js';
import { Lobby } from './lobby.js';
import { ManyToMany } from './many-to-many.js';
import type { Presence } from './presence.js';

/** What somebody who follows a table has been told of. */
interface Followed {
  /** So many entries of its match, if they know any. */
  entries: number | undefined;
  /** As they are numbered since it was carried over to newer rules so often. */
  revision: number;
  /** Lines of its two talks up to these numbers. */
  seats: number;
  gallery: number;
}

/** How far a table that somebody follows had got when those who do were last told of it. */
export interface Latest {
  version: number;
  match: string | null;
  entries: number;
  seats: number;
  gallery: number;
  /** Whoever can begin, while the table is open. */
  host: string | null;
}

/** Knows who is connected and follows what, and tells each what they may know. */
export class Connections {
  private readonly watching = new Map<string, Map<Connection, Followed>>();
  private readonly watched = new Map<Connection, Set<string>>();
  /** Tables that somebody follows, and the people who sit there. */
  private readonly seats = new ManyToMany();
  private readonly latest = new Map<string, Latest>();
  readonly lobby: Lobby;
  readonly audience = new Audience();

  constructor(
    private readonly tables: TableService,
    private readonly chat: Chat,
    readonly presence: Presence,
    private readonly reportError: (error: unknown, what: string) => void,
    /** Reads what other processes wrote about a table while nobody here followed it. */
    private readonly catchUp: (table: string) => Promise<void> = async () => undefined,
  ) {
    this.lobby = new Lobby(tables, presence.isHere, reportError);
    tables.events.on('tableChanged', (table) => this.tableChanged(table));
    tables.events.on('matchStepped', (table, live, steps) => this.matchStepped(table, live, steps));
    presence.events.on('changed', (person) => this.presenceChanged(person));
    this.audience.events.on('changed', (table) =>
      this.tellAudience(table, this.watching.get(table)?.keys() ?? []),
    );
  }

  enter(connection: Connection): void {
    this.watched.set(connection, new Set());
    this.presence.enter(connection.person.id);
  }

  exit(connection: Connection): void {
    const tables = this.watched.get(connection) ?? new Set();
    this.watched.delete(connection);
    this.lobby.leave(connection);
    for (const table of tables) this.drop(connection, table);
    this.presence.exit(connection.person.id);
  }

  async watch(connection: Connection, id: string, since: Seen | undefined): Promise<void> {
    const found = await this.tables.table(id);
    if (this.tables.isSecret(found) && seatsOfPerson(found.body, connection.person.id).length === 0)
      refuse('dealOfToday');
    if (!mayWatch(found.body, connection.person.id)) refuse('noWatchers');
    const mine = this.watched.get(connection);
    // It has gone away meanwhile.
    if (!mine) return;
    const unheard = !this.isWatched(id);
    mine.add(id);
    const all = this.watching.get(id) ?? new Map<Connection, Followed>();
    const followed = { entries: since?.number, revision: since?.revision ?? 0, seats: 0, gallery: 0 };
    this.watching.set(id, all.set(connection, followed));
    if (unheard) await this.catchUp(id);
    const table = await this.tables.table(id);
    const live = await this.tables.live(table);
    this.note(table, live);
    this.count(id);
    this.tellTable(table, live, [connection]);
    this.tellAudience(id, [connection]);
    // Whoever has seen nothing yet need not begin afresh; whoever claims to know more than there is knows nothing.
    if (live && since === undefined) followed.revision = live.revision;
    const isKnown = !live || followed.revision === live.revision;
    if (isKnown && (followed.entries ?? 0) > (live?.number ?? 0)) followed.entries = undefined;
    if (live) this.tellMatch(table, live, [], [connection]);
    if (live) this.tellClocks(table, live, [connection]);
    await this.tellChat(id, connection);
  }

  unwatch(connection: Connection, table: string): void {
    this.watched.get(connection)?.delete(table);
    this.drop(connection, table);
  }

  private drop(connection: Connection, table: string): void {
    const all = this.watching.get(table);
    all?.delete(connection);
    this.count(table);
    if (all?.size !== 0) return;
    this.watching.delete(table);
    this.seats.delete(table);
    this.latest.delete(table);
  }

  /** Whether anybody in this process follows a table. */
  isWatched = (table: string): boolean => this.watching.has(table);

  /** Whether somebody follows a table over this connection. */
  isWatching = (connection: Connection, table: string): boolean =>
    this.watched.get(connection)?.has(table) ?? false;

  allWatched = (): string[] => [...this.watching.keys()];

  /** Of all tables that somebody follows: what has been told of them. */
  told = (): ReadonlyMap<string, Readonly<Latest>> => this.latest;

  private note({ id, version, body }: Table, live: LiveMatch | undefined): void {
    if (!this.isWatched(id)) return;
    this.seats.set(id, peopleOf(body));
    const before = this.latest.get(id);
    this.latest.set(id, {
      version: Math.max(version, before?.version ?? 0),
      match: body.match ?? before?.match ?? null,
      entries: live?.number ?? (body.match === before?.match ? before?.entries : 0) ?? 0,
      seats: before?.seats ?? 0,
      gallery: before?.gallery ?? 0,
      host: body.status === 'open' ? body.host : null,
    });
  }

  private tableChanged(table: Table): void {
    this.lobby.tableChanged(table);
    if (!this.isWatched(table.id)) return;
    this.note(table, undefined);
    this.count(table.id);
    // After the end all hear what was said, on either side.
    if (table.body.status === 'over') this.said(table.id);
    this.apart(
      'table',
      this.tables.live(table).then((live) => {
        this.tellTable(table, live, this.watching.get(table.id)?.keys() ?? []);
        if (live) this.tellClocks(table, live, this.watching.get(table.id)?.keys() ?? []);
      }),
    );
  }

  private matchStepped(table: Table, live: LiveMatch, steps: readonly AnyStep[]): void {
    this.lobby.matchStepped(table, live);
    this.note(table, live);
    this.tellMatch(table, live, steps, this.watching.get(table.id)?.keys() ?? []);
    this.tellClocks(table, live, this.watching.get(table.id)?.keys() ?? []);
  }

  private tellClocks(table: Table, live: LiveMatch, to: Iterable<Connection>): void {
    const message = clockMessage(table.id, table.body, live, this.tables.now());
    if (!message) return;
    const text = JSON.stringify(message);
    for (const connection of to) if (mayWatch(table.body, connection.person.id)) connection.send(text);
  }

  /**
   * Tells how the match stands, with all steps that each has not been told of yet; `steps` are the latest ones, as
   * far as they are at hand. One message for each set of eyes: those who see the same get the same text.
   */
  private tellMatch(
    table: Table,
    live: LiveMatch,
    steps: readonly AnyStep[],
    to: Iterable<Connection>,
  ): void {
    const all = this.watching.get(table.id);
    const { number, revision, position } = live;
    const seed = this.tables.isSecret(table) ? null : live.seed;
    const texts = new Map<string, string>();
    for (const connection of to) {
      const followed = all?.get(connection);
      if (!followed || !mayWatch(table.body, connection.person.id)) continue;
      // In another log the same numbers mean other entries: whoever knows those begins afresh.
      if (followed.revision !== revision) followed.entries = 0;
      followed.revision = revision;
      const since = followed.entries ?? number;
      // Told of more already: what was read from the storage may have been overtaken.
      if (since > number) continue;
      const viewers: Viewer[] = viewersOf(table.body, connection.person.id);
      const key = `${viewers.join()} ${since}`;
      let text = texts.get(key);
      if (text === undefined) {
        const news = since > 0 && since === steps[0]?.number ? { steps } : live.told(since);
        text = JSON.stringify(matchMessage(table.id, position, ownScreen(live.match, viewers), news, seed));
        texts.set(key, text);
      }
      followed.entries = number;
      connection.send(text);
    }
  }

  tell(connection: Connection, message: FromServer): void {
    connection.send(JSON.stringify(message));
  }

  /**
   * Tells what was said at a table since each was told last; to one who just came also that nothing was. Those who
   * follow it only from now on count as told of nothing, so that no line can slip through in between.
   */
  async tellChat(id: string, newcomer?: Connection): Promise<void> {
    if (!this.isWatched(id)) return;
    const { body } = await this.tables.table(id);
    const said = await Promise.all(
      TALKS.map(async (talk) => {
        const hearers = [...(this.watching.get(id) ?? [])].filter(([{ person }]) =>
          hears(body, person.id, talk),
        );
        const told = [this.latest.get(id)?.[talk] ?? 0, ...hearers.map(([, followed]) => followed[talk])];
        const from = newcomer ? 0 : Math.min(...told);
        const lines = await this.chat.lines(id, talk, from);
        return { talk, lines, next: (lines.at(-1)?.number ?? -1) + 1 };
      }),
    );
    const latest = this.latest.get(id);
    for (const { talk, next } of said) if (latest) latest[talk] = Math.max(latest[talk], next);
    for (const [connection, followed] of this.watching.get(id) ?? []) {
      if (newcomer && connection !== newcomer) continue;
      const { id: person } = connection.person;
      const heard = said.filter(({ talk }) => hears(body, person, talk));
      const news = heard.flatMap(({ talk, lines }) => lines.filter(({ number }) => number >= followed[talk]));
      for (const { talk, next } of heard) followed[talk] = Math.max(followed[talk], next);
      if (news.length === 0 && connection !== newcomer) continue;
      const shown = news.map((line) => chatLine(line, person, connection.mutes));
      this.tell(connection, { type: 'chat', table: id, lines: shown });
    }
  }

  /** Tells one connection all lines again: it hears others than before. */
  async retellChat(connection: Connection): Promise<void> {
    for (const id of this.watched.get(connection) ?? []) {
      const followed = this.watching.get(id)?.get(connection);
      if (followed) for (const talk of TALKS) followed[talk] = 0;
      await this.tellChat(id, connection);
    }
  }

  /** Lines of a table were written anew: all who follow it are told them again. */
  rewrote(id: string): void {
    for (const followed of this.watching.get(id)?.values() ?? [])
      for (const talk of TALKS) followed[talk] = 0;
    this.said(id);
  }

  /** Something was said at a table, here or elsewhere. */
  said(table: string): void {
    this.apart('chat', this.tellChat(table));
  }

  private tellTable(table: Table, live: LiveMatch | undefined, to: Iterable<Connection>): void {
    const game = this.tables.gameOf(table);
    for (const connection of to) {
      const shown = tableMessage(
        table.id,
        table.body,
        connection.person.id,
        this.presence.isHere,
        game,
        live,
      );
      this.tell(connection, { type: 'table', table: shown });
    }
  }

  private tellAudience(table: string, to: Iterable<Connection>): void {
    const count = this.audience.at(table);
    for (const connection of to) this.tell(connection, { type: 'audience', table, count });
  }

  /** Counts anew who looks on at a table: people, not tabs, and not those who sit there. */
  private count(table: string): void {
    const people = new Set([...(this.watching.get(table)?.keys() ?? [])].map(({ person }) => person.id));
    const lookers = [...people].filter((person) => !this.seats.of(person).includes(table));
    this.audience.set(table, lookers.length);
  }

  /** Tells those at the tables of somebody that they came or went. */
  private presenceChanged(person: string): void {
    for (const id of this.seats.of(person)) {
      const told = this.tables.table(id).then(async (table) => {
        const live = await this.tables.live(table);
        this.tellTable(table, live, this.watching.get(id)?.keys() ?? []);
      });
      this.apart('presence', told);
    }
  }

  /** Work that nobody waits for; what goes wrong with it is told all the same. */
  private apart(what: string, work: Promise<unknown>): void {
    work.catch((error: unknown) => this.reportError(error, what));
  }
}
