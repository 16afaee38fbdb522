import type { Seat } from '@aerie/kernel';
import type { SeatClock } from '@aerie/protocol';
import {
  type Course,
  clocksAt,
  deadlinesAt,
  newTiming,
  type Pause,
  returned,
  seatBits,
  stopped,
} from './clock.js';
import type { AnyStep, MatchSession } from './match-session.js';
import { coverSeat } from './seats.js';
import { botFor, type TableState } from './state.js';

/* What clocks make of a table: pure functions of the table, its match and the time. */

const courseOf = ({ match, awaited }: MatchSession): Course => ({ entries: match.log.entries, awaited });

/** Whether a person decides for a seat. */
const plays =
  (table: TableState) =>
  (seat: Seat): boolean =>
    botFor(table, seat) === undefined;

/** The clocks of all seats, or undefined where time is not kept. */
export function clocksOf(table: TableState, session: MatchSession, now: number): SeatClock[] | undefined {
  const { clock, timing } = table;
  if (!clock || !timing || table.status !== 'running') return undefined;
  return clocksAt(clock, timing, courseOf(session), plays(table), now);
}

/** When the first clock of a table is used up, of these seats or all; undefined if none is to run. */
export function deadlineOf(
  table: TableState,
  session: MatchSession,
  now: number,
  seats?: readonly Seat[],
): number | undefined {
  const { clock, timing } = table;
  if (!clock || !timing || table.status !== 'running') return undefined;
  const all = deadlinesAt(clock, timing, courseOf(session), plays(table), now);
  const some = (seats ? seats.map((seat) => all[seat]) : all).filter((one) => one !== undefined);
  return some.length > 0 ? Math.min(...some) : undefined;
}

/** The milliseconds until somebody's time is up at the seats of theirs that are asked; undefined if none is. */
export function timeLeft(
  table: TableState,
  session: MatchSession,
  seats: readonly Seat[],
  now: number,
): number | undefined {
  const deadline = deadlineOf(table, session, now, seats);
  return deadline === undefined ? undefined : deadline - now;
}

/** Whether somebody's time was used up at a moment, so that what they decide then no longer counts. */
export function isLate(table: TableState, session: MatchSession, seat: Seat, at: number): boolean {
  const occupant = table.seats[seat];
  if (occupant?.kind === 'person' && occupant.late) return true;
  const clock = clocksOf(table, session, at)?.[seat];
  return clock?.runs === true && clock.left <= 0;
}

/** Whether everybody who is asked after a step would still have time: taking back could leave none. */
export function leavesTime(
  table: TableState,
  session: MatchSession,
  { entry, state }: AnyStep,
  at: number,
): boolean {
  const { clock, timing } = table;
  if (!clock || !timing) return true;
  const { entries, awaited } = courseOf(session);
  const next: Course = {
    entries: [...entries, { ...entry, at }],
    awaited: [...awaited, seatBits(session.match.game.awaited(state))],
  };
  const clocks = clocksAt(clock, timing, next, plays(table), at);
  return clocks.every(({ left, runs }) => !runs || left > 0);
}

/** The table whose match begins now. */
export const startClocks = (table: TableState, now: number): TableState =>
  table.clock ? { ...table, timing: newTiming(table.clock, table.seats.length, now) } : table;

/** The table after something that changes who decides for a seat: what has run until now is written down before. */
export function withClocksStopped(
  table: TableState,
  session: MatchSession | undefined,
  now: number,
  how: (table: TableState) => TableState,
): TableState {
  const next = how(table);
  const { clock, timing } = table;
  if (!clock || !timing || !session || next === table) return next;
  return { ...next, timing: stopped(clock, timing, courseOf(session), plays(table), now) };
}

/**
 * Somebody takes their seat back. Who had run out of time gets some. For others the time counts on as if they had never
 * left, unless the bot has decided something meanwhile: handing the seat to and fro gains nothing. `how`: somebody else takes
 * it instead, who gets some time in any case.
 */
export function takeSeatBack(
  table: TableState,
  session: MatchSession | undefined,
  seat: Seat,
  now: number,
  how?: (table: TableState) => TableState,
): TableState {
  const next = how ? how(table) : coverSeat(table, seat, null);
  const { clock, timing } = table;
  if (!clock || !timing || !session) return next;
  const occupant = table.seats[seat];
  const late = how !== undefined || (occupant?.kind === 'person' && occupant.late === true);
  const idle = timing.number === session.match.log.entries.length;
  const counting = (one: Seat) => plays(table)(one) || (one === seat && idle && !late);
  const stands = stopped(clock, timing, courseOf(session), counting, now);
  return { ...next, timing: late ? returned(clock, stands, seat) : stands };
}

/** The seats of all whose time is used up go to bots of this level; the same table if there are none. */
export function coverLate(table: TableState, session: MatchSession, now: number, level: string): TableState {
  const clocks = clocksOf(table, session, now) ?? [];
  const late = clocks.flatMap(({ left, runs }, seat) => (runs && left <= 0 ? [seat] : []));
  if (late.length === 0) return table;
  return withClocksStopped(table, session, now, (was) =>
    late.reduce((one, seat) => coverSeat(one, seat, level, { late: true }), was),
  );
}

/**
 * The table with what does not count of the time since its clocks were last written down, unless there are days for a
 * move. `outages`: when the site was closed, in order. Nothing has to be written for it: whoever reads the table says it
 * again, whatever was played before and after.
 */
export function withOutages(table: TableState, outages: readonly Pause[]): TableState {
  const { clock, timing } = table;
  if (!clock || !timing || clock.kind === 'days' || table.status !== 'running') return table;
  const pauses = outages.filter(({ to }) => to > timing.since);
  const known = timing.pauses ?? [];
  const isKnown = ({ from, to }: Pause, i: number) => known[i]?.from === from && known[i].to === to;
  if (pauses.length === known.length && pauses.every(isKnown)) return table;
  return { ...table, timing: { ...timing, pauses } };
}

/**
 * The table with the holidays of those who sit there, where there are days for a move. Like outages they are said again by
 * whoever reads the table; what has begun of them never changes, so all say the same of the time that has passed.
 */
export function withHolidays(
  table: TableState,
  holidaysOf: (person: string) => readonly Pause[],
): TableState {
  const { clock, timing } = table;
  if (!clock || !timing || clock.kind !== 'days' || table.status !== 'running') return table;
  const holidays = table.seats.map((one) =>
    one.kind === 'person' ? holidaysOf(one.person).filter(({ to }) => to > timing.since) : [],
  );
  const { holidays: known, ...rest } = timing;
  const isSame = (some: readonly Pause[], seat: Seat) =>
    some.length === (known?.[seat]?.length ?? 0) &&
    some.every(({ from, to }, i) => known?.[seat]?.[i]?.from === from && known[seat][i]?.to === to);
  if (holidays.every(isSame)) return table;
  return {
    ...table,
    timing: holidays.some((some) => some.length > 0) ? { ...rest, holidays } : rest,
  };
}
