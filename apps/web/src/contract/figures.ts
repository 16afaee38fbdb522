import type { ComponentType } from 'preact';
import type { FigureOf, Plan } from './rules.js';

/** A picture in the rules, made of the real parts of a board in a real position; it cannot be pressed. */
export interface Figure {
  /** Width over height. */
  readonly shape: number;
  /** How high it is at least, in px, where there is little space to the side. */
  readonly least?: number;
  readonly Show: ComponentType;
}

/** All pictures of a game; its `figures.tsx` exports them as the default. */
export type Figures<P extends Plan> = Readonly<Record<FigureOf<P> & string, Figure>>;
