import type { Seat } from '@aerie/kernel';
import { ADAPTIVE } from '@aerie/protocol';
import { adaptiveBot, mustNotAdaptWhereRated } from './adaptive.js';
import { refuse } from './refusal.js';
import {
  belongsTo,
  isDrawing,
  type Occupant,
  type Person,
  type PlayableGame,
  type SeatedPerson,
  seatsKeptFor,
  seatsOfPerson,
  type TableState,
} from './state.js';

/* Who sits where: taking, leaving and handing over seats. Every function gives the table after it, or refuses. */

export const occupantOf = (
  { id, name, program }: Person,
  called?: string,
  luckHash?: string,
): SeatedPerson => ({
  kind: 'person',
  person: id,
  name: called ?? name,
  cover: null,
  resigned: false,
  ...(program ? { program } : {}),
  ...(luckHash === undefined ? {} : { luckHash }),
});

const isKnown = ({ levels, baselines }: PlayableGame, level: string): boolean =>
  levels.includes(level) || baselines.includes(level);

/** A level of bots that there is. */
export const knownLevel = (playable: PlayableGame, level: string): string =>
  isKnown(playable, level) ? level : refuse('unknownBot', { level });

/** A bot of a level that there is, or one that adapts. */
export const botOf = (playable: PlayableGame, level: string): Occupant =>
  level === ADAPTIVE ? adaptiveBot(playable) : { kind: 'bot', level: knownLevel(playable, level) };

/** The best bots of a game. */
export const strongestLevel = ({ levels }: PlayableGame): string => levels.at(-1) ?? 'random';

/** The level of the bot that plays for somebody who is gone: what the table chose, else the usual one. */
export const coverLevelOf = ({ coverLevel }: TableState, playable: PlayableGame): string =>
  coverLevel !== undefined && isKnown(playable, coverLevel) ? coverLevel : usualCoverLevel(playable);

/** The middle one; of two the better, because one that plays at random would spoil the match for those who stay. */
export const usualCoverLevel = ({ levels }: PlayableGame): string =>
  levels[Math.floor(levels.length / 2)] ?? 'random';

export const mustBeOpen = (table: TableState): void => {
  if (table.status !== 'open' || isDrawing(table)) refuse('notOpen');
};
export const mustBeHost = (table: TableState, id: string): void => {
  if (table.host !== id) refuse('notHost');
};
/** The seat is this person's own, to decide in: not any more once they have resigned. */
export const mustSit = (table: TableState, seat: Seat, id: string): void => {
  const occupant = table.seats[seat];
  const own = occupant?.kind === 'person' && occupant.person === id ? occupant : refuse('notYourSeat');
  if (own.resigned) refuse('resigned');
};

const occupantAt = (table: TableState, seat: Seat): Occupant => table.seats[seat] ?? refuse('notYourSeat');

const FREE: Occupant = { kind: 'open' };

const withOccupant = (table: TableState, seat: Seat, occupant: Occupant): TableState => ({
  ...table,
  seats: table.seats.map((one, i) => (i === seat ? occupant : one)),
});

/**
 * Takes a free seat. Whoever has one and asks for another moves, unless they name a second person at their screen. Whoever
 * takes a seat that is kept for them takes all of those: they say yes to another match.
 */
export function takeSeat(
  table: TableState,
  seat: Seat,
  who: Person,
  called?: string,
  luckHash?: string,
): TableState {
  mustBeOpen(table);
  const wanted = occupantAt(table, seat);
  if (wanted.kind !== 'open') return refuse('seatTaken');
  if (wanted.keptFor?.person === who.id) return acceptSeats(table, who, luckHash);
  if (wanted.keptFor) return refuse('seatKept', { name: wanted.keptFor.name });
  const left = [...seatsOfPerson(table, who.id), ...seatsKeptFor(table, who.id)];
  const moved = called === undefined ? left.reduce((now, one) => withOccupant(now, one, FREE), table) : table;
  // At a table whose host is gone for good, whoever comes first is the next.
  const hosted = moved.host === '' ? { ...moved, host: who.id } : moved;
  return withOccupant(hosted, seat, occupantOf(who, called, luckHash));
}

/** Somebody says yes to another match: the seats that are kept for them are theirs. */
export function acceptSeats(table: TableState, who: Person, luckHash?: string): TableState {
  mustBeOpen(table);
  return seatsKeptFor(table, who.id).reduce((now, seat) => {
    const kept = occupantAt(now, seat);
    if (kept.kind !== 'open') return now;
    const unseen = kept.keptFor?.unseen;
    const sitting = occupantOf(who, kept.keptFor?.name, luckHash);
    return withOccupant(now, seat, unseen ? { ...sitting, unseen } : sitting);
  }, table);
}

/** Somebody says no to another match: the seats that are kept for them are free. */
export function declineSeats(table: TableState, id: string): TableState {
  mustBeOpen(table);
  return seatsKeptFor(table, id).reduce((now, seat) => withOccupant(now, seat, FREE), table);
}

/** Somebody is asked to a table no more; seats that are kept for another match, or for whom one was paired with, stay so. */
export const withoutInvitation = (table: TableState, id: string): TableState =>
  seatsKeptFor(table, id).reduce((now, seat) => {
    const kept = occupantAt(now, seat);
    return kept.kind === 'open' && kept.keptFor?.asked ? withOccupant(now, seat, FREE) : now;
  }, table);

/** Leaves a seat; whoever leaves one that is kept for them says no to another match. */
export function leaveSeat(table: TableState, seat: Seat, id: string): TableState {
  mustBeOpen(table);
  if (seatsKeptFor(table, id).includes(seat)) return declineSeats(table, id);
  mustSit(table, seat, id);
  return passHostOn(withOccupant(table, seat, FREE), id);
}

/** A host who no longer sits at the table leaves it to the next person who does. */
export function passHostOn(table: TableState, left: string): TableState {
  if (table.host !== left || seatsOfPerson(table, left).length > 0) return table;
  const next = table.seats.find((occupant) => occupant.kind === 'person');
  return next?.kind === 'person' ? { ...table, host: next.person } : table;
}

/** An open table whose host is gone is left to the next person at it who is here, if there is any. */
export function replaceAbsentHost(
  table: TableState,
  gone: string,
  isHere: (person: string) => boolean,
): TableState {
  if (table.status !== 'open' || table.host !== gone || isHere(gone)) return table;
  const after = Math.max(0, ...seatsOfPerson(table, gone));
  const next = [...table.seats.slice(after), ...table.seats.slice(0, after)].find(
    (occupant) => occupant.kind === 'person' && isHere(occupant.person),
  );
  return next?.kind === 'person' ? { ...table, host: next.person } : table;
}

/** The host puts a bot on a seat, or leaves it open. */
export function seatBot(
  playable: PlayableGame,
  table: TableState,
  seat: Seat,
  level: string | null,
  id: string,
): TableState {
  mustBeOpen(table);
  mustBeHost(table, id);
  if (occupantAt(table, seat).kind === 'person') refuse('seatTaken');
  const occupant = level === null ? FREE : botOf(playable, level);
  return mustNotAdaptWhereRated(withOccupant(table, seat, occupant));
}

/** The host frees a seat; also one that is kept for somebody who does not answer. */
export function clearSeat(table: TableState, seat: Seat, id: string): TableState {
  mustBeOpen(table);
  mustBeHost(table, id);
  const occupant = occupantAt(table, seat);
  if (occupant.kind === 'open' && !occupant.keptFor) refuse('seatNotTaken');
  return withOccupant(table, seat, FREE);
}

/** The host asks somebody to the table: a free seat is kept for them until they say yes or no. */
export function keepSeat(table: TableState, { id: person, name }: Person, host: string): TableState {
  mustBeOpen(table);
  mustBeHost(table, host);
  if (belongsTo(table, person)) refuse('alreadyThere');
  const seat = table.seats.findIndex((one) => one.kind === 'open' && !one.keptFor);
  if (seat < 0) refuse('noFreeSeat');
  return withOccupant(table, seat, { kind: 'open', keptFor: { person, name, asked: true } });
}

/** The bot that plays for somebody, or nobody. Whoever has resigned cannot come back. */
export function coverSeat(
  table: TableState,
  seat: Seat,
  level: string | null,
  why: { readonly resigned?: boolean; readonly late?: boolean } = {},
): TableState {
  if (table.status !== 'running') refuse('notRunning');
  const occupant = occupantAt(table, seat);
  if (occupant.kind !== 'person') return refuse('notYourSeat');
  if (occupant.resigned) refuse('resigned');
  const late = level !== null && (why.late ?? occupant.late ?? false);
  return withOccupant(table, seat, { ...occupant, cover: level, resigned: why.resigned ?? false, late });
}

/** Whether anybody sits at a table. */
export const hasPeople = (table: TableState): boolean => table.seats.some((one) => one.kind === 'person');

/** Whether only bots decide for now: everybody who sits at a table lets one play for them. */
export const isLeftToBots = (table: TableState): boolean =>
  hasPeople(table) && table.seats.every((one) => one.kind !== 'person' || one.cover !== null);
