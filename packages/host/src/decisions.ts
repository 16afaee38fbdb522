import type { Seat } from '@aerie/kernel';
import { type Decision, type MatchSession, type Proposed, type Seen, WRITTEN } from './match-session.js';
import { refuse } from './refusal.js';
import { mustSit } from './seats.js';
import { resultOf } from './standing.js';
import { botFor, type TableState } from './state.js';
import { isLate, leavesTime } from './table-clock.js';
import { isAskable, takeBackOwn } from './undo.js';

/* What people and bots decide at a table whose match is under way, as decisions that can be proposed to it. */

/** An answer of somebody, as it came. */
interface Answer {
  readonly seat: Seat;
  readonly text: string;
  readonly seen: Seen;
}

/** An answer of somebody in their own seat, given at a moment. */
export function personAnswers(
  table: TableState,
  session: MatchSession,
  { seat, text, seen }: Answer,
  person: string,
  at: number,
): Decision {
  mustSit(table, seat, person);
  session.mustHaveSeen(seen);
  const { game } = session.match;
  const { number } = seen;
  const answer = game.read(text);
  if (answer === undefined) return refuse('notReadable', { answer: text.slice(0, 60) });
  const written = game.write(answer);
  return (match) => {
    if (match.length < number) return refuse('stale');
    const decided = match.log.entries.slice(number).find((entry) => entry.seat === seat);
    if (!decided) return isLate(table, session, seat, at) ? refuse('timeUp') : match.propose(seat, answer);
    // Somebody who heard no answer asks again: what is written already is not done twice. Somebody who has
    // decided otherwise meanwhile, in another window, has not seen what this answer would be applied to.
    return 'answer' in decided && decided.answer === written ? WRITTEN : refuse('stale');
  };
}

/** An answer of a bot for the seat that it plays; void if the match has gone on or the person is back. */
export function botAnswers(table: TableState, session: MatchSession, { seat, text, seen }: Answer): Decision {
  if (botFor(table, seat) === undefined) return refuse('notYourSeat');
  session.mustHaveSeen(seen);
  const answer = session.match.game.read(text);
  if (answer === undefined) return refuse('notReadable');
  return (match) =>
    match.log.entries.length === seen.number ? match.propose(seat, answer) : refuse('stale');
}

/**
 * Somebody takes back their last answer. Where it has to be asked of the others, `barred` is told for which number of
 * entries; it is told undefined where it need not or cannot be asked.
 */
export function personTakesBack(
  table: TableState,
  session: MatchSession,
  { seat, seen }: Omit<Answer, 'text'>,
  person: string,
  barred: (number: number | undefined) => void,
): Decision {
  mustSit(table, seat, person);
  session.mustHaveSeen(seen);
  return (match) => {
    barred(undefined);
    const proposed = takeBackOwn(table, match, seat, seen.number);
    if (proposed !== WRITTEN && 'refused' in proposed && isAskable(match, proposed.refused))
      barred(match.length);
    return proposed;
  };
}

/** A decision within what holds for all: not after the end, and taking back must leave everybody time. */
export function inTime(table: TableState, session: MatchSession, decide: Decision, at: number): Decision {
  const leaves = (step: Proposed): boolean =>
    typeof step === 'string' ||
    !('entry' in step) ||
    !('back' in step.entry) ||
    leavesTime(table, session, step, at);
  return (match) => {
    const proposed = decide(match);
    // A repeat of the last answer of a match is still answered as done, not refused as over.
    if (resultOf(table, match) && proposed !== WRITTEN) return refuse('alreadyOver');
    return leaves(proposed) ? proposed : refuse('noTimeToUndo');
  };
}

/**
 * The table after a step, or after somebody gave up: a request to take back is void, and a match that is over ends its table.
 */
export function settle(table: TableState, { match, number }: MatchSession): TableState {
  const over = resultOf(table, match) !== undefined;
  const isVoid = table.undoWish !== null && (over || table.undoWish.number !== number);
  if (!isVoid && (!over || table.status === 'over')) return table;
  return {
    ...table,
    undoWish: isVoid ? null : table.undoWish,
    status: over ? 'over' : table.status,
  };
}
