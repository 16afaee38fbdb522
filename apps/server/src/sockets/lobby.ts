import {
  belongsTo,
  isTurnOf,
  type KnownPeople,
  peopleOf,
  seatsOfPerson,
  tableMessage,
  timeLeft,
} from '@aerie/host';
import type { FromServer, OwnTable } from '@aerie/protocol';
import { KeyedMutex } from '../common/keyed-mutex.js';
import type { WorkBudget } from '../common/work-budget.js';
import type { LiveMatch } from '../matches/match-store.js';
import type { TableNews } from '../pubsub/pubsub.js';
import type { TableService } from '../tables/table-service.js';
import type { Table } from '../tables/table-store.js';
import type { Connection } from './connection.js';
import { ManyToMany } from './many-to-many.js';

/** How many tables the live lists show. */
const LISTED = 50;
/** How long changes of the lists are collected before they are sent. */
const PAUSE_MS = 300;

interface Lists {
  readonly open: readonly Table[];
  readonly running: readonly Table[];
}

interface Own {
  readonly table: Table;
  readonly myTurn: boolean;
  /** When their time is used up, if their clock runs. */
  readonly deadline: number | undefined;
}

/**
 * The live lists: open and running tables, the same for everybody, and each person's own tables. Those are read when the
 * person enters the lobby and when one of their tables changes, not whenever anything does.
 */
export class Lobby {
  private readonly present = new Map<string, Set<Connection>>();
  private readonly own = new Map<string, readonly Own[]>();
  /** People in the lobby, and their tables. */
  private readonly seats = new ManyToMany();
  /** By person, those of them with a match under way: it is to be heard of its steps. */
  private readonly followed = new Map<string, readonly string[]>();
  private lists: Lists | undefined;
  /** Goes up when the lists change, so that a reading that was overtaken is not kept. */
  private listings = 0;
  private toAll = false;
  private readonly reading = new KeyedMutex<string>();
  /** What has to be read again before the next message: tables whose turn may have changed, people whose tables have. */
  private readonly stepped = new Set<string>();
  private readonly changed = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly tables: TableService,
    private readonly known: KnownPeople,
    private readonly budget: WorkBudget,
    private readonly news: TableNews,
    private readonly reportError: (error: unknown, what: string) => void,
  ) {}

  async enter(connection: Connection): Promise<void> {
    const { id } = connection.person;
    this.present.set(id, (this.present.get(id) ?? new Set()).add(connection));
    if (!connection.isVisitor) await this.read(id);
    const lists = await this.listed();
    await this.budget.run(connection.payer, () => {
      if (this.present.get(id)?.has(connection)) connection.send(this.textFor(connection, lists));
    });
  }

  leave(connection: Connection): void {
    const { id } = connection.person;
    const tabs = this.present.get(id);
    if (!tabs?.delete(connection) || tabs.size > 0) return;
    this.present.delete(id);
    this.own.delete(id);
    this.seats.delete(id);
    this.unfollow(id);
  }

  /** A table has changed: updates the lists if it is listed, and the own tables of its present and former people. */
  tableChanged({ id, body }: Table): void {
    const isShown = body.listed || this.mayShow(id);
    if (isShown) this.outdate();
    if (this.present.size === 0) return;
    const concerned = [...peopleOf(body), ...this.seats.of(id)].filter((person) => this.present.has(person));
    for (const person of concerned) this.changed.add(person);
    if (isShown || concerned.length > 0) this.soon();
  }

  /** Somebody may see other tables than before. */
  concerns(person: string): void {
    if (!this.present.has(person)) return;
    this.changed.add(person);
    this.soon();
  }

  /** Whether the lists may have a table that is not listed any more. */
  private mayShow(table: string): boolean {
    const { lists } = this;
    return !lists || [...lists.open, ...lists.running].some(({ id }) => id === table);
  }

  matchStepped({ id, body }: Table, live: LiveMatch): void {
    for (const person of this.seats.of(id)) {
      const own = this.own.get(person)?.find(({ table }) => table.id === id);
      if (own && (own.myTurn !== isTurnOf(body, live, person) || body.clock)) this.lookAt(id);
    }
  }

  /** Another process has written about a table. */
  heard(id: string, what: 'table' | 'match'): void {
    if (this.present.size === 0) this.outdate();
    else if (what === 'table') {
      const changed = this.tables
        .find(id)
        .then((table) => (table ? this.tableChanged(table) : this.missed()));
      changed.catch((error: unknown) => this.reportError(error, 'lobby'));
    } else if (this.seats.of(id).length > 0) this.lookAt(id);
  }

  /** Other processes may have written anything. */
  missed(): void {
    this.outdate();
    for (const person of this.present.keys()) this.changed.add(person);
    if (this.present.size > 0) this.soon();
  }

  private outdate(): void {
    this.lists = undefined;
    this.listings++;
    this.toAll = true;
  }

  private lookAt(table: string): void {
    this.stepped.add(table);
    this.soon();
  }

  private soon(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.flush().catch((error: unknown) => this.reportError(error, 'lobby'));
    }, PAUSE_MS);
  }

  private async flush(): Promise<void> {
    const { toAll } = this;
    this.toAll = false;
    const people = new Set(this.changed);
    const tables = [...this.stepped];
    this.changed.clear();
    this.stepped.clear();
    await Promise.all([...people].map((person) => this.read(person)));
    for (const id of tables) for (const person of await this.turned(id)) people.add(person);
    const lists = await this.listed();
    // Visitors are all told the same.
    let toVisitors: string | undefined;
    for (const person of toAll ? this.present.keys() : people)
      for (const connection of this.present.get(person) ?? [])
        if (!connection.isVisitor) connection.send(this.textFor(connection, lists));
        else {
          toVisitors ??= this.textFor(connection, lists);
          connection.send(toVisitors);
        }
  }

  private async listed(): Promise<Lists> {
    if (this.lists) return this.lists;
    const { listings } = this;
    const [open, running] = await Promise.all([
      this.tables.listed('open', LISTED),
      this.tables.listed('running', LISTED),
    ]);
    const lists = { open, running };
    if (listings === this.listings) this.lists = lists;
    return lists;
  }

  /** Reads somebody's tables; one reading at a time for each person, so that the last one is shown. */
  private read(person: string): Promise<void> {
    return this.reading.run(person, async () => {
      const tables = await this.tables.ofPerson(person);
      if (!this.present.has(person)) return;
      // First it is heard of what happens there, then it is read.
      this.seats.set(
        person,
        tables.map(({ id }) => id),
      );
      await this.follow(person, tables);
      const own = await Promise.all(tables.map((table) => this.ownOf(table, person)));
      if (!this.present.has(person)) return;
      this.own.set(person, own);
    });
  }

  private async follow(person: string, tables: readonly Table[]): Promise<void> {
    const before = this.followed.get(person) ?? [];
    const now = tables.flatMap(({ id, body }) => (body.status === 'running' ? [id] : []));
    this.followed.set(person, now);
    const heard = now.map((id) => this.news.follow(id));
    for (const id of before) this.news.unfollow(id);
    await Promise.all(heard);
  }

  private unfollow(person: string): void {
    for (const id of this.followed.get(person) ?? []) this.news.unfollow(id);
    this.followed.delete(person);
  }

  private async ownOf(table: Table, person: string): Promise<Own> {
    if (table.body.status !== 'running') return { table, myTurn: false, deadline: undefined };
    const { table: now, live } = await this.tables.standing(table.id);
    return { table: now, ...this.turnOf(now, live, person) };
  }

  private turnOf({ body }: Table, live: LiveMatch | undefined, person: string): Omit<Own, 'table'> {
    if (!live) return { myTurn: false, deadline: undefined };
    const now = this.tables.now();
    const left = timeLeft(body, live, seatsOfPerson(body, person), now);
    return { myTurn: isTurnOf(body, live, person), deadline: left === undefined ? undefined : now + left };
  }

  /** Reads whose turn it is at a table; gives the people for whom that has changed. */
  private async turned(id: string): Promise<string[]> {
    const { table, live } = await this.tables.standing(id);
    return this.seats.of(id).filter((person) => {
      const own = this.own.get(person) ?? [];
      const turn = this.turnOf(table, live, person);
      const isNew = own.some(
        (one) => one.table.id === id && (one.myTurn !== turn.myTurn || one.deadline !== turn.deadline),
      );
      if (isNew)
        this.own.set(
          person,
          own.map((one) => (one.table.id === id ? { table, ...turn } : one)),
        );
      return isNew;
    });
  }

  private textFor(connection: Connection, { open, running }: Lists): string {
    const { id } = connection.person;
    const show = (table: Table) =>
      tableMessage(table.id, table.body, id, this.known, this.tables.gameOf(table));
    const listed = (table: Table) => {
      const { luck: _, ...shown } = show(table);
      return shown;
    };
    const mine = (this.own.get(id) ?? [])
      .filter(({ table }) => belongsTo(table.body, id))
      .map(
        ({ table, myTurn, deadline }): OwnTable => ({
          table: show(table),
          myTurn,
          left: deadline === undefined ? null : Math.max(0, deadline - this.tables.now()),
        }),
      );

    const shown = (tables: readonly Table[]) =>
      tables.filter((table) => !this.tables.isKeptFrom(table, id)).map(listed);
    const message: FromServer = { type: 'lobby', open: shown(open), running: shown(running), mine };
    return JSON.stringify(message);
  }
}
