import { commitment, type SharedLuck } from '@aerie/kernel';
import { refuse } from './refusal.js';
import { hasPeople, mustBeHost, mustBeOpen } from './seats.js';
import { isDrawing, seatsOfPerson, type TableLuck, type TableState } from './state.js';

/*
 * The draw: before a match begins, all who have promised a part of its luck show it. The table says what was promised from
 * the moment when somebody sits down, so nobody can choose a part in view of the others'. Once a draw has begun nobody
 * comes or goes, and the match begins in any case: what was shown is never drawn again.
 */

/** The luck of a new table: the server's part, which is disclosed when the match is over. */
export const luckFrom = (part: string): TableLuck => ({ server: { hash: commitment(part), part } });

/** Everybody is there: the host begins the draw at this moment. `part`: the server's, at a table that has none yet. */
export function beginDraw(table: TableState, id: string, part: string, at: number): TableState {
  mustBeOpen(table);
  mustBeHost(table, id);
  const free = table.seats.filter((occupant) => occupant.kind === 'open').length;
  if (free > 0) refuse('stillWaiting', { open: free });
  const unsure = table.seats.filter((one) => one.kind === 'person' && one.unseen).length;
  if (unsure > 0) refuse('notAgreed', { count: unsure });
  // Bots do not play among themselves: that is for the lab.
  if (!hasPeople(table)) refuse('onlyBots');
  const luck = table.luck ?? luckFrom(part);
  return { ...table, luck: { ...luck, draw: { since: at, seats: promisedParts(table) } } };
}

/** The hashes of the parts that the seats have promised; null where there is none. */
export const promisedParts = ({ seats }: TableState): SharedLuck['seats'] =>
  seats.map((one) => (one.kind === 'person' && one.luckHash !== undefined ? { hash: one.luckHash } : null));

/** Somebody shows a part that they have promised; showing it again changes nothing. */
export function revealPart(table: TableState, id: string, part: string): TableState {
  const { luck } = table;
  if (!luck?.draw) return refuse('noDraw');
  const { draw } = luck;
  const hash = commitment(part);
  const own = seatsOfPerson(table, id).filter((seat) => draw.seats[seat]?.hash === hash);
  if (own.length === 0) return refuse('wrongPart');
  if (own.every((seat) => draw.seats[seat]?.part === part)) return table;
  if (!isDrawing(table)) return refuse('noDraw');
  const seats = draw.seats.map((one, seat) => (own.includes(seat) ? { hash, part } : one));
  return { ...table, luck: { ...luck, draw: { ...draw, seats } } };
}

/** Whether all who have promised a part have shown it, and the match can begin. */
export const isDrawn = (table: TableState): boolean =>
  isDrawing(table) && drawnLuck(table)?.seats.every((one) => one === null || one.part !== undefined) === true;

/** What the luck of a table's match is made of; undefined before the draw, and where there was none. */
export const drawnLuck = ({ luck }: TableState): SharedLuck | undefined =>
  luck?.draw && { server: luck.server, seats: [...luck.draw.seats] };
