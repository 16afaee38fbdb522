import type { Entry } from '@aerie/kernel';
import type { ClockRule } from '@aerie/protocol';
import { describe, expect, test } from 'vitest';
import { type Course, clocksAt, deadlinesAt, newTiming, returned, seatBits, stopped } from './clock.js';

const S = 1000;
const DAY = 24 * 60 * 60 * S;
const move: ClockRule = { kind: 'move', seconds: 60 };
const bank: ClockRule = { kind: 'bank', seconds: 300, increment: 10 };
const days: ClockRule = { kind: 'days', days: 3 };

/** A course in short: whom the match waits for, then entries with their time in seconds and whom it waits for then. */
function course(first: number[], ...steps: [entry: string, at: number, awaited: number[]][]): Course {
  return {
    entries: steps.map(([text, at]): Entry => {
      const [who, what] = text.split(' ') as [string, string];
      const seat = Number(who);
      return what.startsWith('<')
        ? { seat, back: Number(what.slice(1)), at: at * S }
        : { seat, answer: what, chance: [], at: at * S };
    }),
    awaited: [first, ...steps.map(([, , awaited]) => awaited)].map(seatBits),
  };
}
const all = () => true;
const but = (seat: number) => (one: number) => one !== seat;
const leftAt = (rule: ClockRule, now: number, what: Course, plays: (seat: number) => boolean = all) =>
  clocksAt(rule, newTiming(rule, 2, 0), what, plays, now * S).map(({ left }) => left / S);

describe('what is left', () => {
  test.each<[string, ClockRule, number, Course, number[]]>([
    ['at first', move, 0, course([0]), [60, 60]],
    ['only the clock of who is asked runs', move, 20, course([0]), [40, 60]],
    ['it ends at nothing', move, 99, course([0]), [0, 60]],
    ['all who are asked at once', move, 20, course([0, 1]), [40, 40]],
    ['one answers, the other one’s runs on', move, 30, course([0, 1], ['0 a', 20, [1]]), [40, 30]],
    ['full when asked anew', move, 50, course([0], ['0 a', 20, [1]], ['1 b', 45, [0]]), [55, 35]],
    ['full after each step of one’s own', move, 30, course([0], ['0 a', 20, [0]]), [50, 60]],
    ['a bank grows with each answer', bank, 50, course([0], ['0 a', 20, [1]]), [290, 270]],
    ['a bank lasts for the match', bank, 110, course([0], ['0 a', 50, [1]], ['1 b', 100, [0]]), [250, 260]],
    ['days', days, (2 * DAY) / S, course([0]), [DAY / S, (3 * DAY) / S]],
    ['an entry without time counts as made at once', move, 10, { ...course([0], ['0 a', 0, [1]]) }, [60, 50]],
    ['an entry from before is not charged twice', move, 10, course([0], ['0 a', -5, [1]]), [60, 50]],
  ])('%s', (_, rule, now, what, left) => {
    expect(leftAt(rule, now, what)).toEqual(left);
  });
});

describe('time while the site was closed does not count', () => {
  const left = (rule: ClockRule, now: number, what: Course, ...pauses: [from: number, to: number][]) =>
    clocksAt(
      rule,
      { ...newTiming(rule, 2, 0), pauses: pauses.map(([from, to]) => ({ from: from * S, to: to * S })) },
      what,
      all,
      now * S,
    ).map((one) => one.left / S);
  test.each<[string, number[], number[]]>([
    ['after it', left(bank, 1030, course([0]), [20, 1000]), [250, 300]],
    ['several times', left(bank, 2010, course([0]), [20, 1000], [1010, 2000]), [260, 300]],
    ['in the middle of it nothing passes', left(bank, 500, course([0]), [20, 1000]), [280, 300]],
    ['an entry after it', left(bank, 1040, course([0], ['0 a', 1030, [1]]), [20, 1000]), [260, 290]],
    ['an entry before it', left(bank, 1030, course([0], ['0 a', 10, [1]]), [20, 1000]), [300, 260]],
    ['from before the beginning', left(bank, 30, course([0]), [-50, 10]), [280, 300]],
    [
      'taking back after it',
      left(move, 1020, course([0], ['0 a', 10, [1]], ['0 <0', 1010, [0]]), [20, 1000]),
      [40, 40],
    ],
  ])('%s', (_, found, wanted) => {
    expect(found).toEqual(wanted);
  });
  test('what is written down needs it no longer', () => {
    const timing = { ...newTiming(bank, 2, 0), pauses: [{ from: 20 * S, to: 1000 * S }] };
    expect(stopped(bank, timing, course([0]), all, 1010 * S)).toEqual({
      ...{ since: 1010 * S, number: 0, left: [270 * S, 300 * S], returns: [0, 0] },
    });
  });
});

describe('taking back gives no time back', () => {
  test.each<[string, ClockRule, number, Course, number[]]>([
    ['the own answer', move, 60, course([0], ['0 a', 40, [1]], ['0 <0', 50, [0]]), [10, 50]],
    ['a step within a turn', move, 50, course([0], ['0 a', 45, [0]], ['0 <0', 50, [0]]), [10, 60]],
    [
      'several steps, one after the other',
      move,
      58,
      course([0], ['0 a', 51, [0]], ['0 b', 52, [0]], ['0 <1', 53, [0]], ['0 <0', 54, [0]]),
      [2, 60],
    ],
    ['nor the increment', bank, 60, course([0], ['0 a', 40, [1]], ['0 <0', 50, [0]]), [250, 290]],
    [
      'what others answered meanwhile goes as well',
      bank,
      60,
      course([0], ['0 a', 40, [1]], ['1 b', 45, [0]], ['0 <0', 50, [0]]),
      [245, 295],
    ],
  ])('%s', (_, rule, now, what, left) => {
    expect(leftAt(rule, now, what)).toEqual(left);
  });

  test('to and fro for ever ends', () => {
    const steps: [string, number, number[]][] = [];
    for (let i = 0; i < 120; i++) steps.push([`0 a`, i + 0.5, [0]], [`0 <${2 * i}`, i + 1, [0]]);
    expect(leftAt(move, 59, course([0], ...steps.slice(0, 118)))[0]).toBeLessThanOrEqual(1);
    expect(leftAt(move, 120, course([0], ...steps))[0]).toBe(0);
  });
});

describe('seats of bots', () => {
  test('have no clock that runs, and no increment', () => {
    const what = course([0], ['0 a', 20, [1]], ['1 b', 30, [0]]);
    expect(leftAt(bank, 50, what, but(0))).toEqual([300, 300]);
    expect(clocksAt(bank, newTiming(bank, 2, 0), what, but(0), 50 * S).map(({ runs }) => runs)).toEqual([
      false,
      false,
    ]);
  });
});

describe('what is written down', () => {
  const what = course([0, 1], ['0 a', 20, [1]], ['1 b', 30, [0, 1]]);
  test.each([move, bank, days])('makes no difference to what comes: %j', (rule) => {
    const first = newTiming(rule, 2, 0);
    const later = course([0, 1], ['0 a', 20, [1]], ['1 b', 30, [0, 1]], ['1 c', 50, [0]]);
    const between = stopped(rule, first, what, all, 45 * S);
    expect(clocksAt(rule, between, later, all, 60 * S)).toEqual(clocksAt(rule, first, later, all, 60 * S));
  });
});

describe('who comes back after running out', () => {
  const back = (rule: ClockRule, times: number) => {
    let timing = newTiming(rule, 2, 0);
    const given: number[] = [];
    for (let i = 0; i < times; i++) {
      timing = returned(rule, { ...timing, left: [0, 0] }, 0);
      given.push((timing.left[0] as number) / S);
    }
    return given;
  };
  test.each<[string, ClockRule, number[]]>([
    ['half a minute at least', move, [30, 15, 7.5]],
    ['never more than the whole', { kind: 'move', seconds: 10 }, [10, 5, 2.5]],
    ['a tenth of a bank', { kind: 'bank', seconds: 1800, increment: 0 }, [180, 90, 45]],
    ['an increment that is more', { kind: 'bank', seconds: 60, increment: 45 }, [45, 22.5, 11.25]],
    ['a tenth of days', { kind: 'days', days: 10 }, [86_400, 43_200, 21_600]],
  ])('%s, and half as much each further time', (_, rule, given) => {
    expect(back(rule, 3)).toEqual(given);
  });
  test('keeps what is left, if that is more', () => {
    expect(returned(bank, newTiming(bank, 2, 0), 0).left).toEqual([300 * S, 300 * S]);
  });
});

describe('holidays', () => {
  const H = 60 * 60;
  /** Hours into the match; a holiday of seat 0 from midnight, 10 hours into it, for two days. */
  const [FROM, TO] = [10, 58];
  const away = (rule: ClockRule, ...stays: [from: number, to: number][]) => ({
    ...newTiming(rule, 2, 0),
    holidays: [stays.map(([from, to]) => ({ from: from * H * S, to: to * H * S })), []],
  });
  const day: ClockRule = { kind: 'days', days: 1 };
  const at = (hours: number, what: Course, timing = away(day, [FROM, TO])) => {
    const now = hours * H * S;
    const clocks = clocksAt(day, timing, what, all, now);
    return {
      left: clocks.map(({ left }) => left / H / S),
      runs: clocks.map(({ runs }) => runs),
      until: deadlinesAt(day, timing, what, all, now).map((one) => one && one / H / S),
    };
  };
  test.each<[string, ReturnType<typeof at>, ReturnType<typeof at>]>([
    // 24 hours, of which 10 pass before the holiday: 14 are left after it, until hour 72.
    ['planned', at(4, course([0])), { left: [20, 24], runs: [true, false], until: [72, undefined] }],
    ['begun', at(30, course([0])), { left: [14, 24], runs: [false, false], until: [72, undefined] }],
    ['over', at(60, course([0])), { left: [12, 24], runs: [true, false], until: [72, undefined] }],
    [
      'the others’ clocks run on',
      at(12, course([0, 1])),
      { left: [14, 12], runs: [false, true], until: [72, 24] },
    ],
    // Asked on holiday, at hour 20: the whole day is left when it ends at hour 58.
    [
      'asked on it',
      at(40, course([1], ['1 a', 20 * H, [0]])),
      { left: [24, 4], runs: [false, false], until: [82, undefined] },
    ],
    // Answered on it: whoever likes may play.
    [
      'answered on it',
      at(40, course([0], ['0 a', 20 * H, [1]])),
      { left: [14, 4], runs: [false, true], until: [undefined, 44] },
    ],
    [
      'one after the other',
      at(4, course([0]), away(day, [10, 34], [40, 64])),
      { left: [20, 24], runs: [true, false], until: [72, undefined] },
    ],
    [
      'time is up just when it begins',
      at(5, course([0]), away(day, [24, 48])),
      { left: [19, 24], runs: [true, false], until: [24, undefined] },
    ],
    [
      'what was used up before stays so',
      at(30, course([0]), away(day, [25, 49])),
      { left: [0, 24], runs: [true, false], until: [30, undefined] },
    ],
  ])('%s', (_, found, wanted) => {
    expect(found).toEqual(wanted);
  });
  test('what is written down needs it no longer', () => {
    const timing = away(day, [FROM, TO]);
    const later = stopped(day, timing, course([0]), all, 60 * H * S);
    expect(later).toEqual({ since: 60 * H * S, number: 0, left: [12 * H * S, 24 * H * S], returns: [0, 0] });
  });
  test('taking back gives no more time back than elsewhere', () => {
    // Answered at hour 20 with 14 left, of which an hour passes at the next question, after the holiday.
    const what = course([0], ['0 a', 20 * H, [0]], ['0 <0', 59 * H, [0]]);
    expect(at(60, what).left).toEqual([12, 24]);
  });
});

test('the deadline of each seat that is asked', () => {
  const what = course([0, 1], ['0 a', 20, [0, 1]]);
  expect(deadlinesAt(bank, newTiming(bank, 2, 0), what, all, 30 * S)).toEqual([310 * S, 300 * S]);
  expect(deadlinesAt(bank, newTiming(bank, 2, 0), what, but(0), 30 * S)).toEqual([undefined, 300 * S]);
});
