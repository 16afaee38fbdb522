/// <reference types="vite/types/importMeta.d.ts" />
import type { PuzzleBook } from './puzzle.js';

/** The books that come with the program, found by their files: each has the name of its game. */
const found = import.meta.glob<PuzzleBook>('./books/*.json', { import: 'default' });

const loaders = new Map(
  Object.entries(found).map(([path, load]) => [path.slice('./books/'.length, -'.json'.length), load]),
);

/** Whether a game has puzzles. */
export const hasPuzzles = (game: string): boolean => loaders.has(game);

/** The puzzles of a game, fetched when asked for; undefined where it has none. */
export const loadBook = async (game: string): Promise<PuzzleBook | undefined> => loaders.get(game)?.();
