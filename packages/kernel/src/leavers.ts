import type { AnyGame, Outcome } from './game.js';
import type { Seat } from './seat.js';

/*
 * What leaving a match does to its places. The rules do not know of it: whoever keeps a match does, and a match file says it.
 */

/** A seat whose person left the match for good or was not back at its end, and after how many entries that was. */
export interface Leaver {
  readonly seat: Seat;
  readonly number: number;
}

/**
 * The places that count in a match of so many seats: whoever left is behind everybody who stayed, whatever was played for
 * them since. `outcome`: what the rules say, or undefined where the match ended early because too few were left; then those
 * who stayed have won. Who plays alone or together with others is compared with nobody; ended early, nobody has won.
 */
export function placesThatCount(
  game: AnyGame,
  seats: number,
  outcome: Outcome | undefined,
  left: readonly Leaver[],
): number[] {
  if (game.together || seats === 1) return outcome ? [...outcome.places] : Array<number>(seats).fill(2);
  return placesBehind(outcome?.places ?? Array<number>(seats).fill(1), left);
}

/** Of several who left, whoever did so later is before whoever did earlier. */
function placesBehind(places: readonly number[], left: readonly Leaver[]): number[] {
  const leftAt = new Map(left.map(({ seat, number }) => [seat, number]));
  const isBefore = (one: Seat, other: Seat): boolean => {
    const [mine, theirs] = [leftAt.get(one), leftAt.get(other)];
    if (mine === undefined && theirs === undefined) return (places[one] ?? 0) < (places[other] ?? 0);
    return mine === undefined || (theirs !== undefined && mine > theirs);
  };
  return places.map((_, seat) => 1 + places.filter((_, other) => isBefore(other, seat)).length);
}
