import { clockwise, type Direction } from '../grid.js';

/** What a storm card does to the island that the grid card names. */
export type Storm =
  | { readonly kind: 'blizzard'; readonly direction: Direction; readonly steps: number }
  | { readonly kind: 'tornado'; readonly turns: number };

/** Ruling: the seven storm cards, by the name they have in logs. */
export const STORMS = {
  'blizzard up 1': { kind: 'blizzard', direction: 'up', steps: 1 },
  'blizzard right 2': { kind: 'blizzard', direction: 'right', steps: 2 },
  'blizzard down 2': { kind: 'blizzard', direction: 'down', steps: 2 },
  'blizzard left 1': { kind: 'blizzard', direction: 'left', steps: 1 },
  'tornado 1': { kind: 'tornado', turns: 1 },
  'tornado 2': { kind: 'tornado', turns: 2 },
  'tornado 3': { kind: 'tornado', turns: 3 },
} as const satisfies Readonly<Record<string, Storm>>;
export type StormCard = keyof typeof STORMS;
export const STORM_CARDS = Object.keys(STORMS) as StormCard[];

/**
 * The grid cards, each as the four cells that it can name, depending on how it lies: one for each of the six
 * orbits of the grid without its centre.
 */
export const GRID_CARDS: readonly (readonly number[])[] = [0, 1, 2, 3, 6, 7].map((cell) => {
  const orbit = [cell];
  for (let turn = 1; turn < 4; turn++) orbit.push(clockwise(orbit[turn - 1] as number, 1));
  return orbit;
});
