import type { Seat } from '@aerie/kernel';
import type { RequestOf } from '@aerie/protocol';
import { dayOf } from '../common/day.js';
import { idFor } from '../common/ids.js';
import { KeyedMutex } from '../common/keyed-mutex.js';
import { Refusal, refuse } from '../common/refusal.js';
import {
  type AnyMatch,
  type AnyStep,
  type Live,
  type Matches,
  type Proposed,
  revisionOf,
  type Told,
  WRITTEN,
} from '../matches/matches.js';
import { Continued, type Storage } from '../storage/storage.js';
import * as body from './body.js';
import { botFor, mustSit, type Person, rematchOf, type TableBody } from './body.js';
import { Book, type Table } from './book.js';
import { carriedOver } from './carried-over.js';
import { noted } from './handovers.js';
import { forgotten, takenOver } from './parting.js';
import { handedOver, isLate, leavesTime, paused, shifted, takenBack, wound } from './timed.js';
import { answeredWish, backAgreed, backOwn, isAgreed, wishAt, wished } from './undo.js';

/** Told of everything that changes, after it is durable. */
export interface Listener {
  tableChanged(table: Table): void;
  matchStepped(table: Table, live: Live, steps: readonly AnyStep[]): void;
}

/** How much of a match somebody had seen: so many entries, as they are numbered since it was last carried over. */
export interface Seen {
  readonly number: number;
  /** 0 where it is missing. */
  readonly revision?: number | undefined;
}

/** A table and its match, if that has begun. */
interface Standing {
  readonly table: Table;
  readonly live: Live | undefined;
}

/** How often a lost race for a match is tried again before giving up. */
const RACES = 20;

/** What is to be written to the match of a table. */
type Decision = (table: Table, live: Live) => (match: AnyMatch) => Proposed;

interface Limits {
  /** How many tables are kept ready. None where other processes write too: what they change is not known here. */
  readonly keptTables: number;
  /** How many open tables somebody may host. */
  readonly openTables: number;
}

/** How many more open tables of somebody are looked at than they may host: they may sit at those of others. */
const OPEN_LOOKED_AT = 100;

/** At how many open tables a new name is written. */
const RENAMED = 100;

/**
 * All that can be done with tables and matches. Everything that concerns one table happens one after the other
 * in this process; other processes are kept apart by versions and entry numbers in the storage.
 */
export class House {
  private readonly mutex = new KeyedMutex<string>();
  private readonly listeners = new Set<Listener>();
  private readonly book: Book;
  private readonly isShared: boolean;

  constructor(
    private readonly storage: Storage,
    private readonly matches: Matches,
    private readonly limits: Limits,
    /** What time it is. */
    readonly now: () => number = Date.now,
  ) {
    this.book = new Book(storage, limits.keptTables, now, (table) => {
      this.wrote('table', table.id);
      this.changed(table);
    });
    this.isShared = limits.keptTables === 0;
  }

  /** Called with the id of a table that this process has written about, for the news; and with what has changed. */
  wrote: (what: 'table' | 'match' | 'chat', table: string) => void = () => undefined;

  /** Whether others still have the deal of a table before them, so that nobody but who plays there may see it. */
  isSecret = ({ body: { daily } }: Table): boolean => daily !== undefined && daily >= dayOf(this.now());

  /** Writes down how a match ended, before its table is over; called again if that was interrupted. */
  ended: (table: Table, live: Live) => Promise<void> = async () => undefined;

  listen(listener: Listener): void {
    this.listeners.add(listener);
  }

  table = (id: string): Promise<Table> => this.book.table(id);
  listed = (status: TableBody['status'], limit: number): Promise<Table[]> => this.book.listed(status, limit);
  /** Where somebody holds a seat, the latest change first; what is over only for some days. */
  ofPerson = (person: string): Promise<Table[]> => this.book.ofPerson(person);
  /** All tables where a match is under way, for going on after a restart. */
  running = (): AsyncGenerator<Table> => this.book.running();

  /** The match of a table, under the rules of this program; undefined before it has begun. */
  async live(table: Table): Promise<Live | undefined> {
    try {
      const live = await this.read(table);
      if (!live || !isOutdated(table, live)) return live;
    } catch (error) {
      if (!(error instanceof Continued)) throw error;
    }
    return (await this.exclusively(table.id, () => this.current(table.id))).live;
  }

  private async read({ body: { match } }: Table): Promise<Live | undefined> {
    return match === null ? undefined : this.matches.get(match);
  }

  /** Does one thing after the other with a table; what finds that another process has carried its match over does it again. */
  private exclusively<T>(id: string, work: () => Promise<T>): Promise<T> {
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

  /** A table and its match, which is carried over first where newer rules have come while it is under way. */
  private async current(id: string): Promise<Standing> {
    for (let race = 0; race < RACES; race++) {
      const table = await this.book.table(id);
      const live = await this.read(table);
      if (!live?.older || !isOutdated(table, live)) return { table, live };
      const next = this.matches.carriedOver(live);
      const { entries } = next.match.log;
      const body = carriedOver(table.body, next.head.id, live.older, entries);
      const from = { match: live.head.id, number: live.older.length };
      const saved = await this.book.saveWith({ ...table, body }, async (row) => {
        const isWritten = await this.storage.continueMatch({ from, head: next.head, entries, table: row });
        if (isWritten) this.matches.replace(live, next);
        return isWritten;
      });
      if (saved) {
        this.wrote('match', id);
        this.stepped(saved, next, []);
        return { table: saved, live: next };
      }
      // Somebody has answered, or changed the table, or carried it over.
      this.matches.forget(live.head.id);
    }
    throw new Error(`the match of table ${id} could not be carried over`);
  }

  told(live: Live, since: number): Told {
    return this.matches.told(live, since);
  }

  /** A new table. Who asks again under the same key, here or at another process, gets the one that was made. */
  async create(wish: RequestOf<'create'>, host: Person): Promise<Table> {
    const made = body.newTable(this.matches.gameNamed(wish.game), wish, host);
    // Nobody else knows the id of a person, so nobody can guess that of the table.
    return wish.key === undefined ? this.make(made) : this.make(made, idFor(`${host.id} ${wish.key}`));
  }

  /** Writes a new table, unless there is one of this id, if its host does not wait at too many already. */
  private make(made: TableBody, id?: string): Promise<Table> {
    return this.mutex.run(`host ${made.host}`, async () => {
      const known = id === undefined ? undefined : await this.book.find(id);
      if (known) return known;
      const { openTables: limit } = this.limits;
      const open = await this.book.openOf(made.host, OPEN_LOOKED_AT + limit);
      if (open.filter((table) => isHeldOpen(table, made.host)).length >= limit)
        refuse('tooManyTables', { limit });
      return this.book.add(made, id);
    });
  }

  /** A table where everybody sits already, with a match of this seed under way. */
  async setUp(made: TableBody, seed: string): Promise<Table> {
    const { id } = await this.book.add(made);
    return this.exclusively(id, async () => {
      const live = await this.matches.begin(id, made.game, made.options, made.seats.length, seed);
      const begun = await this.book.change(id, (now) => body.begun(now, live.head.id, made.host));
      this.stepped(begun, live, []);
      return begun;
    });
  }

  sit = (id: string, seat: Seat, who: Person, called?: string) =>
    this.change(id, (now) => body.sit(now, seat, who, called));
  stand = (id: string, seat: Seat, who: Person) => this.change(id, (now) => body.stand(now, seat, who.id));
  seatBot = (id: string, seat: Seat, level: string | null, who: Person) =>
    this.change(id, (now) => body.seatBot(now, seat, level, who.id));
  remove = (id: string, seat: Seat, who: Person) => this.change(id, (now) => body.remove(now, seat, who.id));

  admit = (id: string, watchers: boolean, who: Person) =>
    this.change(id, (now) => body.admitted(now, watchers, who.id));

  /** A guest is known by their account from now on; somebody is gone with all that is theirs. */
  takeOver = (id: string, guest: Person, by: Person) =>
    this.shift(id, (now, live, at) => shifted(now, live, at, (was) => takenOver(was, guest, by)));
  forget = (id: string, person: string) =>
    this.shift(id, (now, live, at) => shifted(now, live, at, (was) => forgotten(was, person)));

  /** Another one of those at a table becomes its host, if this one is still host and gone. */
  handOn = (id: string, gone: string, isHere: (person: string) => boolean) =>
    this.change(id, (now) => body.handedFrom(now, gone, isHere));

  /** Everybody is there: the match begins. */
  start(id: string, who: Person): Promise<void> {
    return this.exclusively(id, async () => {
      const table = await this.table(id);
      body.begun(table.body, '', who.id);
      const live = await this.matches.begin(id, table.body.game, table.body.options, table.body.seats.length);
      // Who loses a race against another process is refused: the match that was begun there is the one.
      const begun = await this.book.change(id, (now) =>
        wound(body.begun(now, live.head.id, who.id), live.head.createdAt),
      );
      this.stepped(begun, live, []);
    });
  }

  /** A decision of somebody in their own seat. */
  answer(id: string, seat: Seat, text: string, seen: Seen, who: Person): Promise<void> {
    const at = this.now();
    const { number } = seen;
    const make = (table: Table, live: Live) => {
      mustSit(table.body, seat, who.id);
      mustBeNow(live, seen);
      const { game } = live.match;
      const answer = game.read(text);
      if (answer === undefined) return refuse('notReadable', { answer: text.slice(0, 60) });
      const written = game.write(answer);
      return (match: AnyMatch): Proposed => {
        if (match.log.entries.length < number) return refuse('stale');
        const decided = match.log.entries.slice(number).find((entry) => entry.seat === seat);
        if (!decided)
          return isLate(table.body, live, seat, at) ? refuse('timeUp') : match.propose(seat, answer);
        // Somebody who heard no answer asks again: what is written already is not done twice. Somebody who has
        // decided otherwise meanwhile, in another window, has not seen what this answer would be applied to.
        return 'answer' in decided && decided.answer === written ? WRITTEN : refuse('stale');
      };
    };
    return this.decide(id, make, at);
  }

  /** A decision of a bot for the seat that it plays; void if the match has gone on or the person is back. */
  botAnswer(id: string, seat: Seat, text: string, seen: Seen): Promise<void> {
    return this.decide(id, (table, live) => {
      if (botFor(table.body, seat) === undefined) return refuse('notYourSeat');
      mustBeNow(live, seen);
      const answer = live.match.game.read(text);
      if (answer === undefined) return refuse('notReadable');
      return (match) =>
        match.log.entries.length === seen.number ? match.propose(seat, answer) : refuse('stale');
    });
  }

  /**
   * Takes back one's last answer; where the rules of undo bar it, it becomes a wish to the others. Whoever asks
   * again, having seen no more, has taken back once.
   */
  async undo(id: string, seat: Seat, seen: Seen, who: Person): Promise<void> {
    const { number } = seen;
    let barredAt: number | undefined;
    const back = this.decide(id, (table, live) => {
      mustSit(table.body, seat, who.id);
      mustBeNow(live, seen);
      const agreed = isAgreed(table.body, { seat, number, agreed: [] });
      return (match) => {
        barredAt = agreed ? undefined : wishAt(match, seat);
        return backOwn(match, seat, number, agreed);
      };
    });
    await back.catch((error: unknown) => {
      if (!(error instanceof Refusal) || barredAt === undefined || error.reason.code === 'stale') throw error;
    });
    if (barredAt !== undefined) await this.change(id, wished({ seat, number: barredAt, agreed: [] }));
  }

  /** What somebody says to another's wish; when all people agree, it is taken back. */
  async agreeUndo(id: string, seat: Seat, agree: boolean, who: Person): Promise<void> {
    const { body: now } = await this.change(id, (was) => {
      mustSit(was, seat, who.id);
      return answeredWish(was, seat, agree);
    });
    const wish = now.undoWish;
    if (wish && isAgreed(now, wish)) await this.decide(id, () => (match) => backAgreed(match, wish));
  }

  /** Shows the others what somebody would do. */
  sketch(id: string, sketch: body.Sketch, revision: number | undefined, who: Person): Promise<Table> {
    return this.shift(id, (now, live) => {
      mustSit(now, sketch.seat, who.id);
      if (live) mustBeNow(live, { number: sketch.number, revision });
      return body.sketched(now, sketch);
    });
  }

  cover(id: string, seat: Seat, level: string | null, who: Person): Promise<Table> {
    return this.shift(id, (now, live, at) => {
      mustSit(now, seat, who.id);
      // The one try that counts is one's own.
      if (now.daily !== undefined) refuse('dealOfToday');
      if (level === null) return takenBack(now, live, seat, at);
      return shifted(now, live, at, (was) => body.cover(was, seat, level));
    });
  }

  resign(id: string, seat: Seat, level: string, who: Person): Promise<Table> {
    return this.shift(id, (now, live, at) => {
      mustSit(now, seat, who.id);
      return shifted(now, live, at, (was) => body.cover(was, seat, level, { resigned: true }));
    });
  }

  /** The others have a bot play for somebody who is gone. Whether they are is judged by who knows the connections. */
  coverAbsent(id: string, seat: Seat, level: string): Promise<Table> {
    return this.shift(id, (now, live, at) => shifted(now, live, at, (was) => body.cover(was, seat, level)));
  }

  /** Hands the seats of all whose time is used up to bots, if there are any. */
  handOver = (id: string): Promise<Table> =>
    this.shift(id, (now, live, at) => (live ? handedOver(now, live, at) : now));

  /** Time between these moments does not count at a table. */
  pause = (id: string, from: number, to: number): Promise<Table> =>
    this.shift(id, (now, live) => (live ? paused(now, live, from, to) : now));

  /** Changes a table in view of its match as it is now, whoever wrote last. */
  private shift(
    id: string,
    how: (now: TableBody, live: Live | undefined, at: number) => TableBody,
  ): Promise<Table> {
    const at = this.now();
    return this.exclusively(id, async () => {
      const { live } = await this.latest(id);
      const number = live?.match.log.entries.length ?? 0;
      return this.book.change(id, (now) => noted(now, how(now, live, at), number));
    });
  }

  private async latest(id: string): Promise<Standing> {
    const standing = await this.current(id);
    if (standing.live && this.isShared) await this.matches.refresh(standing.live);
    return standing;
  }

  /** A new table with the same people; the old one points to it. Whoever asks second finds the first one's. */
  async rematch(id: string, who: Person): Promise<string> {
    return this.exclusively(id, async () => {
      const table = await this.table(id);
      if (table.body.rematch) return table.body.rematch;
      const next = await this.make(rematchOf(table.body, who.id));
      const { body: now } = await this.book.change(id, (was) => ({
        ...was,
        rematch: was.rematch ?? next.id,
      }));
      if (now.rematch === next.id) return next.id;
      // Another process was faster; nobody is to be led to the table that was made in vain.
      await this.book.change(next.id, (was) => ({ ...was, listed: false }));
      return now.rematch as string;
    });
  }

  /** A table and its match as they are now, whoever wrote last. */
  standing(id: string): Promise<Standing> {
    return this.exclusively(id, () => this.latest(id));
  }

  /** Somebody is called otherwise from now on, also where they wait for others. */
  async rename({ id, name }: Person, to: string): Promise<void> {
    for (const table of await this.book.openOf(id, RENAMED))
      await this.change(table.id, (now) => body.renamed(now, id, name, to));
  }

  /** Follows what another process wrote about a table. */
  async follow(id: string): Promise<void> {
    await this.exclusively(id, async () => {
      const { table, live } = await this.current(id);
      if (!live) return this.changed(table);
      const steps = await this.matches.refresh(live);
      // Whoever wrote the last step may have ended before it could say that the table is over.
      const ended = live.match.outcome ? await this.settle(table, live) : table;
      this.changed(ended);
      this.stepped(ended, live, steps);
      // So may have whoever was to take back what the last one had agreed to.
      const wish = ended.body.undoWish;
      if (wish?.number === live.match.log.entries.length && isAgreed(ended.body, wish))
        await this.decideNow(id, () => (match) => backAgreed(match, wish)).catch(unlessRefused);
    });
  }

  private change(id: string, how: (now: TableBody) => TableBody): Promise<Table> {
    return this.exclusively(id, () => this.book.change(id, how));
  }

  /** A step of the match of a table, made by `propose` for the table as it is. */
  private decide(id: string, make: Decision, at = this.now()): Promise<void> {
    return this.exclusively(id, () => this.decideNow(id, make, at));
  }

  private async decideNow(id: string, make: Decision, at = this.now()): Promise<void> {
    const { table, live } = await this.current(id);
    if (!live) return refuse('notRunning');
    const propose = make(table, live);
    const isTimely = (step: Proposed) =>
      typeof step === 'string' ||
      !('entry' in step) ||
      !('back' in step.entry) ||
      leavesTime(table.body, live, step, at);
    const { steps, refused } = await this.matches.write(live, at, (match) => {
      const proposed = propose(match);
      // Also of the last answer somebody may not have heard that it was taken.
      if (match.outcome && proposed !== WRITTEN) return refuse('alreadyOver');
      return isTimely(proposed) ? proposed : refuse('noTimeToUndo');
    });
    if (steps.length > 0) {
      if (!refused) this.wrote('match', id);
      const settled = await this.settle(table, live);
      this.stepped(settled, live, steps);
    }
    if (refused) throw new Refusal(refused);
  }

  /** After a step: a wish to take back is void, and a match that is over ends its table. */
  private async settle(table: Table, live: Live): Promise<Table> {
    const over = live.match.outcome !== undefined;
    const number = live.match.log.entries.length;
    const isVoid = (now: TableBody) => now.undoWish !== null && (over || now.undoWish.number !== number);
    if (!isVoid(table.body) && (!over || table.body.status === 'over')) return table;
    if (over) await this.ended(table, live);
    return this.book.change(table.id, (now) => ({
      ...now,
      undoWish: isVoid(now) ? null : now.undoWish,
      status: over ? 'over' : now.status,
    }));
  }

  private changed(table: Table): void {
    for (const listener of this.listeners) listener.tableChanged(table);
  }

  private stepped(table: Table, live: Live, steps: readonly AnyStep[]): void {
    for (const listener of this.listeners) listener.matchStepped(table, live, steps);
  }
}

/** What nobody has asked for just now may be refused. */
const unlessRefused = (error: unknown): void => {
  if (!(error instanceof Refusal)) throw error;
};

/** Whether a match is under way whose log is of older rules. One that is over is only read, and stays as it is. */
const isOutdated = ({ body: { status } }: Table, live: Live): boolean =>
  live.older !== undefined && status === 'running' && live.match.outcome === undefined;

/** Numbers of the log before a match was carried over mean nothing now. */
const mustBeNow = (live: Live, { revision = 0 }: Seen): void => {
  if (revisionOf(live) !== revision) refuse('stale');
};

/** Whether somebody keeps others waiting at a table of theirs: not if all have left it. */
const isHeldOpen = ({ version, body: now }: Table, host: string): boolean =>
  now.host === host && (version === 1 || body.isTaken(now));
