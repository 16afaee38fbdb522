import type { Seat } from '@aerie/kernel';
import type { Bird } from './data/birds.js';
import type { Card } from './data/cards.js';
import type { Action, Manner } from './data/kinds.js';
import type { Space } from './flock.js';
import type { End } from './notation.js';
import type { CardAccount, NestAccount } from './scoring.js';

/** The points of one seat in one stage, by where they come from. */
export interface StageAccount {
  readonly nest: number;
  readonly cards: number;
  readonly score: number;
  readonly total: number;
}

/**
 * What can happen. Stages count from 1. A card 0 is one that the reader may not know. `left` are the cubes that the
 * seat has left.
 */
export type Event =
  | { type: 'dealt'; seat: Seat; cards: readonly Card[] }
  | { type: 'laidOut'; flock: readonly Bird[]; faceUp: readonly Bird[]; display: readonly Card[] }
  /** `front` and `twoFront` are the birds of each seat that decided, or did not, who begins; `lot`: luck did. */
  | {
      type: 'stageBegan';
      stage: number;
      nest: number;
      first: Seat;
      front: readonly number[];
      twoFront: readonly number[];
      lot: boolean;
    }
  /** `cleared` are the cubes of the last user that went to the nest. */
  | {
      type: 'usedAction';
      seat: Seat;
      action: Action;
      price: number;
      left: number;
      cleared: { readonly seat: Seat; readonly cubes: number } | null;
    }
  /** The card Display costs nothing by itself; `copied` tells its price. */
  | { type: 'played'; seat: Seat; card: Card; price: number; left: number }
  | { type: 'copied'; seat: Seat; card: Card; price: number; left: number }
  | { type: 'choseStandard'; seat: Seat; action: Action }
  | { type: 'passed'; seat: Seat; price: number; left: number }
  /** `birds` are those that were on `one` and `two` before. */
  | {
      type: 'swapped';
      seat: Seat;
      manner: Manner;
      one: Space;
      two: Space;
      birds: readonly [Bird, Bird];
    }
  /** `place` is the face-up place, -1 if the bird came from the deck. */
  | { type: 'tookBird'; seat: Seat; bird: Bird; from: 'faceUp' | 'deck' | 'search'; place: number }
  | { type: 'deckShuffled' }
  | { type: 'added'; seat: Seat; bird: Bird; column: number; end: End; space: Space }
  | { type: 'turnedUp'; place: number; bird: Bird }
  | { type: 'tookCard'; seat: Seat; card: Card; place: number }
  | { type: 'discarded'; seat: Seat; card: Card }
  /** `when`: by the card Score, after a landing, or at the end without being asked. */
  | ({ type: 'scored'; seat: Seat; when: 'manoeuvre' | 'landing' | 'end' } & CardAccount)
  | { type: 'cubesSpent'; stage: number }
  /** `seat` is -1 for a neutral bird. */
  | { type: 'landed'; column: number; space: Space; bird: Bird; seat: Seat }
  | ({ type: 'nestScored'; seat: Seat; nest: number } & NestAccount)
  /** A seat's turn to score cards comes; `can`: whether it has any that are worth something. */
  | { type: 'scoringCame'; seat: Seat; can: boolean }
  | { type: 'finishedScoring'; seat: Seat }
  | { type: 'stageEnded'; stage: number; accounts: readonly StageAccount[]; points: readonly number[] }
  | { type: 'cubesReturned'; cubes: number }
  | { type: 'pileRebuilt'; cards: number }
  | { type: 'displayed'; place: number; card: Card }
  | { type: 'movedUp'; column: number; bird: Bird }
  /** `accounts` by seat and stage. */
  | {
      type: 'ended';
      accounts: readonly (readonly StageAccount[])[];
      points: readonly number[];
      birds: readonly number[];
      places: readonly number[];
    };
