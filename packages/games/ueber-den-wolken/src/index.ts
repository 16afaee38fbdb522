import type { Game } from '@aerie/kernel';
import about from './about/index.js';
import { answers, awaited } from './answers.js';
import { manoeuvre } from './data/cards.js';
import type { Event } from './events.js';
import { type Answer, read, write } from './notation.js';
import { REASONS, why } from './refusals.js';
import { outcome, points } from './scoring.js';
import { type Options, setup } from './setup.js';
import { clone, type State } from './state.js';
import { apply } from './turn.js';
import { imagine, redact, reveals, type View, view } from './view.js';

export {
  BIRD_NAMES,
  type Bird,
  isMale,
  NEUTRAL,
  NO_BIRD,
  NOBODY,
  ownerOf,
  SPECIES,
  type Species,
  speciesOf,
} from './data/birds.js';
export { CARD_SETS, type Card, type Manoeuvre, manoeuvre, NO_CARD } from './data/cards.js';
export {
  BOTH_BONUS,
  CUBES,
  DISPLAY,
  HAND_LIMIT,
  PASS_PRICE,
  ROWS,
  STAGES,
  TRIANGLES,
} from './data/figures.js';
export { ACTIONS, type Action, KINDS, type Kind, MANNERS, type Manner } from './data/kinds.js';
export { NEST_CARDS, type NestCard } from './data/nests.js';
export type { Event, StageAccount } from './events.js';
export {
  afterLanding,
  birdsOf,
  columnOf,
  columnsOf,
  type Flock,
  frontmost,
  heightOf,
  rowOf,
  SPACE_NAMES,
  type Space,
  spaceAt,
} from './flock.js';
export { type Answer, type End, swapOf } from './notation.js';
export { REASONS } from './refusals.js';
export {
  type CardAccount,
  cardAccount,
  cardWorth,
  landing,
  type NestAccount,
  nestAccount,
  nestPoints,
  scoreNow,
} from './scoring.js';
export type { Options } from './setup.js';
export { stageAccount } from './stage-end.js';
export { ACTION_PLACES, deckSize, pointsOf, priceOf, SOURCES, type Source, type State } from './state.js';
export type { Step } from './steps.js';
export type { View } from './view.js';

/** Bring your birds to the front of the flock before it lands, and leave others where cards reward them. */
const ueberDenWolken: Game<State, View, Answer, Event, Options> = {
  id: 'ueber-den-wolken',
  rulesVersion: 1,
  seats: about.seats,
  options: {},
  reasons: REASONS,
  setup,
  awaited,
  answers,
  why,
  apply,
  clone,
  view,
  redact,
  reveals,
  imagine,
  outcome,
  points,
  write,
  memorable: (a) => (a.kind === 'play' || a.kind === 'copy' ? manoeuvre(a.card).kind : undefined),
  read,
};

export default ueberDenWolken;
