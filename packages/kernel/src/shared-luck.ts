import * as v from 'valibot';
import { commitment } from './seeded-chance.js';

/* The seed of a match whose luck comes from everybody: from the server's part and one of each person who sits there. */

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'is not 64 hexadecimal digits'));

/** A part of the luck, 32 random bytes in hexadecimal, and the SHA-256 of that text, which is shown before any part is. */
export const luckPartSchema = hex;
export const luckHashSchema = hex;

/**
 * Whose parts the luck of a match was made of. A seat without a part of its own, such as a bot's, has null; one that
 * promised a part and did not give it has the hash alone.
 */
export const sharedLuckSchema = v.strictObject({
  server: v.strictObject({ hash: luckHashSchema, part: luckPartSchema }),
  seats: v.array(v.nullable(v.strictObject({ hash: luckHashSchema, part: v.exactOptional(luckPartSchema) }))),
});
export type SharedLuck = v.InferOutput<typeof sharedLuckSchema>;

/** The seed that follows from all parts; `docs/match-file.md` says the same for readers without our code. */
export const sharedSeed = ({ server, seats }: SharedLuck): string =>
  commitment(['aerie-luck/1', server.part, ...seats.map((seat) => seat?.part ?? '-')].join(':'));

/** What a seat gave to the luck: its part, nothing although it had promised one, or nothing. */
export const luckGivenBy = (
  { seats }: Pick<SharedLuck, 'seats'>,
  seat: number,
): 'given' | 'withheld' | 'none' => {
  const own = seats[seat];
  if (!own) return 'none';
  return own.part === undefined ? 'withheld' : 'given';
};

/** The first thing that is wrong with what was disclosed, and its place; undefined where the seed follows from it. */
export function wrongLuck(
  luck: SharedLuck,
  seats: number,
  seed: string | undefined,
): { readonly at: string; readonly reason: string } | undefined {
  if (luck.seats.length !== seats)
    return { at: 'luck.seats', reason: `there are ${seats} seats, and luck of ${luck.seats.length}` };
  if (commitment(luck.server.part) !== luck.server.hash)
    return { at: 'luck.server', reason: 'the part of the server is not the one that it committed to' };
  const forged = luck.seats.findIndex((one) => one?.part !== undefined && commitment(one.part) !== one.hash);
  if (forged >= 0)
    return {
      at: `luck.seats.${forged}`,
      reason: 'the part of this seat is not the one that it committed to',
    };
  if (seed !== sharedSeed(luck)) return { at: 'luck', reason: 'the seed does not follow from the parts' };
  return undefined;
}
