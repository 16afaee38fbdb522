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
vi.stubGlobal('document', {
  createElement: () => ({
    getContext: () => null,
    toDataURL: () => 'data:quick',
    toBlob: (done: (blob: Blob) => void) => done(new Blob(['fine'])),
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

test('all clouds of a view are there quickly, before any of them gets sharp', async () => {
  const view = { cards: [3, 1, 2], picked: 0 } as unknown as Parameters<typeof ready>[0];
  await ready(view);
  expect(sides).toEqual([200, 200, 200]);
  // What is asked for now comes first.
  expect(await drawn(2)).toBe('data:fine');
  expect(sides).toEqual([200, 200, 200, 560]);
  // Each is drawn twice, and never again.
  await Promise.all([drawn(1), drawn(3)]);
  expect([await drawn(1, 'quick'), await drawn(2)]).toEqual(['data:fine', 'data:fine']);
  expect(sides).toEqual([200, 200, 200, 560, 560, 560]);
});
