/** How long a vote counts. */
const COUNTS_MS = 10 * 60_000;

interface Ballot {
  readonly began: number;
  readonly voters: Set<string>;
}

/** Votes of people on something, each within a while of the first. */
export class Votes {
  /** Who began first comes first. */
  private readonly ballots = new Map<string, Ballot>();

  constructor(private readonly countsFor = COUNTS_MS) {}

  get size(): number {
    return this.ballots.size;
  }

  /** All who have voted, with this one; what was voted longer ago than `since` milliseconds counts no more. */
  cast(what: string, voter: string, since: number): ReadonlySet<string> {
    const now = Date.now();
    for (const [old, { began }] of this.ballots) {
      if (now - began < this.countsFor) break;
      this.ballots.delete(old);
    }
    const before = this.ballots.get(what);
    const counts = before && now - before.began <= since;
    const { began, voters } = counts ? before : { began: now, voters: new Set<string>() };
    if (!counts) this.ballots.delete(what);
    this.ballots.set(what, { began, voters: voters.add(voter) });
    return voters;
  }

  close(what: string): void {
    this.ballots.delete(what);
  }
}
