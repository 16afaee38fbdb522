import type { Game } from '@aerie/kernel';
import about from './about/index.js';
import { type Answer, answers, awaited, REASONS, read, why, write } from './answers.js';
import { faceOf } from './data/pieces.js';
import type { Event } from './events.js';
import { outcome, points } from './scoring.js';
import { type Options, setup } from './setup.js';
import { clone, type State } from './state.js';
import { apply } from './turn.js';
import { imagine, type View, view } from './view.js';

export { type Answer, REASONS } from './answers.js';
export { DICE, dieOf, FACES, FEATHER, faceOf, LADDER_CARDS, REROLL_PRICE, ROUNDS } from './data/pieces.js';
export type { Event } from './events.js';
export { move } from './ladder.js';
export { compare } from './scoring.js';
export type { Options } from './setup.js';
export { flutterNumber, player, type State, sumOf, supply, topSpace } from './state.js';
export type { View } from './view.js';

/** Climb the chicken ladder by rolling dice, high but not too high. */
const raufUndRunter: Game<State, View, Answer, Event, Options> = {
  id: 'rauf-und-runter',
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
  redact: (e) => e,
  reveals: () => false,
  imagine,
  outcome,
  points,
  write,
  memorable: (a) => (a.kind === 'pick' ? faceOf(a.die) : undefined),
  read,
};

export default raufUndRunter;
