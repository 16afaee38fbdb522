import { throwsOf } from '@aerie/kernel';
import { DICE, FACES } from './data/pieces.js';

/** All throws of 0 to 5 dice; a throw is known by its number among those of as many dice. */
export const THROWS = Array.from({ length: DICE + 1 }, (_, dice) => throwsOf(FACES, dice));

/** The throw as one reads it, such as `"1335F"`. */
export const rollName = (dice: number, roll: number): string => THROWS[dice]?.name(roll) as string;

/** The bit of a face in a set of faces. */
const faceBit = (face: string): number => 1 << FACES.indexOf(face);

/** The set of faces that a throw shows, a bit each, by number of dice and number of the throw. */
const FACE_SETS = THROWS.map(({ size }, dice) =>
  Uint8Array.from({ length: size }, (_, roll) => {
    let faces = 0;
    for (const face of rollName(dice, roll)) faces |= faceBit(face);
    return faces;
  }),
);

export const facesOf = (dice: number, roll: number): number => FACE_SETS[dice]?.[roll] as number;
