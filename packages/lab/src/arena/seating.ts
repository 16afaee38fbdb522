import { UserError } from '../io.js';
import { counted } from '../text/format.js';

/**
 * Who meets whom: the bots as listed, or, where there are more seats, the first of them once and the
 * others by turns on the remaining seats.
 */
export function lineUp(bots: readonly string[], players: number): string[] {
  if (new Set(bots).size < 2) throw new UserError('an arena needs at least two different bots: --bots a,b');
  if (bots.length > players) {
    throw new UserError(`${counted(bots.length, 'bot')} do not fit at a table of ${players}`);
  }
  const [first, ...others] = bots as [string, ...string[]];
  return [first, ...Array.from({ length: players - 1 }, (_, i) => others[i % others.length] as string)];
}

/** The line-up of one game: everybody moves on by a seat from game to game. */
export const rotated = <T>(lineUp: readonly T[], game: number): T[] =>
  lineUp.map((_, seat) => lineUp[(seat + game) % lineUp.length] as T);
