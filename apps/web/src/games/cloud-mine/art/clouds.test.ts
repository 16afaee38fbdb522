import { CARDS } from '@aerie/cloud-mine';
import { expect, test, vi } from 'vitest';
import { drawn, paintAhead, ready } from './clouds.js';

/** What was drawn, in order: which side each picture has. */
const sides: number[] = [];

vi.stubGlobal(
  'Image',
  class {
    src = '';
    decode(): Promise<void> {
      sides.push(Number(/width%3D%22(\d+)/.exec(this.src)?.[1]));
      return Promise.resolve();
    }
  },
);
vi.stubGlobal('requestIdleCallback', (done: (deadline: { timeRemaining(): number }) => void) =>
  setTimeout(() => done({ timeRemaining: () => 50 })),
);
/** Encodes a sharp picture, when the browser finds the time. */
let encode = (done: () => void) => done();
vi.stubGlobal('document', {
  createElement: () => ({
    getContext: () => null,
    toDataURL: () => 'data:quick',
    toBlob: (done: (blob: Blob) => void) => encode(() => done(new Blob(['fine']))),
  }),
});
vi.stubGlobal(
  'FileReader',
  class {
    result = 'data:fine';
    onload = () => {};
    readAsDataURL(): void {
      this.onload();
    }
  },
);

const viewOf = (...cards: readonly number[]) =>
  ({ cards, picked: 0 }) as unknown as Parameters<typeof ready>[0];

test('all clouds of a view are there quickly, before any of them gets sharp', async () => {
  await ready(viewOf(3, 1, 2));
  expect(sides).toEqual([200, 200, 200]);
  // What is asked for now comes first.
  expect(await drawn(2)).toBe('data:fine');
  expect(sides).toEqual([200, 200, 200, 560]);
  // Each is drawn twice, and never again.
  await Promise.all([drawn(1), drawn(3)]);
  expect([await drawn(1, 'quick'), await drawn(2)]).toEqual(['data:fine', 'data:fine']);
  expect(sides).toEqual([200, 200, 200, 560, 560, 560]);
});

test('a cloud that is missing does not wait until another is sharp', async () => {
  const encoded = new Promise<() => void>((resolve) => {
    encode = resolve;
  });
  await ready(viewOf(11));
  const finish = await encoded;
  sides.length = 0;
  await ready(viewOf(12, 13));
  expect(sides).toEqual([200, 200]);
  encode = (done) => done();
  finish();
  await Promise.all([drawn(11), drawn(12), drawn(13)]);
  expect(sides).toEqual([200, 200, 560, 560]);
});

/** Rounds that are over, in which all clouds were but these. */
const allBut = (...cards: readonly number[]) =>
  [{ cards: CARDS.filter((card) => !cards.includes(card)) }] as unknown as Parameters<typeof paintAhead>[0];

test('clouds that may still come are painted before anybody sees them, and no others', async () => {
  sides.length = 0;
  const stop = paintAhead(allBut(79, 80));
  await vi.waitFor(() => expect(sides).toEqual([200, 200, 560, 560]), { timeout: 10_000 });
  stop();
  await ready(viewOf(79, 80));
  expect(await drawn(79)).toBe('data:fine');
  expect(sides).toHaveLength(4);
});

test('what is wanted is painted before what may come', async () => {
  sides.length = 0;
  const stop = paintAhead(allBut(70, 71));
  await Promise.all([drawn(72), drawn(73)]);
  expect(sides.slice(0, 4).sort()).toEqual([200, 200, 560, 560]);
  stop();
});
