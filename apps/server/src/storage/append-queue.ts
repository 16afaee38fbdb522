import { setTimeout as sleep } from 'node:timers/promises';

/** An entry on its way into the log of a match. */
export interface NewEntry {
  readonly match_id: string;
  readonly number: number;
  readonly mark: string;
  readonly body: string;
  /** It is only written as long as this table has this version. */
  readonly table_id?: string;
  readonly table_version?: number;
}

/** Whether it was written, its number was taken or its table has another version, or the entry before it is missing. */
export type AppendResult = 'written' | 'taken' | 'gap';

interface Waiting {
  readonly entry: NewEntry;
  readonly resolve: (written: boolean) => void;
  readonly reject: (error: unknown) => void;
}

const MOST_ENTRIES = 256;
const MOST_CHARACTERS = 1_000_000;

/** So many entries are waited for under load, but no longer than that after the group before. */
const AIM = 10;
const LONGEST_WAIT_MS = 10;
/** A pause counts as no longer than this, and each as much as all before it times the rest. */
const LONGEST_PAUSE_MS = 100;
const SHARE = 0.1;

/** Where the queue reads the time, and how it waits. */
export interface QueueClock {
  now(): number;
  sleep(ms: number): Promise<unknown>;
}

const CLOCK: QueueClock = { now: () => performance.now(), sleep };

/**
 * Collects appends while others are being written, so that one commit makes many of them durable. At most
 * `concurrency` groups are written at a time, and of one match only one number: the next waits until that one is
 * decided. What a group costs is the same for one entry and for ten, and nobody notices some milliseconds: so where entries follow each
 * other closely enough, a group begins only some time after the one before it. Who plays alone waits for nobody.
 */
export class AppendQueue {
  /** By match, since a match has one append at a time; the match that waits longest comes first. */
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #busy = new Set<string>();
  #running = 0;
  #called = false;
  #isResting = false;
  /** How many milliseconds lie between two appends, of late. */
  #pause = LONGEST_PAUSE_MS;
  #askedAt = Number.NEGATIVE_INFINITY;
  #begunAt = Number.NEGATIVE_INFINITY;

  constructor(
    /** Writes a group, in which every match occurs once; gives the results in the same order. */
    private readonly write: (group: readonly NewEntry[]) => Promise<readonly AppendResult[]>,
    private readonly concurrency: number,
    private readonly clock: QueueClock = CLOCK,
  ) {}

  append(entry: NewEntry): Promise<boolean> {
    const now = this.clock.now();
    this.#pause += SHARE * (Math.min(now - this.#askedAt, LONGEST_PAUSE_MS) - this.#pause);
    this.#askedAt = now;
    return new Promise((resolve, reject) => {
      const waiting = { entry, resolve, reject };
      const queue = this.#waiting.get(entry.match_id);
      if (queue) queue.push(waiting);
      else this.#waiting.set(entry.match_id, [waiting]);
      if (this.#called) return;
      // Appends that are made in the same turn of the event loop go together.
      this.#called = true;
      queueMicrotask(() => {
        this.#called = false;
        this.#go();
      });
    });
  }

  #go(): void {
    while (this.#running < this.concurrency && !this.#isResting && this.#waiting.size > 0) {
      const wait = this.#begunAt + this.#spacing - this.clock.now();
      if (wait > 0) {
        void this.#rest(wait);
        return;
      }
      const group = this.#next();
      if (group.length === 0) return;
      this.#begunAt = this.clock.now();
      this.#running++;
      void this.#settle(group).then(() => {
        this.#running--;
        for (const [first] of group) this.#busy.delete(first.entry.match_id);
        this.#go();
      });
    }
  }

  /** How long after the one before it a group begins at the earliest. */
  get #spacing(): number {
    return this.#pause < LONGEST_WAIT_MS ? Math.min(AIM * this.#pause, LONGEST_WAIT_MS) : 0;
  }

  async #rest(ms: number): Promise<void> {
    this.#isResting = true;
    await this.clock.sleep(ms);
    this.#isResting = false;
    this.#go();
  }

  /** Takes as many as can be written now: of each match those for the number that was asked for first. */
  #next(): Rivals[] {
    const group: Rivals[] = [];
    let characters = 0;
    for (const [match, queue] of this.#waiting) {
      if (group.length >= MOST_ENTRIES || characters >= MOST_CHARACTERS) break;
      const [first] = queue;
      if (!first || this.#busy.has(match)) continue;
      const wanted = first.entry.number;
      const rest = queue.filter(({ entry }) => entry.number !== wanted);
      if (rest.length > 0) this.#waiting.set(match, rest);
      else this.#waiting.delete(match);
      this.#busy.add(match);
      group.push([first, ...queue.filter((other) => other !== first && other.entry.number === wanted)]);
      characters += first.entry.body.length;
    }
    return group;
  }

  async #settle(group: readonly Rivals[]): Promise<void> {
    try {
      const fates = await this.write(group.map(([first]) => first.entry));
      group.forEach((rivals, i) => {
        settle(rivals, fates[i]);
      });
    } catch (error) {
      for (const { reject } of group.flat()) reject(error);
    }
  }
}

/** All appends for the same number of the same match. The first is written; the others have lost either way. */
type Rivals = [first: Waiting, ...others: Waiting[]];

function settle(rivals: Rivals, fate: AppendResult | undefined): void {
  const [first, ...others] = rivals;
  if (fate === 'written' || fate === 'taken') {
    first.resolve(fate === 'written');
    for (const { resolve } of others) resolve(false);
    return;
  }
  const { match_id, number } = first.entry;
  const missing = number === 0 ? 'there is no such match' : `there is no entry ${number - 1}`;
  for (const { reject } of rivals) {
    reject(new Error(`Entry ${number} of match ${match_id} cannot be appended: ${missing}.`));
  }
}
