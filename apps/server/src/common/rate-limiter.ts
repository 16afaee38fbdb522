/** Lets through so many things a second for long, and so many at once. */
export class RateLimiter {
  private level: number;
  private at = Date.now();

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
  ) {
    this.level = burst;
  }

  take(): boolean {
    this.fill();
    if (this.level < 1) return false;
    this.level--;
    return true;
  }

  /** After how many seconds something is let through again. */
  get wait(): number {
    this.fill();
    return Math.max(0, 1 - this.level) / this.perSecond;
  }

  /** Whether it is as it was at first: then a new one does as well. */
  get isFull(): boolean {
    this.fill();
    return this.level >= this.burst;
  }

  private fill(): void {
    const now = Date.now();
    // A clock that was set back takes nothing away.
    const seconds = Math.max(0, now - this.at) / 1000;
    this.level = Math.min(this.burst, this.level + seconds * this.perSecond);
    this.at = now;
  }
}

/** A bucket for each of many, of whom only those who have taken something lately are remembered. */
export class KeyedRateLimiter {
  private readonly buckets = new Map<string, RateLimiter>();
  /** At how many full ones are looked for next. */
  private sweepAt = LEAST_SWEPT;

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
  ) {}

  get size(): number {
    return this.buckets.size;
  }

  take(whose: string): boolean {
    const bucket = this.buckets.get(whose) ?? new RateLimiter(this.perSecond, this.burst);
    this.buckets.set(whose, bucket);
    const taken = bucket.take();
    if (this.buckets.size > this.sweepAt) this.forget();
    return taken;
  }

  wait(whose: string): number {
    return this.buckets.get(whose)?.wait ?? 0;
  }

  private forget(): void {
    for (const [whose, bucket] of this.buckets) if (bucket.isFull) this.buckets.delete(whose);
    this.sweepAt = Math.max(LEAST_SWEPT, 2 * this.buckets.size);
  }
}

const LEAST_SWEPT = 1000;
