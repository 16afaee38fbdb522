import type { AnyGame, Game } from './game.js';
import type { MatchLog, Migration } from './log.js';

/** The log cannot be replayed by this program. */
export class UnknownRules extends Error {}

/**
 * The log under the rules version of this program; throws `UnknownRules` where there is no way. A log that had to be
 * rewritten says how many entries were carried over: whoever plays on writes the whole of it, never new entries behind
 * the old ones. One that was only marked has the numbers and the luck that it had.
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
    current = { ...migrated(current, step), rulesVersion: from + 1 };
  }
  checkEdition(game, current);
  return current;
}

function migrated(log: MatchLog, step: Migration): MatchLog {
  if (step !== 'keepRulings') {
    const next = step(log);
    return { ...next, carried: next.entries.length };
  }
  const marked = { ...log, edition: log.edition ?? log.rulesVersion };
  // What was rewritten before has luck in streams of this version; the next one has streams of its own.
  return log.carried === undefined ? marked : { ...marked, carried: log.entries.length };
}

/** Nobody claims the rulings of a version that keeps none. */
function checkEdition({ id, migrations }: AnyGame, { edition }: MatchLog): void {
  if (edition === undefined || migrations?.[edition] === 'keepRulings') return;
  throw new UnknownRules(`there is no older version ${edition} of ${id} whose rulings hold`);
}
