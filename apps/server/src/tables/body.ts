import { levels } from '@aerie/bots';
import { type AnyGame, BadOptions, type Json, readOptions, type Seat } from '@aerie/kernel';
import type { Clock, Handover, RequestOf, Stakes, WantedSeat } from '@aerie/protocol';
import { gameOf } from '@aerie/registry';
import { refuse } from '../common/refusal.js';
import type { Timing } from './clock.js';

/**
 * Who sits on a seat. `cover`: the bot that plays for its person now; `resigned`: for good; `late`: because their time had
 * run out.
 */
export type Sitting =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string }
  | {
      readonly kind: 'person';
      readonly person: string;
      readonly name: string;
      readonly cover: string | null;
      readonly resigned: boolean;
      /** A program that came with a token. */
      readonly program?: true;
      readonly late?: boolean;
    };

/** Somebody wishes to take back what only the others can allow. `number`: of how many entries; void when there are more. */
export interface UndoWish {
  readonly seat: Seat;
  readonly number: number;
  readonly agreed: readonly Seat[];
}

/** Moves that somebody proposes to the others; void once there are more entries than `number`. */
export interface Sketch {
  readonly seat: Seat;
  readonly number: number;
  readonly plan: readonly string[];
}

/** What a table is, as it is kept. Every change makes a new one. */
export interface TableBody {
  readonly game: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly host: string;
  readonly listed: boolean;
  /** Whether people without a seat may look on. Tables of older versions do not say: they may. */
  readonly watchers?: boolean;
  /** Whoever opened it wants no ratings to change. */
  readonly friendly?: true;
  readonly status: 'open' | 'running' | 'over';
  readonly seats: readonly Sitting[];
  readonly match: string | null;
  readonly rematch: string | null;
  readonly undoWish: UndoWish | null;
  /** Tables of older versions have none. */
  readonly sketches?: readonly Sketch[];
  /** The last seats that changed hands; see handovers.ts. */
  readonly handovers?: readonly Handover[];
  /** The day whose deal is played here, by one person once. */
  readonly daily?: string;
  readonly clock?: Clock;
  /** Where there is a clock and the match has begun. */
  readonly timing?: Timing;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Known by a token, not by a cookie. */
  readonly program?: true;
}

export const gameNamed = (id: string): AnyGame => gameOf(id) ?? refuse('unknownGame', { game: id });

const person = ({ id, name, program }: Person, called?: string): Sitting => ({
  kind: 'person',
  person: id,
  name: called ?? name,
  cover: null,
  resigned: false,
  ...(program ? { program } : {}),
});

export function newTable(game: AnyGame, wish: RequestOf<'create'>, host: Person): TableBody {
  const seats = wish.seats.map((seat): Sitting => wanted(game, seat, host));
  const { min, max } = game.seats;
  if (seats.length < min || seats.length > max) refuse('badSeats', { min, max });
  return {
    game: game.id,
    options: checkedOptions(game, wish.options),
    host: host.id,
    listed: wish.listed,
    watchers: wish.watchers ?? true,
    ...(wish.friendly ? { friendly: true } : {}),
    status: 'open',
    seats,
    match: null,
    rematch: null,
    undoWish: null,
    clock: wish.clock ?? null,
  };
}

function wanted(game: AnyGame, seat: WantedSeat, host: Person): Sitting {
  if (seat.kind === 'me') return person(host, seat.name);
  return seat.kind === 'bot' ? { kind: 'bot', level: checkedLevel(game, seat.level) } : { kind: 'open' };
}

function checkedOptions(game: AnyGame, options: unknown): TableBody['options'] {
  try {
    return readOptions(game.options, options) as TableBody['options'];
  } catch (error) {
    if (error instanceof BadOptions) return refuse('badOptions', { message: error.message });
    throw error;
  }
}

/** The bot that plays for somebody who is gone. */
export const strongest = (body: TableBody): string => levels(gameNamed(body.game)).at(-1) as string;

function checkedLevel(game: AnyGame, level: string): string {
  return levels(game).includes(level) ? level : refuse('unknownBot', { level });
}

const sittingAt = (body: TableBody, seat: Seat): Sitting => body.seats[seat] ?? refuse('notYourSeat');

const sitsAt = (body: TableBody, seat: Seat, id: string): boolean => {
  const sitting = body.seats[seat];
  return sitting?.kind === 'person' && sitting.person === id;
};

/** Seats that a person holds; several where people share a screen. */
export const seatsOfPerson = (body: TableBody, id: string): Seat[] =>
  body.seats.flatMap((_, seat) => (sitsAt(body, seat, id) ? [seat] : []));

/** Whether somebody may follow a table: who sits there or hosts it always, others unless its match is closed to them. */
export const mayWatch = (body: TableBody, id: string | undefined): boolean =>
  body.status === 'open' ||
  body.watchers !== false ||
  (id !== undefined && (body.host === id || seatsOfPerson(body, id).length > 0));

const seated = (body: TableBody, seat: Seat, sitting: Sitting): TableBody => ({
  ...body,
  seats: body.seats.map((one, i) => (i === seat ? sitting : one)),
});

const mustBeOpen = (body: TableBody): void => {
  if (body.status !== 'open') refuse('notOpen');
};
const mustBeHost = (body: TableBody, id: string): void => {
  if (body.host !== id) refuse('notHost');
};
export const mustSit = (body: TableBody, seat: Seat, id: string): void => {
  if (!sitsAt(body, seat, id)) refuse('notYourSeat');
};

/** Takes a free seat. Whoever has one and asks for another moves, unless they name a second person at their screen. */
export function sit(body: TableBody, seat: Seat, who: Person, called?: string): TableBody {
  mustBeOpen(body);
  if (sittingAt(body, seat).kind !== 'open') refuse('seatTaken');
  const moved =
    called === undefined
      ? seatsOfPerson(body, who.id).reduce((now, one) => seated(now, one, { kind: 'open' }), body)
      : body;
  // At a table whose host is gone for good, whoever comes first is the next.
  const hosted = moved.host === '' ? { ...moved, host: who.id } : moved;
  return seated(hosted, seat, person(who, called));
}

export function stand(body: TableBody, seat: Seat, id: string): TableBody {
  mustBeOpen(body);
  mustSit(body, seat, id);
  return handedOn(seated(body, seat, { kind: 'open' }), id);
}

/** A host who no longer sits at the table leaves it to the next person who does. */
export function handedOn(body: TableBody, left: string): TableBody {
  if (body.host !== left || seatsOfPerson(body, left).length > 0) return body;
  const next = body.seats.find((sitting) => sitting.kind === 'person');
  return next?.kind === 'person' ? { ...body, host: next.person } : body;
}

/** An open table whose host is gone is left to the next person at it who is here, if there is any. */
export function handedFrom(body: TableBody, gone: string, isHere: (person: string) => boolean): TableBody {
  if (body.status !== 'open' || body.host !== gone || isHere(gone)) return body;
  const after = Math.max(0, ...seatsOfPerson(body, gone));
  const next = [...body.seats.slice(after), ...body.seats.slice(0, after)].find(
    (sitting) => sitting.kind === 'person' && isHere(sitting.person),
  );
  return next?.kind === 'person' ? { ...body, host: next.person } : body;
}

export function seatBot(body: TableBody, seat: Seat, level: string | null, id: string): TableBody {
  mustBeOpen(body);
  mustBeHost(body, id);
  if (sittingAt(body, seat).kind === 'person') refuse('seatTaken');
  if (level === null) return seated(body, seat, { kind: 'open' });
  return seated(body, seat, { kind: 'bot', level: checkedLevel(gameNamed(body.game), level) });
}

export function remove(body: TableBody, seat: Seat, id: string): TableBody {
  mustBeOpen(body);
  mustBeHost(body, id);
  if (sittingAt(body, seat).kind === 'open') refuse('seatNotTaken');
  return seated(body, seat, { kind: 'open' });
}

/** Lets people without a seat look on, or no longer. */
export function admitted(body: TableBody, watchers: boolean, id: string): TableBody {
  mustBeHost(body, id);
  return body.watchers === watchers ? body : { ...body, watchers };
}

/** Everybody is there: the match can begin. */
export function begun(body: TableBody, match: string, id: string): TableBody {
  mustBeOpen(body);
  mustBeHost(body, id);
  const free = body.seats.filter((sitting) => sitting.kind === 'open').length;
  if (free > 0) refuse('stillWaiting', { open: free });
  return { ...body, status: 'running', match };
}

/** The bot that plays for somebody, or nobody. Whoever has resigned cannot come back. */
export function cover(
  body: TableBody,
  seat: Seat,
  level: string | null,
  why: { readonly resigned?: boolean; readonly late?: boolean } = {},
): TableBody {
  if (body.status !== 'running') refuse('notRunning');
  const sitting = sittingAt(body, seat);
  if (sitting.kind !== 'person') return refuse('notYourSeat');
  if (sitting.resigned) refuse('resigned');
  const checked = level === null ? null : checkedLevel(gameNamed(body.game), level);
  const late = level !== null && (why.late ?? sitting.late ?? false);
  return seated(body, seat, { ...sitting, cover: checked, resigned: why.resigned ?? false, late });
}

/** The bot that decides for a seat now, or undefined if a person does. */
export function botFor(body: TableBody, seat: Seat): string | undefined {
  const sitting = body.seats[seat];
  if (sitting?.kind === 'bot') return sitting.level;
  return sitting?.kind === 'person' ? (sitting.cover ?? undefined) : undefined;
}

/** The same people and bots at a new table; those who sat clockwise move on by one, so that another one begins. */
export function rematchOf(body: TableBody, id: string): TableBody {
  if (body.status !== 'over') refuse('notRunning');
  if (seatsOfPerson(body, id).length === 0) refuse('notYourSeat');
  const [first, ...rest] = body.seats.map((one): Sitting => {
    if (one.kind !== 'person') return one;
    // Nobody comes back who has left for good.
    return one.person === '' ? { kind: 'open' } : { ...one, cover: null, resigned: false, late: false };
  });
  const { daily: _, timing: __, handovers: ___, ...again } = body;
  return {
    ...again,
    host: id,
    status: 'open',
    seats: [...rest, first as Sitting],
    match: null,
    rematch: null,
    undoWish: null,
    sketches: [],
  };
}

/** The table with what somebody proposes; what was proposed for an earlier moment goes. */
export function sketched(body: TableBody, sketch: Sketch): TableBody {
  if (body.status !== 'running') return refuse('notRunning');
  if (!gameNamed(body.game).together) return refuse('notTogether');
  const others = (body.sketches ?? []).filter(
    ({ seat, number }) => seat !== sketch.seat && number === sketch.number,
  );
  return { ...body, sketches: sketch.plan.length > 0 ? [...others, sketch] : others };
}

/** Whether anybody sits at a table. */
export const isTaken = (body: TableBody): boolean => body.seats.some((one) => one.kind === 'person');

/** Somebody is called otherwise from now on. Who sits at the same screen keeps the name they were given. */
export const renamed = (body: TableBody, id: string, from: string, to: string): TableBody =>
  body.status !== 'open'
    ? body
    : {
        ...body,
        seats: body.seats.map((one) =>
          one.kind === 'person' && one.person === id && one.name === from ? { ...one, name: to } : one,
        ),
      };

/** What is at stake: ratings only where people play against others, each person for themselves. */
export function stakesOf({ game, seats, friendly }: TableBody): Stakes {
  if (gameOf(game)?.together || seats.length < 2) return 'none';
  if (friendly) return 'friendly';
  const people = seats.flatMap((one) => (one.kind === 'person' && one.person ? [one.person] : []));
  return new Set(people).size === people.length ? 'rated' : 'none';
}

/** Everybody who has to do with a table; those who are gone for good have no id. */
export const peopleOf = (body: TableBody): string[] => {
  const sitting = body.seats.flatMap((one) => (one.kind === 'person' ? [one.person] : []));
  return [...new Set([body.host, ...sitting])].filter((id) => id !== '');
};
