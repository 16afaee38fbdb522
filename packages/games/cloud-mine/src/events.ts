import type { Seat, Viewer } from '@aerie/kernel';
import { NO_CARD } from './data/figures.js';

/** In which role somebody won cards. */
export type Role = 'daydreamer' | 'scout' | 'watcher';

/**
 * What can happen in a match. Rounds count from 1; a card that the viewer may not know is 0.
 * `picked` tells the Daydreamer the card; `roundEnded` tells it everybody.
 */
export type Event =
  | {
      type: 'roundBegan';
      round: number;
      daydreamer: Seat;
      scout: Seat;
      guessers: readonly Seat[];
      left: number;
    }
  | { type: 'drew'; seat: Seat; cards: readonly number[] }
  | { type: 'picked'; seat: Seat; daydreamer: Seat; card: number }
  | { type: 'described'; seat: Seat; words: string }
  | { type: 'shown'; cards: readonly number[] }
  | { type: 'guessed'; seat: Seat; card: number; right: boolean; left: number }
  | { type: 'won'; seat: Seat; role: Role; cards: readonly number[]; total: number }
  | { type: 'roundEnded'; round: number; picked: number; words: string; finder: Seat | null; wrong: number }
  | { type: 'ended'; points: readonly number[]; unused: number };

export function redact(e: Event, who: Viewer): Event {
  if (e.type === 'drew' && e.seat !== who) return { ...e, cards: e.cards.map(() => NO_CARD) };
  if (e.type === 'picked' && e.seat !== who && e.daydreamer !== who) return { ...e, card: NO_CARD };
  return e;
}

/** The picked card is new to the Daydreamer, the table to all; every guess tells whether a card was the one. */
export const reveals = ({ type }: Event): boolean =>
  type === 'picked' || type === 'shown' || type === 'guessed' || type === 'roundEnded';
