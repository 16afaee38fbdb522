/** What is in the box, and the figures of the rules. */

/** Faces of a die; F is the feather. A die on the track counts its number. */
export const FACES = '12345F';
export const FEATHER = 'F';
/** A face as a number: what the die counts; 0 is the feather, which counts nothing. */
export const dieOf = (face: string): number => (face === FEATHER ? 0 : Number(face));
export const faceOf = (die: number): string => (die === 0 ? FEATHER : String(die));
export const DICE = 5;

/** One ladder card of each value; on its back it shows that value as a flutter number. */
export const LADDER_CARDS: readonly number[] = Array.from({ length: 16 }, (_, i) => 7 + i);
export const FIRST_LADDER = 9;
export const ROUNDS = LADDER_CARDS.length - FIRST_LADDER;

/** Ruling: every card adds four spaces; the gap where two cards meet is one of them. */
export const SPACES_PER_CARD = 4;

/** Between the two middle rungs of the second card; the lowest space is 0. */
export const START_SPACE = 5;

export const ALL_FEATHERS = 35;
export const REROLL_PRICE = 2;
export const CONSOLATION = 2;
