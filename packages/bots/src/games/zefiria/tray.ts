/** Scores are whole numbers below this. */
const SCORES = 1 << 13;

/**
 * The most promising candidates of one layer, each position once. Those that are not among the best so far fall
 * out. A tray whose layer is done can be used for another one.
 */
export class Tray {
  /** A score above this is not good enough. */
  cut = SCORES - 1;
  count = 0;
  readonly score: Int32Array;
  readonly parent: Int32Array;
  readonly move: Int32Array;
  readonly low: Int32Array;
  readonly high: Int32Array;
  private readonly spread = new Int32Array(SCORES);
  private readonly seen = new Seen();
  private kept = 0;

  constructor(private readonly width: number) {
    const room = width * 3 + 256;
    this.score = new Int32Array(room);
    this.parent = new Int32Array(room);
    this.move = new Int32Array(room);
    this.low = new Int32Array(room);
    this.high = new Int32Array(room);
  }

  clear(): void {
    this.cut = SCORES - 1;
    this.count = 0;
    this.kept = 0;
    this.spread.fill(0);
    this.seen.clear();
  }

  /** Takes a candidate whose score is not above `cut`; `low` and `high` are the marks of its position. */
  put(score: number, parent: number, move: number, low: number, high: number): void {
    if (!this.seen.add(low, high)) return;
    if (this.count === this.score.length) this.settle();
    const i = this.count++;
    this.score[i] = score;
    this.parent[i] = parent;
    this.move[i] = move;
    this.low[i] = low;
    this.high[i] = high;
    this.spread[score] = (this.spread[score] as number) + 1;
    this.kept++;
    while (this.kept - (this.spread[this.cut] as number) >= this.width) {
      this.kept -= this.spread[this.cut] as number;
      this.cut--;
    }
  }

  /** Removes candidates above the cut; where too many are equal, those that came last. */
  settle(): void {
    let to = 0;
    for (let i = 0; i < this.count && to < this.width * 2; i++) {
      if ((this.score[i] as number) > this.cut) continue;
      this.score[to] = this.score[i] as number;
      this.parent[to] = this.parent[i] as number;
      this.move[to] = this.move[i] as number;
      this.low[to] = this.low[i] as number;
      this.high[to] = this.high[i] as number;
      to++;
    }
    this.count = to;
  }
}

/** Positions that were met before, by their marks. */
class Seen {
  private size = 1 << 12;
  private low = new Int32Array(this.size);
  private high = new Int32Array(this.size);
  private used = 0;

  clear(): void {
    if (this.used > 0) this.high.fill(0);
    this.used = 0;
  }

  /** Remembers a position; false if it was there already. */
  add(low: number, high: number): boolean {
    const mask = this.size - 1;
    // A mark of 0 stands for nothing.
    const mark = high | 1;
    for (let at = (low ^ (low >>> 15)) & mask; ; at = (at + 1) & mask) {
      if (this.high[at] === 0) {
        this.low[at] = low;
        this.high[at] = mark;
        if (++this.used * 2 > this.size) this.grow();
        return true;
      }
      if (this.low[at] === low && this.high[at] === mark) return false;
    }
  }

  private grow(): void {
    const { low, high } = this;
    this.size *= 4;
    this.low = new Int32Array(this.size);
    this.high = new Int32Array(this.size);
    this.used = 0;
    for (let i = 0; i < low.length; i++) {
      if (high[i] !== 0) this.add(low[i] as number, high[i] as number);
    }
  }
}
