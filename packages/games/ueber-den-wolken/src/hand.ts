import type { Seat } from '@aerie/kernel';
import type { Card } from './data/cards.js';
import type { State } from './state.js';

/** Takes a card out of a hand. The cards that the others have not seen stay the first ones. */
export function leaveHand(s: State, seat: Seat, card: Card): void {
  const hand = s.hands[seat] as Card[];
  const at = hand.indexOf(card);
  if (at < (s.unseen[seat] as number)) s.unseen[seat] = (s.unseen[seat] as number) - 1;
  hand.splice(at, 1);
}

export function discardFrom(s: State, seat: Seat, card: Card): void {
  leaveHand(s, seat, card);
  s.discard.push(card);
}
