import { expect, test } from 'vitest';
import { growth, type MemorySample, memoryFigures } from './memory-samples.js';

const MB = 2 ** 20;
const sample = (heap: number, external: number, matches: number): MemorySample => ({
  ...{ heap: heap * MB, external: external * MB, matches },
  ...{ sockets: 8, requests: 1, questions: 0 },
});

test('memory that grows is told, with what has grown; the time when caches fill does not count', () => {
  const filling = [sample(30, 4, 10), sample(40, 4, 90), sample(50, 4, 150)];
  const full = Array.from({ length: 3 }, () => sample(60, 4, 200));
  const backlog = Array.from({ length: 3 }, () => sample(60, 70, 200));
  expect(growth([...filling, ...full, ...full])).toEqual([]);
  expect(growth([...filling, ...full, ...backlog])).toEqual(['memory grew from 64 to 130 MB']);
  expect(memoryFigures([...filling, ...full, ...backlog])).toMatchObject({
    ...{ all: [44, 64, 130], heap: [40, 60, 60], external: [4, 4, 70] },
    ...{ matches: [90, 200, 200], sockets: [8, 8, 8] },
  });
  expect(growth([sample(30, 4, 10)])).toEqual([]);
});
