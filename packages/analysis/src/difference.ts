import { same } from '@aerie/kernel';
import type { Analysis } from './analysis.js';

/** Where two analyses of a match begin to differ: the names and numbers that lead there; undefined where they are the same. */
export const differenceOf = (one: Analysis, other: Analysis): string | undefined => differing(one, other);

function differing(one: unknown, other: unknown): string | undefined {
  if (same(one, other)) return undefined;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return '';
  const [mine, theirs] = [Object.entries(one), Object.entries(other)];
  const keys = new Set([...mine, ...theirs].map(([key]) => key));
  for (const key of keys) {
    const below = differing(new Map(mine).get(key), new Map(theirs).get(key));
    if (below !== undefined) return [key, below].filter(Boolean).join('.');
  }
  return undefined;
}
