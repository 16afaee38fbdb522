import type { Seat } from '@aerie/kernel';
import type { State } from '@aerie/rauf-und-runter';
import { normalNearest } from './normal.js';

/** The standard deviation of what one more round brings among sensible players, in spaces. */
const SCATTER = 4.2;
/** A feather that can still be used is worth so many spaces. */
const FEATHER_WORTH = 0.9;
/** An extra charge on every fall, so that of two ways of the same value the one without a fall is taken. */
export const SURENESS = 1e-9;

/** The nodes and weights of the Gauss–Hermite quadrature for the normal distribution. */
const POINTS: readonly number[] = [
  -2.856970013872806, -1.355626179974266, 0, 1.355626179974266, 2.856970013872806,
];
const WEIGHTS: readonly number[] = [
  0.0112574113277207, 0.222075922005613, 0.533333333333333, 0.222075922005613, 0.0112574113277207,
];

/**
 * How likely a seat wins between two rounds, by the feathers with which it ended its turn. The table is as if these had been
 * `before`.
 */
export type Judge = (s: State, seat: Seat, before: number) => (feathers: number) => number;

/** Where a seat stands between two rounds: how far it is ahead of each rival, feathers counted in. */
interface Standing {
  readonly first: boolean;
  /** Own lead over every rival in spaces, if the seat itself had no feathers. */
  readonly leads: readonly number[];
  /** Feathers that the seat got at the end of the round. */
  readonly gained: number;
}

/** Guesses what is left of the match by a normal scatter, with so many rounds left. */
export const scattered =
  (roundsLeft: number): Judge =>
  (s, seat, before) => {
    const standing = standingOf(s, seat, before);
    return (feathers) => winningChance(standing, feathers, roundsLeft);
  };

/** The standing after a round in which the seat ended its turn with so many feathers. */
function standingOf(s: State, seat: Seat, before: number): Standing {
  const own = s.space[seat] as number;
  const leads: number[] = [];
  for (let rival = 0; rival < s.space.length; rival++) {
    if (rival !== seat)
      leads.push(own - (s.space[rival] as number) - FEATHER_WORTH * (s.feathers[rival] as number));
  }
  return { first: s.pecking[0] === seat, leads, gained: (s.feathers[seat] as number) - before };
}

/**
 * How likely a seat wins with so many feathers and so many rounds left. After the last round this is
 * plain fact; before, everybody's remaining rounds are taken as equally scattered.
 */
function winningChance(standing: Standing, feathers: number, roundsLeft: number): number {
  if (roundsLeft === 0) return standing.first ? 1 : 0;
  const spread = SCATTER * Math.sqrt(roundsLeft);
  const plumage = FEATHER_WORTH * (feathers + standing.gained);
  const { leads } = standing;
  let chance = 0;
  for (let i = 0; i < POINTS.length; i++) {
    let ahead = WEIGHTS[i] as number;
    for (let rival = 0; rival < leads.length; rival++) {
      ahead *= normalNearest(((leads[rival] as number) + plumage) / spread + (POINTS[i] as number));
    }
    chance += ahead;
  }
  return chance;
}
