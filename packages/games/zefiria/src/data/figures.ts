/** The figures of the game: spirits, rounds, points, gems. */

export const SPIRITS = ['borea', 'jugo', 'etesia', 'austro', 'skyron'] as const;
export type Spirit = (typeof SPIRITS)[number];

export const MODES = ['normal', 'storm'] as const;
export type Mode = (typeof MODES)[number];

export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** Rounds of a match for 2, 3 and 4 players. */
const ROUNDS = [6, 5, 4] as const;
const SOLO_ROUNDS: Readonly<Record<Level, number>> = { easy: 7, medium: 6, hard: 5 };

export const roundsFor = (seats: number, level: Level): number =>
  seats === 1 ? SOLO_ROUNDS[level] : (ROUNDS[seats - 2] as number);

/** Action points a turn: four at a table of three or four, else five. */
export const pointsFor = (seats: number): number => (seats > 2 ? 4 : 5);

/** Whoever plays alone leads so many spirits, of which one sleeps. */
export const SOLO_SPIRITS = 3;

export const RED_GEMS = 6;

/** What an island counts at the end. */
export const STANDINGS = ['right', 'row', 'wrong'] as const;
export type Standing = (typeof STANDINGS)[number];
export const WORTH: Readonly<Record<Standing, number>> = { right: 1, row: -1, wrong: -2 };

/** How a match went, from the least points it takes; the client has the words. */
export const VERDICTS = [
  { verdict: 'legend', from: 25 },
  { verdict: 'gale', from: 22 },
  { verdict: 'wind', from: 17 },
  { verdict: 'breeze', from: 11 },
  { verdict: 'lull', from: Number.NEGATIVE_INFINITY },
] as const;
export type Verdict = (typeof VERDICTS)[number]['verdict'];
