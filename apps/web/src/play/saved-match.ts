import type { MatchFile, MatchLog, Outcome } from '@aerie/kernel';
import type { Clock } from '@aerie/protocol';
import { t } from '../words/words.js';
import type { Branch } from './play.js';

/** Somebody at this screen; the name is empty where they have not said theirs. */
export interface LocalPerson {
  readonly kind: 'person';
  readonly name: string;
}

/** A bot; where it adapts, its level is chosen before each match. */
export interface LocalBot {
  readonly kind: 'bot';
  readonly level: string;
  readonly adaptive?: true;
}

/** Who sits where at a table that is kept in this browser. */
export type LocalSeat = LocalPerson | LocalBot;

/** What was once kept as the name of somebody without one. */
const NO_NAMES: readonly string[] = ['', 'Du', 'You', 'Toi', 'Tu'];

/** How somebody at this screen is called. */
export const localName = ({ name }: LocalPerson): string =>
  NO_NAMES.includes(name) ? t('seat.unnamed') : name;

/** A match that is kept in this browser. */
export interface SavedMatch {
  readonly id: string;
  readonly seats: readonly LocalSeat[];
  /** Where all its luck comes from; null where a file did not tell, of a match that is over. */
  readonly seed: string | null;
  readonly log: MatchLog;
  readonly over: boolean;
  readonly changedAt: number;
  /** How time is kept; it is not where this is missing. */
  readonly clock?: Clock;
  /** How it ended. */
  readonly outcome?: Outcome;
  /** What the file said of those who left, of a match that came as one. */
  readonly result?: NonNullable<MatchFile['result']>;
  /** What somebody calls it. */
  readonly name?: string;
  /** It was played elsewhere and came as a file. */
  readonly imported?: true;
  /** What became of it at the server's history; nothing yet without. */
  readonly sent?: 'kept' | 'refused';
  /** A first game: a coach watches over it. */
  readonly coached?: true;
  /** Began in the middle of another match: its luck up to there is not its seed's, and it counts for nothing. */
  readonly branch?: Branch;
}
