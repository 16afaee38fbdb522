/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** Who looks: somebody in a seat, or somebody who only watches. */
export type Viewer = Seat | 'watcher';

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, seat) => [seat]);

/** `awaited` of a game that is over. */
export const nobody = (): readonly Seat[] => NOBODY;

/** `awaited` of a game that waits for one seat: a shared list, so that asking costs nothing. */
export const alone = (seat: Seat): readonly Seat[] => ALONE[seat] ?? [seat];

/** All seats of a table, in order. */
export const seatsOf = (count: number): Seat[] => Array.from({ length: count }, (_, seat) => seat);

/** Seats in clockwise order, beginning with `first`. */
export const clockwiseFrom = (first: Seat, count: number): Seat[] =>
  Array.from({ length: count }, (_, i) => (first + i) % count);
