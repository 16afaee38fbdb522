import type { Seat } from '@aerie/kernel';
import type { SeatClock } from '@aerie/protocol';
import type { AnyStep, Live } from '../matches/matches.js';
import { botFor, cover, strongest, type TableBody } from './body.js';
import { bits, type Course, clocksAt, newTiming, nextDeadline, returned, stopped } from './clock.js';

/* What clocks make of a table: pure functions of the table, its match and the time. */

const courseOf = ({ match, awaited }: Live): Course => ({ entries: match.log.entries, awaited });

/** Whether a person decides for a seat. */
const plays =
  (body: TableBody) =>
  (seat: Seat): boolean =>
    botFor(body, seat) === undefined;

/** The clocks of all seats, or undefined where time is not kept. */
export function clocksOf(body: TableBody, live: Live, now: number): SeatClock[] | undefined {
  const { clock, timing } = body;
  if (!clock || !timing || body.status !== 'running') return undefined;
  return clocksAt(clock, timing, courseOf(live), plays(body), now);
}

/** When the first clock of a table is used up, or undefined if none runs. */
export function deadlineOf(body: TableBody, live: Live, now: number): number | undefined {
  const clocks = clocksOf(body, live, now);
  return clocks && nextDeadline(clocks, now);
}

/** The milliseconds that somebody has left, of the seats of theirs that are asked; undefined if none is. */
export function leftOf(body: TableBody, live: Live, seats: readonly Seat[], now: number): number | undefined {
  const clocks = clocksOf(body, live, now);
  const running = seats.flatMap((seat) => (clocks?.[seat]?.runs ? [clocks[seat].left] : []));
  return running.length > 0 ? Math.min(...running) : undefined;
}

/** Whether somebody's time was used up at a moment, so that what they decide then no longer counts. */
export function isLate(body: TableBody, live: Live, seat: Seat, at: number): boolean {
  const sitting = body.seats[seat];
  if (sitting?.kind === 'person' && sitting.late) return true;
  const clock = clocksOf(body, live, at)?.[seat];
  return clock?.runs === true && clock.left <= 0;
}

/** Whether everybody who is asked after a step would still have time: taking back could leave none. */
export function leavesTime(body: TableBody, live: Live, { entry, state }: AnyStep, at: number): boolean {
  const { clock, timing } = body;
  if (!clock || !timing) return true;
  const { entries, awaited } = courseOf(live);
  const next: Course = {
    entries: [...entries, { ...entry, at }],
    awaited: [...awaited, bits(live.match.game.awaited(state))],
  };
  const clocks = clocksAt(clock, timing, next, plays(body), at);
  return clocks.every(({ left, runs }) => !runs || left > 0);
}

/** The table whose match begins now. */
export const wound = (body: TableBody, now: number): TableBody =>
  body.clock ? { ...body, timing: newTiming(body.clock, body.seats.length, now) } : body;

/** The table after something that changes who decides for a seat: what has run until now is written down before. */
export function shifted(
  body: TableBody,
  live: Live | undefined,
  now: number,
  how: (body: TableBody) => TableBody,
): TableBody {
  const next = how(body);
  const { clock, timing } = body;
  if (!clock || !timing || !live || next === body) return next;
  return { ...next, timing: stopped(clock, timing, courseOf(live), plays(body), now) };
}

/**
 * Somebody takes their seat back. Who had run out of time gets some. For others the time counts on as if they had never
 * left, unless the bot has decided something meanwhile: handing the seat to and fro gains nothing.
 */
export function takenBack(body: TableBody, live: Live | undefined, seat: Seat, now: number): TableBody {
  const next = cover(body, seat, null);
  const { clock, timing } = body;
  if (!clock || !timing || !live) return next;
  const sitting = body.seats[seat];
  const late = sitting?.kind === 'person' && sitting.late === true;
  const idle = timing.number === live.match.log.entries.length;
  const counting = (one: Seat) => plays(body)(one) || (one === seat && idle && !late);
  const stands = stopped(clock, timing, courseOf(live), counting, now);
  return { ...next, timing: late ? returned(clock, stands, seat) : stands };
}

/** The seats of all whose time is used up go to bots; the same table if there are none. */
export function handedOver(body: TableBody, live: Live, now: number): TableBody {
  const clocks = clocksOf(body, live, now) ?? [];
  const late = clocks.flatMap(({ left, runs }, seat) => (runs && left <= 0 ? [seat] : []));
  if (late.length === 0) return body;
  return shifted(body, live, now, (was) =>
    late.reduce((one, seat) => cover(one, seat, strongest(body), { late: true }), was),
  );
}

/** Time between these moments does not count, unless there are days for a move. Said twice, it is the same. */
export function paused(body: TableBody, live: Live, from: number, to: number): TableBody {
  const { clock, timing } = body;
  if (!clock || !timing || clock.kind === 'days' || timing.since >= to || body.status !== 'running')
    return body;
  return { ...body, timing: { ...stopped(clock, timing, courseOf(live), plays(body), from), since: to } };
}
