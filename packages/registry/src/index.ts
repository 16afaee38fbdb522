/// <reference types="vite/types/importMeta.d.ts" />
import type { AnyGame } from '@aerie/kernel';

export { titleOf } from './titles.js';

const found = import.meta.glob<AnyGame>('../../games/*/src/index.ts', { eager: true, import: 'default' });

/** Every game, in the order of their names: whatever folder stands in `packages/games`. */
export const GAMES: readonly AnyGame[] = Object.values(found);

export const gameOf = (id: string): AnyGame | undefined => GAMES.find((game) => game.id === id);
