import type { Game } from './game.js';
import type { MatchLog } from './log.js';

/** The log cannot be replayed by this program. */
export class UnknownRules extends Error {}

/**
 * The log under the rules version of this program; throws `UnknownRules` where there is no way. A log that had to be
 * changed says how many entries were carried over: whoever plays on writes the whole of it, never new entries behind
 * the old ones.
 */
export function migrate<S, V, A, E, O>(game: Game<S, V, A, E, O>, log: MatchLog): MatchLog {
  if (log.game !== game.id) throw new UnknownRules(`this is a match of ${log.game}, not of ${game.id}`);
  let current = log;
  while (current.rulesVersion !== game.rulesVersion) {
    const from = current.rulesVersion;
    const step = from < game.rulesVersion ? game.migrations?.[from] : undefined;
    if (!step) {
      throw new UnknownRules(
        `the match began under rules version ${log.rulesVersion} of ${game.id}; ` +
          `this program plays version ${game.rulesVersion} and knows no way from ${from} to it`,
      );
    }
    const next = step(current);
    current = { ...next, rulesVersion: from + 1, carried: next.entries.length };
  }
  return current;
}
