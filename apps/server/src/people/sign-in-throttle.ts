import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { KeyedMutex } from '../common/keyed-mutex.js';
import type { Storage } from '../storage/storage.js';
import { TypedRecords } from '../storage/typed-records.js';

/** Once the free guesses are used up, each failure doubles the wait, up to a longest one. */
const LONGEST_MS = 15 * 60_000;
/** How long failures are remembered after the last one. */
const REMEMBERED_MS = 60 * 60_000;
/** How often what is no longer to be remembered is thrown away, and how much of it at a time. */
const TIDY_MS = 60_000;
const TIDIED = 200;

/** How often somebody has failed, and when the next guess is let through. */
const guessSchema = v.strictObject({ failures: v.number(), until: v.number() });

/**
 * Slows down whoever guesses, at all processes together. A guess counts as a failure from its beginning until it turns
 * out to be right, so that many at once get no further than one after the other. A guess that is not let through writes
 * nothing: whoever hurries costs a reading.
 */
export class AttemptThrottle {
  private readonly kept: TypedRecords<typeof guessSchema>;
  private readonly mutex = new KeyedMutex<string>();
  private tidiedAt = 0;

  constructor(
    storage: Storage,
    /** What is guessed at by these. */
    private readonly shelf: string,
    private readonly free: number,
    private readonly now: () => number = Date.now,
  ) {
    this.kept = new TypedRecords(storage, 'guess', guessSchema);
  }

  /** After how many seconds a guess is let through; 0: now. */
  async wait(key: string): Promise<number> {
    return this.secondsTo((await this.kept.find(this.idOf(key)))?.body.until ?? 0);
  }

  /** Counts a guess, unless it has to wait; then says for how many seconds. */
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

  /** It was right and counts no more; `all`: nor does anything before it. */
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

  /** Neither names nor addresses are kept, only what tells them apart. */
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

/** Guesses at something from somewhere: few at one thing, more from one network, where many people may live. */
export class SignInThrottle {
  private readonly bySubject: AttemptThrottle;
  private readonly byNetwork: AttemptThrottle;

  constructor(storage: Storage, now?: () => number) {
    this.bySubject = new AttemptThrottle(storage, 'thing', 5, now);
    this.byNetwork = new AttemptThrottle(storage, 'place', 25, now);
  }

  /** Lets a guess through, or says after how many seconds to try again. `right` is to be called if it was. */
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
