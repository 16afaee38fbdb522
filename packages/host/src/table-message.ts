import type { AnyGame, Viewer } from '@aerie/kernel';
import type { ClockMessage, Seated, TableMessage } from '@aerie/protocol';
import { promisedParts } from './draw.js';
import { isUnaided, isUndeclared } from './fair-play.js';
import { isAwaited, type MatchSession } from './match-session.js';
import {
  botFor,
  type Invited,
  isDrawing,
  type Occupant,
  type Person,
  seatsOfPerson,
  type TableLuck,
  type TableState,
  type TakeoverRequest,
} from './state.js';
import { isAtTable, mayWatch, stakesOf } from './table.js';
import { clocksOf } from './table-clock.js';
import { luckCounts } from './undo.js';

/** What is known of people beside the table. */
export interface KnownPeople {
  /** Whether somebody is connected. */
  isHere(person: string): boolean;
  /** Whether somebody goes by the name of an account that is not theirs, or by one that looks like it. */
  isBorrowed?(name: string, person: string): boolean;
  /** The last day of somebody's holiday, while they are on one. */
  holidayOf?(person: string): string | undefined;
}

/** A table as somebody may see it: seats with names, never with ids of people. */
export function tableMessage(
  id: string,
  table: TableState,
  person: string,
  known: KnownPeople,
  game: AnyGame | undefined,
  session?: MatchSession,
): TableMessage {
  const { options, status, listed, watchers, host, seats, rematch, undoWish, clock } = table;
  const mayLook = mayWatch(table, person);
  // Whoever was shown an unlisted match has no link to the next one.
  const mayFollow = isAtTable(table, person) || (listed && mayLook);
  const sketches = mayLook ? (table.sketches ?? []) : [];
  const handovers = mayLook ? (table.handovers ?? []) : [];
  return {
    id,
    game: table.game,
    options: { ...options },
    status,
    listed,
    watchers: watchers !== false,
    host: host === person,
    stakes: stakesOf(table, game),
    ...(isUnaided(table, game) ? { unaided: true } : {}),
    seats: seats.map((occupant) => ({
      ...seated(occupant, person, hasNobodyAway(table) ? { ...known, isHere } : known),
      ...(clock?.kind === 'days' ? onHoliday(occupant, known) : {}),
    })),
    clock: clock ?? null,
    ...(table.terms === undefined ? {} : { terms: table.terms }),
    ...(table.coverLevel === undefined ? {} : { coverLevel: table.coverLevel }),
    ...(table.ratings && mayLook ? { ratings: [...table.ratings] } : {}),
    ...(table.takeover && mayLook && status === 'running'
      ? { takeover: takeoverMessage(table.takeover, person, known) }
      : {}),
    ...(table.luck ? { luck: luckMessage(table, table.luck) } : {}),
    seedHash: session?.match.seedHash ?? null,
    rematch: mayFollow ? rematch : null,
    ...(table.rematchBy === undefined ? {} : { rematchBy: table.rematchBy }),
    sketches: sketches.map((sketch) => ({ ...sketch, plan: [...sketch.plan] })),
    handovers: [...handovers],
    // What was asked for at an earlier number, or where it cannot be granted, is void, even if nobody has struck it out yet.
    undoWish:
      undoWish && undoWish.number === session?.number && !luckCounts(table, game)
        ? { seat: undoWish.seat, agreed: [...undoWish.agreed] }
        : null,
  };
}

/**
 * Whether nobody counts as away, connected or not: where a decision has days, people come and go, and whoever is told who is
 * there could tell that an answer was left ahead.
 */
export const hasNobodyAway = ({ status, clock }: TableState): boolean =>
  status === 'running' && clock?.kind === 'days';

const isHere = (): boolean => true;

/** The host of a table by name; null where they hold no seat. */
export function hostOf(
  { seats, host }: TableState,
  known: Pick<KnownPeople, 'isBorrowed'>,
): { name: string | null; guest?: true } {
  const sitting = seats.find((one) => one.kind === 'person' && one.person === host);
  if (sitting?.kind !== 'person') return { name: null };
  const { name } = sitting;
  return { name: name || null, ...(known.isBorrowed?.(name, host) ? { guest: true } : {}) };
}

const takeoverMessage = (
  { seat, who, agreed }: TakeoverRequest,
  person: string,
  known: KnownPeople,
): NonNullable<TableMessage['takeover']> => ({
  ...{ seat, name: who.name, mine: who.id === person, agreed: [...agreed] },
  ...(known.isBorrowed?.(who.name, who.id) ? { guest: true } : {}),
});

/** The parts of the luck are hidden until the match is over; their hashes stand from the moment of each promise. */
function luckMessage(table: TableState, { server, draw }: TableLuck): NonNullable<TableMessage['luck']> {
  const isOver = table.status === 'over';
  const seats = draw?.seats ?? promisedParts(table);
  return {
    server: isOver ? { ...server } : { hash: server.hash },
    seats: seats.map((one) => one && (isOver ? { ...one } : { hash: one.hash })),
    ...(isDrawing(table) ? { drawing: true } : {}),
  };
}

function seated(occupant: Occupant, person: string, known: KnownPeople): Seated {
  const nobody: Seated = {
    kind: occupant.kind,
    name: null,
    mine: false,
    level: null,
    cover: null,
    resigned: false,
    here: false,
  };
  if (occupant.kind === 'open') {
    const { keptFor } = occupant;
    if (!keptFor) return nobody;
    const invited = {
      name: keptFor.name,
      me: keptFor.person === person,
      ...(keptFor.asked ? { asked: keptFor.asked } : {}),
    };
    const guest = known.isBorrowed?.(keptFor.name, keptFor.person) ? ({ guest: true } as const) : {};
    return { ...nobody, ...guest, ...unseenBy(keptFor), here: known.isHere(keptFor.person), invited };
  }
  if (occupant.kind === 'bot') {
    const { level, adaptive } = occupant;
    return { ...nobody, level, ...(adaptive ? { adaptive } : {}), here: true };
  }
  const { name, cover, resigned, late, program, inTime, tookOver } = occupant;
  return {
    ...nobody,
    ...{
      name: name || null,
      cover,
      resigned,
      mine: occupant.person === person,
      here: known.isHere(occupant.person),
    },
    ...(known.isBorrowed?.(name, occupant.person) ? { guest: true } : {}),
    ...(late ? { late } : {}),
    ...(program ? { program } : {}),
    ...(inTime === undefined ? {} : { inTime }),
    ...unseenBy(occupant),
    ...(tookOver ? { tookOver } : {}),
  };
}

/** Clocks stand for whoever is on holiday only where there are days for a move: elsewhere it is nobody's business. */
function onHoliday(occupant: Occupant, known: KnownPeople): Pick<Seated, 'holiday'> {
  const holiday = occupant.kind === 'person' ? known.holidayOf?.(occupant.person) : undefined;
  return holiday === undefined ? {} : { holiday };
}

const unseenBy = ({ unseen }: Pick<Invited, 'unseen'>): Pick<Seated, 'unseen'> =>
  unseen ? { unseen: [...unseen] } : {};

/** The clocks of a table as they stand now, or undefined where time is not kept. */
export function clockMessage(
  id: string,
  table: TableState,
  session: MatchSession,
  now: number,
): ClockMessage | undefined {
  const seats = clocksOf(table, session, now);
  return seats && { type: 'clock', table: id, seats };
}

/** Whether a match waits for an answer that somebody gives themselves. */
export const isTurnOf = (table: TableState, session: MatchSession, person: string): boolean =>
  table.status === 'running' &&
  seatsOfPerson(table, person).some((seat) => isAwaited(session, seat) && botFor(table, seat) === undefined);

/**
 * Whose eyes somebody looks through: their seats, or those of somebody who only watches. So does a program of theirs that was
 * not declared before a rated match began.
 */
export function viewersOf(table: TableState, who: Person, game: AnyGame | undefined): Viewer[] {
  const seats = seatsOfPerson(table, who.id).filter((seat) => !isUndeclared(table, game, seat, who));
  return seats.length > 0 ? seats : ['watcher'];
}
