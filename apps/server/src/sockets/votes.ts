/** How long a vote counts. */
const COUNTS_MS = 10 * 60_000;

interface Ballot {
  readonly began: number;
  readonly voters: Set<string>;
}

/** Votes of people on something; a vote is open for a while after the first voter. */
export class Votes {
  /** In the order in which they began. */
  private readonly ballots = new Map<string, Ballot>();

  constructor(private readonly countsFor = COUNTS_MS) {}

  get size(): number {
    return this.ballots.size;
  }

  /** Adds a voter; gives all voters. A vote that began longer than `since` milliseconds ago is begun again. */
  cast(what: string, voter: string, since: number): ReadonlySet<string> {
    const now = performance.now();
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
