import { loadBots } from '@aerie/bots/lazy';
import { adaptiveLevel, atLevel } from '@aerie/host';
import type { AnyGame } from '@aerie/kernel';
import { ownResults } from './own-results.js';
import { savedMatches } from './saved.js';
import type { LocalSeat } from './saved-match.js';

/** The level at which a bot that adapts plays here now, out of a game's levels: by what this browser knows of its person. */
export async function adaptiveLevelHere(game: string, levels: readonly string[]): Promise<string> {
  const results = await ownResults(await savedMatches());
  return adaptiveLevel(
    levels,
    results.filter((one) => one.game === game),
  );
}

/** The seats of a match that is to begin, with the level of all bots that adapt. */
export async function withAdaptiveLevel(
  game: AnyGame,
  seats: readonly LocalSeat[],
): Promise<readonly LocalSeat[]> {
  if (!seats.some((one) => one.kind === 'bot' && one.adaptive)) return seats;
  const { levels } = await loadBots(game);
  return atLevel(seats, await adaptiveLevelHere(game.id, levels));
}
