import { api } from '../net/api.js';
import { ownResults } from './own-results.js';
import { savedMatches } from './saved.js';

/** Whether a person has finished no match of a game but this one, on this device or, for one of the server, there. */
export async function isFirstMatch(
  game: string,
  { id, kind }: { readonly id: string; readonly kind: string },
): Promise<boolean> {
  const here = await ownResults(await savedMatches());
  if (here.some((one) => one.game === game && one.id !== id)) return false;
  if (kind === 'local') return true;
  const there = await api('GET /api/history');
  return there.kind === 'ok' && there.value.played.every((one) => one.game !== game || one.table === id);
}
