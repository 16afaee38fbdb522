import { expect, test } from 'vitest';
import { Clock } from './clock.js';

const DAY = 24 * 60 * 60_000;
const START = Date.UTC(2030, 0, 1);

/** A machine whose time of day can be set, and that can sleep. */
function machine() {
  const at = { wall: START, awake: 5000, boot: 90_000 };
  const clock = new Clock({ wall: () => at.wall, monotonic: () => at.awake, sinceBoot: () => at.boot });
  const pass = (ms: number) => {
    at.wall += ms;
    at.awake += ms;
    at.boot += ms;
  };
  const sleep = (ms: number) => {
    at.wall += ms;
    at.boot += ms;
  };
  const set = (ms: number) => {
    at.wall += ms;
  };
  return { clock, pass, sleep, set };
}

test('it goes with the time of day, in whole milliseconds', () => {
  const { clock, pass } = machine();
  expect(clock.now()).toBe(START);
  pass(1234.75);
  expect(clock.now()).toBe(START + 1234);
  expect(clock.look()).toBeUndefined();
});

test.each([400 * DAY, DAY, 2 * 60_000, -2 * 60_000, -DAY, -50 * 365 * DAY])(
  'when the time of day is set by %i ms it goes on as before; that is told once',
  (by) => {
    const { clock, pass, set } = machine();
    set(by);
    expect(clock.look()).toEqual({ kind: 'jumped', by });
    for (let second = 1; second <= 100; second++) {
      pass(1000);
      expect(clock.look()).toBeUndefined();
      expect(clock.now()).toBe(START + 1000 * second);
    }
    set(-by);
    expect(clock.look()).toBeUndefined();
    set(by);
    expect(clock.look()).toEqual({ kind: 'jumped', by });
  },
);

test.each([30_000, 5, -5, -30_000])('a correction by %i ms is followed slowly, and never backwards', (by) => {
  const { clock, pass, set } = machine();
  set(by);
  let before = clock.now();
  for (let second = 1; second <= 100; second++) {
    pass(1000);
    expect(clock.look()).toBeUndefined();
    expect(Math.abs(clock.now() - before - 1000)).toBeLessThanOrEqual(1);
    before = clock.now();
  }
  const followed = Math.sign(by) * Math.min(100, Math.abs(by));
  expect(clock.now()).toBe(START + 100_000 + followed);
});

test('a machine that slept is told of until it is taken over; then the time is right again', () => {
  const { clock, pass, sleep } = machine();
  pass(1000);
  sleep(8 * 60 * 60_000);
  const news = { kind: 'slept', from: START + 1000, to: START + 1000 + 8 * 60 * 60_000 } as const;
  expect(clock.look()).toEqual(news);
  expect(clock.look()).toEqual(news);
  expect(clock.now()).toBe(news.from);
  clock.wake(news);
  expect(clock.now()).toBe(news.to);
  expect(clock.look()).toBeUndefined();
  pass(500);
  expect(clock.now()).toBe(news.to + 500);
});
