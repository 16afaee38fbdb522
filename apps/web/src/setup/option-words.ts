import { canSay, say } from '../words/words.js';

/**
 * The options of a match in words, as far as they say something: switches that are on, and what was chosen. The words of the
 * game must be there.
 */
export function optionWords(game: string, options: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(options).flatMap(([key, value]) => {
    const name = `${game}.option.${key}`;
    const worded = `${game}.option.${key}.${value}`;
    if (!canSay(name) || String(value) === 'false') return [];
    if (canSay(worded)) return [say({ key: worded })];
    return [String(value) === 'true' ? say({ key: name }) : `${say({ key: name })} ${value}`];
  });
}
