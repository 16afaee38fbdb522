import { cardsFor, type PastRound, type Role, scoutOf, type View } from '@aerie/cloud-mine';
import type { Seat } from '@aerie/kernel';

/** What somebody took home from a round, and as whom. */
export interface Gain {
  readonly seat: Seat;
  readonly role: Role;
  readonly cards: number;
}

/** What is told of a round that is over. */
export interface Story {
  readonly words: string;
  readonly picked: number;
  readonly daydreamer: Seat;
  readonly scout: Seat;
  /** Who found the cloud; null where nobody did. */
  readonly finder: Seat | null;
  readonly wrong: number;
  readonly gains: readonly Gain[];
}

/** How many rounds the cards are enough for, in all; asked while a round goes on. */
export const roundsOf = ({ past, left, seats }: Pick<View, 'past' | 'left' | 'seats'>): number =>
  past.length + 1 + Math.floor(left / cardsFor(seats));

export function storyOf(round: PastRound, seats: number): Story {
  const { daydreamer, words, picked, cards, guesses } = round;
  const scout = scoutOf({ seats, daydreamer });
  const last = guesses.at(-1);
  const finder = last?.card === picked ? last.seat : null;
  const wrong = finder === null ? guesses.length : guesses.length - 1;
  const gains: Gain[] =
    finder === null
      ? [{ seat: scout, role: 'scout', cards: cards.length }]
      : [
          { seat: daydreamer, role: 'daydreamer', cards: wrong },
          { seat: finder, role: 'watcher', cards: cards.length - wrong },
        ];
  return { words, picked, daydreamer, scout, finder, wrong, gains: gains.filter((gain) => gain.cards > 0) };
}
