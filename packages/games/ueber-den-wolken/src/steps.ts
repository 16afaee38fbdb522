import type { Bird } from './data/birds.js';
import { type Action, type Kind, MANNERS, type Manner } from './data/kinds.js';

/** What whoever plays now is asked. Steps are never changed, so that copies of a state share them. */
export type Step =
  /** A standard action, a manoeuvre card, or pass. */
  | { readonly at: 'turn' }
  /** Which standard action the card Standard is used for. */
  | { readonly at: 'standard' }
  | { readonly at: 'swap'; readonly manner: Manner }
  /** Which bird to add: a face-up one or the top of the deck. */
  | { readonly at: 'bird' }
  /** Which bird of the deck to add. */
  | { readonly at: 'search' }
  /** Where to put the bird in hand. */
  | { readonly at: 'place'; readonly bird: Bird }
  /** Which card of the display to take. */
  | { readonly at: 'take' }
  /** Which card to discard, since the hand is too full. */
  | { readonly at: 'discard' }
  /** Which card to score at once. */
  | { readonly at: 'score' }
  /** Which card of the display to use. */
  | { readonly at: 'copy' }
  /** After the landing: which cards to score. */
  | { readonly at: 'scoring' }
  | { readonly at: 'over' };

/** The steps that hold nothing else. */
export const AT: Readonly<Record<Exclude<Step['at'], 'swap' | 'place'>, Step>> = {
  turn: { at: 'turn' },
  standard: { at: 'standard' },
  bird: { at: 'bird' },
  search: { at: 'search' },
  take: { at: 'take' },
  discard: { at: 'discard' },
  score: { at: 'score' },
  copy: { at: 'copy' },
  scoring: { at: 'scoring' },
  over: { at: 'over' },
};
const SWAPPING = Object.fromEntries(MANNERS.map((manner) => [manner, { at: 'swap', manner }])) as Readonly<
  Record<Manner, Step>
>;

export function stepOfAction(action: Action): Step {
  if (action === 'A') return SWAPPING.side;
  if (action === 'B') return SWAPPING.ahead;
  return action === 'C' ? AT.bird : AT.take;
}

export function stepOfKind(kind: Kind): Step {
  switch (kind) {
    case 'standard':
      return AT.standard;
    case 'score':
      return AT.score;
    case 'favourite':
      return AT.search;
    case 'display':
      return AT.copy;
    default:
      return SWAPPING[kind];
  }
}
