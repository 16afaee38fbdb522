import type { AnyGame, Entry, Seat } from '@aerie/kernel';
import { passHostOn } from './seats.js';
import {
  belongsTo,
  isDrawing,
  type Occupant,
  type Person,
  seatsKeptFor,
  seatsOfPerson,
  type TableState,
} from './state.js';
import { withdrawTakeover } from './takeover.js';

/**
 * The table with a guest's seats taken over by the account that they have signed in to. Where both sit, nobody plays
 * against themselves: the guest's seat is free again before the start, and a bot's for good once the match runs.
 * `level`: of the bot that plays for whoever is gone.
 */
export function mergeGuest(table: TableState, guest: Person, account: Person, level: string): TableState {
  const both = belongsTo(table, guest.id) && belongsTo(table, account.id);
  const isWaiting = table.status === 'open' && !isDrawing(table);
  const seats = table.seats.map((one): Occupant => {
    if (one.kind === 'open' && one.keptFor?.person === guest.id) {
      const name = one.keptFor.name === guest.name ? account.name : one.keptFor.name;
      return both
        ? { kind: 'open' }
        : { kind: 'open', keptFor: { ...one.keptFor, person: account.id, name } };
    }
    if (one.kind !== 'person' || one.person !== guest.id) return one;
    if (both && isWaiting) return { kind: 'open' };
    const name = one.name === guest.name ? account.name : one.name;
    const taken = { ...one, person: account.id, name };
    return both && table.status !== 'over' ? { ...gone, cover: level } : taken;
  });
  const departed = table.departed?.map((one) =>
    one.person === guest.id ? { ...one, person: account.id } : one,
  );
  return {
    ...withoutRequestOf(table, guest.id),
    host: table.host === guest.id ? account.id : table.host,
    seats,
    ...(departed ? { departed } : {}),
  };
}

/** Somebody who is gone for good: no id and no name; the client words it. */
const gone = { kind: 'person', person: '', name: '', cover: null, resigned: true } as const;

/** The seat of somebody who goes for good. Whether they had left before a match was over still counts after it. */
function goneFrom(one: Occupant, status: TableState['status'], level: string): Occupant {
  if (status !== 'over' || one.kind !== 'person') return { ...gone, cover: level };
  return { ...gone, cover: one.cover, ...(one.leftAt === undefined ? {} : { leftAt: one.leftAt }) };
}

/** The table without what somebody who looks on asks for, and without their id where they were declined. */
function withoutRequestOf(table: TableState, person: string): TableState {
  const { declined, ...rest } = withdrawTakeover(table, person);
  return declined ? { ...rest, declined: declined.filter((one) => one !== person) } : rest;
}

/** The table without anything that tells of somebody. A bot of this level plays on for them. */
export function forgetPerson(table: TableState, person: string, level: string): TableState {
  const mine = [...seatsOfPerson(table, person), ...seatsKeptFor(table, person)];
  if (table.status === 'open' && !isDrawing(table)) {
    const seats = table.seats.map((one, seat): Occupant => (mine.includes(seat) ? { kind: 'open' } : one));
    const left = passHostOn({ ...table, seats }, person);
    return left.host === person ? { ...left, host: '', listed: false } : left;
  }
  const departed = table.departed?.map((one) => (one.person === person ? { ...one, person: '' } : one));
  const ratings = table.ratings?.map((one, seat) => (mine.includes(seat) ? null : one));
  return {
    ...withoutRequestOf(table, person),
    host: table.host === person ? '' : table.host,
    seats: table.seats.map(
      (one, seat): Occupant => (mine.includes(seat) ? goneFrom(one, table.status, level) : one),
    ),
    ...(departed ? { departed } : {}),
    ...(ratings ? { ratings } : {}),
    ...(table.sketches ? { sketches: table.sketches.filter(({ seat }) => !mine.includes(seat)) } : {}),
  };
}

/** The entries of these seats that are somebody's own words, without them, by number. */
export function wordlessEntries(
  game: AnyGame,
  entries: readonly Entry[],
  seats: readonly Seat[],
): ReadonlyMap<number, Entry> {
  const changed = new Map<number, Entry>();
  entries.forEach((entry, number) => {
    const answer = 'answer' in entry && seats.includes(entry.seat) ? game.read(entry.answer) : undefined;
    const wordless = answer === undefined ? undefined : game.wordless?.(answer);
    if (wordless !== undefined) changed.set(number, { ...entry, answer: game.write(wordless) } as Entry);
  });
  return changed;
}
