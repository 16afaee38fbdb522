import type { PuzzleMatch } from '@aerie/analysis/puzzles';
import type { FoundPuzzles } from '@aerie/protocol';
import { loadGame } from '@aerie/registry/lazy';
import { createStore, get, set } from 'idb-keyval';
import { api } from '../../net/api.js';

/** Puzzles from matches of the site, by game, as it told them last: kept on the device, so that they need no network. */
const store = createStore('aerie-found-puzzles', 'games');

/** Where nothing can be kept, there are none. */
async function kept(game: string): Promise<FoundPuzzles | undefined> {
  try {
    return await get<FoundPuzzles>(game, store);
  } catch {
    return undefined;
  }
}

/** What was found in matches under the rules that are here. */
export async function foundMatches(game: string): Promise<readonly PuzzleMatch[]> {
  const found = await kept(game);
  if (!found || found.matches.length === 0) return [];
  const rules = await loadGame(game);
  return rules?.rulesVersion === found.rulesVersion ? (found.matches as readonly PuzzleMatch[]) : [];
}

/** Fetches what the site has found, where that is another edition than the one that is kept. */
export async function learnFound(game: string, edition: string): Promise<void> {
  if (((await kept(game))?.edition ?? '') === edition) return;
  const answer = await api('GET /api/puzzles/:game/found', { params: { game } });
  try {
    if (answer.kind === 'ok') await set(game, answer.value, store);
  } catch {
    // The browser keeps nothing: those of the book do.
  }
}
