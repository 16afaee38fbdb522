import type { AnyGame, Json, Reason, Seat, SharedLuck } from '@aerie/kernel';
import type { Clock, Handover, RatingChange, Term } from '@aerie/protocol';
import type { Timing } from './clock.js';

/** Somebody who plays or looks on. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** Known by a token, not by a cookie. */
  readonly program?: true;
}

/** Somebody whom an open seat is kept for, and what they were called in it: they sit there once they have said yes. */
export interface Invited {
  readonly person: string;
  readonly name: string;
  /** The host has asked them; else they sat at the last match. */
  readonly asked?: true;
  /** What the host has changed since they were asked. */
  readonly unseen?: readonly Term[];
}

/**
 * Who holds a seat. `cover`: the bot that plays for its person now; `resigned`: for good; `late`: because their time had
 * run out. Of somebody who has left for good neither id nor name is kept.
 */
export type Occupant =
  | { readonly kind: 'open'; readonly keptFor?: Invited }
  /** `adaptive`: its level is chosen anew before the match begins, by how the host has done. */
  | { readonly kind: 'bot'; readonly level: string; readonly adaptive?: true }
  | {
      readonly kind: 'person';
      readonly person: string;
      readonly name: string;
      readonly cover: string | null;
      readonly resigned: boolean;
      /** A program that came with a token. */
      readonly program?: true;
      readonly late?: boolean;
      /** Where a bot plays: after how many entries of the match it took over. */
      readonly leftAt?: number;
      /** The percentage of their turns over days that were in time when they sat down, where that is known. */
      readonly inTime?: number;
      /** They took the seat over in the middle of the match, from somebody who had given it up. */
      readonly tookOver?: true;
      /** SHA-256 of the part of the luck that they will show when the match begins. */
      readonly luckHash?: string;
      /** What has changed since they sat down and they have not agreed to yet; see terms.ts. */
      readonly unseen?: readonly Term[];
    };
export type SeatedPerson = Extract<Occupant, { kind: 'person' }>;

/**
 * Somebody asks to take back what only the others can allow. `number`: of how many entries the match had; void when
 * there are more.
 */
export interface UndoRequest {
  readonly seat: Seat;
  readonly number: number;
  readonly agreed: readonly Seat[];
}

/** Somebody who gave up a seat that another person has taken over since. Of who has left for good no id is kept. */
export interface Departed {
  readonly seat: Seat;
  readonly person: string;
  readonly leftAt: number;
}

/** Somebody who looks on asks for a seat that was given up; `agreed`: seats whose people have said yes. */
export interface TakeoverRequest {
  readonly seat: Seat;
  readonly who: Person;
  readonly agreed: readonly Seat[];
}

/**
 * Moves that somebody proposes to the others; void once there are more entries than `number`. `wish`: they shall be done now.
 * What a bot proposes for its turn has a reason; `instead`: rather than what people wished.
 */
export interface Sketch {
  readonly seat: Seat;
  readonly number: number;
  readonly plan: readonly string[];
  readonly wish?: true;
  readonly reason?: Reason;
  readonly instead?: true;
}

/**
 * What the luck of a match is made of: the server's part, which nobody is told before the end, and from the moment when
 * the match is to begin, when that was and what the seats have promised and shown.
 */
export interface TableLuck {
  readonly server: SharedLuck['server'];
  readonly draw?: { readonly since: number; readonly seats: SharedLuck['seats'] };
}

/** What a table is, as it is kept; it is JSON. Every change makes a new one. */
export interface TableState {
  readonly game: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly host: string;
  readonly listed: boolean;
  /** Whether people without a seat may look on. Tables of older versions do not say: they may. */
  readonly watchers?: boolean;
  /** No ratings change. Missing where rated play was chosen, and in tables from before it was a choice. */
  readonly friendly?: true;
  readonly status: 'open' | 'running' | 'over';
  readonly seats: readonly Occupant[];
  /** The log of its match. */
  readonly match: string | null;
  readonly rematch: string | null;
  /** The seat here of whoever asked for the rematch. */
  readonly rematchBy?: Seat;
  readonly undoWish: UndoRequest | null;
  /** Tables of older versions have none. */
  readonly sketches?: readonly Sketch[];
  /** The last seats that changed hands; see handovers.ts. */
  readonly handovers?: readonly Handover[];
  /** The day whose deal is played here, by one person once. */
  readonly daily?: string;
  /** The deal of a week's set that is played here, by one person once: the Monday on which the week begins, and which deal. */
  readonly duplicate?: { readonly week: string; readonly deal: number };
  /** Tables of older versions have none before their match begins, deals that others play too have none at all. */
  readonly luck?: TableLuck;
  /** The level of the bot that plays for whoever leaves; where none was chosen, a middle one of the game. */
  readonly coverLevel?: string;
  /** Those who gave up seats that others have taken over, in the order in which that was. */
  readonly departed?: readonly Departed[];
  readonly takeover?: TakeoverRequest;
  /** People whose wish to take a seat over was declined: they are not heard again. */
  readonly declined?: readonly string[];
  /** How the match changed the rating of whoever sits there, by seat; once a rated match is over. */
  readonly ratings?: readonly (RatingChange | null)[];
  readonly clock?: Clock;
  /** How often the terms were changed under which people sit down; missing where they never were. */
  readonly terms?: number;
  /** Where there is a clock and the match has begun. */
  readonly timing?: Timing;
}

/** A game that can be played: its rules and its bots. */
export interface PlayableGame {
  readonly game: AnyGame;
  /** The bots that people choose from, the weakest first. */
  readonly levels: readonly string[];
  /** Bots that are offered no more, or never were: whoever names one, as an older client does, gets it. */
  readonly baselines: readonly string[];
}

/** Whether others play the same deal at tables of their own, and are compared: in the daily challenge and the weekly duplicate. */
export const isSharedDeal = ({ daily, duplicate }: Pick<TableState, 'daily' | 'duplicate'>): boolean =>
  daily !== undefined || duplicate !== undefined;

/** Whether the match is about to begin: the parts of its luck are being shown, and nobody comes or goes. */
export const isDrawing = ({ status, luck }: TableState): boolean =>
  status === 'open' && luck?.draw !== undefined;

/** Somebody's seats; several where people share a screen. */
export function seatsOfPerson({ seats }: TableState, id: string): Seat[] {
  // Asked for each connection with each step: `flatMap` would make a list for each seat.
  const found: Seat[] = [];
  seats.forEach((one, seat) => {
    if (one.kind === 'person' && one.person === id) found.push(seat);
  });
  return found;
}

/** The seats that are kept for somebody who has not said yet whether they play. */
export const seatsKeptFor = ({ seats }: TableState, id: string): Seat[] =>
  seats.flatMap((one, seat) => (one.kind === 'open' && one.keptFor?.person === id ? [seat] : []));

/** Whether somebody sits at a table or is asked to. */
export const belongsTo = (table: TableState, id: string): boolean =>
  seatsOfPerson(table, id).length + seatsKeptFor(table, id).length > 0;

/** The bot that decides for a seat now, or undefined if a person does. */
export function botFor({ seats }: TableState, seat: Seat): string | undefined {
  const occupant = seats[seat];
  if (occupant?.kind === 'bot') return occupant.level;
  return occupant?.kind === 'person' ? (occupant.cover ?? undefined) : undefined;
}
