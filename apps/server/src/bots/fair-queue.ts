interface Line<T> {
  readonly waiting: T[];
  /** How many of its questions are being worked on. */
  running: number;
  /** The work that was done for it, as far as it counts still. */
  used: number;
}

export interface Queued<T> {
  readonly whose: string;
  readonly item: T;
}

/**
 * A queue in which everybody has a line of their own. Next is the first in the line of whoever has used least; among
 * equals, whoever has less under way, and then whoever came first. What somebody used counts only against those who
 * wait at the same time: a newcomer begins level with whoever was served last, so that nobody saves up turns by waiting, and
 * somebody with many questions delays others by no more than what is under way.
 */
export class FairQueue<T> {
  /** Those who wait, are served, or have used more than whoever was served last. In the order in which they came. */
  private readonly lines = new Map<string, Line<T>>();
  /** What whoever was served last had used then. */
  private level = 0;

  /** `mostEach`: how much of one person's is worked on at a time, however little others ask for; asked each time. */
  constructor(private readonly mostEach = () => Number.POSITIVE_INFINITY) {}

  push(whose: string, item: T): void {
    const line = this.lines.get(whose) ?? { waiting: [], running: 0, used: 0 };
    const isNew = line.waiting.length === 0;
    if (isNew && line.running === 0) line.used = Math.max(line.used, this.level);
    line.waiting.push(item);
    // Whoever begins to wait now comes after those who do already.
    if (isNew) this.lines.delete(whose);
    this.lines.set(whose, line);
  }

  /** The next one that is accepted, which is being worked on from now on. */
  take(accepts: (item: T) => boolean = () => true): Queued<T> | undefined {
    const mostEach = this.mostEach();
    let next: { readonly whose: string; readonly line: Line<T>; readonly at: number } | undefined;
    for (const [whose, line] of this.lines) {
      if (line.running >= mostEach || (next && !isBefore(line, next.line))) continue;
      const at = line.waiting.findIndex(accepts);
      if (at >= 0) next = { whose, line, at };
    }
    if (!next) return undefined;
    const { whose, line, at } = next;
    this.level = Math.max(this.level, line.used);
    line.running++;
    // Of equals the others come first now.
    this.lines.delete(whose);
    this.lines.set(whose, line);
    const [item] = line.waiting.splice(at, 1) as [T];
    return { whose, item };
  }

  /** One that was taken could not be worked on: it is the first in its line again. */
  putBack({ whose, item }: Queued<T>): void {
    const line = this.lines.get(whose);
    if (!line) return;
    line.running--;
    line.waiting.unshift(item);
  }

  /** Takes out all that wait. */
  empty(): Queued<T>[] {
    const all = [...this.lines].flatMap(([whose, { waiting }]) =>
      waiting.splice(0).map((item) => ({ whose, item })),
    );
    this.tidy();
    return all;
  }

  /** One that was taken is done, and took so much work. */
  done(whose: string, work: number): void {
    const line = this.lines.get(whose);
    if (!line) return;
    line.running--;
    line.used += work;
    this.tidy();
  }

  get size(): number {
    let all = 0;
    for (const { waiting } of this.lines.values()) all += waiting.length;
    return all;
  }

  /** How many people it keeps something of. */
  get known(): number {
    return this.lines.size;
  }

  /** Forgets those of whom nothing is left that others would be served after. */
  private tidy(): void {
    let isIdle = true;
    for (const [one, { waiting, running, used }] of this.lines)
      if (waiting.length > 0 || running > 0) isIdle = false;
      else if (used <= this.level) this.lines.delete(one);
    // Where nobody waits any more, nobody was delayed: all begin anew.
    if (isIdle) this.lines.clear();
  }
}

const isBefore = <T>(one: Line<T>, other: Line<T>): boolean =>
  one.used < other.used || (one.used === other.used && one.running < other.running);
