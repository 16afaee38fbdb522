import type { Game } from '@aerie/kernel';
import about from './about/index.js';
import {
  type Answer,
  answers,
  awaited,
  open,
  REASONS,
  read,
  stands,
  why,
  wordless,
  write,
} from './answers.js';
import { LANGUAGES } from './data/examples.js';
import { type Event, redact, reveals } from './events.js';
import { outcome, points } from './scoring.js';
import { type Options, setup } from './setup.js';
import { clone, type State, scoutOf } from './state.js';
import { apply } from './turn.js';
import { imagine, type View, view } from './view.js';

export { type Answer, REASONS } from './answers.js';
export { contactSheet } from './clouds/contact-sheet.js';
export { featuresOf, writeMeasured } from './clouds/features.js';
export { FORM_NAMES, type Form } from './clouds/forms.js';
export { cloudMarkup, cloudPaint, cloudSvg } from './clouds/markup.js';
export { type Features, measureAll, type Nearness, type Sight } from './clouds/measuring.js';
export { MOTIF_NAMES, type Motif } from './clouds/motifs.js';
export { type Outline, outlineOf } from './clouds/outline.js';
export { type Cloud, cloudOf, type Puff } from './clouds/puffs.js';
export { LANGUAGES, type Language } from './data/examples.js';
export { CARDS, CLOUDS, cardsFor, guessesFor, LONGEST, MOST_WORDS, NO_CARD } from './data/figures.js';
export type { Event, Role } from './events.js';
export type { Options } from './setup.js';
export {
  allGuesses,
  faceUp,
  type Guess,
  guesser,
  type PastRound,
  type Roles,
  type State,
  type Step,
  scoutOf,
  watchersOf,
} from './state.js';
export type { View } from './view.js';
export { countWords, type Refusal, refusal } from './words.js';

/** Name a cloud so that some will find it among the others, but not all. */
const cloudMine: Game<State, View, Answer, Event, Options> = {
  id: 'cloud-mine',
  rulesVersion: 1,
  seats: about.seats,
  options: { language: { values: LANGUAGES, default: 'en' } },
  reasons: REASONS,
  setup,
  awaited,
  answers,
  open,
  why,
  stands,
  wordless,
  apply,
  clone,
  view,
  redact,
  reveals,
  imagine,
  // Ruling of ours for tables with a chat: who knows the card says nothing while others guess.
  silent: (s, seat) => s.step !== 'over' && (seat === s.daydreamer || seat === scoutOf(s)),
  outcome,
  points,
  write,
  read,
};

export default cloudMine;
