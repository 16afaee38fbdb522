/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** Who looks: somebody in a seat, or somebody who only watches. */
export type Viewer = Seat | 'watcher';

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, seat) => [seat]);

/** `awaited` of a game that is over. */
export const nobody = (): readonly Seat[] => NOBODY;

/** `awaited` of a game that waits for one seat: a shared list, so that asking costs nothing. */
export const alone = (seat: Seat): readonly Seat[] => ALONE[seat] ?? listOf(seat);

const listOf = (seat: Seat): readonly Seat[] => [seat];

/** All seats of a table, in order. */
export const seatsOf = (count: number): Seat[] => clockwiseFrom(0, count);

/** Seats in clockwise order, beginning with `first`. Pushed one by one: `Array.from` takes much longer. */
export function clockwiseFrom(first: Seat, count: number): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < count; i++) seats.push((first + i) % count);
  return seats;
}

/** By seat: the same number for each. Pushed one by one: of a list that `map` makes V8 does not know that it has no holes. */
export function forEachSeat(count: number, value: number): number[] {
  const list: number[] = [];
  for (let seat = 0; seat < count; seat++) list.push(value);
  return list;
}
