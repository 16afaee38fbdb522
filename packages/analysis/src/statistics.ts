export const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;

/** The mean of lists of numbers, place by place. */
export function meanOf(lists: readonly (readonly number[])[]): number[] {
  const [first = []] = lists;
  return first.map((_, i) => lists.reduce((sum, list) => sum + (list[i] as number), 0) / lists.length);
}

/** A mean with its standard error, place by place. */
export interface Estimate {
  readonly mean: readonly number[];
  readonly error: readonly number[];
}

/** What samples come to; a single one is taken to be exact. */
export function estimateOf(samples: readonly (readonly number[])[]): Estimate {
  const middle = meanOf(samples);
  const { length } = samples;
  const squares = (i: number): number =>
    samples.reduce((sum, sample) => sum + ((sample[i] as number) - (middle[i] as number)) ** 2, 0);
  return {
    mean: middle,
    error: middle.map((_, i) => (length < 2 ? 0 : Math.sqrt(squares(i) / (length - 1) / length))),
  };
}

export const minus = (a: readonly number[], b: readonly number[]): number[] =>
  a.map((n, i) => n - (b[i] as number));

/** To a hundredth of a percentage point, so that machines whose last digits differ say the same. */
export const rounded = (n: number): number => Math.round(n * 10_000) / 10_000 + 0;

export const allRounded = (list: readonly number[]): number[] => list.map(rounded);

/** A mean with its standard error, number by number. */
export class RunningMean {
  private count = 0;
  private middle = 0;
  private squares = 0;

  add(n: number): void {
    this.count++;
    const before = n - this.middle;
    this.middle += before / this.count;
    this.squares += before * (n - this.middle);
  }

  get samples(): number {
    return this.count;
  }

  get mean(): number {
    return this.middle;
  }

  /** Infinite as long as there are too few numbers to tell. */
  get error(): number {
    if (this.count < 2) return Number.POSITIVE_INFINITY;
    return Math.sqrt(this.squares / (this.count - 1) / this.count);
  }
}
