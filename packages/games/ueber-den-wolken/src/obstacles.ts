import type { Seat } from '@aerie/kernel';
import { type Bird, NO_BIRD } from './data/birds.js';
import { type Card, manoeuvre, NO_CARD } from './data/cards.js';
import { ACTIONS, type Action, type Kind } from './data/kinds.js';
import { canSwap, hasFreeColumn, movers, occupied } from './flock.js';
import { cardWorth } from './scoring.js';
import { priceOf, type State } from './state.js';

/** Why an action or a card cannot be used now. Legality of turns is stated here and nowhere else. */
export type Obstacle =
  | 'tooFewCubes'
  | 'noSwap'
  | 'noFreeColumn'
  | 'noBirdLeft'
  | 'deckEmpty'
  | 'displayEmpty'
  | 'noStandardAction'
  | 'nothingToScore'
  | 'nothingToCopy'
  | 'cannotCopyDisplay';

/** What stands against a standard action, whatever it costs. `stays` is a card that must not leave the display. */
export function againstAction(s: State, seat: Seat, action: Action, stays: Card): Obstacle | undefined {
  switch (action) {
    case 'A':
      return againstSwap(s, seat, 'side');
    case 'B':
      return againstSwap(s, seat, 'ahead');
    case 'C':
      if (!hasFreeColumn(s.flock)) return 'noFreeColumn';
      return s.deck.length === 0 && s.faceUp.every((bird) => bird === NO_BIRD) ? 'noBirdLeft' : undefined;
    case 'D':
      return s.display.some((card) => card !== NO_CARD && card !== stays) ? undefined : 'displayEmpty';
  }
}

const againstSwap = (s: State, seat: Seat, manner: Parameters<typeof canSwap>[0]): Obstacle | undefined =>
  canSwap(manner, movers(s.flock, manner, seat), occupied(s.flock)) ? undefined : 'noSwap';

/** What stands against using a standard action for its price. */
export function againstPaid(s: State, seat: Seat, action: Action): Obstacle | undefined {
  return priceOf(s, action) > (s.cubes[seat] as number)
    ? 'tooFewCubes'
    : againstAction(s, seat, action, NO_CARD);
}

/** What stands against the action of a card. `own` is the card itself while it is still in the hand. */
function againstKind(s: State, seat: Seat, kind: Kind, own: Card, stays: Card): Obstacle | undefined {
  switch (kind) {
    case 'standard':
      return ACTIONS.some((action) => againstAction(s, seat, action, stays) === undefined)
        ? undefined
        : 'noStandardAction';
    case 'score':
      return canScore(s, seat, own) ? undefined : 'nothingToScore';
    case 'favourite':
      if (s.deck.length === 0) return 'deckEmpty';
      return hasFreeColumn(s.flock) ? undefined : 'noFreeColumn';
    case 'display':
      return s.display.some((card) => card !== NO_CARD && againstCopying(s, seat, card, own) === undefined)
        ? undefined
        : 'nothingToCopy';
    default:
      return againstSwap(s, seat, kind);
  }
}

/** Whether a card of the hand other than `own` is worth points now. */
export function canScore(s: State, seat: Seat, own: Card): boolean {
  const hand = s.hands[seat] as Card[];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as Card;
    if (card !== own && cardWorth(card, s.flock, seat) > 0) return true;
  }
  return false;
}

/** What stands against using a card of the display by the card Display. Ruling: it cannot be used as another Display. */
export function againstCopying(s: State, seat: Seat, card: Card, own: Card): Obstacle | undefined {
  const { kind, cost } = manoeuvre(card);
  if (kind === 'display') return 'cannotCopyDisplay';
  if (cost > (s.cubes[seat] as number)) return 'tooFewCubes';
  return againstKind(s, seat, kind, own, card);
}

/** What stands against playing a card of the hand. Ruling: without a legal target it cannot be played. */
export function againstPlaying(s: State, seat: Seat, card: Card): Obstacle | undefined {
  const { kind, cost } = manoeuvre(card);
  if (cost > (s.cubes[seat] as number)) return 'tooFewCubes';
  return againstKind(s, seat, kind, card, NO_CARD);
}

/** Whether the deck holds such a bird. */
export const inDeck = (s: State, bird: Bird): boolean => s.deck.some((part) => part.includes(bird));
