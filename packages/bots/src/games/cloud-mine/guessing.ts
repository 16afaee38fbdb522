import { faceUp, type View } from '@aerie/cloud-mine';
import type { QuickChance } from '@aerie/kernel';
import { meanings } from './lexicon/meaning.js';
import { fitOf, leanings } from './seeing.js';

/** One of the cards, as likely as it draws. */
export function drawn(
  cards: readonly number[],
  fits: readonly number[],
  doubt: number,
  luck: QuickChance,
): number {
  let left = luck.fraction();
  const pulls = leanings(fits, doubt);
  for (const [i, card] of cards.entries()) {
    left -= pulls[i] as number;
    if (left < 0) return card;
  }
  return cards.at(-1) as number;
}

/** The plain one takes words at their face value, and is easily in two minds. */
export function guessPlainly(v: View, luck: QuickChance): number {
  const cards = faceUp({ cards: [...v.cards], guesses: [...v.guesses] });
  const meant = meanings(v.words);
  const fits = cards.map((card) => 0.5 * fitOf(meant, card, false) + 0.5 * fitOf(meant, card));
  return drawn(cards, fits, 0.15, luck);
}

/** The one that reckons follows every thought as far as it leads, and takes what fits best. */
export function guessWell(v: View, luck: QuickChance): number {
  const cards = faceUp({ cards: [...v.cards], guesses: [...v.guesses] });
  const meant = meanings(v.words);
  return drawn(
    cards,
    cards.map((card) => fitOf(meant, card)),
    0.03,
    luck,
  );
}
