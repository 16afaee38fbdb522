import { deadlineOf } from '@aerie/host';
import { BackgroundTasks } from '../common/background-tasks.js';
import { Lru } from '../common/lru.js';
import { PeriodicJob } from '../common/periodic-job.js';
import type { LiveMatch } from '../matches/match-store.js';
import type { RecordRow, Storage } from '../storage/storage.js';
import type { TableService } from './table-service.js';
import type { Table } from './table-store.js';

/** How often to look for what is due. */
const EVERY_MS = 2000;
/** How many tables are checked in one run. */
const AT_ONCE = 200;
/** Deadlines nearer than this get a timer of their own. */
const NEAR_MS = 10 * 60_000;
/** How long other processes have to write an answer that reached them in time. */
const GRACE_MS = 250;

/** For how many tables the time of the next check is cached. */
const MARKED = 10_000;

const KIND = 'deadline';
const SHELF = 'tables';

/**
 * Hands the seats of people whose time is used up to bots. Every process keeps timers for the tables that it has heard of;
 * and the storage has a time for every table with a clock at which it is to be checked: never later than its deadline,
 * often earlier, so that not every move has to be written there. Any process checks what is due; where several do at once,
 * the version of the table lets one of them hand the seat over.
 */
export class Deadlines {
  private readonly timers = new Map<string, NodeJS.Timeout>();
  /** When each table is checked next, according to its record. */
  private readonly marked = new Lru<string, number>(MARKED);
  private readonly marking = new Map<string, Promise<void>>();
  private readonly job: PeriodicJob;
  private readonly tasks: BackgroundTasks;

  constructor(
    private readonly storage: Storage,
    private readonly tables: TableService,
    private readonly reportError: (error: unknown, what: string) => void,
    private readonly options: { readonly isShared: boolean; readonly every?: number },
  ) {
    this.job = new PeriodicJob(
      () => this.look(),
      options.every ?? EVERY_MS,
      (error) => reportError(error, 'deadlines'),
    );
    this.tasks = new BackgroundTasks((error) => {
      if (!this.job.stopped) reportError(error, 'deadline');
    });
    tables.events.on('tableChanged', (table) => this.tableChanged(table));
    tables.events.on('matchStepped', (table, live) => this.matchStepped(table, live));
  }

  /** Begins to check. */
  open(): void {
    this.job.start(0);
  }

  async close(): Promise<void> {
    for (const timer of this.timers.values()) clearTimeout(timer);
    await this.job.stop();
    await this.tasks.done();
  }

  private tableChanged(table: Table): void {
    if (!table.body.timing || this.job.stopped) return;
    if (table.body.status === 'over') this.forget(table.id);
    else this.tasks.run(this.tables.live(table).then((live) => live && this.matchStepped(table, live)));
  }

  private matchStepped({ id, body }: Table, live: LiveMatch): void {
    if (!body.timing || this.job.stopped) return;
    const now = this.tables.now();
    const deadline = deadlineOf(body, live, now);
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
    if (deadline === undefined) return;
    const wait = deadline - now;
    if (wait < NEAR_MS) this.set(id, wait + (this.options.isShared ? GRACE_MS : 0));
    if (deadline < (this.marked.get(id) ?? Number.POSITIVE_INFINITY)) this.mark(id, deadline);
  }

  private set(id: string, wait: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(id);
      this.tasks.run(this.tables.coverLate(id).then(() => this.again(id)));
    }, wait);
    timer.unref();
    this.timers.set(id, timer);
  }

  /** A timer may fire a little early, and the clocks of others may run on. */
  private async again(id: string): Promise<void> {
    const { table, live } = await this.tables.standing(id);
    if (live) this.matchStepped(table, live);
  }

  /** Checks the tables that are due, whichever process they were due at. */
  private async look(): Promise<void> {
    const to = this.tables.now() - (this.options.isShared ? GRACE_MS : 0);
    const due = await this.storage.recordsOn(KIND, SHELF, { to, order: 'rising', limit: AT_ONCE });
    for (const record of due) {
      if (this.job.stopped) return;
      // An error at one table does not keep the others from being checked.
      await this.lookAt(record).catch((error: unknown) => this.reportError(error, 'deadline'));
    }
  }

  private async lookAt(record: RecordRow): Promise<void> {
    await this.tables.coverLate(record.id);
    const { table, live } = await this.tables.standing(record.id);
    if (table.body.status === 'over') return this.forget(table.id);
    const now = this.tables.now();
    const deadline = live && deadlineOf(table.body, live, now);
    // Where no clock runs now, the next step sets the time.
    await this.move(record, Math.max(now + 1, deadline ?? now + NEAR_MS));
    if (live) this.matchStepped(table, live);
  }

  /** Stores when a table is to be checked, if that is sooner than what is stored. */
  private mark(id: string, deadline: number): void {
    this.marked.set(id, deadline);
    const before = this.marking.get(id) ?? Promise.resolve();
    const marking = before.then(async () => {
      // Of several changes in a row only the last is written.
      const wanted = this.marked.get(id);
      if (wanted === undefined) return;
      const record = await this.storage.record(KIND, id);
      if (record && record.rank <= wanted) this.marked.set(id, record.rank);
      else await this.move(record ?? { ...EMPTY, id }, wanted);
    });
    this.marking.set(id, marking);
    this.tasks.run(
      marking.finally(() => {
        if (this.marking.get(id) === marking) this.marking.delete(id);
      }),
    );
  }

  private async move(record: RecordRow, rank: number): Promise<void> {
    this.marked.set(record.id, rank);
    const next = { ...record, version: record.version + 1, rank };
    // A lost race does not matter: the process that won has checked the table too.
    if (!(await this.storage.saveRecord(next))) this.marked.delete(record.id);
  }

  private forget(id: string): void {
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
    this.marked.delete(id);
    this.tasks.run(this.storage.dropRecord(KIND, id));
  }
}

const EMPTY = { kind: KIND, version: 0, owner: null, shelf: SHELF, rank: 0, body: null };
