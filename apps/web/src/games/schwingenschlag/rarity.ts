import { caveCard, dragonCard } from '@aerie/schwingenschlag';
import { type Card, DECK } from './deck.js';

export type Rarity = 'gold' | 'silver' | 'paper';

/** What makes cards alike: size, nature and caves of a dragon, what a cave does. */
function likeOf({ kind, number }: Card): string {
  if (kind === 'cave') return JSON.stringify(caveCard(number).effects);
  const { size, trait, habitats } = dragonCard(number);
  return [size, trait, ...habitats].join();
}

const likes = new Map<string, number>();
for (const card of DECK) likes.set(likeOf(card), (likes.get(likeOf(card)) ?? 0) + 1);

/** The edge of a card: gold where it is the only one of its like, silver where there are two, paper where there are more. */
export function rarityOf(card: Card): Rarity {
  const count = likes.get(likeOf(card));
  return count === 1 ? 'gold' : count === 2 ? 'silver' : 'paper';
}
