import type { Seat } from '@aerie/kernel';
import type { Language } from './data/examples.js';
import { cardsFor, guessesFor } from './data/figures.js';

/** A guess and the card that it was for. */
export interface Guess {
  readonly seat: Seat;
  readonly card: number;
}

/** A round that is over: everybody knows all of this. */
export interface PastRound {
  readonly daydreamer: Seat;
  readonly words: string;
  /** As they lay on the table. */
  readonly cards: readonly number[];
  readonly picked: number;
  readonly guesses: readonly Guess[];
}

/** What the round waits for: the Scout's choice, the Daydreamer's words, a Watcher's guess. */
export type Step = 'scout' | 'dream' | 'guess' | 'over';

export interface State {
  readonly language: Language;
  readonly seats: number;
  /** What is left in the draw pile, in the order of the numbers: the state holds no order of the pile. */
  readonly pile: number[];
  readonly past: PastRound[];
  /** By seat: the cards won, in the order of the numbers. */
  readonly won: number[][];
  step: Step;
  daydreamer: Seat;
  /** The cards of the round: in the order of their numbers in the Scout's hand, then as they lie on the table. */
  cards: number[];
  /** The Scout's choice; 0 before. */
  picked: number;
  words: string;
  /** Guesses of this round so far, all wrong. */
  guesses: Guess[];
}

export const clone = (s: State): State => ({
  ...s,
  pile: s.pile.slice(),
  past: s.past.slice(),
  won: s.won.map((cards) => cards.slice()),
  cards: s.cards.slice(),
  guesses: s.guesses.slice(),
});

/** Whom we need to know to tell who does what: views and states alike. */
export interface Roles {
  readonly seats: number;
  readonly daydreamer: Seat;
}

/** To the right of the Daydreamer: the previous seat in clockwise order. */
export const scoutOf = ({ seats, daydreamer }: Roles): Seat => (daydreamer + seats - 1) % seats;

/** Everybody else, clockwise from the Daydreamer's left: the order in which they guess. */
export const watchersOf = ({ seats, daydreamer }: Roles): Seat[] =>
  Array.from({ length: seats - 2 }, (_, i) => (daydreamer + 1 + i) % seats);

/** How many guesses there are in a round, if all are wrong. */
export const allGuesses = (seats: number): number => (seats - 2) * guessesFor(seats);

/** Who guesses after so many wrong guesses: round and round among the watchers. */
export const guesser = (roles: Roles, wrong: number): Seat =>
  (roles.daydreamer + 1 + (wrong % (roles.seats - 2))) % roles.seats;

/** Cards that still lie face up, as they lie. */
export const faceUp = ({ cards, guesses }: Pick<State, 'cards' | 'guesses'>): number[] =>
  cards.filter((card) => !guesses.some((guess) => guess.card === card));

/** Whether the pile has enough for one more round. */
export const enough = (s: State): boolean => s.pile.length >= cardsFor(s.seats);
