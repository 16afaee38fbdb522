import type { Chance, Seat, Viewer } from '@aerie/kernel';
import type { Language } from './data/examples.js';
import { CARDS, cardsFor, NO_CARD } from './data/figures.js';
import { faceUp, type Guess, type PastRound, type State, type Step, scoutOf } from './state.js';

/**
 * What one viewer may know. Hidden until the guessing begins: the round's cards, from all but the Scout. Hidden until
 * the round is over: which of them the Scout chose, from all but Scout and Daydreamer, who are silent meanwhile. The draw
 * pile is told by its size. Cards of past rounds, words and guesses are open to all; a watcher sees what a guesser sees.
 */
export interface View {
  readonly viewer: Viewer;
  readonly language: Language;
  readonly seats: number;
  readonly step: Step;
  readonly daydreamer: Seat;
  /** How many cards the draw pile has left. */
  readonly left: number;
  /** What this viewer sees of the round's cards: the Scout's hand, then for all the table; before, none. */
  readonly cards: readonly number[];
  /** The Scout's choice, for Scout and Daydreamer; 0 for all others. */
  readonly picked: number;
  readonly words: string;
  /** Guesses of this round so far, all wrong. Their cards are turned over. */
  readonly guesses: readonly Guess[];
  readonly past: readonly PastRound[];
  /** By seat: the cards won. */
  readonly won: readonly (readonly number[])[];
}

export function view(s: State, who: Viewer): View {
  const scouts = who === scoutOf(s);
  return {
    viewer: who,
    language: s.language,
    seats: s.seats,
    step: s.step,
    daydreamer: s.daydreamer,
    left: s.pile.length,
    cards: scouts || s.step === 'guess' ? s.cards.slice() : [],
    picked: scouts || who === s.daydreamer ? s.picked : NO_CARD,
    words: s.words,
    guesses: s.guesses.slice(),
    past: s.past.slice(),
    won: s.won.map((cards) => cards.slice()),
  };
}

/** Cards that nobody has shown yet may be anywhere: in the pile or in the Scout's hand. */
export function imagine(v: View, chance: Chance): State {
  const { seats, step } = v;
  const seen = new Set([...v.past.flatMap(({ cards }) => cards), ...v.cards, v.picked]);
  const unseen = CARDS.filter((card) => !seen.has(card));
  let cards = v.cards.slice();
  if (cards.length === 0 && step !== 'over') {
    const known = v.picked === NO_CARD ? [] : [v.picked];
    cards = [...known, ...chance.deal(unseen, cardsFor(seats) - known.length)].sort((a, b) => a - b);
  }
  const chosen = step === 'dream' || step === 'guess';
  return {
    language: v.language,
    seats,
    pile: unseen.filter((card) => !cards.includes(card)),
    past: v.past.slice(),
    won: v.won.map((won) => won.slice()),
    step,
    daydreamer: v.daydreamer,
    cards,
    picked:
      chosen && v.picked === NO_CARD ? chance.pick(faceUp({ cards, guesses: v.guesses.slice() })) : v.picked,
    words: v.words,
    guesses: v.guesses.slice(),
  };
}
