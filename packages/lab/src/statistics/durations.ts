/** Durations summed up as plain data, which can be written to a file and added to others. */
export interface Took {
  readonly count: number;
  readonly ms: number;
  /** How many fell into which step of the scale. */
  readonly steps: Readonly<Record<string, number>>;
}

/** A step of the scale is a tenth longer than the one before it; the shortest time that is told apart is a microsecond. */
const STEP = Math.log(1.1);
const SHORTEST_MS = 0.001;

/** How long things took, of whatever length, in little memory: quantiles are right to within a tenth. */
export class Durations {
  count = 0;
  private ms = 0;
  private readonly steps = new Map<number, number>();

  add(ms: number): void {
    this.count++;
    this.ms += ms;
    this.put(Math.floor(Math.log(Math.max(ms, SHORTEST_MS)) / STEP), 1);
  }

  addAll({ count, ms, steps }: Took): void {
    this.count += count;
    this.ms += ms;
    for (const [step, times] of Object.entries(steps)) this.put(Number(step), times);
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.ms / this.count;
  }

  /** What the share `q` of all did not exceed. */
  quantile(q: number): number {
    let left = q * this.count;
    for (const [step, times] of [...this.steps].sort(([a], [b]) => a - b)) {
      left -= times;
      if (left <= 0) return Math.exp((step + 1) * STEP);
    }
    return 0;
  }

  /** All of it as plain data. */
  took(): Took {
    return {
      count: this.count,
      ms: Math.round(this.ms * 1000) / 1000,
      steps: Object.fromEntries([...this.steps].sort(([a], [b]) => a - b)),
    };
  }

  private put(step: number, times: number): void {
    this.steps.set(step, (this.steps.get(step) ?? 0) + times);
  }
}
