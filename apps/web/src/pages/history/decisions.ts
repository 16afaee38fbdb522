import { type Decided, outranks } from '@aerie/protocol';
import type { AnalysedMatch, AnalysedSeat } from '../../play/analysed.js';
import type { Entry } from './device-results.js';

/** How one has decided in a match, and by which look at it. */
export type Decisions = Decided;

/** A match of one's own that was analysed. */
export interface OwnDecisions extends Decisions {
  readonly at: string;
  readonly place: number;
}

/** What one's own decisions come to over many matches. */
export interface DecisionTotals {
  /** From 0 to 100: matches count by how many decisions mattered in them. */
  readonly accuracy: number;
  /** What is given away in a match, in the mean. */
  readonly loss: number;
  /** The kinds of decisions that gave something away, the dearest first, each with its part of all that was given away. */
  readonly kinds: readonly { readonly kind: string; readonly part: number }[];
  /** Whether not all were looked at by the same version of the analysis, as closely. */
  readonly isMixed: boolean;
}

/** Where the replay of a match is or was, on this device or another; undefined where it has none. */
export function addressOf({ id, table, own }: Entry): string | undefined {
  const key = id ?? own?.key;
  if (key !== undefined) return `/replay/local/${key}`;
  return table === null ? undefined : `/replay/${table}`;
}

/** What of this device's analysis of a match is about oneself; undefined where that is not known. */
function ownSeat({ place, points, others, own }: Entry, { seats }: AnalysedMatch): AnalysedSeat | undefined {
  if (own && own.seat === undefined) return undefined;
  const told = seats.find(({ seat }) => seat !== undefined && seat === own?.seat);
  if (told || seats.length < 2) return told ?? seats[0];
  // What older versions kept does not say which seat it is about.
  const fits = seats.filter((seat) => seat.place === place && seat.points === points);
  if (fits.length < 2) return fits[0];
  // With the same result it is whose name none of the others has.
  const left = fits.filter(({ name }) => others.every((other) => other.name !== name));
  return left.length === 1 ? left[0] : undefined;
}

/** How one has decided in a match oneself, as the server knows it or this device, whoever looked more closely. */
export function decidedIn(entry: Entry, analysed: ReadonlyMap<string, AnalysedMatch>): Decisions | undefined {
  const match = analysed.get(addressOf(entry) ?? '');
  const here = match && ownSeat(entry, match);
  const there = entry.own?.decided;
  const { engine = 0, effort = 'usual' } = match ?? {};
  return here && (!there || outranks({ engine, effort }, there)) ? { ...here, engine, effort } : there;
}

/** One's own matches that were analysed, each once, the oldest first; what comes first in the list tells of it. */
export function ownDecisions(
  played: readonly Entry[],
  analysed: ReadonlyMap<string, AnalysedMatch>,
): OwnDecisions[] {
  const found = new Map<string, OwnDecisions>();
  for (const entry of played) {
    // At one screen one may have had several seats of a table.
    const name = `${addressOf(entry)} ${entry.table === null ? '' : (entry.own?.seat ?? '')}`;
    const decided = found.has(name) ? undefined : decidedIn(entry, analysed);
    if (decided) found.set(name, { ...decided, at: entry.at, place: entry.place });
  }
  return [...found.values()].sort((a, b) => a.at.localeCompare(b.at));
}

export function totalsOf(matches: readonly OwnDecisions[]): DecisionTotals {
  const decisions = matches.reduce((sum, one) => sum + one.decisions, 0);
  const kept = matches.reduce((sum, one) => sum + one.accuracy * one.decisions, 0);
  const kinds = new Map<string, number>();
  for (const [kind, loss] of matches.flatMap((one) => Object.entries(one.kinds)))
    kinds.set(kind, (kinds.get(kind) ?? 0) + loss);
  const all = [...kinds.values()].reduce((sum, loss) => sum + loss, 0);
  return {
    accuracy: decisions > 0 ? kept / decisions : 100,
    loss: matches.reduce((sum, one) => sum + one.loss, 0) / Math.max(1, matches.length),
    kinds: [...kinds].map(([kind, loss]) => ({ kind, part: loss / all })).sort((a, b) => b.part - a.part),
    isMixed: new Set(matches.map(({ engine, effort }) => `${engine} ${effort}`)).size > 1,
  };
}
