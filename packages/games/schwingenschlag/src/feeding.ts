import type { Seat } from '@aerie/kernel';
import { fromDragon } from './agenda.js';
import { dragonCard } from './data/cards.js';
import type { Resource } from './data/words.js';
import { removeFromHand } from './decks.js';
import { start } from './effects/start.js';
import type { Play } from './play.js';
import { type Dragon, dragonAt, matOf, resourceAt, type Spot } from './state.js';

/** A resource comes to lie on a dragon for good; food feeds a hatchling, whatever brought it. */
export function putResource(
  play: Play,
  seat: Seat,
  spot: Spot,
  resource: number,
  from: 'supply' | 'bank',
): void {
  const dragon = dragonAt(matOf(play.s, seat), spot) as Dragon;
  dragon.cached = dragon.cached.map((n, kind) => (kind === resource ? n + 1 : n));
  play.emit?.({ type: 'cached', seat, resource: resourceAt(resource), spot, from });
  feed(play, seat, dragon, resourceAt(resource));
}

/** A card is tucked under a dragon. The caller records who knows it. */
export function putCard(
  play: Play,
  seat: Seat,
  spot: Spot,
  card: number,
  from: 'hand' | 'deck' | 'open',
): void {
  const dragon = dragonAt(matOf(play.s, seat), spot) as Dragon;
  dragon.tucked++;
  play.emit?.({ type: 'tucked', seat, card, spot, from });
  feed(play, seat, dragon, 'dragon');
}

/** A card of the hand is tucked: which one it was, its owner alone knows. */
export function tuckFromHand(play: Play, seat: Seat, spot: Spot, card: number): void {
  const mat = matOf(play.s, seat);
  removeFromHand(mat.dragons, card);
  mat.buried.push(card);
  putCard(play, seat, spot, card, 'hand');
}

/** Each piece of its food brings X; the third brings Y besides, once, and the two are one set of pieces. */
function feed(play: Play, seat: Seat, dragon: Dragon, food: Resource | 'dragon'): void {
  const effect = dragonCard(dragon.card).effects[0];
  if (effect?.op !== 'feed' || effect.food !== food) return;
  dragon.fed++;
  play.emit?.({ type: 'fed', seat, card: dragon.card, time: dragon.fed });
  const third = dragon.fed === 3 ? effect.third : [];
  start(play.s, fromDragon(seat, dragon.card), [...effect.each, ...third]);
}
