import type { Args, Saying } from '../../words/words.js';
import type { Key } from './words/words.js';

export const saying = (key: Key, args?: Args): Saying => (args ? { key, args } : { key });

/**
 * Arguments that are worded when they are said, not when they are made: names of cards and things follow the
 * language of the page.
 */
export function lazily(args: Readonly<Record<string, string | number | (() => string | number)>>): Args {
  const made: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(args))
    Object.defineProperty(made, name, {
      enumerable: true,
      get: () => (typeof value === 'function' ? value() : value),
    });
  return made;
}
