import type { AnyGame } from '@aerie/kernel';
import type { RequestOf, Term } from '@aerie/protocol';
import { mustNotAdaptWhereRated } from './adaptive.js';
import { refuse } from './refusal.js';
import { knownLevel, mustBeHost, mustBeOpen } from './seats.js';
import { type Occupant, type PlayableGame, seatsOfPerson, type TableState } from './state.js';
import { checkedOptions, stakesOf } from './table.js';

/*
 * The terms under which people sit down: stakes, clock, options and how many play. The host can change them until the match
 * begins. Nobody plays under terms that they have not seen: all others who sit there are asked, and the match waits for them.
 */

/** The host changes a table; the same table if nothing is otherwise. */
export function configureTable(
  playable: PlayableGame,
  table: TableState,
  wanted: Omit<RequestOf<'configure'>, 'type' | 'id' | 'table'>,
  id: string,
): TableState {
  mustBeOpen(table);
  mustBeHost(table, id);
  const { game } = playable;
  const { friendly: _, ...bare } = table;
  const isFriendly = wanted.friendly ?? table.friendly === true;
  const next: TableState = {
    ...bare,
    listed: wanted.listed ?? table.listed,
    ...(wanted.coverLevel === undefined ? {} : { coverLevel: knownLevel(playable, wanted.coverLevel) }),
    ...(isFriendly ? { friendly: true } : {}),
    clock: wanted.clock === undefined ? (table.clock ?? null) : wanted.clock,
    options: wanted.options ? checkedOptions(game, wanted.options) : table.options,
    seats: wanted.seats === undefined ? table.seats : resized(table.seats, wanted.seats, game),
  };
  mustNotAdaptWhereRated(next);
  const changed = changedTerms(table, next, game);
  if (changed.length > 0) return announced(next, changed, id);
  return next.listed === table.listed && next.coverLevel === table.coverLevel ? table : next;
}

/** Seats are added at the end; those that nobody holds are taken away, free ones before bots, the last ones first. */
function resized(
  seats: TableState['seats'],
  count: number,
  { seats: { min, max } }: AnyGame,
): readonly Occupant[] {
  if (count < min || count > max) refuse('badSeats', { min, max });
  const added = Array.from({ length: Math.max(0, count - seats.length) }, (): Occupant => ({ kind: 'open' }));
  const superfluous = seats
    .flatMap((one, seat) => (isHeld(one) ? [] : [{ seat, isBot: one.kind === 'bot' }]))
    .sort((a, b) => Number(a.isBot) - Number(b.isBot) || b.seat - a.seat)
    .slice(0, Math.max(0, seats.length - count))
    .map(({ seat }) => seat);
  const left = [...seats.filter((_, seat) => !superfluous.includes(seat)), ...added];
  return left.length > count ? refuse('seatsHeld', { count: left.length }) : left;
}

const isHeld = (one: Occupant): boolean =>
  one.kind === 'person' || (one.kind === 'open' && one.keptFor !== undefined);

function changedTerms(before: TableState, after: TableState, game: AnyGame): Term[] {
  const differs: readonly (readonly [Term, boolean])[] = [
    ['stakes', stakesOf(before, game) !== stakesOf(after, game)],
    ['clock', JSON.stringify(before.clock ?? null) !== JSON.stringify(after.clock)],
    ['options', Object.keys(after.options).some((key) => before.options[key] !== after.options[key])],
    ['seats', before.seats.length !== after.seats.length],
  ];
  return differs.flatMap(([term, isOther]) => (isOther ? [term] : []));
}

/** All but one person are asked whether they still play, now that this has changed. */
function announced(table: TableState, changed: readonly Term[], except: string): TableState {
  const asked = <T extends { readonly person: string; readonly unseen?: readonly Term[] }>(one: T): T =>
    one.person === except ? one : { ...one, unseen: [...new Set([...(one.unseen ?? []), ...changed])] };
  return {
    ...table,
    terms: (table.terms ?? 0) + 1,
    seats: table.seats.map((one): Occupant => {
      if (one.kind === 'person') return asked(one);
      return one.kind === 'open' && one.keptFor ? { ...one, keptFor: asked(one.keptFor) } : one;
    }),
  };
}

/** Somebody has seen the terms as they were changed so many times, and still plays. */
export function agreeToTerms(table: TableState, terms: number, id: string): TableState {
  mustBeOpen(table);
  const mine = seatsOfPerson(table, id);
  if (mine.length === 0) refuse('notYourSeat');
  if (terms !== (table.terms ?? 0)) refuse('stale');
  const seats = table.seats.map((one, seat): Occupant => {
    if (one.kind !== 'person' || !one.unseen || !mine.includes(seat)) return one;
    const { unseen: _, ...sure } = one;
    return sure;
  });
  return seats.every((one, seat) => one === table.seats[seat]) ? table : { ...table, seats };
}

/** Where a program has sat down at a rated table, everybody else is told and asked. */
export function withProgramsAnnounced(
  before: TableState,
  after: TableState,
  game: AnyGame | undefined,
): TableState {
  if (stakesOf(after, game) !== 'rated') return after;
  const known = before.seats.flatMap((one) => (one.kind === 'person' && one.program ? [one.person] : []));
  const fresh = after.seats.flatMap((one) =>
    one.kind === 'person' && one.program && !known.includes(one.person) ? [one.person] : [],
  );
  return fresh.reduce((now, program) => announced(now, ['program'], program), after);
}
