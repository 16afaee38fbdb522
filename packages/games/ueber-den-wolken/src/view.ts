import type { Chance, Viewer } from '@aerie/kernel';
import { CARD_SETS, type Card, NO_CARD } from './data/cards.js';
import type { Event } from './events.js';
import { clone, type State } from './state.js';

/**
 * What a viewer may know. Hidden are only the cards that the others were dealt at the start, which are 0 in their
 * hands, and what is in the draw pile, which is told by its size. Everything that was taken openly stays known; so does
 * what is in each part of the bird deck.
 */
export interface View extends Omit<State, 'hands' | 'pile'> {
  readonly who: Viewer;
  readonly hands: readonly (readonly Card[])[];
  readonly pile: number;
}

export function view(s: State, who: Viewer): View {
  const { hands, pile, ...table } = clone(s);
  const seen = hands.map((hand, seat) =>
    seat === who ? hand : hand.map((card, i) => (i < (s.unseen[seat] as number) ? NO_CARD : card)),
  );
  return { ...table, who, hands: seen, pile: pile.length };
}

/** Deals what the viewer does not know to the hands and the draw pile. */
export function imagine({ who: _, hands, pile, ...table }: View, chance: Chance): State {
  const known = new Set([
    ...hands.flat(),
    ...table.display,
    ...table.discard,
    ...table.reshuffled,
    table.playing,
  ]);
  const unknown = (CARD_SETS[hands.length] as readonly Card[]).filter((card) => !known.has(card));
  const dealt = chance.deal(unknown, unknown.length);
  const imagined = hands.map((hand) => hand.map((card) => (card === NO_CARD ? (dealt.pop() as Card) : card)));
  return clone({ ...table, hands: imagined, pile: dealt.slice(0, pile) });
}

/** The cards dealt at the start are seen by their holder only. */
export function redact(e: Event, who: Viewer): Event {
  return e.type === 'dealt' && e.seat !== who ? { ...e, cards: e.cards.map(() => NO_CARD) } : e;
}

/** Whose turn it is to score, and what is scored at the end, tells of cards that were hidden. */
export const reveals = (e: Event): boolean =>
  e.type === 'scoringCame' || (e.type === 'scored' && e.when === 'end');
