interface Guesser {
  failures: number;
  /** When the next guess is let through. */
  until: number;
}

/** Once the free guesses are used up, each failure doubles the wait, up to a longest one. */
const LONGEST_MS = 15 * 60_000;
/** How long failures are remembered after the last one. */
const REMEMBERED_MS = 60 * 60_000;
const CROWD = 10_000;

/**
 * Slows down whoever guesses. A guess counts as a failure from its beginning until it turns out to be right, so that
 * many at once get no further than one after the other.
 */
export class Guesses {
  private readonly guessers = new Map<string, Guesser>();

  constructor(
    private readonly free: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** After how many seconds a guess is let through; 0: now. */
  wait(key: string): number {
    return Math.max(0, Math.ceil(((this.guessers.get(key)?.until ?? 0) - this.now()) / 1000));
  }

  begin(key: string): void {
    const now = this.now();
    this.forget(now);
    const failures = (this.guessers.get(key)?.failures ?? 0) + 1;
    const pause = failures < this.free ? 0 : Math.min(LONGEST_MS, 1000 * 2 ** (failures - this.free));
    // Whoever fails last stands last.
    this.guessers.delete(key);
    this.guessers.set(key, { failures, until: now + pause });
  }

  /** It was right and counts no more; `all`: nor does anything before it. */
  right(key: string, all: boolean): void {
    const guesser = this.guessers.get(key);
    if (!guesser) return;
    guesser.failures--;
    guesser.until = this.now();
    if (all || guesser.failures === 0) this.guessers.delete(key);
  }

  get size(): number {
    return this.guessers.size;
  }

  private forget(now: number): void {
    for (const [key, { until }] of this.guessers) {
      if (now - until < REMEMBERED_MS && this.guessers.size <= CROWD) return;
      this.guessers.delete(key);
    }
  }
}

/** Guesses at something from somewhere: few at one thing, more from one network, where many people may live. */
export class Watchman {
  private readonly things: Guesses;
  private readonly places: Guesses;

  constructor(now?: () => number) {
    this.things = new Guesses(5, now);
    this.places = new Guesses(25, now);
  }

  /** Lets a guess through, or says after how many seconds to try again. `right` is to be called if it was. */
  letGuess(thing: string, place: string): { readonly seconds: number } | { right(): void } {
    const seconds = Math.max(this.things.wait(thing), this.places.wait(place));
    if (seconds > 0) return { seconds };
    this.things.begin(thing);
    this.places.begin(place);
    return {
      right: () => {
        this.things.right(thing, true);
        this.places.right(place, false);
      },
    };
  }
}
