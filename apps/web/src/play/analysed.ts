import type { EffortName, SeatDecisions } from '@aerie/analysis';
import { outranks } from '@aerie/protocol';
import { createStore, del, entries, get, set, update } from 'idb-keyval';

/** How a seat has decided in a match, and who it was. */
export interface AnalysedSeat extends Omit<SeatDecisions, 'seat'> {
  /** Missing in what older versions kept. */
  readonly seat?: number;
  readonly name: string;
  readonly place: number;
  readonly points: number;
}

/** What the analysis of a match came to, for sums over many matches. It is small, and outlives the analysis itself. */
export interface AnalysedMatch {
  /** Where its replay is. */
  readonly address: string;
  /** The version of the analysis; 0 for what older versions kept. */
  readonly engine: number;
  readonly effort: EffortName;
  /** The seats that were looked at: people. */
  readonly seats: readonly AnalysedSeat[];
  /** Whom the server knows it of: the id of a person. */
  readonly told?: string;
}

/** Where the words for a kind of decision are, to follow "most is given away". */
export const kindKey = (game: string, kind: string): string => `${game}.kind.${kind}`;

const store = createStore('aerie-analysed', 'matches');

/** Where the browser keeps nothing, it lasts as long as the page. */
const memory = new Map<string, AnalysedMatch>();

const listeners = new Set<() => void>();

/** Calls the listener whenever there is something new; gives a way to stop. */
export function onAnalysed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps what an analysis came to, unless what is known counts for more. */
export async function noteAnalysed(match: AnalysedMatch): Promise<void> {
  const { address } = match;
  if (!outranks(match, memory.get(address) ?? (await keptOf(address)))) return;
  memory.set(address, match);
  try {
    await set(address, match, store);
  } catch {
    // Kept in memory only.
  }
  for (const listener of listeners) listener();
}

async function keptOf(address: string): Promise<AnalysedMatch | undefined> {
  try {
    const kept = await get<Kept>(address, store);
    return kept && read(kept);
  } catch {
    return undefined;
  }
}

/** Remembers that the server knows of it, or never will. */
export async function markTold(match: AnalysedMatch, person: string): Promise<void> {
  const isSame = (now: Kept | undefined) => now?.engine === match.engine && now.effort === match.effort;
  const known = memory.get(match.address);
  if (known && isSame(known)) memory.set(match.address, { ...known, told: person });
  try {
    // Looked at more closely meanwhile, it is to be told again.
    await update<Kept>(
      match.address,
      (now) => (now && isSame(now) ? { ...now, told: person } : (now as Kept)),
      store,
    );
  } catch {
    // In memory it is marked.
  }
}

export async function forgetAnalysed(address: string): Promise<void> {
  memory.delete(address);
  try {
    await del(address, store);
  } catch {
    // It was never kept.
  }
}

/** All that were analysed in this browser, by address. */
export async function analysedMatches(): Promise<ReadonlyMap<string, AnalysedMatch>> {
  const found = new Map(memory);
  try {
    for (const [address, match] of await entries<string, Kept>(store)) found.set(address, read(match));
  } catch {
    // What is in memory is all there is.
  }
  return found;
}

/** As it is kept: older versions did not say by which version of the analysis it is, and named kinds by the keys of their words. */
type Kept = Omit<AnalysedMatch, 'engine'> & Partial<Pick<AnalysedMatch, 'engine'>>;

const read = (kept: Kept): AnalysedMatch => ({
  ...kept,
  engine: kept.engine ?? 0,
  seats: kept.seats.map((seat) => ({
    ...seat,
    kinds: Object.fromEntries(
      Object.entries(seat.kinds).map(([kind, loss]) => [kind.slice(kind.lastIndexOf('.') + 1), loss]),
    ),
  })),
});
