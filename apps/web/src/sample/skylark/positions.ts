import type { View } from '@aerie/conformance/sample';

/** A table of two as the first of them sees it, for the pictures of the rules. */
const tableOf = (changes: Partial<View> = {}): View => ({
  seat: 0,
  hand: [3, 6, 8, 12],
  laid: [false, false],
  own: 0,
  sung: [],
  songs: [],
  points: [0, 0],
  cawed: [false, false],
  stake: 1,
  verse: 0,
  singer: -1,
  ...changes,
});

export const BEGUN = tableOf();
export const LAID = tableOf({ hand: [3, 6, 12], own: 8, laid: [true, true] });
export const SUNG = tableOf({ hand: [3, 6, 12], sung: [8, 5], points: [1, 0], singer: 0 });
export const NAMED = tableOf({ hand: [3, 6, 12], sung: [8, 5], points: [1, 0], verse: 1 });
