import { lazy } from 'preact/compat';
import { join } from '../words/words.js';
import type { Room } from './room.js';

const found = import.meta.glob<Room>('./*/index.tsx', { import: 'default' });

/** Every room by the first part of its address, with its words when it opens. */
export const ROOMS = new Map(
  Object.entries(found).map(([file, load]) => [
    file.split('/')[1] as string,
    lazy(async () => {
      const { words, Page } = await load();
      await join(words);
      return Page;
    }),
  ]),
);
