import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { KeyedMutex } from '../common/keyed-mutex.js';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { TypedRecords } from '../storage/typed-records.js';

/** Once the free guesses are used up, each failure doubles the wait, up to a longest one. */
const LONGEST_MS = 15 * 60_000;
/** How long failures are remembered after the last one. */
const REMEMBERED_MS = 60 * 60_000;
/** How often old failures are deleted, and how many at a time. */
const TIDY_MS = 60_000;
const TIDIED = 200;

/** How often attempts have failed, and when the next one is allowed. */
const guessSchema = storedObject({ failures: v.number(), until: v.number() });

/**
 * Slows down whoever guesses, over all processes together. An attempt counts as a failure from its beginning until it
 * succeeds, so that many at once get no further than one after the other. An attempt that is not allowed writes nothing:
 * it costs one read.
 */
export class AttemptThrottle {
  private readonly kept: TypedRecords<typeof guessSchema>;
  private readonly mutex = new KeyedMutex<string>();
  private tidiedAt = 0;

  constructor(
    storage: Storage,
    /** What these attempts are counted by. */
    private readonly shelf: string,
    private readonly free: number,
    private readonly now: () => number = Date.now,
  ) {
    this.kept = new TypedRecords(storage, 'guess', guessSchema);
  }

  /** After how many seconds an attempt is allowed; 0: now. */
  async wait(key: string): Promise<number> {
    return this.secondsTo((await this.kept.find(this.idOf(key)))?.body.until ?? 0);
  }

  /** Counts an attempt and gives 0, or gives for how many seconds it has to wait. */
  async begin(key: string): Promise<number> {
    const id = this.idOf(key);
    let seconds = 0;
    const count = () =>
      this.kept.put(id, (was) => {
        const now = this.now();
        seconds = this.secondsTo(was?.body.until ?? 0);
        if (seconds > 0) return undefined;
        const isKnown = was !== undefined && now - was.body.until < REMEMBERED_MS;
        const failures = (isKnown ? was.body.failures : 0) + 1;
        const pause = failures < this.free ? 0 : Math.min(LONGEST_MS, 1000 * 2 ** (failures - this.free));
        return { shelf: this.shelf, rank: now + pause, body: { failures, until: now + pause } };
      });
    await this.mutex.run(id, count);
    await this.tidy();
    return seconds;
  }

  /** An attempt succeeded and no longer counts; `all`: nor do those before it. */
  async right(key: string, all: boolean): Promise<void> {
    const id = this.idOf(key);
    await this.mutex.run(id, async () => {
      const failures = all ? 0 : ((await this.kept.find(id))?.body.failures ?? 0) - 1;
      if (failures <= 0) return this.kept.drop(id);
      await this.kept.change(id, ({ body }) => {
        const until = this.now();
        return { rank: until, body: { failures: body.failures - 1, until } };
      });
    });
  }

  /** How many are remembered. */
  async size(): Promise<number> {
    return (await this.kept.count(this.shelf)).all;
  }

  private secondsTo(until: number): number {
    return Math.max(0, Math.ceil((until - this.now()) / 1000));
  }

  /** Neither names nor addresses are stored, only their hashes. */
  private idOf(key: string): string {
    return createHash('sha256').update(`${this.shelf} ${key}`).digest('hex');
  }

  private async tidy(): Promise<void> {
    const now = this.now();
    if (now - this.tidiedAt < TIDY_MS) return;
    this.tidiedAt = now;
    const old = { order: 'rising', to: now - REMEMBERED_MS, limit: TIDIED } as const;
    for (const { id } of await this.kept.on(this.shelf, old)) await this.kept.drop(id);
  }
}

/** Attempts to sign in, or to guess a code: few for one account, more from one network, which many people may share. */
export class SignInThrottle {
  private readonly bySubject: AttemptThrottle;
  private readonly byNetwork: AttemptThrottle;

  constructor(storage: Storage, now?: () => number) {
    this.bySubject = new AttemptThrottle(storage, 'thing', 5, now);
    this.byNetwork = new AttemptThrottle(storage, 'place', 25, now);
  }

  /** Allows an attempt, or gives after how many seconds to try again. `right` is to be called if it succeeded. */
  async attempt(
    thing: string,
    place: string,
  ): Promise<{ readonly seconds: number } | { right(): Promise<void> }> {
    const seconds =
      (await this.byNetwork.wait(place)) ||
      (await this.bySubject.begin(thing)) ||
      (await this.byNetwork.begin(place));
    if (seconds > 0) return { seconds };
    return {
      right: async () => {
        await Promise.all([this.bySubject.right(thing, true), this.byNetwork.right(place, false)]);
      },
    };
  }
}
