import { ADAPTIVE, type Clock } from '@aerie/protocol';
import type { GameCover } from '../../contract/cover.js';
import type { LocalSeat } from '../../play/saved-match.js';
import type { Options } from '../../setup/options-form.js';

/** Against bots, with friends at a table of the server, or several people at this screen. */
export type Way = 'bots' | 'friends' | 'device';

/** How a match shall begin: all that the form asks for. */
export interface Setup {
  readonly way: Way;
  readonly count: number;
  readonly level: string;
  readonly options: Options;
  readonly clock: Clock;
  /** Whether everybody sees the table, and whether it changes no ratings: of tables of the server. */
  readonly listed: boolean;
  readonly friendly: boolean;
  /** The names of the people at this screen. */
  readonly guests: readonly string[];
}

const USUAL_COUNT = 4;

export const newSetup = (
  { seats, level }: Pick<GameCover, 'seats' | 'level'>,
  way: Way,
  name: string,
): Setup => ({
  way,
  count: Math.min(seats.max, USUAL_COUNT),
  level,
  options: {},
  clock: null,
  listed: false,
  friendly: true,
  guests: [name],
});

/** How many may play: friends are at least two. */
export function countsFor(way: Way, { min, max }: GameCover['seats']): readonly number[] {
  const least = way === 'bots' ? min : Math.max(2, min);
  return Array.from({ length: max - least + 1 }, (_, i) => least + i);
}

/** The setup for another way to play. On one device time can be kept for moves only, and nobody plays for days. */
export const withWay = (setup: Setup, way: Way): Setup => ({
  ...setup,
  way,
  clock: way === 'friends' || setup.clock?.kind === 'move' ? setup.clock : null,
  count: way === 'bots' ? setup.count : Math.max(2, setup.count),
});

/** How many people sit at this screen. */
export const peopleAt = ({ way, count, guests }: Setup): number =>
  way === 'device' ? Math.min(count, Math.max(2, guests.length)) : 1;

/** How many seats are left for bots; none where friends are invited. */
export const botsAt = (setup: Setup): number => (setup.way === 'friends' ? 0 : setup.count - peopleAt(setup));

const guestsAt = (setup: Setup, people: number): readonly string[] =>
  Array.from({ length: people }, (_, i) => setup.guests[i] ?? '');

export const withGuestNamed = (setup: Setup, seat: number, name: string): Setup => ({
  ...setup,
  guests: guestsAt(setup, peopleAt(setup)).map((before, i) => (i === seat ? name : before)),
});

export const withAnotherGuest = (setup: Setup): Setup => ({
  ...setup,
  guests: guestsAt(setup, peopleAt(setup) + 1),
});

const botOf = (level: string): LocalSeat =>
  level === ADAPTIVE ? { kind: 'bot', level, adaptive: true } : { kind: 'bot', level };

/** Who sits where in a match of this browser: people first, then bots. */
export function localSeats(setup: Setup, ownName: string, guestName: (seat: number) => string): LocalSeat[] {
  const people = peopleAt(setup);
  const nameOf = (seat: number): string =>
    setup.way === 'device' ? setup.guests[seat]?.trim() || guestName(seat) : ownName;
  return Array.from({ length: setup.count }, (_, seat) =>
    seat < people ? { kind: 'person', name: nameOf(seat) } : botOf(setup.level),
  );
}
