import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { KeyedMutex } from '../common/keyed-mutex.js';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { TypedRecords } from '../storage/typed-records.js';

/** How long failures are remembered after the last one. */
const REMEMBERED_MS = 60 * 60_000;
/** How often old failures are deleted, and how many at a time. */
const TIDY_MS = 60_000;
const TIDIED = 200;

/** How often attempts have failed, and when the next one is allowed. */
const guessSchema = storedObject({ failures: v.number(), until: v.number() });

/** How many failures are free; from then on each one doubles the wait, up to a longest one. */
interface Bound {
  readonly free: number;
  readonly longestMs: number;
}

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
    private readonly bound: Bound,
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
        const { free, longestMs } = this.bound;
        const pause = failures < free ? 0 : Math.min(longestMs, 1000 * 2 ** (failures - free));
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

const MINUTE = 60_000;
/** What others can use up for somebody is generous, what only they can use up is not. */
const BOUNDS = {
  /** Wrong guesses at one name from one network. */
  here: { free: 5, longestMs: 15 * MINUTE },
  /** With a browser that has signed in before, or is signed in: only these count. */
  device: { free: 5, longestMs: 15 * MINUTE },
  /** From one network, which many people may share, at whatever name. */
  network: { free: 30, longestMs: 15 * MINUTE },
  /** At one name, from wherever. */
  name: { free: 200, longestMs: MINUTE },
} as const satisfies Readonly<Record<string, Bound>>;

/** Of which guesses there were too many. */
export type TooMany = keyof typeof BOUNDS;

export interface Guess {
  /** What is guessed at: an account, a code. */
  readonly subject: string;
  readonly network: string;
  /** The known browser, or the session, that guesses. */
  readonly device?: string | undefined;
}

/**
 * Attempts to sign in, or to guess a code. They are counted by subject and network together, so that nobody makes others wait;
 * more generously by each alone, which slows down whoever guesses at many names or from many networks. A known browser is
 * counted by itself, and waits for nobody else.
 */
export class SignInThrottle {
  private readonly throttles: Readonly<Record<TooMany, AttemptThrottle>>;

  constructor(storage: Storage, now?: () => number) {
    const by = (shelf: string, bound: Bound) => new AttemptThrottle(storage, shelf, bound, now);
    this.throttles = {
      here: by('here', BOUNDS.here),
      device: by('device', BOUNDS.device),
      network: by('place', BOUNDS.network),
      name: by('thing', BOUNDS.name),
    };
  }

  /** Allows an attempt, or gives after how many seconds to try again. `right` is to be called if it succeeded. */
  async attempt({
    subject,
    network,
    device,
  }: Guess): Promise<{ readonly seconds: number; readonly by: TooMany } | { right(): Promise<void> }> {
    const counted: [TooMany, string][] = device
      ? [['device', `${subject} ${device}`]]
      : [
          ['network', network],
          ['name', subject],
          ['here', `${subject} ${network}`],
        ];
    for (const [by, key] of counted) {
      const seconds = await this.throttles[by].wait(key);
      if (seconds > 0) return { seconds, by };
    }
    // The narrowest is counted first: what it refuses does not count for those that others share.
    for (const [by, key] of counted.toReversed()) {
      const seconds = await this.throttles[by].begin(key);
      if (seconds > 0) return { seconds, by };
    }
    return {
      right: async () => {
        const isOwn = (by: TooMany) => by === 'here' || by === 'device';
        await Promise.all(counted.map(([by, key]) => this.throttles[by].right(key, isOwn(by))));
      },
    };
  }
}
