/** What somebody made of a deal: the higher the better. */
export interface DealResult {
  readonly person: string;
  readonly rank: number;
}

/**
 * Everybody's matchpoints at one deal, in percent: two for everybody else who did worse, one for everybody who did as well, of
 * two for each. Whoever is the only one has half.
 */
export function matchpoints(results: readonly DealResult[]): Map<string, number> {
  const sorted = results.toSorted((a, b) => a.rank - b.rank);
  const others = results.length - 1;
  const percent = new Map<string, number>();
  for (let from = 0, to = 0; from < sorted.length; from = to) {
    while (to < sorted.length && sorted[to]?.rank === sorted[from]?.rank) to++;
    const asGood = to - from - 1;
    const share = others === 0 ? 50 : (100 * (2 * from + asGood)) / (2 * others);
    for (const { person } of sorted.slice(from, to)) percent.set(person, share);
  }
  return percent;
}

/** How somebody stands in a week: the mean over all its deals, of which those that they did not finish bring nothing. */
export interface Standing {
  readonly person: string;
  /** From 1; shared by whoever has the same. */
  readonly place: number;
  readonly percent: number;
  /** By deal; null where they did not finish it. */
  readonly deals: readonly (number | null)[];
}

/**
 * Everybody's standing, the best first, from what was made of each deal; with pauses wherever somebody else may have something to
 * do.
 */
export function* standings(deals: readonly (readonly DealResult[])[]): Generator<void, Standing[]> {
  const byDeal: Map<string, number>[] = [];
  for (const deal of deals) {
    byDeal.push(matchpoints(deal));
    yield;
  }
  const people = new Set(byDeal.flatMap((percent) => [...percent.keys()]));
  const all = [...people].map((person) => {
    const mine = byDeal.map((percent) => percent.get(person) ?? null);
    return {
      person,
      percent: mine.reduce<number>((sum, one) => sum + (one ?? 0), 0) / deals.length,
      deals: mine,
    };
  });
  yield;
  all.sort((a, b) => b.percent - a.percent || (a.person < b.person ? -1 : 1));
  yield;
  let place = 0;
  let best = Number.POSITIVE_INFINITY;
  return all.map((one, i) => {
    if (!isSame(best, one.percent)) {
      place = i + 1;
      best = one.percent;
    }
    return { ...one, place };
  });
}

/** Sums of the same fractions may differ in their last digit. */
const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;
