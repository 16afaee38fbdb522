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

/** Five to seven steps; a game's `intro.tsx` exports them as the default. */
export type Intro = readonly Step[];

const intros = import.meta.glob<Intro>('../games/*/intro.tsx', { import: 'default' });

/** The explanation of a game, ready to be shown: with the words that its board speaks. */
export async function loadIntro(game: string): Promise<Intro> {
  const [intro, ui] = await Promise.all([intros[`../games/${game}/intro.tsx`]?.(), loadUi(game)]);
  if (ui) await join(ui.words);
  return intro ?? [];
}
