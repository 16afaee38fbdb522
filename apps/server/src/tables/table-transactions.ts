import {
  type AnyStep,
  type Decision,
  inTime,
  isAgreed,
  isOutdated,
  noteHandovers,
  Refusal,
  refuse,
  resultOf,
  seatsOfPerson,
  settle,
  type TableState,
  takeBackAgreed,
  withMatchCarriedOver,
  wordlessEntries,
} from '@aerie/host';
import { ConcurrencyLimit } from '../common/concurrency-limit.js';
import { Events } from '../common/events.js';
import { KeyedMutex } from '../common/keyed-mutex.js';
import { forgetAnalysis } from '../matches/kept-analyses.js';
import type { LiveMatch, MatchStore } from '../matches/match-store.js';
import { Continued, type Storage } from '../storage/storage.js';
import { type Actor, by } from './actor.js';
import type { Outages } from './outages.js';
import { type Table, TableStore } from './table-store.js';
import type { Vacations } from './vacations.js';

/** What happens at tables, told after it is durable. */
export interface TableEvents {
  /** A table has changed, here or at another process. */
  readonly tableChanged: readonly [table: Table];
  /** The match of a table has gone on, begun, or been carried over to newer rules; `steps` are those that are new here. */
  readonly matchStepped: readonly [table: Table, live: LiveMatch, steps: readonly AnyStep[]];
  /** A table that nobody had touched for long is gone for good. */
  readonly tableRemoved: readonly [table: Table];
  /** This process has written about a table: others do not know of it yet. */
  readonly wrote: readonly [what: 'table' | 'match', table: string];
}

/**
 * Writes down how a match ended, before its table is over; called again if that was interrupted. May give what the table
 * itself is to tell of it.
 */
export type MatchEnded = (table: Table, live: LiveMatch) => Promise<Pick<TableState, 'ratings'> | undefined>;

/** A table and its match, if that has begun. */
export interface Standing {
  readonly table: Table;
  readonly live: LiveMatch | undefined;
}

/** Works out what is to be written to the match of a table, for both as they are. */
type Decide = (table: Table, live: LiveMatch) => Decision;

interface Parts {
  readonly storage: Storage;
  readonly matches: MatchStore;
  /** When the site was closed. */
  readonly outages: Outages;
  /** When people are on holiday. */
  readonly vacations: Pick<Vacations, 'pausesOf'>;
  /** How many tables are kept ready. */
  readonly keptTables: number;
  /** Whether other processes write too. */
  readonly isShared: boolean;
  /** What has to be done when a match has ended, one after the other. */
  readonly matchEnded?: readonly MatchEnded[];
  /** What time it is. */
  readonly now?: () => number;
}

/** How often a lost race for a match is tried again before giving up. */
const RACES = 20;

/** What follows the end of a match is done for so many at a time: while people play, and otherwise. */
const ENDED_AT_ONCE = [2, 8] as const;
/** For so long after a move something else may wait for the next one. */
const PLAYING_MS = 100;

/**
 * Puts everything in order that happens to tables and their matches, and makes it durable. Everything that concerns one
 * table happens one after the other in this process; other processes are kept apart by versions and entry numbers in the
 * storage. A match under way whose rules have changed is carried over before anything else happens to it.
 */
export class TableTransactions {
  readonly events = new Events<TableEvents>();
  readonly now: () => number;
  readonly store: TableStore;
  readonly matches: MatchStore;
  private readonly mutex = new KeyedMutex<string>();
  private readonly ending = new ConcurrencyLimit(() => this.besideMoves(ENDED_AT_ONCE));
  /** When something was last decided, as `performance.now` tells it. */
  private decidedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly parts: Parts) {
    const { storage, matches, outages, vacations, keptTables, isShared, now = Date.now } = parts;
    this.now = now;
    this.matches = matches;
    this.store = new TableStore(storage, keptTables, isShared, outages, vacations, now, (table) => {
      this.events.emit('wrote', 'table', table.id);
      this.events.emit('tableChanged', table);
    });
  }

  /** Of two numbers the one for now: while people play, and otherwise. */
  besideMoves([busy, quiet]: readonly [number, number]): number {
    return performance.now() - this.decidedAt < PLAYING_MS ? busy : quiet;
  }

  /** The match of a table, under the rules of this program; undefined before it has begun. */
  async live(table: Table): Promise<LiveMatch | undefined> {
    try {
      const live = await this.read(table);
      if (!live || !isOutdated(table.body, live)) return live;
    } catch (error) {
      if (!(error instanceof Continued)) throw error;
    }
    return (await this.exclusively(table.id, () => this.current(table.id))).live;
  }

  /** A table and its match as they are now, whoever wrote last. */
  standing(id: string): Promise<Standing> {
    return this.exclusively(id, () => this.latest(id));
  }

  /** Follows what another process wrote about a table. */
  async follow(id: string): Promise<void> {
    await this.exclusively(id, async () => {
      const { table, live } = await this.current(id);
      if (!live) {
        this.events.emit('tableChanged', table);
        return;
      }
      const steps = await this.matches.refresh(live);
      // The process that wrote the last step may have died before it could end the table.
      const isOver = resultOf(table.body, live.match) !== undefined;
      if (!isOver) this.events.emit('tableChanged', table);
      this.events.emit('matchStepped', table, live, steps);
      const ended = isOver ? await this.settle(table, live) : table;
      if (isOver) this.events.emit('tableChanged', ended);
      // Likewise the process that had to carry out a take-back which everybody had agreed to.
      const request = ended.body.undoWish;
      if (request?.number === live.number && isAgreed(ended.body, live.match.game, request))
        await this.decideNow(id, () => (match) => takeBackAgreed(match, request)).catch(unlessRefused);
    });
  }

  /**
   * Does one thing after the other with a table; what finds that another process has carried its match over to newer rules
   * does it again.
   */
  exclusively<T>(id: string, work: () => Promise<T>): Promise<T> {
    return this.mutex.run(id, async () => {
      for (let race = 0; race < RACES; race++) {
        try {
          return await work();
        } catch (error) {
          if (!(error instanceof Continued)) throw error;
          this.matches.forget(error.match);
        }
      }
      throw new Error(`the match of table ${id} is carried over again and again`);
    });
  }

  private async read({ body: { match } }: Table): Promise<LiveMatch | undefined> {
    return match === null ? undefined : this.matches.get(match);
  }

  /** A table and its match, which is carried over first where newer rules have come while it is under way. */
  private async current(id: string): Promise<Standing> {
    for (let race = 0; race < RACES; race++) {
      const table = await this.store.table(id);
      const live = await this.read(table);
      if (!live?.older || !isOutdated(table.body, live)) return { table, live };
      const carried = await this.carryOver(table, live, live.older);
      if (carried) return carried;
      // Lost the race: another process has answered, changed the table, or carried the match over.
      this.matches.forget(live.head.id);
    }
    throw new Error(`the match of table ${id} could not be carried over`);
  }

  private async carryOver(
    table: Table,
    live: LiveMatch,
    older: NonNullable<LiveMatch['older']>,
  ): Promise<Standing | undefined> {
    const next = this.matches.carriedOver(live);
    const { entries } = next.match.log;
    const body = withMatchCarriedOver(table.body, next.head.id, older, entries);
    const from = { match: live.head.id, number: older.length };
    const saved = await this.store.saveWith({ ...table, body }, async (row) => {
      const { storage } = this.parts;
      const isWritten = await storage.continueMatch({ from, head: next.head, entries, table: row });
      if (isWritten) this.matches.replace(live, next);
      return isWritten;
    });
    if (!saved) return undefined;
    this.events.emit('wrote', 'match', table.id);
    this.events.emit('matchStepped', saved, next, []);
    return { table: saved, live: next };
  }

  private async latest(id: string): Promise<Standing> {
    const standing = await this.current(id);
    if (standing.live && this.parts.isShared) await this.matches.refresh(standing.live);
    return standing;
  }

  /** Removes a table for good, unless something was written there since a moment; gives whether it did. */
  async removeUntouched(id: string, since: number, chats: readonly string[]): Promise<boolean> {
    const table = await this.exclusively(id, () => this.store.dropUntouched(id, since, chats));
    if (!table) return false;
    if (table.body.match !== null) this.matches.forget(table.body.match);
    this.events.emit('wrote', 'table', id);
    this.events.emit('tableRemoved', table);
    return true;
  }

  /** Changes a table, whatever its match; `who`: somebody who asked for it, and may be dropped before it is written. */
  change(id: string, how: (now: TableState) => TableState, who?: Actor): Promise<Table> {
    return this.exclusively(id, () => this.store.change(id, by(who, how)));
  }

  /** Changes a table in view of its match as it is now, whoever wrote last. */
  changeInMatch(
    id: string,
    how: (now: TableState, live: LiveMatch | undefined, at: number) => TableState,
    who?: Actor,
  ): Promise<Table> {
    const at = this.now();
    return this.exclusively(id, async () => {
      const { live } = await this.latest(id);
      const change = by(who, (now: TableState) => noteHandovers(now, how(now, live, at), live?.number ?? 0));
      const changed = await this.store.change(id, change);
      // Somebody may have given up, which can end a match.
      return live ? this.endIfOver(changed, live) : changed;
    });
  }

  /** Takes somebody's own words out of the answers that they have given at a table. */
  removeWords(id: string, person: string): Promise<void> {
    return this.exclusively(id, async () => {
      const { table, live } = await this.latest(id);
      if (!live?.match.game.wordless) return;
      const { storage } = this.parts;
      const match = live.head.id;
      const seats = seatsOfPerson(table.body, person);
      const changed = wordlessEntries(live.match.game, await storage.entries(match, 0), seats);
      for (const [number, entry] of changed) await storage.rewriteEntry(match, number, entry);
      await forgetAnalysis(storage, match);
      this.matches.forget(match);
    });
  }

  /** A step of the match of a table, decided for both as they are. */
  decide(id: string, decide: Decide, who?: Actor, at = this.now()): Promise<void> {
    return this.exclusively(id, () => this.decideNow(id, by(who, decide), at));
  }

  private async decideNow(id: string, decide: Decide, at = this.now()): Promise<void> {
    if (this.parts.isShared && (await this.decideAsKnown(id, decide, at))) return;
    const { table, live } = await this.current(id);
    if (!live) return refuse('notRunning');
    // The process that ended it may have died before it could say so.
    if (resultOf(table.body, live.match)) await this.endIfOver(table, live);
    await this.step({ table, live }, decide, at);
  }

  /**
   * Decides by a table as it was last known here, so that it need not be read for each move: what is decided by a version that is
   * not the latest is not written. Gives whether it was done; what is refused counts only for the table as it is.
   */
  private async decideAsKnown(id: string, decide: Decide, at: number): Promise<boolean> {
    const table = this.store.lastKnown(id);
    if (!table || !this.matches.isReady(table.body.match ?? '')) return false;
    try {
      const live = await this.read(table);
      if (!live || live.older || resultOf(table.body, live.match)) return false;
      await this.step({ table, live }, decide, at, table);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof Continued)) throw error;
      return false;
    }
  }

  /** Decides for a table and its match as they are, or as they were in the version `under`. */
  private async step(
    { table, live }: Standing & { readonly live: LiveMatch },
    decide: Decide,
    at: number,
    under?: Pick<Table, 'id' | 'version'>,
  ): Promise<void> {
    const decision = inTime(table.body, live, decide(table, live), at);
    this.decidedAt = performance.now();
    const { steps, refused } = await this.matches.write(live, at, decision, under);
    if (steps.length > 0) {
      if (!refused) this.events.emit('wrote', 'match', table.id);
      // A step is told before what follows the end of its match, which may have to wait.
      if (resultOf(table.body, live.match)) {
        this.events.emit('matchStepped', table, live, steps);
        await this.settle(table, live);
      } else this.events.emit('matchStepped', await this.settle(table, live), live, steps);
    }
    if (refused) throw new Refusal(refused);
  }

  private async settle(table: Table, live: LiveMatch): Promise<Table> {
    if (settle(table.body, live) === table.body) return table;
    const isEnding = table.body.status === 'running' && resultOf(table.body, live.match);
    return isEnding
      ? this.ending.run(table.body.host, () => this.end(table, live))
      : this.store.change(table.id, (now) => settle(now, live));
  }

  /**
   * Does what follows the end of a match, then says that its table is over. Until then the table is found as one whose match has
   * ended, by this process or another one, after a crash too.
   */
  private async end({ id }: Table, live: LiveMatch): Promise<Table> {
    // Another process may have ended it while this had to wait.
    const table = await this.store.table(id);
    let told: Pick<TableState, 'ratings'> = {};
    if (table.body.status === 'running')
      for (const ended of this.parts.matchEnded ?? []) told = { ...told, ...(await ended(table, live)) };
    return this.store.change(id, (now) => {
      const next = settle(now, live);
      return next.status === 'over' && now.status !== 'over' ? { ...next, ...told } : next;
    });
  }

  /** Ends a table whose match has ended without a step, and tells that it has. */
  private async endIfOver(table: Table, live: LiveMatch): Promise<Table> {
    if (table.body.status !== 'running' || !resultOf(table.body, live.match)) return table;
    const settled = await this.settle(table, live);
    this.events.emit('matchStepped', settled, live, []);
    return settled;
  }
}

/** Ignores a refusal of something that no request waits for. */
const unlessRefused = (error: unknown): void => {
  if (!(error instanceof Refusal)) throw error;
};
