import type { Seen } from '@aerie/host';
import type { Reason, Seat } from '@aerie/kernel';
import type { MatchMessage, Reaction, ReactionMessage, SeatClock, TableMessage } from '@aerie/protocol';
import type { ReadonlySignal, Signal } from '@preact/signals';

/** A message of the chat at the table. */
export interface ChatMessage {
  readonly number: number;
  readonly seat: Seat | null;
  readonly name: string;
  readonly mine: boolean;
  readonly text: string;
  readonly muted: boolean;
  readonly at: string;
}

/** A reaction that is being shown; `key` tells it from others. */
export interface Reacted extends ReactionMessage {
  readonly key: number;
}

/** Moves that somebody proposes; see `Sketch` of the host. */
export interface Sketch {
  readonly seat: Seat;
  readonly plan: readonly string[];
  readonly wish?: true;
  readonly reason?: Reason;
  readonly instead?: true;
}

/** The clocks of all seats as they stood when this device was told of them, by its own time. */
export interface Clocks {
  readonly seats: readonly SeatClock[];
  readonly at: number;
}

/** The moment of another match that this one goes on from, counted in entries. */
export interface Branch {
  /** The address of its replay; null where it was shown from a file. */
  readonly of: string | null;
  readonly at: number;
}

/** The answers, in notation, that a learner is to choose from; `text`: free text only; `any`: every legal one, free text too. */
export type Permission = readonly string[] | 'text' | 'any';

/** Whether a legal answer may be given; `isListed`: it is not free text. */
export function isPermitted(permission: Permission, answer: string, isListed: boolean): boolean {
  if (permission === 'any') return true;
  return permission === 'text' ? !isListed : permission.includes(answer);
}

/** The reason why an action was refused, or undefined if it was done. */
export type ActionResult = Promise<Reason | undefined>;

/**
 * A table to play at, wherever its match is kept: on a server, in this browser, in a replay, or in a lesson. All of them use the
 * messages of the protocol.
 */
export interface Play {
  readonly kind: 'online' | 'local' | 'replay' | 'lesson';
  readonly id: string;
  readonly table: ReadonlySignal<TableMessage | undefined>;
  /** Undefined where there is no time limit. */
  readonly clocks: ReadonlySignal<Clocks | undefined>;
  /** Subscribes to the messages of the match, in order, beginning with its current state; returns the unsubscriber. */
  follow(hear: (match: MatchMessage) => void): () => void;
  /** The board is on the screen: bots of this device move only from now on. */
  boardShown?(): void;
  /** In a lesson: what may be answered now of all that is legal. */
  readonly permitted?: ReadonlySignal<Permission>;
  answer(seat: Seat, seen: Seen, answer: string): ActionResult;
  undo(seat: Seat, seen: Seen): ActionResult;
  agreeUndo(seat: Seat, agree: boolean): ActionResult;
  /** Lets a bot of this level play for the seat; null takes the seat back. */
  cover(seat: Seat, level: string | null): ActionResult;
  voteCover(seat: Seat): ActionResult;
  resign(seat: Seat): ActionResult;
  /** Taking over seats that were given up, where people may look on: asking for one or no longer, and agreeing to it. */
  readonly takeovers?: {
    ask(seat: Seat, wish: boolean): ActionResult;
    agree(seat: Seat, agree: boolean): ActionResult;
  };
  /** Opens a table for the same people, or takes one's seat at it; gives its id. */
  rematch(): Promise<{ table: string } | Reason>;
  /** Says no to the rematch that somebody asked for. */
  declineRematch?(): ActionResult;
  /** Where bots think on this device and one of them could not be fetched: the match waits for it. */
  readonly missingBot?: {
    /** Its level; undefined while all are there. */
    readonly level: ReadonlySignal<string | undefined>;
    /** Fetches it once more. */
    retry(): void;
    /** Lets the strongest weaker one play on that can be had. */
    replace(): Promise<void>;
  };
  /** What people propose to each other for the current move. */
  readonly sketches: ReadonlySignal<readonly Sketch[]>;
  /** Proposes moves; `wish`: they shall be done now. */
  sketch(seat: Seat, seen: Seen, plan: readonly string[], wish?: true): ActionResult;
  readonly chat: ReadonlySignal<readonly ChatMessage[]> | undefined;
  /** Lines of others that came while one was here and have not been looked at; whoever looks empties it. */
  readonly unread?: Signal<readonly ChatMessage[]>;
  /** Reactions of the last seconds, at most one of a seat; those of who only watches have none. */
  readonly reactions?: ReadonlySignal<readonly Reacted[]>;
  react?(reaction: Reaction): ActionResult;
  /** How many people watch without a seat. */
  readonly audience?: ReadonlySignal<number>;
  /** For the host: whether people without a seat may watch. */
  admit?(watchers: boolean): ActionResult;
  say(text: string): ActionResult;
  /** Where the match began, if that was in the middle of another one. */
  readonly branch?: Branch | undefined;
  /** When the last decision fell, in milliseconds since 1970; undefined where that is not known. */
  lastDecidedAt?(): Promise<number | undefined>;
  /** Whether a coach watches over it. */
  readonly coached?: boolean;
  close(): void;
}
