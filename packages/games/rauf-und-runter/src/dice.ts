import { throwsOf } from '@aerie/kernel';
import { DICE, FACES } from './data/pieces.js';

/** All throws of 0 to 5 dice; a throw is known by its number among those of as many dice. */
export const THROWS = Array.from({ length: DICE + 1 }, (_, dice) => throwsOf(FACES, dice));

/** The throw as one reads it, such as `"1335F"`. */
export const rollName = (dice: number, roll: number): string => THROWS[dice]?.name(roll) as string;

/** The bit of a face in a set of faces. */
const faceBit = (face: string): number => 1 << FACES.indexOf(face);

/** The set of faces that a throw shows, a bit each: first those of no dice, then of one, and so on. One list, because looking into one is quicker. */
const FACE_SETS = Uint8Array.from(
  THROWS.flatMap(({ size }, dice) =>
    Array.from({ length: size }, (_, roll) => {
      let faces = 0;
      for (const face of rollName(dice, roll)) faces |= faceBit(face);
      return faces;
    }),
  ),
);

/** Where the throws of so many dice begin in that list. */
const FIRST_OF = THROWS.map((_, dice) => THROWS.slice(0, dice).reduce((sum, { size }) => sum + size, 0));

export const facesOf = (dice: number, roll: number): number =>
  FACE_SETS[(FIRST_OF[dice] as number) + roll] as number;
