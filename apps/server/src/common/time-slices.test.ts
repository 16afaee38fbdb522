import { expect, test } from 'vitest';
import { inSlices } from './time-slices.js';

/** Works for so many milliseconds, so many times. */
function* busy(times: number, ms: number): Generator<void, string> {
  for (let i = 0; i < times; i++) {
    const end = performance.now() + ms;
    while (performance.now() < end);
    yield;
  }
  return 'made';
}

test('long work leaves room for everything else, and short work is done at once', async () => {
  const order: string[] = [];
  const long = inSlices(busy(6, 2)).then(({ made, took }) => {
    expect(took).toBeGreaterThanOrEqual(12);
    order.push(made);
  });
  setImmediate(() => order.push('something else'));
  await long;
  expect(order).toEqual(['something else', 'made']);
  expect(await inSlices(busy(0, 0))).toMatchObject({ made: 'made' });
});

test('what goes wrong in it goes wrong for whoever waits for it', async () => {
  function* wrong(): Generator<void, never> {
    yield;
    throw new Error('no');
  }
  await expect(inSlices(wrong())).rejects.toThrow('no');
});
