import type { Seat } from '@aerie/kernel';
import { refuse } from '../common/refusal.js';
import { type AnyMatch, type Proposed, WRITTEN } from '../matches/matches.js';
import { botFor, type TableBody, type UndoWish } from './body.js';

/*
 * Taking back. One's own last answer while nothing was revealed, drawn or decided since; more than that if all the
 * other people at the table agree. A wish is for one number of entries: another entry makes it void.
 */

/** Takes back the last answer of somebody who had seen so many entries, unless they have done so since. */
export function backOwn(match: AnyMatch, seat: Seat, number: number, agreed: boolean): Proposed {
  const { entries } = match.log;
  if (entries.length < number) return refuse('stale');
  const decided = entries.slice(number).find((entry) => entry.seat === seat);
  if (decided) return 'back' in decided ? WRITTEN : refuse('stale');
  return match.proposeBack(seat, agreed);
}

/** The number for which somebody can wish to take back what is barred; undefined if there is nothing to wish for. */
export function wishAt(match: AnyMatch, seat: Seat): number | undefined {
  const bar = match.undoBar(seat);
  return bar === undefined || bar === 'nothingToUndo' || match.outcome ? undefined : match.log.entries.length;
}

/** Does what all have agreed to: at the number that they agreed on and at no other, whoever else writes. */
export function backAgreed(match: AnyMatch, { seat, number }: UndoWish): Proposed {
  const { entries } = match.log;
  if (entries.length === number) return match.proposeBack(seat, true);
  const next = entries[number];
  return next && 'back' in next && next.seat === seat ? WRITTEN : refuse('stale');
}

/** Whether every person but the one who wishes has agreed; bots and the covered are not asked. */
export function isAgreed(body: TableBody, { seat: wishing, agreed }: UndoWish): boolean {
  const asked = body.seats[wishing];
  return body.seats.every((sitting, seat) => {
    const same = sitting.kind === 'person' && asked?.kind === 'person' && sitting.person === asked.person;
    return botFor(body, seat) !== undefined || same || agreed.includes(seat);
  });
}

/** The table with a wish; who wishes the same again keeps what was agreed. */
export const wished =
  (wish: UndoWish) =>
  (body: TableBody): TableBody => {
    if (body.status !== 'running') return refuse('notRunning');
    const isThere = body.undoWish?.seat === wish.seat && body.undoWish.number === wish.number;
    return isThere ? body : { ...body, undoWish: wish };
  };

/** The table after somebody has said yes or no to another's wish. */
export function answeredWish(body: TableBody, seat: Seat, agree: boolean): TableBody {
  const { undoWish } = body;
  if (!undoWish || undoWish.seat === seat) return refuse('noWish');
  const agreed = [...new Set([...undoWish.agreed, seat])];
  return { ...body, undoWish: agree ? { ...undoWish, agreed } : null };
}
