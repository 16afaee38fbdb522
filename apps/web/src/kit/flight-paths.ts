/** Something that moves across the board for the eye, from one `data-spot` to another. */
export interface Flight<C> {
  readonly from: string;
  readonly to: string;
  readonly cargo: C;
}

export type Point = readonly [x: number, y: number];
export type Spots = ReadonlyMap<string, Point>;

/** A flight with the points of the board that it leads from and to, in px. */
export interface Aloft<C> extends Flight<C> {
  readonly key: string;
  readonly start: Point;
  readonly end: Point;
}

/** How high something flies, in px: the farther, the higher. */
export const liftOf = ([ax, ay]: Point, [bx, by]: Point): number =>
  Math.min(64, 14 + Math.hypot(bx - ax, by - ay) * 0.2);

/** What takes off: it starts where things lay before, and ends where they lie now. One without an end stays. */
export const takeOff = <C>(
  flights: readonly Flight<C>[],
  beat: number,
  before: Spots,
  after: Spots,
): readonly Aloft<C>[] =>
  flights.flatMap((flight, i) => {
    const start = before.get(flight.from) ?? after.get(flight.from);
    const end = after.get(flight.to);
    return start && end ? [{ ...flight, key: `${beat} ${i}`, start, end }] : [];
  });
