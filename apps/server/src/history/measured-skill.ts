import type { Ratings } from '@aerie/bots/ratings';
import { rating } from 'openskill';

/** How strong somebody is, as OpenSkill has it: a mean, and how uncertain it is. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** Somebody of whom nothing is known. */
export const UNKNOWN: Skill = rating();

/** The level that is taken for as strong as somebody of whom nothing is known. */
const MIDDLE = 'club';

/**
 * How many points of the lab's scale (Elo) a unit of the mean is worth, so that both promise the same share of wins: a lead of _d_
 * means odds of 10^(_d_/400) there, and of e^(_d_/(√2·β)) here, with β half the uncertainty of somebody unknown.
 */
const ELO_PER_UNIT = 400 / Math.LN10 / (Math.SQRT2 * (UNKNOWN.sigma / 2));

/** How the levels of a game compare was measured; how strong people are beside them was not, so something is left to be learned. */
const UNCERTAINTY = UNKNOWN.sigma / 4;

/** A skill on the lab's scale, and how uncertain that is there. */
export function labRating({ mu, sigma }: Skill, ratings: Ratings): { rating: number; uncertainty: number } {
  const middle = ratings.bots[MIDDLE] ?? ratings.bots[ratings.anchor];
  return {
    rating: (middle?.rating ?? 0) + (mu - UNKNOWN.mu) * ELO_PER_UNIT,
    uncertainty: sigma * ELO_PER_UNIT,
  };
}

/** Where the rating of a level of bots starts: where it was measured to be, if it was. */
export function measuredSkill(level: string, ratings: Ratings | undefined): Skill {
  const measured = ratings?.bots[level];
  if (!ratings || !measured) return UNKNOWN;
  const middle = ratings.bots[MIDDLE] ?? ratings.bots[ratings.anchor] ?? measured;
  return { mu: UNKNOWN.mu + (measured.rating - middle.rating) / ELO_PER_UNIT, sigma: UNCERTAINTY };
}
