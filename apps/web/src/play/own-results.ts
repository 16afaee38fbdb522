import { hasLuckTakenBack, modeOf } from '@aerie/host';
import type { Played } from '@aerie/protocol';
import { createStore, del, entries, get, set } from 'idb-keyval';
import type { SavedMatch } from './saved-match.js';

/**
 * How a match of this browser ended, for its person's own history: the same as the server tells of its matches. It outlives
 * the match itself, of which only the last hundred are kept.
 */
export interface OwnResult extends Played {
  readonly id: string;
  /** Something was taken back that luck had followed: its points are no best score. */
  readonly takenBack?: true;
  /** It stands in the history at the server too. */
  readonly sent?: true;
}

const store = createStore('aerie-results', 'results');

/** Where the browser keeps nothing, results last as long as the page. */
const memory = new Map<string, OwnResult>();

/** Only where it is plain who played: over, played here from the beginning, by one person. */
export const countsForOneself = ({ over, imported, branch, seats }: SavedMatch): boolean =>
  over && !imported && !branch && seats.filter(({ kind }) => kind === 'person').length === 1;

/** The result of a match for its one person; undefined where there is none. */
export function ownResultOf(match: SavedMatch): OwnResult | undefined {
  const { id, seats, log, outcome, changedAt, sent } = match;
  if (!outcome || !countsForOneself(match)) return undefined;
  const own = seats.findIndex(({ kind }) => kind === 'person');
  const resultAt = (seat: number) => ({
    place: outcome.places[seat] ?? 0,
    points: outcome.points[seat] ?? 0,
  });
  return {
    id,
    ...{ table: null, game: log.game, mode: modeOf(seats.length, log.options), source: 'local' },
    ...{ at: new Date(changedAt).toISOString(), friendly: false, seats: seats.length, rating: null },
    ...resultAt(own),
    others: seats.flatMap((one, seat) =>
      one.kind === 'bot' ? [{ name: null, level: one.level, ...resultAt(seat) }] : [],
    ),
    memorable: {},
    ...(hasLuckTakenBack(log) ? { takenBack: true } : {}),
    ...(sent === 'kept' ? { sent: true } : {}),
  };
}

/** Writes a result down, or what is new about it. */
export async function noteResult(result: OwnResult): Promise<void> {
  memory.set(result.id, result);
  try {
    await set(result.id, result, store);
  } catch {
    // Kept in memory only.
  }
}

export async function markSent(id: string): Promise<void> {
  const known = memory.get(id) ?? (await get<OwnResult>(id, store).catch(() => undefined));
  if (known) await noteResult({ ...known, sent: true });
}

export async function forgetResult(id: string): Promise<void> {
  memory.delete(id);
  try {
    await del(id, store);
  } catch {
    // It was never kept.
  }
}

/** All results of this browser, the last first; `saved` are the matches that are still kept, some older than this list. */
export async function ownResults(saved: readonly SavedMatch[]): Promise<OwnResult[]> {
  const found = new Map(memory);
  try {
    for (const [id, result] of await entries<string, OwnResult>(store)) found.set(id, result);
  } catch {
    // What is in memory is all there is.
  }
  for (const match of saved) {
    const result = found.has(match.id) ? undefined : ownResultOf(match);
    if (result) found.set(match.id, result);
  }
  return [...found.values()].sort((a, b) => b.at.localeCompare(a.at));
}
