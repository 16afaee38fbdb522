/// <reference types="vite/types/importMeta.d.ts" />
import type { AnyGame } from '@aerie/kernel';
import { plain } from './plain.js';
import type { AnyTeller } from './teller.js';

const found = import.meta.glob<AnyTeller>('./games/*/index.ts', { eager: true, import: 'default' });

/** The teller of a game; a plain one for games that have none yet. */
export const tellerOf = (game: AnyGame): AnyTeller => found[`./games/${game.id}/index.ts`] ?? plain;
