import type { About } from '@aerie/kernel';
import type { ComponentType } from 'preact';

/** The hours of the day, in their order: that of the games on the front page (docs/design-system.md). */
export const HOURS = ['dawn', 'noon', 'afternoon', 'golden', 'dusk'] as const;

/** What a game shows of itself before any of its code is needed; `sky.css` beside it has its colours. */
export interface Cover {
  readonly hour: (typeof HOURS)[number];
  /**
   * The bots that one chooses from, weakest first: the four levels (`LEVELS`), which the site names unless the game does so in
   * `src/about`, or others that the game names there.
   */
  readonly levels: readonly string[];
  /** The one to begin with. */
  readonly level: string;
  /** The address of the page where all its cards can be looked up, if it has one. */
  readonly cards?: string;
  readonly Picture: ComponentType;
  /** Where to look at the picture if only an upright strip of it has room: from 0, its left edge, to 1; in the middle unless told otherwise. */
  readonly focus?: number;
  /** A table of it in the middle of a game, 16 to 10, that moves for some seconds and rests: the front page shows one. */
  readonly Scene?: ComponentType;
}

/** The cover, and what the box says (`src/about` of the rules). */
export type GameCover = Cover & About;
