import type { Entry, Seat } from '@aerie/kernel';
import type { ClockRule, SeatClock } from '@aerie/protocol';

/*
 * The clocks of a table, as a pure function of what is kept: the rule, how the clocks stood at a moment, and the entries
 * since, each with its time. Whoever reads the same gets the same, in any process and after any restart.
 *
 * - The clock of every seat that the match waits for runs, of several at once where the rules ask several; never that
 *   of a bot, nor of somebody for whom a bot plays.
 * - By the move (and by the day) the time is full when a seat is asked anew, and again after each answer of its own.
 * - In a bank, every answer of one's own adds the increment.
 * - The clock of somebody on holiday stands, by whole days that are known before they begin.
 * - Taking back gives no time back: who takes back has what they had when they answered, less what they have spent since.
 */

/** A stretch of time that counts for nobody, because the site was closed. */
export interface Pause {
  readonly from: number;
  readonly to: number;
}

/** How the clocks stood at a moment: written with the table whenever a seat changes hands or time is not to count. */
export interface Timing {
  readonly since: number;
  /** Of how many entries of the match this takes account. */
  readonly number: number;
  /** Milliseconds by seat. */
  readonly left: readonly number[];
  /** How often each has come back after running out of time. */
  readonly returns: readonly number[];
  /** What does not count since then, in order; known to whoever reads the table. */
  readonly pauses?: readonly Pause[];
  /** By seat: when its person is on holiday, in order; known to whoever reads the table. */
  readonly holidays?: readonly (readonly Pause[])[];
}

/** The course of a match, as far as clocks care. */
export interface Course {
  readonly entries: readonly Entry[];
  /** After so many entries: the seats that are asked, as bits. */
  readonly awaited: readonly number[];
}

/** Seats as bits of a number. */
export const seatBits = (seats: readonly Seat[]): number => seats.reduce((all, seat) => all | (1 << seat), 0);
/** Whether a seat is among those of a number. */
export const hasSeat = (all: number, seat: Seat): boolean => (all & (1 << seat)) !== 0;

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
/** The least that somebody has who comes back after running out of time, for the first time. */
const LEAST_REPRIEVE = 30 * SECOND;

/** What a seat has at first, and for every decision unless there is a bank. */
const allowance = (rule: ClockRule): number =>
  rule.kind === 'days' ? rule.days * DAY : rule.seconds * SECOND;

export const newTiming = (rule: ClockRule, seats: number, now: number): Timing => ({
  since: now,
  number: 0,
  left: Array.from({ length: seats }, () => allowance(rule)),
  returns: Array.from({ length: seats }, () => 0),
});

/** The clocks of all seats now. `plays`: whether a person decides for a seat. */
export function clocksAt(
  rule: ClockRule,
  timing: Timing,
  { entries, awaited }: Course,
  plays: (seat: Seat) => boolean,
  now: number,
): SeatClock[] {
  const left = [...timing.left];
  const spent = left.map(() => 0);
  /** Of the seat of an entry when it answered: what it had, and had spent so far. */
  const had = new Map<number, { left: number; spent: number }>();
  let at = timing.since;
  const runTo = (time: number, number: number): void => {
    const [from, until] = [at, Math.max(at, time)];
    const passed = until - from - pausedBetween(timing.pauses, from, until);
    at = until;
    left.forEach((ms, seat) => {
      if (!hasSeat(awaited[number] ?? 0, seat) || !plays(seat)) return;
      const ran = passed - pausedBetween(timing.holidays?.[seat], from, until);
      left[seat] = ms - ran;
      spent[seat] = (spent[seat] as number) + ran;
    });
  };
  for (let number = timing.number; number < entries.length; number++) {
    const entry = entries[number] as Entry;
    runTo(entry.at ?? at, number);
    const { seat } = entry;
    if ('back' in entry) {
      for (let taken = number - 1; taken >= entry.back; taken--) {
        const then = had.get(taken);
        const whose = entries[taken]?.seat as Seat;
        if (then)
          left[whose] = Math.min(left[whose] as number, then.left - ((spent[whose] as number) - then.spent));
        had.delete(taken);
      }
      continue;
    }
    had.set(number, { left: left[seat] as number, spent: spent[seat] as number });
    if (rule.kind === 'bank') {
      if (plays(seat)) left[seat] = (left[seat] as number) + rule.increment * SECOND;
      continue;
    }
    const [before, after] = [awaited[number] ?? 0, awaited[number + 1] ?? 0];
    left.forEach((_, one) => {
      if (hasSeat(after, one) && (one === seat || !hasSeat(before, one))) left[one] = allowance(rule);
    });
  }
  runTo(now, entries.length);
  const asked = awaited[entries.length] ?? 0;
  const stands = (seat: Seat): boolean =>
    timing.holidays?.[seat]?.some(({ from, to }) => from <= now && now < to) === true;
  return left.map((ms, seat) => ({
    left: Math.max(0, ms),
    // Time that was used up before a holiday began is not given back by it.
    runs: hasSeat(asked, seat) && plays(seat) && (ms <= 0 || !stands(seat)),
  }));
}

/** When the clock of each seat that is asked is used up, if nothing happens at the table; undefined where none is to run. */
export function deadlinesAt(
  rule: ClockRule,
  timing: Timing,
  course: Course,
  plays: (seat: Seat) => boolean,
  now: number,
): (number | undefined)[] {
  const asked = course.awaited[course.entries.length] ?? 0;
  return clocksAt(rule, timing, course, plays, now).map(({ left }, seat) =>
    hasSeat(asked, seat) && plays(seat) ? usedUpAt(left, now, timing.holidays?.[seat] ?? []) : undefined,
  );
}

/** When so much time has passed, not counting pauses, which are in order. */
function usedUpAt(left: number, now: number, pauses: readonly Pause[]): number {
  let [at, rest] = [now, left];
  for (const { from, to } of pauses) {
    if (rest <= from - at || rest <= 0) break;
    if (to <= at) continue;
    rest -= Math.max(0, from - at);
    at = to;
  }
  return at + rest;
}

/** How much of the time between two moments does not count. */
const pausedBetween = (pauses: readonly Pause[] | undefined, from: number, to: number): number =>
  pauses?.reduce((sum, pause) => sum + Math.max(0, Math.min(to, pause.to) - Math.max(from, pause.from)), 0) ??
  0;

/** How the clocks stand now, to be written down before who plays changes. */
export function stopped(
  rule: ClockRule,
  timing: Timing,
  course: Course,
  plays: (seat: Seat) => boolean,
  now: number,
): Timing {
  const clocks = clocksAt(rule, timing, course, plays, now);
  const { pauses: _, holidays: __, ...rest } = timing;
  return {
    ...rest,
    since: Math.max(now, timing.since),
    number: course.entries.length,
    left: clocks.map(({ left }) => left),
  };
}

/**
 * What somebody has at least who comes back after running out of time: a tenth of the allowance, half a minute or the
 * increment, whichever is most; half as much each time they do it again, so that nobody can live on it.
 */
function reprieve(rule: ClockRule, returns: number): number {
  const full = allowance(rule);
  const increment = rule.kind === 'bank' ? rule.increment * SECOND : 0;
  const first = Math.min(full, Math.max(LEAST_REPRIEVE, full / 10, increment));
  return Math.round(first / 2 ** returns);
}

export function returned(rule: ClockRule, timing: Timing, seat: Seat): Timing {
  const returns = timing.returns[seat] ?? 0;
  const replaced = (all: readonly number[], value: number) => all.map((one, i) => (i === seat ? value : one));
  return {
    ...timing,
    left: replaced(timing.left, Math.max(timing.left[seat] ?? 0, reprieve(rule, returns))),
    returns: replaced(timing.returns, returns + 1),
  };
}
