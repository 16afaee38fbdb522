import * as v from 'valibot';

const whole = (from: number, to: number) => v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));

/**
 * How time is kept at a table; null where it is not. `move`: so many seconds for every decision. `bank`: so many for the
 * whole match, and some more with every decision. `days`: so many days for every decision, for people who are not
 * there at the same time.
 */
export const clockSchema = v.nullable(
  v.variant('kind', [
    v.strictObject({ kind: v.literal('move'), seconds: whole(5, 3600) }),
    v.strictObject({ kind: v.literal('bank'), seconds: whole(30, 4 * 3600), increment: whole(0, 300) }),
    v.strictObject({ kind: v.literal('days'), days: whole(1, 30) }),
  ]),
);

/** The clock of a seat: the milliseconds that it has left, and whether they are running out now. */
export const seatClockSchema = v.strictObject({ left: v.pipe(v.number(), v.integer()), runs: v.boolean() });

export type Clock = v.InferOutput<typeof clockSchema>;
export type ClockRule = NonNullable<Clock>;
export type SeatClock = v.InferOutput<typeof seatClockSchema>;
