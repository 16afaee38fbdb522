import type { AnalysedMatch, AnalysedSeat } from '../../play/analysed.js';
import type { Entry } from './device-results.js';

/** A match of one's own that was analysed. */
export interface OwnDecisions extends AnalysedSeat {
  readonly at: string;
}

/** What one's own decisions come to over many matches. */
export interface DecisionTotals {
  /** From 0 to 100: matches count by how many decisions mattered in them. */
  readonly accuracy: number;
  /** What is given away in a match, in the mean. */
  readonly loss: number;
  /** The kinds of decisions that gave something away, the dearest first, each with its part of all that was given away. */
  readonly kinds: readonly { readonly key: string; readonly part: number }[];
}

/** Where the replay of a match is or was; undefined where it has none here. */
export function addressOf({ id, table }: Entry): string | undefined {
  if (id !== undefined) return `/replay/local/${id}`;
  return table === null ? undefined : `/replay/${table}`;
}

/** How one has decided in a match oneself; undefined where that is not known. */
export function ownIn(
  { place, points, others }: Entry,
  match: AnalysedMatch | undefined,
): AnalysedSeat | undefined {
  const [first, ...more] = match?.seats ?? [];
  if (more.length === 0) return first;
  const fits = match?.seats.filter((seat) => seat.place === place && seat.points === points) ?? [];
  if (fits.length < 2) return fits[0];
  // With the same result it is whose name none of the others has.
  const left = fits.filter(({ name }) => others.every((other) => other.name !== name));
  return left.length === 1 ? left[0] : undefined;
}

/** One's own matches that were analysed, the oldest first. */
export function ownDecisions(
  played: readonly Entry[],
  analysed: ReadonlyMap<string, AnalysedMatch>,
): OwnDecisions[] {
  const found = new Map<string, OwnDecisions>();
  for (const entry of played) {
    const address = addressOf(entry);
    const own = address === undefined ? undefined : ownIn(entry, analysed.get(address));
    if (address !== undefined && own) found.set(address, { ...own, at: entry.at });
  }
  return [...found.values()].sort((a, b) => a.at.localeCompare(b.at));
}

export function totalsOf(matches: readonly OwnDecisions[]): DecisionTotals {
  const decisions = matches.reduce((sum, one) => sum + one.decisions, 0);
  const kept = matches.reduce((sum, one) => sum + one.accuracy * one.decisions, 0);
  const kinds = new Map<string, number>();
  for (const [key, loss] of matches.flatMap((one) => Object.entries(one.kinds)))
    kinds.set(key, (kinds.get(key) ?? 0) + loss);
  const all = [...kinds.values()].reduce((sum, loss) => sum + loss, 0);
  return {
    accuracy: decisions > 0 ? kept / decisions : 100,
    loss: matches.reduce((sum, one) => sum + one.loss, 0) / Math.max(1, matches.length),
    kinds: [...kinds].map(([key, loss]) => ({ key, part: loss / all })).sort((a, b) => b.part - a.part),
  };
}
