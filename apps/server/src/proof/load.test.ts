import { expect, test } from 'vitest';
import { load } from './load.js';

test('under load every acknowledged move is durable', { timeout: 180_000 }, async () => {
  const said: string[] = [];
  const held = await load({ tables: '4', seconds: '3', pace: '200', ends: '2' }, (line) => said.push(line));
  expect(held, said.join('\n')).toBe(true);
  const figures = JSON.parse(said[0] as string);
  expect(figures).toEqual({
    processes: 1,
    tables: 4,
    sockets: 16,
    movesPerSecond: expect.any(Number),
    p50: expect.any(Number),
    p99: expect.any(Number),
    ownStall: expect.any(Number),
    cpuPerMove: expect.any(Number),
    cpuPerTable: expect.any(Number),
    peoplePerSecond: expect.any(Number),
    tablesPerSecond: expect.any(Number),
    memoryPerSocket: expect.any(Number),
    memoryPerTable: expect.any(Number),
    residentMemory: expect.any(Number),
    ends: expect.objectContaining({ p99: expect.any(Number), rematchP99: expect.any(Number) }),
    movesDurable: figures.movesAcknowledged,
    movesAcknowledged: expect.any(Number),
    seconds: expect.any(Number),
  });
  expect(figures.ends.matches).toBeGreaterThanOrEqual(2);
  expect(figures.movesAcknowledged).toBeGreaterThan(0);
});
