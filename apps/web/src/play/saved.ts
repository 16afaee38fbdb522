import type { MatchFile, MatchLog, Outcome } from '@aerie/kernel';
import type { Clock } from '@aerie/protocol';
import { createStore, del, entries, get, set, update } from 'idb-keyval';
import { t } from '../words/words.js';
import type { Branch } from './play.js';

/** Somebody at this screen; the name is empty where they have not said theirs. */
export interface LocalPerson {
  readonly kind: 'person';
  readonly name: string;
}

/** Who sits where at a table that is kept in this browser. */
export type LocalSeat = LocalPerson | { readonly kind: 'bot'; readonly level: string };

/** What was once kept as the name of somebody without one. */
const NO_NAMES: readonly string[] = ['', 'Du', 'You', 'Toi', 'Tu'];

/** How somebody at this screen is called. */
export const localName = ({ name }: LocalPerson): string =>
  NO_NAMES.includes(name) ? t('seat.unnamed') : name;

/** A match that is kept in this browser. */
export interface SavedMatch {
  readonly id: string;
  readonly seats: readonly LocalSeat[];
  /** Where all its luck comes from; null where a file did not tell, of a match that is over. */
  readonly seed: string | null;
  readonly log: MatchLog;
  readonly over: boolean;
  readonly changedAt: number;
  /** How time is kept; it is not where this is missing. */
  readonly clock?: Clock;
  /** How it ended. */
  readonly outcome?: Outcome;
  /** What the file said of those who left, of a match that came as one. */
  readonly result?: NonNullable<MatchFile['result']>;
  /** What somebody calls it. */
  readonly name?: string;
  /** It was played elsewhere and came as a file. */
  readonly imported?: true;
  /** What became of it at the server's history; nothing yet without. */
  readonly sent?: 'kept' | 'refused';
  /** Began in the middle of another match: its luck up to there is not its seed's, and it counts for nothing. */
  readonly branch?: Branch;
}

const store = createStore('aerie', 'matches');
/** Finished matches that are kept besides those that go on. */
const KEPT = 100;

/** Where the browser keeps nothing (a private window, say) the match lives as long as the page. */
const memory = new Map<string, SavedMatch>();

const finishListeners = new Set<() => void>();

/** Calls the listener whenever a match that is over has been saved; gives a way to stop. */
export function onFinished(listener: () => void): () => void {
  finishListeners.add(listener);
  return () => finishListeners.delete(listener);
}

export async function save(match: SavedMatch): Promise<void> {
  memory.set(match.id, match);
  try {
    await set(match.id, match, store);
    if (match.over) await tidy();
  } catch {
    // Kept in memory only.
  }
  if (match.over) for (const listener of finishListeners) listener();
}

export async function load(id: string): Promise<SavedMatch | undefined> {
  try {
    return memory.get(id) ?? (await get<SavedMatch>(id, store));
  } catch {
    return undefined;
  }
}

/** Changes what is told beside the match itself; it may be played on meanwhile. */
export async function updateSaved(id: string, change: Pick<SavedMatch, 'name' | 'sent'>): Promise<void> {
  const known = memory.get(id);
  if (known) memory.set(id, { ...known, ...change });
  try {
    await update<SavedMatch>(id, (match) => ({ ...(match as SavedMatch), ...change }), store);
  } catch {
    // In memory it is changed.
  }
}

/** All matches of this browser, those that were played last first. */
export async function savedMatches(): Promise<SavedMatch[]> {
  const found = new Map(memory);
  try {
    for (const [id, match] of await entries<string, SavedMatch>(store)) found.set(id, match);
  } catch {
    // What is in memory is all there is.
  }
  return [...found.values()].sort((a, b) => b.changedAt - a.changedAt);
}

export async function deleteSaved(id: string): Promise<void> {
  memory.delete(id);
  try {
    await del(id, store);
  } catch {
    // It was never kept.
  }
}

async function tidy(): Promise<void> {
  const over = (await savedMatches()).filter((match) => match.over);
  for (const { id } of over.slice(KEPT)) await deleteSaved(id);
}
