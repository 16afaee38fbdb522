import type { ComponentType } from 'preact';
import type { Hour } from './game-ui.js';

/** What a game shows of itself before any of its code is needed. */
export interface Cover {
  readonly hour: Hour;
  /** Players, and minutes that a match takes. */
  readonly players: { readonly min: number; readonly max: number };
  readonly minutes: number;
  /** The bots that one meets first, weakest first; they are named in the words of the site. */
  readonly levels: readonly string[];
  /** The one to begin with. */
  readonly level: string;
  /** The address of the page where all its cards can be looked up, if it has one. */
  readonly cards?: string;
  readonly Picture: ComponentType;
}
