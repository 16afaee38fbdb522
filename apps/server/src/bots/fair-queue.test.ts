import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.js';

/** Takes and finishes everything, each for the work that it says; gives the order. */
function drained(queue: FairQueue<number>): string[] {
  const order: string[] = [];
  for (let next = queue.take(); next; next = queue.take()) {
    order.push(next.whose);
    queue.done(next.whose, next.item);
  }
  return order;
}

test('where everybody uses the same, the order is that of arrival, in turns', () => {
  const queue = new FairQueue<number>();
  for (const whose of ['anna', 'anna', 'ben', 'carla', 'ben']) queue.push(whose, 1);
  expect(drained(queue)).toEqual(['anna', 'ben', 'carla', 'anna', 'ben']);
});

test('sixty questions of one delay nobody else by more than the one under way', () => {
  const queue = new FairQueue<number>();
  for (let i = 0; i < 60; i++) queue.push('mallory', 900);
  for (let round = 0; round < 5; round++) {
    expect(queue.take()?.whose).toBe('mallory');
    queue.push('anna', 10);
    queue.push('ben', 10);
    queue.done('mallory', 900);
    for (const whose of ['anna', 'ben']) {
      expect(queue.take()?.whose).toBe(whose);
      queue.done(whose, 10);
    }
  }
  expect(queue.size).toBe(55);
});

test('who thinks long waits for those who think briefly, by the work and not by the number', () => {
  const queue = new FairQueue<number>();
  for (let i = 0; i < 3; i++) queue.push('slow', 30);
  for (let i = 0; i < 6; i++) queue.push('quick', 10);
  expect(drained(queue).join(' ')).toBe('slow quick quick quick slow quick quick quick slow');
});

test('with several threads one person does not get them all', () => {
  const queue = new FairQueue<number>();
  for (let i = 0; i < 4; i++) queue.push('mallory', 1);
  queue.push('anna', 1);
  expect([queue.take()?.whose, queue.take()?.whose]).toEqual(['mallory', 'anna']);
});

test('where one person may have so many at a time, the rest is kept free for others', () => {
  const queue = new FairQueue<number>(() => 1);
  for (let i = 0; i < 3; i++) queue.push('mallory', 1);
  expect(queue.take()?.whose).toBe('mallory');
  expect(queue.take()).toBeUndefined();
  queue.push('anna', 1);
  expect(queue.take()?.whose).toBe('anna');
  queue.done('mallory', 1);
  expect(queue.take()?.whose).toBe('mallory');
});

test('nobody saves up turns by waiting, and nobody pays for long ago', () => {
  const queue = new FairQueue<number>();
  queue.push('ben', 1);
  for (let i = 0; i < 4; i++) queue.push('mallory', 100);
  const order = [];
  for (let i = 0; i < 4; i++) {
    const next = queue.take() as { whose: string; item: number };
    order.push(next.whose);
    // Ben is served once, and then idle while others are served.
    queue.done(next.whose, next.item);
  }
  // Anna, who was never here, and Ben are level with whoever was served last: neither is ahead by all that time.
  for (const whose of ['ben', 'anna', 'ben', 'anna']) queue.push(whose, 150);
  expect([...order, ...drained(queue)].join(' ')).toBe(
    'ben mallory mallory mallory ben anna mallory ben anna',
  );
});

test('of whom nothing waits, nothing is kept', () => {
  const queue = new FairQueue<number>();
  for (let i = 0; i < 1000; i++) {
    queue.push(`person ${i}`, 1);
    drained(queue);
  }
  expect(queue.known).toBe(0);
});
