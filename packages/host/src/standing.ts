import {
  type AnyGame,
  type Leaver,
  type MatchFile,
  type Outcome,
  placesThatCount,
  type Seat,
} from '@aerie/kernel';
import type { AnyMatch } from './match-session.js';
import type { Occupant, TableState } from './state.js';

/*
 * How the match of a table stands once it has ended. The rules know nothing of people who leave: their outcome says how the
 * seats were played. At the table, whoever gave up, or had a bot playing for them at the end, is behind everybody who stayed.
 */

/** The result of a table's match. */
export interface Result extends Outcome {
  /** The seats whose people left. */
  readonly left: readonly Seat[];
  /** Too few were left to play on: the rules give no outcome, and points are as they stood. */
  readonly early?: true;
}

/** Whether the person of a seat has left, or a bot plays for them for now: at the end that is the same. */
const hasLeft = (one: Occupant): one is Extract<Occupant, { kind: 'person' }> =>
  one.kind === 'person' && one.cover !== null;

const leaversAt = ({ seats }: TableState): Leaver[] =>
  seats.flatMap((one, seat) => (hasLeft(one) ? [{ seat, number: one.leftAt ?? 0 }] : []));

/**
 * Whether so many have given up that a match ends at once: nobody is left who plays, or only one seat of those who play
 * against each other. Who is merely away may come back.
 */
export function isGivenUp({ seats }: TableState, game: AnyGame | undefined): boolean {
  let staying = 0;
  let hasPeople = false;
  for (const one of seats) {
    if (one.kind === 'person' && one.resigned) continue;
    staying++;
    hasPeople ||= one.kind === 'person';
  }
  return !hasPeople || (!game?.together && seats.length > 1 && staying < 2);
}

/** How the match of a table ended; undefined while it goes on. */
export function resultOf(table: TableState, { game, state, outcome }: AnyMatch): Result | undefined {
  if (!outcome && !isGivenUp(table, game)) return undefined;
  const left = leaversAt(table);
  const places = placesThatCount(game, table.seats.length, outcome, left);
  return {
    ...(outcome ?? { points: game.points(state), early: true }),
    places,
    left: left.map(({ seat }) => seat),
  };
}

/** What the file of a match says of those who left; undefined where all have stayed. */
export function resultInFile(table: TableState, match: AnyMatch): MatchFile['result'] {
  const result = resultOf(table, match);
  const departed = table.departed ?? [];
  if (!result || (result.left.length === 0 && departed.length === 0)) return undefined;
  return {
    places: [...result.places],
    left: [
      ...departed.map(({ seat, leftAt }) => ({ seat, number: leftAt, takenOver: true as const })),
      ...leaversAt(table),
    ],
    ...(result.early ? { early: true } : {}),
  };
}
