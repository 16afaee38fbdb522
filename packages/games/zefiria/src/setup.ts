import type { Chance, Emit, OptionSchema } from '@aerie/kernel';
import {
  LEVELS,
  type Level,
  MODES,
  type Mode,
  RED_GEMS,
  roundsFor,
  SOLO_SPIRITS,
  SPIRITS,
} from './data/figures.js';
import { ISLANDS } from './data/islands.js';
import { GRID_CARDS, STORM_CARDS } from './data/storms.js';
import type { Event } from './events.js';
import type { State } from './state.js';
import { beginCorners, takeSpirit } from './turn.js';

export interface Options {
  mode: Mode;
  /** How many rounds one has when one plays alone; of no meaning otherwise. */
  solo: Level;
  /** Who plays which spirit is drawn, or everybody chooses, from the first player on. */
  spirits: 'random' | 'chosen';
}

/**
 * Version 2 rules on two rare positions of storms otherwise; a match of version 1 is finished as it began (`edition`). What
 * differs: `mayTake` and `release`.
 */
export const RULES_VERSION = 2;

export const OPTIONS: OptionSchema<Options> = {
  mode: { values: MODES, default: 'normal' },
  solo: { values: LEVELS, default: 'medium' },
  spirits: { values: ['random', 'chosen'], default: 'random' },
};

/** The islands lie at random; then spirits and corners are taken from the first player on, who is seat 0. */
export function setup(
  options: Options,
  seats: number,
  chance: Chance,
  emit: Emit<Event>,
  edition = RULES_VERSION,
): State {
  const alone = seats === 1;
  const stormy = options.mode === 'storm';
  const s: State = {
    edition,
    mode: options.mode,
    level: alone ? options.solo : null,
    rounds: roundsFor(seats, options.solo),
    islands: chance.deal(ISLANDS, ISLANDS.length),
    figures: [],
    asleep: -1,
    round: 0,
    acted: [],
    stage: { at: 'spirits' },
    gems: [],
    reserve: stormy ? RED_GEMS : 0,
    held: Array.from({ length: seats }, () => 0),
    spent: 0,
    storms: stormy ? STORM_CARDS.slice() : [],
    grids: stormy ? GRID_CARDS.map((_, card) => card) : [],
  };
  emit?.({ type: 'laidOut', mode: s.mode, islands: s.islands.slice(), rounds: s.rounds });
  if (options.spirits === 'chosen') return s;
  const drawn = chance.deal(SPIRITS, alone ? SOLO_SPIRITS : seats);
  drawn.forEach((spirit, i) => {
    takeSpirit(s, alone ? 0 : i, spirit, false, emit);
  });
  beginCorners(s, chance, emit);
  return s;
}
