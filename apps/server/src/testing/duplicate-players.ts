import { randomAnswer } from './tables.js';

/** Chooses among the answers that are legal. */
type Pick = (answers: readonly string[]) => string;

/**
 * Four people whose every answer to a deal that they play alone is fixed, whoever they are called: what they make of it is known. Each
 * match is played with a choice of its own.
 */
export const DUPLICATE_PLAYERS = {
  Anna: () => (answers) => answers.at(-1) as string,
  Ben: () => (answers) => answers[answers.length >> 1] as string,
  Cem: () => randomAnswer('b'),
  Dora: () => randomAnswer('a'),
} satisfies Record<string, () => Pick>;
