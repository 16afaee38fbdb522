import type { ComponentType } from 'preact';

/** A step of the short introduction to a game: one sentence and a picture that may move. */
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
