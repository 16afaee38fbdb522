import type { Seen } from '@aerie/host';
import type { Reason, Seat } from '@aerie/kernel';
import type { MatchMessage, SeatClock, TableMessage } from '@aerie/protocol';
import type { ReadonlySignal } from '@preact/signals';

/** A line of the talk at the table. */
export interface ChatMessage {
  readonly number: number;
  readonly seat: Seat | null;
  readonly name: string;
  readonly mine: boolean;
  readonly text: string;
  readonly muted: boolean;
  readonly at: string;
}

/** Moves that somebody proposes. */
export interface Sketch {
  readonly seat: Seat;
  readonly plan: readonly string[];
}

/** The clocks of all seats as they stood when this device was told of them, by its own time. */
export interface Clocks {
  readonly seats: readonly SeatClock[];
  readonly at: number;
}

/** The moment of another match that one goes on from: after so many entries. */
export interface Branch {
  /** The address of its replay; null where it was shown from a file. */
  readonly of: string | null;
  readonly at: number;
}

/** Why something was not done, or undefined when it was. */
export type Answered = Promise<Reason | undefined>;

/**
 * A table that one plays at, wherever its match is kept: on a server, or in this browser. Both speak of it in the
 * words of the protocol.
 */
export interface Play {
  readonly kind: 'online' | 'local' | 'replay';
  readonly id: string;
  readonly table: ReadonlySignal<TableMessage | undefined>;
  /** Where time is kept. */
  readonly clocks: ReadonlySignal<Clocks | undefined>;
  /** Hears of every new moment of the match, in order, from the one that is there already; gives a way to stop. */
  follow(hear: (match: MatchMessage) => void): () => void;
  answer(seat: Seat, seen: Seen, answer: string): Answered;
  undo(seat: Seat, seen: Seen): Answered;
  agreeUndo(seat: Seat, agree: boolean): Answered;
  /** A bot plays for oneself until one comes back; null takes the seat back. */
  cover(seat: Seat, level: string | null): Answered;
  voteCover(seat: Seat): Answered;
  resign(seat: Seat): Answered;
  /** The same people once more; gives the id of the new table. */
  rematch(): Promise<{ table: string } | Reason>;
  /** What people propose to each other for the current move. */
  readonly sketches: ReadonlySignal<readonly Sketch[]>;
  sketch(seat: Seat, seen: Seen, plan: readonly string[]): Answered;
  readonly chat: ReadonlySignal<readonly ChatMessage[]> | undefined;
  /** How many look on without a seat. */
  readonly audience?: ReadonlySignal<number>;
  /** Of the host: lets people without a seat look on, or no longer. */
  admit?(watchers: boolean): Answered;
  say(text: string): Answered;
  /** Where it goes on from, if it began in the middle of another match. */
  readonly branch?: Branch | undefined;
  close(): void;
}
