/** A token bucket: so many a second in the long run, and so many at once. */
export class RateLimiter {
  private level: number;
  private at = performance.now();

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

  /** Takes so many whether they are there or not; what is missing has to come back first. */
  spend(amount: number): void {
    this.fill();
    this.level = Math.max(-this.burst, this.level - amount);
  }

  /** After how many seconds `take` succeeds again. */
  get wait(): number {
    this.fill();
    return Math.max(0, 1 - this.level) / this.perSecond;
  }

  /** Whether it is in its initial state, so that it can be replaced by a new one. */
  get isFull(): boolean {
    this.fill();
    return this.level >= this.burst;
  }

  private fill(): void {
    const now = performance.now();
    const seconds = (now - this.at) / 1000;
    this.level = Math.min(this.burst, this.level + seconds * this.perSecond);
    this.at = now;
  }
}

/** A rate limiter for each key; keys that have taken nothing lately are forgotten. */
export class KeyedRateLimiter {
  private readonly buckets = new Map<string, RateLimiter>();
  /** At how many keys full ones are swept next. */
  private sweepAt = LEAST_SWEPT;

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
  ) {}

  get size(): number {
    return this.buckets.size;
  }

  take(whose: string): boolean {
    return this.of(whose).take();
  }

  spend(whose: string, amount: number): void {
    this.of(whose).spend(amount);
  }

  wait(whose: string): number {
    return this.buckets.get(whose)?.wait ?? 0;
  }

  private of(whose: string): RateLimiter {
    if (this.buckets.size > this.sweepAt) this.forget();
    const bucket = this.buckets.get(whose) ?? new RateLimiter(this.perSecond, this.burst);
    this.buckets.set(whose, bucket);
    return bucket;
  }

  private forget(): void {
    for (const [whose, bucket] of this.buckets) if (bucket.isFull) this.buckets.delete(whose);
    this.sweepAt = Math.max(LEAST_SWEPT, 2 * this.buckets.size);
  }
}

const LEAST_SWEPT = 1000;
