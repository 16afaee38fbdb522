import { belongsTo, peopleNamedIn, refuse, type TableState, withHolidays, withOutages } from '@aerie/host';
import { newId } from '../common/ids.js';
import { Lru } from '../common/lru.js';
import type { LastChange, Storage, TableRow } from '../storage/storage.js';
import type { Outages } from './outages.js';
import type { Vacations } from './vacations.js';

/** A table as it stands. */
export interface Table {
  readonly id: string;
  readonly version: number;
  readonly body: TableState;
}

/** A table that is over, when it was last changed, and its match. */
export interface OverTable extends LastChange {
  readonly match: string | null;
}

/** How often a lost race for a table is tried again before giving up. */
const RACES = 20;

/** How many of one's own tables of each status are shown, and for how long after they were over. */
const OWN = 20;
const OVER_MS = 7 * 24 * 60 * 60_000;

/**
 * The tables as they are written down. A change is a new version; who finds theirs taken by another process reads again and
 * tries again. Whoever changes a table sees to it that this process does one thing with it after the other.
 */
export class TableStore {
  private readonly known: Lru<string, Table>;

  constructor(
    private readonly storage: Storage,
    /** How many tables are kept ready. */
    keptTables: number,
    /** Whether other processes write too, so that a table may have changed since it was known here. */
    readonly isShared: boolean,
    private readonly outages: Outages,
    private readonly vacations: Pick<Vacations, 'pausesOf'>,
    private readonly now: () => number,
    /** Told of everything that was written here, when it is durable. */
    private readonly written: (table: Table) => void,
  ) {
    this.known = new Lru(keptTables);
  }

  /** A table as this process knew it last: where others write too, it may have changed since. */
  lastKnown(id: string): Table | undefined {
    const known = this.known.get(id);
    return known && this.current(known);
  }

  async find(id: string): Promise<Table | undefined> {
    const known = this.isShared ? undefined : this.lastKnown(id);
    if (known) return known;
    const row = await this.storage.table(id);
    return row && this.remember(this.tableOf(row));
  }

  /** Those of these tables that there are, by id. */
  async findAll(ids: readonly string[]): Promise<ReadonlyMap<string, Table>> {
    const found = new Map<string, Table>();
    const others: string[] = [];
    for (const id of new Set(ids)) {
      const known = this.known.get(id);
      if (known) found.set(id, this.current(known));
      else others.push(id);
    }
    // They are looked at once: what is kept ready stays so.
    for (const row of await this.storage.tablesByIds(others)) found.set(row.id, this.tableOf(row));
    return found;
  }

  async table(id: string): Promise<Table> {
    return (await this.find(id)) ?? refuse('noSuchTable');
  }

  /** Writes a new table; where there is one of this id, that is the one. */
  async add(body: TableState, id = newId()): Promise<Table> {
    return (await this.trySave({ id, version: 0, body })) ?? this.table(id);
  }

  /** Changes a table, unless `how` leaves it as it is; tries again when another process was faster. */
  async change(id: string, how: (now: TableState) => TableState): Promise<Table> {
    for (let race = 0; race < RACES; race++) {
      const table = await this.table(id);
      const next = how(table.body);
      if (next === table.body) return table;
      const saved = await this.trySave({ ...table, body: next });
      if (saved) return saved;
    }
    throw new Error(`table ${id} could not be changed`);
  }

  listed = async (status: TableState['status'], limit: number): Promise<Table[]> =>
    (await this.storage.listedTables(status, limit)).map(this.tableOf);

  /** Where somebody holds a seat or is asked to, the latest change first; what is over only for some days. */
  async ofPerson(person: string): Promise<Table[]> {
    const kinds = (['open', 'running', 'over'] as const).map((one) =>
      this.storage.tablesOf(person, one, OWN),
    );
    const rows = (await Promise.all(kinds)).flat();
    const shown = rows.filter(
      ({ status, updatedAt }) => status !== 'over' || updatedAt >= this.now() - OVER_MS,
    );
    return shown
      .sort((a, b) => b.updatedAt - a.updatedAt)
      .map(this.tableOf)
      .filter((table) => belongsTo(table.body, person));
  }

  /**
   * Tables whose match is under way and where something was written since a moment, one after the other. At the others
   * nothing was about to happen.
   */
  async *activeSince(moment: number): AsyncGenerator<Table> {
    for (const id of await this.storage.tableIds('running')) {
      const row = await this.storage.table(id);
      if (row?.status === 'running' && (await this.lastWrittenAt(row)) >= moment) yield this.tableOf(row);
    }
  }

  private async lastWrittenAt(row: TableRow): Promise<number> {
    const { match } = this.tableOf(row).body;
    const last = match === null ? undefined : await this.storage.lastEntry(match);
    return Math.max(row.updatedAt, last?.at ?? 0);
  }

  /** Tables of a status that were last changed before a moment, in the order of their ids, after this one. */
  async untouched(
    status: TableState['status'],
    before: number,
    after: string,
    limit: number,
  ): Promise<Table[]> {
    return (await this.storage.tablesUntouched(status, before, after, limit)).map(this.tableOf);
  }

  /** Tables that are over and their matches, in the order of their last changes, after this one and before a moment. */
  async over(after: LastChange, before: number, limit: number): Promise<OverTable[]> {
    return (await this.storage.tablesOver(after, before, limit)).map((row) => {
      const { id, updatedAt } = row;
      return { id, updatedAt, match: this.tableOf(row).body.match };
    });
  }

  /** Removes a table for good, with all that belongs to it, unless something was written there since a moment. */
  async dropUntouched(id: string, since: number, chats: readonly string[]): Promise<Table | undefined> {
    const row = await this.storage.table(id);
    if (!row || (await this.lastWrittenAt(row)) >= since) return undefined;
    const table = this.tableOf(row);
    const isGone = this.storage.dropTable(table, table.body.match, chats);
    return (await isGone.finally(() => this.known.delete(id))) ? table : undefined;
  }

  /** Open tables where a person holds a seat. */
  async openOf(person: string, limit: number): Promise<Table[]> {
    return (await this.storage.tablesOf(person, 'open', limit)).map(this.tableOf);
  }

  /** Tables with a match under way where a person holds a seat. */
  async runningOf(person: string, limit: number): Promise<Table[]> {
    return (await this.storage.tablesOf(person, 'running', limit)).map(this.tableOf);
  }

  /** Writes the next version of a table together with what else `write` does; undefined if somebody was faster. */
  async saveWith(
    { id, version, body: now }: Table,
    write: (row: TableRow) => Promise<boolean>,
  ): Promise<Table | undefined> {
    const row: TableRow = {
      id,
      version: version + 1,
      status: now.status,
      listed: now.listed,
      updatedAt: this.now(),
      people: peopleNamedIn(now),
      body: now as unknown as TableRow['body'],
    };
    // Even if the write failed: the cached version may be outdated.
    if (!(await write(row).finally(() => this.known.delete(id)))) return undefined;
    const table = this.remember({ id, version: version + 1, body: now });
    this.written(table);
    return table;
  }

  /** Writes the next version of a table as it was read, by itself or with something else; undefined if somebody was faster. */
  save(
    table: Table,
    next: TableState,
    write?: (row: TableRow) => Promise<boolean>,
  ): Promise<Table | undefined> {
    return this.saveWith({ ...table, body: next }, write ?? ((row) => this.storage.saveTable(row)));
  }

  private trySave(table: Table): Promise<Table | undefined> {
    return this.save(table, table.body);
  }

  /** Caches a table, unless a later version is cached: a read may finish after a newer write. */
  private remember(table: Table): Table {
    const known = this.known.get(table.id);
    if (known && known.version > table.version) return known;
    this.known.set(table.id, table);
    return table;
  }

  private readonly tableOf = ({ id, version, body }: TableRow): Table =>
    this.current({ id, version, body: body as unknown as TableState });

  /** A table with all outages and holidays that are known by now. */
  private current(table: Table): Table {
    const body = withHolidays(withOutages(table.body, this.outages.all), this.vacations.pausesOf);
    return body === table.body ? table : { ...table, body };
  }
}
