import type { Seat } from '@aerie/kernel';
import { type AnyMatch, type Proposed, WRITTEN } from './match-session.js';
import { refuse } from './refusal.js';
import { botFor, type TableState, type UndoRequest } from './state.js';

/*
 * Taking back. One's own last answer while nothing was revealed, drawn or decided since; more than that if all the
 * other people at the table agree. A request is for one number of entries: another entry makes it void.
 */

/** Takes back the last answer of somebody who had seen so many entries, unless they have done so since. */
export function takeBackOwn(match: AnyMatch, seat: Seat, number: number, agreed: boolean): Proposed {
  const { entries } = match.log;
  if (entries.length < number) return refuse('stale');
  const decided = entries.slice(number).find((entry) => entry.seat === seat);
  if (decided) return 'back' in decided ? WRITTEN : refuse('stale');
  return match.proposeBack(seat, agreed);
}

/** The number for which somebody can ask to take back what is barred; undefined if there is nothing to ask for. */
export function requestableAt(match: AnyMatch, seat: Seat): number | undefined {
  const bar = match.undoBar(seat);
  return bar === undefined || bar === 'nothingToUndo' || match.outcome ? undefined : match.log.entries.length;
}

/** Does what all have agreed to: at the number that they agreed on and at no other, whoever else writes. */
export function takeBackAgreed(match: AnyMatch, { seat, number }: UndoRequest): Proposed {
  const { entries } = match.log;
  if (entries.length === number) return match.proposeBack(seat, true);
  const next = entries[number];
  return next && 'back' in next && next.seat === seat ? WRITTEN : refuse('stale');
}

/** Whether every person but the one who asks has agreed; bots and the covered are not asked. */
export function isAgreed(table: TableState, { seat: asking, agreed }: UndoRequest): boolean {
  const asker = table.seats[asking];
  return table.seats.every((occupant, seat) => {
    const same = occupant.kind === 'person' && asker?.kind === 'person' && occupant.person === asker.person;
    return botFor(table, seat) !== undefined || same || agreed.includes(seat);
  });
}

/** The table with a request; who asks for the same again keeps what was agreed. */
export const withUndoRequest =
  (request: UndoRequest) =>
  (table: TableState): TableState => {
    if (table.status !== 'running') return refuse('notRunning');
    const { undoWish: known } = table;
    const isThere = known?.seat === request.seat && known.number === request.number;
    return isThere ? table : { ...table, undoWish: request };
  };

/** The table after somebody has said yes or no to another's request. */
export function answerUndoRequest(table: TableState, seat: Seat, agree: boolean): TableState {
  const { undoWish: request } = table;
  if (!request || request.seat === seat) return refuse('noWish');
  const agreed = [...new Set([...request.agreed, seat])];
  return { ...table, undoWish: agree ? { ...request, agreed } : null };
}
