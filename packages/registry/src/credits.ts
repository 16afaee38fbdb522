/// <reference types="vite/types/importMeta.d.ts" />
import type { Credits } from '@aerie/kernel';
import { idOf } from './about.js';

const found = import.meta.glob<Credits>('../../games/*/src/about/credits.ts', {
  eager: true,
  import: 'default',
});

/** Whose games these are, by id. */
export const CREDITS: ReadonlyMap<string, Credits> = new Map(
  Object.entries(found).map(([path, credits]) => [idOf(path), credits]),
);
