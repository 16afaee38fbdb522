import type { ComponentType } from 'preact';
import { loadUi } from '../games/registry.js';
import { join } from '../words/words.js';

/** A step of the short explanation of a game: one sentence and a picture that may move. */
export interface Step {
  /** The key of its sentence. */
  readonly words: string;
  /** How many moments the picture has; 1 if nothing moves. */
  readonly beats: number;
  /** The real parts of the board; `beat` counts the moments from 0. */
  readonly Show: ComponentType<{ readonly beat: number }>;
}

/** Five to seven steps; a game's `minute.tsx` exports them as the default. */
export type Minute = readonly Step[];

const minutes = import.meta.glob<Minute>('../games/*/minute.tsx', { import: 'default' });

/** The explanation of a game, ready to be shown: with the words that its board speaks. */
export async function loadMinute(game: string): Promise<Minute> {
  const [minute, ui] = await Promise.all([minutes[`../games/${game}/minute.tsx`]?.(), loadUi(game)]);
  if (ui) await join(ui.words);
  return minute ?? [];
}
