import { type AnyGame, Match, type MatchLog, type Seat, same } from '@aerie/kernel';
import type { PuzzleMatch } from '../puzzle.js';

/** A decision between several answers, and what was answered before it. */
export interface Decision {
  readonly state: unknown;
  readonly seat: Seat;
  readonly after: number;
}

/** A match in which puzzles are looked for. */
export interface PlayedMatch {
  readonly seed: string;
  readonly seats: number;
  readonly options: PuzzleMatch['options'];
  readonly played: readonly `${Seat} ${string}`[];
  /** Those that may become puzzles. */
  readonly decisions: readonly Decision[];
}

/** The games whose matches of people are looked through: those whose puzzles are decisions with one clear answer. */
export const MINED: readonly string[] = ['ueber-den-wolken', 'rauf-und-runter', 'schwingenschlag'];

/** Why puzzles are not looked for in a match, in plain words. */
export interface Unfit {
  readonly unfit: string;
}

/**
 * A match of people as its positions can be posed again: from its seed and the answers alone, without who they were. What they decided may
 * become puzzles.
 */
export function playedByPeople(
  game: AnyGame,
  log: MatchLog,
  seed: string | undefined,
  people: readonly Seat[],
): PlayedMatch | Unfit {
  const { seats } = log;
  const options = log.options as PuzzleMatch['options'];
  if (log.game !== game.id) return { unfit: `it is a match of ${log.game}` };
  if (log.rulesVersion !== game.rulesVersion || log.carried !== undefined || log.edition !== undefined)
    return { unfit: 'it began under older rules' };
  if (seed === undefined) return { unfit: 'it does not disclose its seed' };
  const match = Match.begin(game, { options, seats, seed });
  const played: `${Seat} ${string}`[] = [];
  const decisions: Decision[] = [];
  for (const entry of log.entries) {
    if ('back' in entry) return { unfit: 'something was taken back in it' };
    const { seat } = entry;
    const answer = game.read(entry.answer);
    if (people.includes(seat) && game.answers(match.state, seat).length > 1)
      decisions.push({ state: match.state, seat, after: played.length });
    const step = answer === undefined ? undefined : match.propose(seat, answer);
    if (!step || 'refused' in step || !('chance' in step.entry && same(step.entry.chance, entry.chance)))
      return { unfit: `entry ${played.length} does not follow from its seed and the rules` };
    match.adopt(step);
    played.push(`${seat} ${entry.answer}`);
  }
  if (!match.outcome) return { unfit: 'it is not over' };
  return { seed, seats, options, played, decisions };
}
