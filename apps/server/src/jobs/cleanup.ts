import * as v from 'valibot';
import { PeriodicJob } from '../common/periodic-job.js';
import type { ReportError } from '../common/report-error.js';
import type { StaleGuests } from '../people/stale-guests.js';
import { SITE, takeTurn } from '../storage/site-turn.js';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { TypedRecords } from '../storage/typed-records.js';
import { TALKS, talkId } from '../tables/chat.js';
import type { TableService } from '../tables/table-service.js';
import type { Table } from '../tables/table-store.js';

/** How often something is cleaned up, by one process of the site. */
const EVERY_MS = 10 * 60_000;
/** How many tables and people are looked at in one run, and how many guests are removed at most. */
const AT_ONCE = 500;
const GUESTS_AT_ONCE = 20;
const DAY_MS = 24 * 60 * 60_000;
/** After how many days an error of clients goes that did not come again. */
const CLIENT_ERROR_DAYS = 30;

/** Up to which id each kind was looked at; the next run goes on there. */
const schema = storedObject({ open: v.string(), running: v.string(), people: v.string() });

/** After how many days; 0: never. */
export interface Lifetimes {
  /** Tables that wait for people and that nobody has touched. */
  readonly openTableDays: number;
  /** Matches without a clock in which nobody has moved. */
  readonly idleMatchDays: number;
  /** Guests who were not seen. */
  readonly guestDays: number;
  /** What was reported, and done about people, and is over. */
  readonly conductDays: number;
}

/** What keeps things that go when they are old: drops so many from before a moment, and gives how many. */
export interface Dropping {
  dropBefore(moment: number, limit: number): Promise<number>;
}

/** What was removed. */
export interface Cleaned {
  readonly open: number;
  readonly running: number;
  readonly guests: number;
  readonly sessions: number;
  readonly conduct: number;
  readonly clientErrors: number;
}

interface Parts {
  readonly storage: Storage;
  readonly tables: TableService;
  readonly guests: StaleGuests;
  readonly conduct: readonly Dropping[];
  readonly clientErrors: Dropping;
  readonly lifetimes: Lifetimes;
  /** Whether somebody of a table, or somebody looking on, is here. */
  readonly isAttended: (table: Table) => boolean;
  readonly now: () => number;
  /** Told of every run that removed something. */
  readonly cleaned: (what: Cleaned) => void;
  readonly reportError: ReportError;
  readonly every?: number | undefined;
}

/**
 * Removes what nobody will miss: tables that nobody came to, matches that nobody plays on (without a result, so that no
 * rating changes), guests who do not come back, and sessions that have ended. Never accounts, nor matches that were played to
 * their end. A run is bounded; of several processes one does it, whichever finds it due first.
 */
export class Cleanup {
  private readonly kept: TypedRecords<typeof schema>;
  private readonly job: PeriodicJob;

  constructor(private readonly parts: Parts) {
    this.kept = new TypedRecords(parts.storage, 'cleanup', schema);
    this.job = new PeriodicJob(
      () => this.run(),
      this.every,
      (error) => parts.reportError(error, 'cleanup'),
    );
  }

  start(): void {
    this.job.start();
  }

  stop(): Promise<void> {
    return this.job.stop();
  }

  private get every(): number {
    return this.parts.every ?? EVERY_MS;
  }

  private async run(): Promise<void> {
    const begin = { open: '', running: '', people: '' };
    const from = await takeTurn(this.kept, { now: this.parts.now(), every: this.every, begin });
    if (!from) return;
    const { lifetimes, clientErrors, now } = this.parts;
    const { openTableDays, idleMatchDays } = lifetimes;
    const open = await this.removeTables('open', openTableDays, from.open);
    const running = await this.removeTables('running', idleMatchDays, from.running);
    const people = await this.removeGuests(from.people);
    await this.kept.change(SITE, () => ({
      body: { open: open.next, running: running.next, people: people.next },
    }));
    const cleaned = {
      open: open.count,
      running: running.count,
      guests: people.count,
      sessions: people.sessions,
      conduct: await this.dropConduct(),
      clientErrors: await clientErrors.dropBefore(now() - CLIENT_ERROR_DAYS * DAY_MS, AT_ONCE),
    };
    if (Object.values(cleaned).some((count) => count > 0)) this.parts.cleaned(cleaned);
  }

  private async removeTables(
    status: 'open' | 'running',
    days: number,
    after: string,
  ): Promise<{ next: string; count: number }> {
    if (days === 0) return { next: '', count: 0 };
    const { tables, now, isAttended } = this.parts;
    const since = now() - days * DAY_MS;
    const found = await tables.untouched(status, since, after, AT_ONCE);
    let count = 0;
    for (const table of found) {
      if (this.job.stopped) break;
      // Clocks see to it themselves that a match goes on.
      if (isAttended(table) || (status === 'running' && table.body.clock)) continue;
      const chats = TALKS.map((talk) => talkId(table.id, talk));
      if (await tables.removeUntouched(table.id, since, chats)) count++;
    }
    return { next: found.length < AT_ONCE ? '' : (found.at(-1) as Table).id, count };
  }

  private async dropConduct(): Promise<number> {
    const { conduct, lifetimes, now } = this.parts;
    if (lifetimes.conductDays === 0) return 0;
    const before = now() - lifetimes.conductDays * DAY_MS;
    let count = 0;
    for (const one of conduct) count += await one.dropBefore(before, AT_ONCE);
    return count;
  }

  private async removeGuests(after: string): Promise<{ next: string; count: number; sessions: number }> {
    const { storage, guests, lifetimes } = this.parts;
    const found = await storage.people(after, AT_ONCE);
    let [count, sessions, next] = [0, 0, after];
    for (const person of found) {
      if (this.job.stopped || count >= GUESTS_AT_ONCE) return { next, count, sessions };
      sessions += await guests.dropEndedSessions(person.id);
      if (lifetimes.guestDays > 0 && (await guests.isStale(person, lifetimes.guestDays * DAY_MS))) {
        await guests.remove(person.id);
        count++;
      }
      next = person.id;
    }
    return { next: found.length < AT_ONCE ? '' : next, count, sessions };
  }
}
