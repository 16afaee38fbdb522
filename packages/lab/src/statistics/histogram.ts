/** Numbers from `from` up to, but not including, `to`. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** More bins than this are never kept, whatever comes in. */
export const CAPACITY = 512;

/**
 * How often which number came, for a stream of any length and range in fixed memory. Whole numbers are
 * counted singly as long as they span no more than the capacity; then every two bins become one.
 */
export class Histogram {
  total = 0;
  /** How many whole numbers share a bin. */
  width = 1;
  /** Where the first bin begins; always a multiple of `width`. */
  private first = 0;
  private counts = new Float64Array(CAPACITY);

  add(x: number): void {
    if (this.total === 0) this.first = Math.floor(x) - CAPACITY / 2;
    while (x < this.first || x >= this.first + CAPACITY * this.width) this.widen();
    const bin = Math.floor((x - this.first) / this.width);
    this.counts[bin] = (this.counts[bin] as number) + 1;
    this.total++;
  }

  /** The bins from the first to the last that holds something. */
  bins(): Bin[] {
    if (this.total === 0) return [];
    const low = this.counts.findIndex((count) => count > 0);
    const high = this.counts.findLastIndex((count) => count > 0);
    return Array.from(this.counts.subarray(low, high + 1), (count, i) => {
      const from = this.first + (low + i) * this.width;
      return { from, to: from + this.width, count };
    });
  }

  /** The number that the share `q` of all numbers does not exceed; the middle of its bin if that is wide. */
  quantile(q: number): number {
    let left = q * this.total;
    let at = 0;
    for (const { from, count } of this.bins()) {
      if (count === 0) continue;
      at = from + (this.width - 1) / 2;
      left -= count;
      if (left <= 0) break;
    }
    return at;
  }

  private widen(): void {
    const { width, first, counts } = this;
    this.width = width * 2;
    // Half of the new room goes below what is there, half above.
    this.first = Math.floor((first - (CAPACITY / 2) * width) / this.width) * this.width;
    this.counts = new Float64Array(CAPACITY);
    counts.forEach((count, i) => {
      const bin = Math.floor((first + i * width - this.first) / this.width);
      this.counts[bin] = (this.counts[bin] as number) + count;
    });
  }
}

/** Several histograms on one scale: `counts[i]` has the cells of the i-th, each `step` wide from `from` on. */
export interface Cells {
  readonly from: number;
  readonly step: number;
  readonly counts: readonly (readonly number[])[];
}

/** Puts histograms side by side in at most `most` cells. None of them may be empty. */
export function alongside(histograms: readonly Histogram[], most: number): Cells {
  const bins = histograms.map((histogram) => histogram.bins());
  const from = Math.min(...bins.map((row) => row[0]?.from as number));
  const to = Math.max(...bins.map((row) => row.at(-1)?.to as number));
  const widest = Math.max(...histograms.map(({ width }) => width));
  const step = Math.ceil((to - from) / most / widest) * widest;
  const counts = bins.map((row) => {
    const cells = Array<number>(Math.ceil((to - from) / step)).fill(0);
    for (const bin of row) {
      const cell = Math.floor((bin.from - from) / step);
      cells[cell] = (cells[cell] as number) + bin.count;
    }
    return cells;
  });
  return { from, step, counts };
}
