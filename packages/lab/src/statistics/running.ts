import { type Interval, Z } from './wilson.js';

/** Mean, spread and range of a stream of numbers in one pass (Welford); keeps nothing of the stream. */
export class Running {
  count = 0;
  mean = 0;
  min = Number.POSITIVE_INFINITY;
  max = Number.NEGATIVE_INFINITY;
  private squares = 0;

  add(x: number): void {
    this.count++;
    const before = x - this.mean;
    this.mean += before / this.count;
    this.squares += before * (x - this.mean);
    if (x < this.min) this.min = x;
    if (x > this.max) this.max = x;
  }

  /** Standard deviation of the sample; 0 while there are fewer than two numbers. */
  get sd(): number {
    return this.count < 2 ? 0 : Math.sqrt(this.squares / (this.count - 1));
  }

  /** The 95% interval of the mean, from its standard error. */
  get interval(): Interval {
    const half = (Z * this.sd) / Math.sqrt(Math.max(this.count, 1));
    return { low: this.mean - half, high: this.mean + half };
  }
}
