import type { Game } from '@aerie/kernel';
import about from './about/index.js';
import { type Answer, answers, awaited, read, write } from './answers.js';
import type { Event } from './events.js';
import { REASONS, why } from './reasons.js';
import { outcome, points } from './scoring.js';
import { OPTIONS, type Options, RULES_VERSION, setup } from './setup.js';
import { clone, type State } from './state.js';
import { apply } from './turn.js';
import { imagine, type View, view } from './view.js';

export type { Answer } from './answers.js';
export {
  type Level,
  type Mode,
  pointsFor,
  RED_GEMS,
  roundsFor,
  SOLO_SPIRITS,
  SPIRITS,
  type Spirit,
  type Standing,
  VERDICTS,
  type Verdict,
} from './data/figures.js';
export { COLOURS, type Colour, colourOf, ISLANDS, symbolOf } from './data/islands.js';
export { GRID_CARDS, STORM_CARDS, STORMS, type Storm, type StormCard } from './data/storms.js';
export type { Event, Moved } from './events.js';
export type { Manner } from './flights.js';
export {
  around,
  besideOf,
  bit,
  CELLS,
  CORNERS,
  type Corner,
  columnOf,
  crossOf,
  diagonals,
  distances,
  EVERYWHERE,
  has,
  homeOf,
  listed,
  PLACES,
  placeName,
  rowOf,
  waysOut,
} from './grid.js';
export {
  type Affordable,
  affordable,
  breathsFrom,
  type Priced,
  type Reachable,
  reachable,
  type Sketch,
  sketch,
  swappable,
} from './planning.js';
export { REASONS } from './reasons.js';
export type { Account, IslandAccount } from './scoring.js';
export { accountOf } from './scoring.js';
export type { Options } from './setup.js';
export { allInPlace, type Figure, type Stage, type State, type Turn, turnsPlayed } from './state.js';
export { secondOf } from './storm.js';
export type { View } from './view.js';

/** Wind spirits bring twenty-five drifting islands back into order, all together against time. */
const zefiria: Game<State, View, Answer, Event, Options> = {
  id: 'zefiria',
  rulesVersion: RULES_VERSION,
  migrations: { 1: 'keepRulings' },
  seats: about.seats,
  options: OPTIONS,
  together: true,
  reasons: REASONS,
  setup,
  awaited,
  answers,
  why,
  apply,
  clone,
  view,
  redact: (e) => e,
  reveals: () => false,
  imagine,
  outcome,
  points,
  write,
  read,
};

export default zefiria;
