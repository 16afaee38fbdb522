/// <reference types="vite/types/importMeta.d.ts" />
import type { About, AboutWords } from '@aerie/kernel';

const found = import.meta.glob<About>('../../games/*/src/about/index.ts', { eager: true, import: 'default' });

/** `…/games/zefiria/src/about/index.ts` → `zefiria`: a game's folder has the name that is its id. */
export const idOf = (path: string): string => path.split('/').at(-4) as string;

/** What is printed on the box of every game, by id, in the order of their names. None of their rules come with it. */
export const ABOUT: ReadonlyMap<string, About> = new Map(
  Object.entries(found).map(([path, about]) => [idOf(path), about]),
);

/**
 * The words on the boxes as messages: `game.<id>` is the title, `game.<id>.tagline`, `game.<id>.description`, and
 * `game.<id>.level.<level>` and `game.<id>.level.<level>.about` for bots that the game names by itself.
 */
export function messagesOf(words: Readonly<Record<string, AboutWords>>): Readonly<Record<string, string>> {
  const messages: Record<string, string> = {};
  for (const [path, { title, tagline, description, levels, plays }] of Object.entries(words)) {
    const key = `game.${idOf(path)}`;
    messages[key] = title;
    messages[`${key}.tagline`] = tagline;
    messages[`${key}.description`] = description;
    for (const [level, name] of Object.entries(levels ?? {})) messages[`${key}.level.${level}`] = name;
    for (const [level, line] of Object.entries(plays ?? {})) messages[`${key}.level.${level}.about`] = line;
  }
  return messages;
}
