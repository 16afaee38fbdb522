import { CAVE_NAMES, CAVE_NUMBERS, DRAGON_NAMES, DRAGON_NUMBERS } from '@aerie/schwingenschlag';
import { fold } from '../../words/fold.js';
import type { Language } from '../../words/words.js';

/** One of the 258 cards: what it is, and its number among its kind. */
export interface Card {
  readonly kind: 'dragon' | 'cave';
  readonly number: number;
}

export const KINDS = ['dragon', 'cave'] as const satisfies readonly Card['kind'][];
export const TONGUES = ['de', 'en', 'fr', 'it'] as const satisfies readonly Language[];

/** All cards, dragons first, by number. */
export const DECK: readonly Card[] = [
  ...DRAGON_NUMBERS.map((number): Card => ({ kind: 'dragon', number })),
  ...CAVE_NUMBERS.map((number): Card => ({ kind: 'cave', number })),
];

/** A short name by which a card is kept in lists and maps: `d42`. */
export const keyOf = ({ kind, number }: Card): string => `${kind[0]}${number}`;

export const nameIn = ({ kind, number }: Card, tongue: Language): string =>
  (kind === 'dragon' ? DRAGON_NAMES : CAVE_NAMES)[number]?.[TONGUES.indexOf(tongue)] ?? '';

const slugIn = (card: Card, tongue: Language): string => fold(nameIn(card, tongue)).replaceAll(' ', '-');

/** Where a card has its page: its number finds it, its name is for those who read addresses. */
export const addressOf = (card: Card, tongue: Language): string =>
  `/cards/${card.kind}/${card.number}-${slugIn(card, tongue)}`;

/**
 * The card at the end of an address: by its number, whatever name follows it, so that addresses outlive names and
 * languages; or by its name alone, in any language.
 */
export function cardAt(kind: string, place: string): Card | undefined {
  const number = /^(\d{1,3})(?:-|$)/.exec(place)?.[1];
  const wanted = fold(place).replaceAll(' ', '-');
  return DECK.find((card) => {
    if (card.kind !== kind) return false;
    return number === undefined
      ? TONGUES.some((tongue) => slugIn(card, tongue) === wanted)
      : card.number === Number(number);
  });
}
