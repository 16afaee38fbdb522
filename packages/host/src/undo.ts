import type { AnyGame, Reason, Seat } from '@aerie/kernel';
import { type AnyMatch, type Proposed, WRITTEN } from './match-session.js';
import { refuse } from './refusal.js';
import { isSharedDeal, type TableState, type UndoRequest } from './state.js';
import { isRated } from './table.js';

/*
 * Taking back. One's own last answer while nothing was revealed, drawn or decided since. More than that only at tables where
 * nothing counts, if all the other people there agree: whoever is alone with bots at such a table concerns nobody else, and
 * takes back freely. A request is for one number of entries: another entry makes it void.
 */

/**
 * How often a seat may take back in a match, so that its log stays within bounds. Each small answer is taken back on its
 * own: somebody who tries things out needs some dozens.
 */
export const MOST_TAKE_BACKS = 100;

/**
 * Whether luck counts at a table: what chance, a reveal or another seat followed then stands, and nobody can allow
 * otherwise. So it is where ratings are at stake and where others play the same deal.
 */
export const luckCounts = (table: TableState, game: AnyGame | undefined): boolean =>
  isSharedDeal(table) || isRated(table, game);

/** Why a seat cannot take back its last answer without asking; undefined if it can. */
export function undoReason(table: TableState, match: AnyMatch, seat: Seat): Reason | undefined {
  const bar = match.undoBar(seat);
  if (bar === 'nothingToUndo') return { code: bar };
  if (bar && luckCounts(table, match.game)) return { code: 'luckCounts' };
  const exhausted = exhaustion(match, seat);
  if (exhausted || !bar) return exhausted;
  return isAgreed(table, match.game, { seat, agreed: [] }) ? undefined : { code: bar };
}

/** Why a seat can take back nothing more in a match, whoever agrees. */
const exhaustion = (match: AnyMatch, seat: Seat): Reason | undefined =>
  match.takeBacks(seat) < MOST_TAKE_BACKS
    ? undefined
    : { code: 'tooManyTakeBacks', args: { most: MOST_TAKE_BACKS } };

/** What others can lift by agreeing. */
const ASKABLE: readonly string[] = ['decidedSince', 'drawnSince', 'revealedSince'];

/** Whether it can be asked of the others what somebody may not take back alone for this reason. */
export const isAskable = (match: AnyMatch, { code }: Reason): boolean =>
  ASKABLE.includes(code) && match.outcome === undefined;

/** Takes back the last answer of somebody who had seen so many entries, unless they have done so since. */
export function takeBackOwn(table: TableState, match: AnyMatch, seat: Seat, number: number): Proposed {
  const { entries } = match.log;
  if (entries.length < number) return refuse('stale');
  const decided = entries.slice(number).find((entry) => entry.seat === seat);
  if (decided) return 'back' in decided ? WRITTEN : refuse('stale');
  const refused = undoReason(table, match, seat);
  return refused ? { refused } : match.proposeBack(seat, true);
}

/** Does what all have agreed to: at the number that they agreed on and at no other, whoever else writes. */
export function takeBackAgreed(match: AnyMatch, { seat, number }: UndoRequest): Proposed {
  const { entries } = match.log;
  if (entries.length === number) {
    const refused = exhaustion(match, seat);
    return refused ? { refused } : match.proposeBack(seat, true);
  }
  const next = entries[number];
  return next && 'back' in next && next.seat === seat ? WRITTEN : refuse('stale');
}

/**
 * Whether everybody has agreed whom it concerns: all people in other seats, each for themselves. A bot that covers a seat
 * never speaks for its person. Bots are not asked, nor is who has resigned and has no more part in the match.
 */
export function isAgreed(
  table: TableState,
  game: AnyGame | undefined,
  { seat: asking, agreed }: Pick<UndoRequest, 'seat' | 'agreed'>,
): boolean {
  if (luckCounts(table, game)) return false;
  const asker = table.seats[asking];
  return table.seats.every((occupant, seat) => {
    if (occupant.kind !== 'person' || occupant.resigned) return true;
    const same = asker?.kind === 'person' && occupant.person === asker.person;
    return same || agreed.includes(seat);
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
