/// <reference types="vite/types/importMeta.d.ts" />
import type { AnyGame } from '@aerie/kernel';

/** The registry for the browser: it knows every game by its name, and fetches its rules when they are asked for. */
const found = import.meta.glob<AnyGame>('../../games/*/src/index.ts', { import: 'default' });

/** A game's folder has the name that is its id. */
const loaders = new Map(
  Object.entries(found).map(([path, load]) => [path.split('/').at(-3) as string, load]),
);

/** Every game, in the order of their names. */
export const GAME_IDS: readonly string[] = [...loaders.keys()];

/** The rules of a game, or undefined if there is no such game. */
export const loadGame = async (id: string): Promise<AnyGame | undefined> => loaders.get(id)?.();
