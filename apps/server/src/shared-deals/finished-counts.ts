/** From so many on a count is kept for a while: one more or less is nothing then, and to count them takes time. */
const MANY = 5000;
const KEPT_MS = 30_000;

type Counts = ReadonlyMap<string, number>;

/** How many have finished each of some deals, by shelf. */
export class FinishedCounts {
  private kept:
    | { readonly key: string; readonly until: number; readonly counts: Promise<Counts> }
    | undefined;

  constructor(
    private readonly count: (shelves: readonly string[]) => Promise<Counts>,
    private readonly now: () => number,
  ) {}

  /** Only those of the deals that were asked for last are kept. */
  async of(shelves: readonly string[]): Promise<Counts> {
    const key = shelves.join();
    const { kept } = this;
    if (kept?.key === key && this.now() < kept.until) return kept.counts;
    const counts = this.count(shelves);
    // Where there were many the last time, whoever asks meanwhile waits for the same count.
    if (kept?.key === key) this.kept = { ...kept, until: this.now() + KEPT_MS, counts };
    try {
      const found = await counts;
      const sum = [...found.values()].reduce((all, one) => all + one, 0);
      this.kept = sum < MANY ? undefined : { key, until: this.now() + KEPT_MS, counts };
      return found;
    } catch (error) {
      this.kept = undefined;
      throw error;
    }
  }
}
