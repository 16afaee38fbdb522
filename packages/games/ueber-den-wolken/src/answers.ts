import { alone, nobody, type Seat } from '@aerie/kernel';
import { type Bird, NO_BIRD } from './data/birds.js';
import { type Card, NO_CARD } from './data/cards.js';
import { ACTIONS, type Action, type Manner } from './data/kinds.js';
import { columnsOf, eachSwap, heightOf, movers, occupied } from './flock.js';
import { ACTION, type Answer, BIRDS, CARD_ANSWERS, DECK, DONE, PASS, PLACES, swapOf } from './notation.js';
import { againstAction, againstCopying, againstPaid, againstPlaying, inDeck } from './obstacles.js';
import { cardWorth } from './scoring.js';
import { isOver, type State } from './state.js';

export const awaited = (s: State): readonly Seat[] => (isOver(s) ? nobody() : alone(s.player));

const NOTHING: readonly Answer[] = [];

export function answers(s: State, seat: Seat): readonly Answer[] {
  if (isOver(s) || seat !== s.player) return NOTHING;
  const { step } = s;
  switch (step.at) {
    case 'turn':
      return forTurn(s, seat);
    case 'standard':
      return ACTIONS.filter((action) => !againstAction(s, seat, action, s.copied)).map(
        (action) => ACTION[action],
      );
    case 'swap':
      return forSwap(s, seat, step.manner);
    case 'bird':
      return forBird(s);
    case 'search':
      return BIRDS.filter((_, bird) => inDeck(s, bird));
    case 'place':
      return forPlace(s);
    case 'take':
      return forCards(s.display, CARD_ANSWERS.take, (card) => card !== s.copied);
    case 'discard':
      return forCards(s.hands[seat] as Card[], CARD_ANSWERS.discard, () => true);
    case 'copy':
      return forCards(s.display, CARD_ANSWERS.copy, (card) => !againstCopying(s, seat, card, NO_CARD));
    case 'score':
      return forScoring(s, seat);
    case 'scoring':
      return [...forScoring(s, seat), DONE];
    case 'over':
      return NOTHING;
  }
}

function forTurn(s: State, seat: Seat): Answer[] {
  const list: Answer[] = [];
  for (let i = 0; i < ACTIONS.length; i++) {
    const action = ACTIONS[i] as Action;
    if (!againstPaid(s, seat, action)) list.push(ACTION[action]);
  }
  const hand = s.hands[seat] as Card[];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as Card;
    if (!againstPlaying(s, seat, card)) list.push(CARD_ANSWERS.play[card] as Answer);
  }
  list.push(PASS);
  return list;
}

function forSwap({ flock }: State, seat: Seat, manner: Manner): Answer[] {
  const list: Answer[] = [];
  eachSwap(manner, movers(flock, manner, seat), occupied(flock), (one, two) => list.push(swapOf(one, two)));
  return list;
}

/** Ruling: face-up birds of one kind are one option. */
function forBird({ faceUp: [one, two], deck }: State): Answer[] {
  const list: Answer[] = [];
  if (one !== NO_BIRD) list.push(BIRDS[one as Bird] as Answer);
  if (two !== NO_BIRD && two !== one) list.push(BIRDS[two as Bird] as Answer);
  if (deck.length > 0) list.push(DECK);
  return list;
}

function forPlace({ flock }: State): Answer[] {
  const list: Answer[] = [];
  for (let column = 0; column < columnsOf(flock); column++) {
    if (heightOf(flock, column) === 3) continue;
    list.push(PLACES.front[column] as Answer, PLACES.back[column] as Answer);
  }
  return list;
}

function forCards(
  cards: readonly Card[],
  answer: readonly Answer[],
  fits: (card: Card) => boolean,
): readonly Answer[] {
  const list: Answer[] = [];
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card;
    if (card !== NO_CARD && fits(card)) list.push(answer[card] as Answer);
  }
  return list;
}

/** Ruling: a card worth nothing now is not offered. */
const forScoring = (s: State, seat: Seat): readonly Answer[] =>
  forCards(s.hands[seat] as Card[], CARD_ANSWERS.score, (card) => cardWorth(card, s.flock, seat) > 0);
