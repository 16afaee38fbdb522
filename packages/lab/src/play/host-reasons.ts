import type { HOST_REASONS, Reason } from '@aerie/kernel';
import type { AnyTeller } from './teller.js';

const WORDS: Readonly<Record<(typeof HOST_REASONS)[number], string>> = {
  over: 'The game is over.',
  nothingToUndo: 'You have not answered anything yet that could be taken back.',
  decidedSince: 'Somebody else has decided something since.',
  drawnSince: 'Luck has spoken since.',
  revealedSince: 'Something hidden has been shown since.',
};

/** A refusal in words, be it the game's or the host's. */
export function worded(reason: Reason, teller: AnyTeller): string {
  const own = (WORDS as Readonly<Record<string, string>>)[reason.code];
  return own ?? teller.because(reason) ?? reason.code;
}
