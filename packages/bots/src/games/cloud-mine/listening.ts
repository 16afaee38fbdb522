import { meanings } from './lexicon/meaning.js';
import { fitOf } from './seeing.js';

/** How somebody takes words: every bot has its own way, and describers reckon with several. */
export interface Listener {
  /** From 0, who follows every thought as far as it leads, to 1, who sees only what is named. */
  readonly literal: number;
  /** By how much worse a cloud may fit and still be taken 1/e times as often as the best. */
  readonly doubt: number;
}

/** How well words fit each of these clouds, to this listener. */
export function fitsOf(text: string, cards: readonly number[], { literal }: Listener): number[] {
  const meant = meanings(text);
  return cards.map(
    (card) =>
      (literal < 1 ? (1 - literal) * fitOf(meant, card) : 0) +
      (literal > 0 ? literal * fitOf(meant, card, false) : 0),
  );
}
