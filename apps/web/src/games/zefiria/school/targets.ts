import type { Target } from '../../../contract/school.js';

/** An island on the board. */
export const isle = (island: number): Target => ({ spot: `island:${island}` });

/** A flight takes two presses on the island: one to select it, one to fly. */
export const flyTo = (to: number): readonly [Target, Target] => [{ answer: `fly ${to}` }, isle(to)];

/** A swap takes a press on each of the two islands; `first` is the one to begin with. */
export const swapOf = (first: number, second: number): readonly [Target, Target] => [
  { answer: `swap ${Math.min(first, second)}-${Math.max(first, second)}` },
  isle(first),
];
