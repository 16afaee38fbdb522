import { createStore, del, entries, get, set, update } from 'idb-keyval';
import { forgetAnalysed } from './analysed.js';
import { forgetAnalyses } from './kept-analyses.js';
import { forgetResult, markSent, noteResult, ownResultOf } from './own-results.js';
import type { SavedMatch } from './saved-match.js';

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
  if (!match.over) return;
  const result = ownResultOf(match);
  if (result) await noteResult(result);
  for (const listener of finishListeners) listener();
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
  if (change.sent === 'kept') await markSent(id);
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

/** Deletes a match, its result, its analyses and what they came to. */
export async function deleteSaved(id: string): Promise<void> {
  await drop(id);
  await forgetResult(id);
  const address = `/replay/local/${id}`;
  await forgetAnalysed(address);
  await forgetAnalyses(address);
}

async function drop(id: string): Promise<void> {
  memory.delete(id);
  try {
    await del(id, store);
  } catch {
    // It was never kept.
  }
}

async function tidy(): Promise<void> {
  const over = (await savedMatches()).filter((match) => match.over);
  for (const { id } of over.slice(KEPT)) await drop(id);
}
