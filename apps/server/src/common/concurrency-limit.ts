/**
 * Runs so many pieces of asynchronous work at a time, which may change meanwhile. It is for what can wait where others cannot: more are begun only in a later
 * turn of the event loop, so that whatever has come in meanwhile goes first. Those who wait take turns, however much each of
 * them asks for; what one and the same asks for is begun in that order.
 */
export class ConcurrencyLimit {
  /** By who asked, those whose turn comes next first. */
  private readonly waiting = new Map<string, (() => Promise<void>)[]>();
  private underWay = 0;
  private isScheduled = false;

  /** `atOnce`: how many may be under way now. */
  constructor(private readonly atOnce: () => number) {}

  /** How much of what somebody has asked for is not begun yet. */
  waitingOf(who: string): number {
    return this.waiting.get(who)?.length ?? 0;
  }

  run<T>(who: string, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const own = this.waiting.get(who) ?? [];
      this.waiting.set(who, own);
      own.push(async () => {
        try {
          resolve(await work());
        } catch (error) {
          reject(error);
        }
      });
      this.schedule();
    });
  }

  private schedule(): void {
    if (this.isScheduled || this.waiting.size === 0 || this.underWay >= this.atOnce()) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      while (this.underWay < this.atOnce()) {
        const work = this.next();
        if (!work) return;
        this.underWay++;
        void work().then(() => {
          this.underWay--;
          this.schedule();
        });
      }
    });
  }

  /** Takes out the next piece of work; who asked for it goes to the end. */
  private next(): (() => Promise<void>) | undefined {
    const [who, own] = this.waiting.entries().next().value ?? [];
    if (who === undefined || !own) return undefined;
    const work = own.shift();
    this.waiting.delete(who);
    if (own.length > 0) this.waiting.set(who, own);
    return work;
  }
}
