import { peopleOf, type TableState } from '@aerie/host';
import { Events } from '../common/events.js';
import type { LiveMatch } from '../matches/match-store.js';
import type { Talk } from '../tables/chat.js';
import type { Table } from '../tables/table-store.js';
import type { Connection } from './connection.js';
import { ManyToMany } from './many-to-many.js';

/** What one connection that watches a table has been told of. */
export interface Told {
  /** How many entries of its match, if any. */
  entries: number | undefined;
  /** Through whose eyes it was told of them: the seats of its person then, or those of a spectator. */
  viewers?: string;
  /** How often the match had been carried over to newer rules when these entries were numbered. */
  revision: number;
  /** Lines of its two chats, up to these numbers. */
  seats: number;
  gallery: number;
  /** The first lines of both chats that it may be told of, once it has been told of any. */
  since?: Readonly<Record<Talk, number>>;
}

/** How far a watched table had got when its watchers were last told of it. */
export interface Latest {
  version: number;
  match: string | null;
  entries: number;
  seats: number;
  gallery: number;
  /** The host, while the table is open. */
  host: string | null;
  body: TableState;
}

/** Which connections of this process watch which tables, and what they have been told. */
export class Watchers {
  readonly events = new Events<{ /** Nobody watches a table any more. */ readonly left: [table: string] }>();
  private readonly byTable = new Map<string, Map<Connection, Told>>();
  private readonly byConnection = new Map<Connection, Set<string>>();
  private readonly latest = new Map<string, Latest>();
  /** Tables that are watched, and the people who sit there. */
  private readonly seats = new ManyToMany();

  enter(connection: Connection): void {
    this.byConnection.set(connection, new Set());
  }

  /** Removes a connection; gives the tables that it watched. */
  exit(connection: Connection): ReadonlySet<string> {
    const tables = this.byConnection.get(connection) ?? new Set();
    this.byConnection.delete(connection);
    for (const table of tables) this.forget(connection, table);
    return tables;
  }

  /** False if the connection has been closed. */
  watch(connection: Connection, table: string, told: Told): boolean {
    const tables = this.byConnection.get(connection);
    if (!tables) return false;
    tables.add(table);
    const all = this.byTable.get(table) ?? new Map<Connection, Told>();
    this.byTable.set(table, all.set(connection, told));
    return true;
  }

  unwatch(connection: Connection, table: string): void {
    this.byConnection.get(connection)?.delete(table);
    this.forget(connection, table);
  }

  private forget(connection: Connection, table: string): void {
    const all = this.byTable.get(table);
    all?.delete(connection);
    if (all?.size !== 0) return;
    this.byTable.delete(table);
    this.seats.delete(table);
    this.latest.delete(table);
    this.events.emit('left', table);
  }

  /** Notes how far a watched table has got; its match, where it is at hand. */
  note({ id, version, body }: Table, live: LiveMatch | undefined): void {
    if (!this.isWatched(id)) return;
    const before = this.latest.get(id);
    // With a step the table stays what it was.
    if (before?.body !== body) this.seats.set(id, peopleOf(body));
    this.latest.set(id, {
      version: Math.max(version, before?.version ?? 0),
      match: body.match ?? before?.match ?? null,
      entries: live?.number ?? (body.match === before?.match ? before?.entries : 0) ?? 0,
      seats: before?.seats ?? 0,
      gallery: before?.gallery ?? 0,
      host: body.status === 'open' ? body.host : null,
      body,
    });
  }

  isWatched = (table: string): boolean => this.byTable.has(table);
  isWatching = (connection: Connection, table: string): boolean =>
    this.byConnection.get(connection)?.has(table) ?? false;
  /** All tables that are watched. */
  tables = (): string[] => [...this.byTable.keys()];
  connectionsOf = (person: string): readonly Connection[] =>
    [...this.byConnection.keys()].filter((connection) => connection.person.id === person);
  tablesOf = (connection: Connection): readonly string[] => [...(this.byConnection.get(connection) ?? [])];
  /** All connections that watch a table, with what each has been told. */
  at = (table: string): ReadonlyMap<Connection, Told> => this.byTable.get(table) ?? new Map();
  latestOf = (table: string): Latest | undefined => this.latest.get(table);
  allLatest = (): ReadonlyMap<string, Readonly<Latest>> => this.latest;
  /** The watched tables where somebody sits. */
  seatedAt = (person: string): readonly string[] => this.seats.of(person);

  /** How many people watch a table without a seat: people, not connections. */
  countSpectators(table: string): number {
    const people = new Set([...this.at(table).keys()].map(({ person }) => person.id));
    return [...people].filter((person) => !this.seats.of(person).includes(table)).length;
  }
}
