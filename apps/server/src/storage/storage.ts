import type { Entry, Json } from '@aerie/kernel';
import type { Events } from '../common/events.js';

/** Somebody who has given a name. */
export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

/** A table; what is in `body` belongs to `tables/`. */
export interface TableRow {
  readonly id: string;
  /** Goes up with every change; whoever saves a version that exists already has lost a race. */
  readonly version: number;
  readonly status: 'open' | 'running' | 'over';
  readonly listed: boolean;
  readonly updatedAt: number;
  /** Everybody who sits there, so that somebody's own tables can be found. */
  readonly people: readonly string[];
  readonly body: Json;
}

/** What the log of a match began with. It never changes. */
export interface MatchHead {
  readonly id: string;
  readonly table: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Json;
  readonly seats: number;
  readonly seed: string;
  readonly setup: readonly Json[];
  readonly createdAt: number;
  /** How often the match was carried over to newer rules before this log; missing where it never was. */
  readonly revision?: number;
  /** How many entries of this log were carried over, where it was. */
  readonly carried?: number;
  /** The older rules version whose rulings hold in it, where that is so. */
  readonly edition?: number;
}

/** What stands at the end of a log whose match goes on in another one, in place of an entry. */
export interface LogEnd {
  readonly continuedBy: string;
}
export type LogRow = Entry | LogEnd;
export const isEnd = (row: LogRow): row is LogEnd => 'continuedBy' in row;

/** A match goes on in another log: everything of it that is written at once. */
export interface Continuation {
  /** The log that ends, and the number of its entries: nothing can be appended to it any more. */
  readonly from: { readonly match: string; readonly number: number };
  /** The log that takes its place. */
  readonly head: MatchHead;
  readonly entries: readonly Entry[];
  /** The version of the table that names it. */
  readonly table: TableRow;
}

/** What somebody said at a table. */
export interface ChatRow {
  readonly table: string;
  /** Goes up at each table. */
  readonly number: number;
  /** An id of the writer's choice: a line with the same key is not written twice. */
  readonly key: string;
  readonly person: string;
  readonly seat: number | null;
  /** What the person was called then. */
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/**
 * Anything else that is stored: accounts, results, subscriptions … What is in `body` belongs to the owner of that kind of
 * records.
 */
export interface RecordRow {
  readonly kind: string;
  /** Unique within its kind. */
  readonly id: string;
  /** Goes up with every change, as with tables. */
  readonly version: number;
  /** The person whom it belongs to; it is deleted with them. */
  readonly owner: string | null;
  /** The name of a list of records of one kind, ordered by rank. */
  readonly shelf: string | null;
  readonly rank: number;
  readonly body: Json;
}

/** That a record is there, and whether it is still as it was read before. */
export interface RecordMark {
  readonly id: string;
  readonly mark: string;
}

/** Which of the records on a shelf: ranks from and to (both included), in which order (with equal ranks by their ids, likewise), and how many. */
export interface RankRange {
  readonly from?: number;
  readonly to?: number;
  readonly order: 'rising' | 'falling';
  readonly limit: number;
}

/** When a table was last changed: with its id the place among others in the order of their last changes. */
export type LastChange = Pick<TableRow, 'updatedAt' | 'id'>;

/** How many lines of a table's chat are kept; older ones are dropped. */
export const KEPT_LINES = 200;

/** How large the storage is. */
export interface StorageFigures {
  readonly people: number;
  readonly bytes: number;
}

/** How far something has got: the version of a table, or the number of entries of a match or of lines of a chat. */
export interface Progress {
  readonly kind: 'table' | 'match' | 'chat';
  /** Of the table, or of the match. */
  readonly id: string;
  readonly number: number;
}

/** What was written, as far as those who measure tell it apart. */
export type Written = 'entry' | 'table' | 'match' | 'record' | 'other';

/** How long what is written took, for whoever measures. Times are milliseconds. */
export interface StorageEvents {
  /** Something is durable, so long after that was asked for. */
  readonly wrote: readonly [what: Written, ms: number];
  /** So many entries of matches were written together. */
  readonly appended: readonly [entries: number];
  /** One commit has made so many writes durable. */
  readonly committed: readonly [writes: number, ms: number];
}

/**
 * Where everything is kept. Whatever a promise here was resolved for is durable: it survives a crash of the
 * process and of the machine. Where a write is rejected, it is unknown whether it was made: whoever needs to
 * know reads again.
 */
export interface Storage {
  readonly events: Events<StorageEvents>;
  /** A setting of the site that is made once: the stored value, which becomes `fresh` if there was none. */
  setting(name: string, fresh: string): Promise<string>;

  person(id: string): Promise<PersonRow | undefined>;
  savePerson(person: PersonRow): Promise<void>;
  dropPerson(id: string): Promise<void>;
  /** People in the order of their ids, after this one. */
  people(after: string, limit: number): Promise<PersonRow[]>;
  /** Those of these ids, in any order; whoever is not there is left out. */
  peopleByIds(ids: readonly string[]): Promise<PersonRow[]>;

  table(id: string): Promise<TableRow | undefined>;
  /** Those of these ids, in any order; what is not there is left out. */
  tablesByIds(ids: readonly string[]): Promise<TableRow[]>;
  /**
   * Writes this version of a table, the first being 1; false if that version was written by somebody else.
   * Throws if the version before it is missing.
   */
  saveTable(table: TableRow): Promise<boolean>;
  /** Listed tables of a status, the latest change first. */
  listedTables(status: TableRow['status'], limit: number): Promise<TableRow[]>;
  /** Tables of a status that were last changed before a moment, in the order of their ids, after this one. */
  tablesUntouched(
    status: TableRow['status'],
    before: number,
    after: string,
    limit: number,
  ): Promise<TableRow[]>;
  /**
   * Removes a table for good if it still has this version, with its match and these chats; false if it has another one, or
   * is gone already.
   */
  dropTable(
    table: Pick<TableRow, 'id' | 'version'>,
    match: string | null,
    chats: readonly string[],
  ): Promise<boolean>;
  /** Tables that are over and were last changed before a moment, in the order of their last changes, after this one. */
  tablesOver(after: LastChange, before: number, limit: number): Promise<TableRow[]>;
  /** Ids of all tables of this status, listed or not. */
  tableIds(status: TableRow['status']): Promise<string[]>;
  /** Tables of a status where somebody sits, the latest change first. */
  tablesOf(person: string, status: TableRow['status'], limit: number): Promise<TableRow[]>;
  /** At how many tables somebody sits, of every status. */
  countTablesOf(person: string): Promise<number>;

  /** Writes the head of a new match; false if there is one of that id. */
  createMatch(head: MatchHead): Promise<boolean>;
  /** The same, together with the version of its table that names it; false, with nothing written, if there is such a version already. */
  beginMatch(head: MatchHead, table: TableRow): Promise<boolean>;
  matchHead(id: string): Promise<MatchHead | undefined>;
  /**
   * Entries of a match from this number on, in order, without gaps. Throws `Continued` where the log has ended because
   * the match goes on in another one.
   */
  entries(match: string, from: number): Promise<Entry[]>;
  /** The last entry of a match; undefined where it has none, or goes on in another log. */
  lastEntry(match: string): Promise<Entry | undefined>;
  /**
   * Appends an entry at exactly this number; false if that number is taken, or if the table that it was decided by, `under`, has
   * another version by now. (match, number) is the only lock that there is: whoever gets false reads on and decides again. Many
   * appends at a time are made durable together. Throws if the match or the entry before is missing, so that a log has no gaps.
   */
  append(
    match: string,
    number: number,
    entry: Entry,
    under?: Pick<TableRow, 'id' | 'version'>,
  ): Promise<boolean>;
  /**
   * Ends a log and writes another one and the table that names it, all or nothing; false if the number or the version of
   * the table was taken by somebody else. The mark that ends a log stands at its next number, so that the lock of
   * `append` holds here too, also against programs that know nothing of it.
   */
  continueMatch(continuation: Continuation): Promise<boolean>;

  /**
   * Moves the log of a match that is over into the archive, compressed, where it is read and rewritten like any other, and
   * nothing can be appended to it; gives whether it did. It does not where there is no log, the log is there already, goes on in
   * another one, or somebody writes to it meanwhile. `at`: the present moment, by which the archive is divided.
   */
  archiveLog(match: string, at: number): Promise<boolean>;

  /** Replaces an entry that is there, where words in it have to go; what the match makes of it must be the same. */
  rewriteEntry(match: string, number: number, entry: Entry): Promise<void>;

  /** Writes the next line of a table's chat, unless its key is there already, and drops the oldest beyond those kept. */
  addChatLine(line: Omit<ChatRow, 'number'>): Promise<void>;
  /** The kept lines of a table's chat from this number on, in order. */
  chat(table: string, from: number): Promise<ChatRow[]>;
  /** Removes all lines of a chat. */
  dropChat(table: string): Promise<void>;
  /** All kept lines of somebody, at any table; scans the whole chat. */
  chatLinesOf(person: string): Promise<ChatRow[]>;
  /** Replaces the line of this table and number, if it is still kept. */
  rewriteChatLine(line: ChatRow): Promise<void>;

  record(kind: string, id: string): Promise<RecordRow | undefined>;
  /** A record together with whom it belongs to, where there is such a person. */
  recordWithOwner(
    kind: string,
    id: string,
  ): Promise<{ readonly record: RecordRow; readonly owner: PersonRow | undefined } | undefined>;
  /** Records of a kind with these ids, in any order; what is not there is left out. */
  recordsByIds(kind: string, ids: readonly string[]): Promise<RecordRow[]>;
  /**
   * Writes this version of a record, the first being 1; false if that version was written by somebody else, or the
   * record is gone. Of two at once one succeeds.
   */
  saveRecord(record: RecordRow): Promise<boolean>;
  /** Deletes a record, whatever its version. */
  dropRecord(kind: string, id: string): Promise<void>;
  /** Deletes this version of a record; false if it has another one, or is gone. */
  dropRecordVersion(record: Pick<RecordRow, 'kind' | 'id' | 'version'>): Promise<boolean>;
  /** Deletes all records that belong to somebody. */
  dropRecordsOf(owner: string): Promise<void>;
  /** Somebody's records of a kind, the highest rank first. */
  recordsOf(kind: string, owner: string, limit: number): Promise<RecordRow[]>;
  /** All that belongs to somebody, by kind. */
  allRecordsOf(owner: string): Promise<RecordRow[]>;
  recordsOn(kind: string, shelf: string, stretch: RankRange): Promise<RecordRow[]>;
  /** The same without what is in them: which there are, with their ranks, the highest first. */
  ranksOn(kind: string, shelf: string, limit: number): Promise<Pick<RecordRow, 'id' | 'rank'>[]>;
  /** Records of a kind in the order of their ids, after this one. */
  recordsOfKind(kind: string, after: string, limit: number): Promise<RecordRow[]>;
  /** The same without what is in them: their ids, each with a mark that is another one after every write. */
  recordMarks(kind: string, after: string, limit: number): Promise<RecordMark[]>;
  /** How many records there are on a shelf, and how many of them have at least and more than this rank. */
  countOn(
    kind: string,
    shelf: string,
    rank: number,
  ): Promise<{ all: number; atLeast: number; above: number }>;

  /** How many records there are on each of these shelves that has any. */
  countsOn(kind: string, shelves: readonly string[]): Promise<ReadonlyMap<string, number>>;

  /** How far these tables, their chats and these matches have got, as far as there are any; with one query. */
  progress(tables: readonly string[], matches: readonly string[]): Promise<Progress[]>;

  /**
   * Everything as it is at one moment, a line of JSON each (without its line break), for a backup that any storage
   * can restore. Others write on meanwhile.
   */
  dump(): AsyncIterable<string>;
  /**
   * Restores what `dump` gave into an empty storage. All or nothing: throws `BadBackup`, and leaves the storage as
   * it was, if that is not empty, a line cannot be read or the end is missing.
   */
  load(lines: AsyncIterable<string>): Promise<void>;

  /** Sees to it that what was deleted is gone from the files too, as far as the database lets it. */
  scrub(): Promise<void>;
  /** How many people there are, and how many bytes the database takes on the disk. */
  figures(): Promise<StorageFigures>;
  /** Throws `Unhealthy` unless it can be read and written now; it writes something to find out. */
  check(): Promise<void>;
  /** Finishes what was begun, queued appends as well, and aborts dumps. */
  close(): Promise<void>;
}

/** A log has ended: its match goes on in another one. */
export class Continued extends Error {
  constructor(readonly match: string) {
    super(`match ${match} goes on in another log`);
  }
}

/** The database was written by a newer program. */
export class NewerDatabase extends Error {}

/** What is stored cannot be used as it is: damaged, emptied, another program's or not readable. Says what, where, what to do. */
export class UnusableStore extends Error {}

/** Why a storage does not work now. `newerDatabase`: a newer program has changed it since, so that this one had better stop. */
export type StorageTrouble = 'diskFull' | 'damaged' | 'newerDatabase' | 'notWritable' | 'unreachable';

/** A storage does not work now. */
export class Unhealthy extends Error {
  constructor(
    readonly trouble: StorageTrouble,
    cause: unknown,
  ) {
    super(`The storage does not work (${trouble}): ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}

/** Another process works with the same data folder. */
export class StorageInUse extends Error {}

/** What was to be restored is not a complete backup, or the storage is not empty. */
export class BadBackup extends Error {}
