import { expect, test } from 'vitest';
import { type Decision, type Lane, ThoughtSchedule } from './thought-schedule.js';

const A: Lane = { isBackground: false };
const B: Lane = { isBackground: false };
const BACKGROUND: Lane = { isBackground: true };

const schedule = () => new ThoughtSchedule<Decision, Lane>(() => 1);
const at = (table: string, number: number, seat = 1): Decision => ({ table, number, seat });

/** Lets a thread think about all that it may. */
function thinks(all: ReturnType<typeof schedule>, thread: Lane, most = Number.POSITIVE_INFINITY): string[] {
  const order: string[] = [];
  for (let i = 0; i < most; i++) {
    const next = all.take(thread);
    if (!next) break;
    order.push(next.item.table);
    all.done(thread, next.whose, next.item, 1, false);
  }
  return order;
}

test('who asks for much is thought for in the background, and nobody waits for it', () => {
  const all = schedule();
  for (let i = 0; i < 60; i++) all.push('mallory', at(`m${i}`, 1));
  expect(thinks(all, A)).toEqual(['m0', 'm1', 'm2']);
  // Every answer is followed by the next question of its table.
  for (let i = 0; i < 3; i++) all.push('mallory', at(`m${i}`, 2));
  expect(all.take(A)).toBeUndefined();
  expect(all.take(BACKGROUND)?.whose).toBe('mallory');
  for (const whose of ['anna', 'ben']) all.push(whose, at(whose, 1));
  // Mallory's is not done yet.
  expect([all.take(A)?.whose, all.take(B)?.whose]).toEqual(['anna', 'ben']);
  expect(all.waiting).toBe(59);
});

test('who has few questions does not wait for the background, also if they had many once', () => {
  const all = schedule();
  for (let i = 0; i < 5; i++) all.push('anna', at(`a${i}`, 1));
  expect(thinks(all, A)).toEqual(['a0', 'a1', 'a2']);
  expect(thinks(all, BACKGROUND)).toEqual(['a3', 'a4']);
  for (let i = 0; i < 3; i++) all.push('anna', at(`a${i}`, 2));
  expect(thinks(all, BACKGROUND)).toEqual([]);
  expect(thinks(all, A)).toHaveLength(3);
});

test('in the background, too, whoever has used least is next', () => {
  const all = schedule();
  for (const whose of ['m', 'o']) for (let i = 0; i < 6; i++) all.push(whose, at(`${whose}${i}`, 1));
  thinks(all, A);
  expect(thinks(all, BACKGROUND, 4)).toEqual(['m3', 'o3', 'm4', 'o4']);
});

test('what follows is asked where the bot remembers it, and others go before it elsewhere', () => {
  const all = schedule();
  all.push('anna', at('a', 1));
  expect(all.take(A)?.item).toEqual(at('a', 1));
  all.done(A, 'anna', at('a', 1), 900, true);
  all.push('anna', at('a', 2));
  all.push('ben', at('b', 5));
  expect(all.take(B)?.whose).toBe('ben');
  expect(all.take(B)).toBeUndefined();
  expect(all.take(A)?.whose).toBe('anna');
});

test('the rest of a turn comes before others there; what another seat does next does not', () => {
  const all = schedule();
  all.push('anna', at('a', 1));
  all.take(A);
  all.done(A, 'anna', at('a', 1), 900, true);
  all.push('ben', at('b', 5));
  all.push('anna', at('a', 2));
  expect(all.take(A)?.whose).toBe('anna');
  all.done(A, 'anna', at('a', 2), 900, true);
  all.push('anna', at('a', 3, 2));
  expect(thinks(all, A)).toEqual(['b', 'a']);
});

test.each([
  ['a bot remembers nothing', false, 2, () => undefined],
  ['somebody has answered since', true, 3, () => undefined],
  [
    'the thread is no more',
    true,
    2,
    (all: ReturnType<typeof schedule>) => {
      all.gone(A);
    },
  ],
])('where %s, any thread will do', (_, remembers, number, happens) => {
  const all = schedule();
  all.push('anna', at('a', 1));
  all.take(A);
  all.done(A, 'anna', at('a', 1), 900, remembers);
  happens(all);
  all.push('anna', at('a', number));
  expect(all.take(B)?.whose).toBe('anna');
});

test('what was remembered in the foreground does not keep anybody there who asks for much by now', () => {
  const all = schedule();
  all.push('mallory', at('m', 1));
  all.take(A);
  all.done(A, 'mallory', at('m', 1), 900, true);
  for (let i = 0; i < 9; i++) all.push('mallory', at(`m${i}`, 1));
  all.push('mallory', at('m', 2));
  expect(thinks(all, B)).toEqual(['m0', 'm1', 'm2']);
  expect(thinks(all, BACKGROUND)).toContain('m');
});
