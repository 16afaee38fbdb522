import { expect, test, vi } from 'vitest';
import { drawn, ready } from './clouds.js';

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
