import { createStore, del, entries, get, set } from 'idb-keyval';

/** How a seat has decided in a match. */
export interface AnalysedSeat {
  readonly name: string;
  readonly place: number;
  readonly points: number;
  /** Decisions that mattered. */
  readonly decisions: number;
  /** From 0 to 100. */
  readonly accuracy: number;
  /** What was given away, in parts of the chance to win, or of the best score. */
  readonly loss: number;
  /** The same by kind of decision: by the key of its words. */
  readonly kinds: Readonly<Record<string, number>>;
}

/** What the analysis of a match came to, for sums over many matches. It is small, and outlives the analysis itself. */
export interface AnalysedMatch {
  /** Where its replay is. */
  readonly address: string;
  readonly effort: 'usual' | 'deep';
  /** The seats that were looked at: people. */
  readonly seats: readonly AnalysedSeat[];
}

const store = createStore('aerie-analysed', 'matches');

/** Where the browser keeps nothing, it lasts as long as the page. */
const memory = new Map<string, AnalysedMatch>();

/** Keeps what an analysis came to; a closer look is not replaced by a less close one. */
export async function noteAnalysed(match: AnalysedMatch): Promise<void> {
  const { address, effort } = match;
  const known = memory.get(address) ?? (await get<AnalysedMatch>(address, store).catch(() => undefined));
  if (known?.effort === 'deep' && effort === 'usual') return;
  memory.set(address, match);
  try {
    await set(address, match, store);
  } catch {
    // Kept in memory only.
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
    for (const [address, match] of await entries<string, AnalysedMatch>(store)) found.set(address, match);
  } catch {
    // What is in memory is all there is.
  }
  return found;
}
