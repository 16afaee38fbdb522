import { type AnyGame, BadOptions, type Entry, readOptions } from '@aerie/kernel';
import type { RequestOf, Stakes, WantedSeat } from '@aerie/protocol';
import { mustNotAdaptWhereRated } from './adaptive.js';
import { restOf } from './company.js';
import { refuse } from './refusal.js';
import { acceptSeats, botOf, knownLevel, mustBeHost, occupantOf, usualCoverLevel } from './seats.js';
import {
  isSharedDeal,
  type Occupant,
  type Person,
  type PlayableGame,
  type Sketch,
  seatsOfPerson,
  type TableState,
} from './state.js';

/* What can be done with a table as a whole. Every function gives the table after it, or refuses. */

export function createTable(playable: PlayableGame, wanted: RequestOf<'create'>, host: Person): TableState {
  const { game } = playable;
  const seats = wanted.seats.map((seat) => wantedOccupant(playable, seat, host, wanted.luckHash));
  const { min, max } = game.seats;
  if (seats.length < min || seats.length > max) refuse('badSeats', { min, max });
  if (seats.every(({ kind }) => kind === 'bot')) refuse('onlyBots');
  return mustNotAdaptWhereRated({
    game: game.id,
    options: checkedOptions(game, wanted.options),
    host: host.id,
    listed: wanted.listed,
    watchers: wanted.watchers ?? true,
    ...(wanted.friendly === false ? {} : { friendly: true }),
    coverLevel: knownLevel(playable, wanted.coverLevel ?? usualCoverLevel(playable)),
    status: 'open',
    seats,
    match: null,
    rematch: null,
    undoWish: null,
    clock: wanted.clock ?? null,
  });
}

/**
 * A table for people who were put together, the first of whom is its host: seats are kept for them until they come, or are theirs
 * at once; bots take those that are left, and then no rating changes.
 */
export function pairedTable(
  playable: PlayableGame,
  {
    seats,
    friendly,
    options,
    clock,
  }: Pick<TableState, 'options' | 'clock'> & { seats: number; friendly: boolean },
  people: readonly Person[],
  areSeated: boolean,
): TableState {
  const { game } = playable;
  const free = Array.from({ length: seats - people.length }, (): Occupant => {
    return { kind: 'bot', level: usualCoverLevel(playable) };
  });
  const held = people.map((person): Occupant => {
    if (areSeated) return occupantOf(person);
    return { kind: 'open', keptFor: { person: person.id, name: person.name } };
  });
  return {
    game: game.id,
    options: checkedOptions(game, options),
    host: people[0]?.id ?? '',
    listed: true,
    watchers: true,
    ...(friendly || free.length > 0 ? { friendly: true } : {}),
    coverLevel: usualCoverLevel(playable),
    status: 'open',
    seats: [...held, ...free],
    match: null,
    rematch: null,
    undoWish: null,
    clock: clock ?? null,
  };
}

function wantedOccupant(
  playable: PlayableGame,
  seat: WantedSeat,
  host: Person,
  luckHash: string | undefined,
): Occupant {
  if (seat.kind === 'me') return occupantOf(host, seat.name, luckHash);
  return seat.kind === 'bot' ? botOf(playable, seat.level) : { kind: 'open' };
}

export function checkedOptions(game: AnyGame, options: unknown): TableState['options'] {
  try {
    return readOptions(game.options, options) as TableState['options'];
  } catch (error) {
    if (error instanceof BadOptions) return refuse('badOptions', { message: error.message });
    throw error;
  }
}

/** Whether somebody sits at a table or hosts it. */
export const isAtTable = (table: TableState, id: string | undefined): boolean =>
  id !== undefined && (table.host === id || seatsOfPerson(table, id).length > 0);

/** Whether somebody may follow a table: who sits there or hosts it always, others unless its match is closed to them. */
export const mayWatch = (table: TableState, id: string | undefined): boolean =>
  table.status === 'open' || table.watchers !== false || isAtTable(table, id);

/** Lets people without a seat look on, or no longer. */
export function setWatchers(table: TableState, watchers: boolean, id: string): TableState {
  mustBeHost(table, id);
  return table.watchers === watchers ? table : { ...table, watchers };
}

/** Everybody is there, and all luck: the match begins, unless it has. */
export const startMatch = (table: TableState, match: string): TableState =>
  table.status === 'open' ? { ...table, status: 'running', match } : table;

/**
 * Another match: a new table with a seat for whoever asks, for the same bots, and one kept for each of the others, who sit
 * there once they have said yes. All move on by one, so that another one begins.
 */
export function rematchTable(table: TableState, who: Person, luckHash?: string): TableState {
  if (table.status !== 'over') refuse('notRunning');
  if (seatsOfPerson(table, who.id).length === 0) refuse('notYourSeat');
  const [first, ...rest] = table.seats.map((one): Occupant => {
    if (one.kind !== 'person') return one;
    // A person who has deleted their account leaves an open seat.
    if (one.person === '') return { kind: 'open' };
    return { kind: 'open', keptFor: { person: one.person, name: one.name } };
  });
  const { game, options, listed, watchers, friendly, coverLevel, clock } = table;
  const asked: TableState = {
    ...{ game, options, listed },
    ...(watchers === undefined ? {} : { watchers }),
    // Rated play is a choice, which nobody has made where others play the same deal.
    ...(friendly || isSharedDeal(table) ? { friendly: true } : {}),
    ...(coverLevel === undefined ? {} : { coverLevel }),
    ...(clock === undefined ? {} : { clock }),
    host: who.id,
    status: 'open',
    seats: [...rest, first as Occupant],
    match: null,
    rematch: null,
    undoWish: null,
    sketches: [],
  };
  return acceptSeats(asked, who, luckHash);
}

/**
 * The table with what somebody proposes; what was proposed for an earlier moment goes, unless it was wished and is being done. Where a bot
 * speaks against what people wish, they have to wish it once more.
 */
export function setSketch(
  table: TableState,
  game: AnyGame,
  sketch: Sketch,
  entries: readonly Entry[],
): TableState {
  if (table.status !== 'running') return refuse('notRunning');
  if (!game.together) return refuse('notTogether');
  const others = (table.sketches ?? []).filter((one) =>
    one.number === sketch.number ? one.seat !== sketch.seat : one.wish && restOf(one, entries).length > 0,
  );
  const heard = sketch.instead ? others.map(({ wish: _, ...drawn }) => drawn) : others;
  return { ...table, sketches: sketch.plan.length > 0 ? [...heard, sketch] : heard };
}

/** Somebody is called otherwise from now on. Who sits at the same screen keeps the name they were given. */
export const renamePerson = (table: TableState, id: string, from: string, to: string): TableState =>
  table.status !== 'open'
    ? table
    : {
        ...table,
        seats: table.seats.map((one): Occupant => {
          if (one.kind === 'person' && one.person === id && one.name === from) return { ...one, name: to };
          const isKept = one.kind === 'open' && one.keptFor?.person === id && one.keptFor.name === from;
          return isKept ? { kind: 'open', keptFor: { ...one.keptFor, name: to } } : one;
        }),
      };

/**
 * What is at stake: ratings only where people play against others, each person for themselves. Not where others play
 * the same deal, which has a ranking of its own: nobody chose to be rated there, and under another name one can have seen it before.
 */
export function stakesOf(table: TableState, game: AnyGame | undefined): Stakes {
  const { seats, friendly } = table;
  if (game?.together || seats.length < 2 || isSharedDeal(table)) return 'none';
  const people = seats.flatMap((one) => (one.kind === 'person' && one.person ? [one.person] : []));
  if (new Set(people).size !== people.length) return 'none';
  return friendly ? 'friendly' : 'rated';
}

/** Whether ratings are at stake. Asked for each seat with each step, mostly of tables that are friendly. */
export const isRated = (table: TableState, game: AnyGame | undefined): boolean =>
  !table.friendly && stakesOf(table, game) === 'rated';

/** Everybody who has to do with a table, those whom a seat is kept for too; those who are gone for good have no id. */
export const peopleOf = (table: TableState): string[] => {
  const seated = table.seats.flatMap((one) => {
    if (one.kind === 'person') return [one.person];
    return one.kind === 'open' && one.keptFor ? [one.keptFor.person] : [];
  });
  return [...new Set([table.host, ...seated])].filter((id) => id !== '');
};

/** Everybody whose id a table holds: also those who gave up a seat that another has taken over, or asked for one. */
export const peopleNamedIn = (table: TableState): string[] => {
  const departed = (table.departed ?? []).map(({ person }) => person);
  const asking = table.takeover ? [table.takeover.who.id] : [];
  const all = [...peopleOf(table), ...departed, ...asking, ...(table.declined ?? [])];
  return [...new Set(all)].filter((id) => id !== '');
};
