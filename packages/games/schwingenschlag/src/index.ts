import type { Game } from '@aerie/kernel';
import about from './about/index.js';
import { type Answer, REASONS, read, write } from './answers.js';
import type { Event } from './events.js';
import { outcome, points } from './scoring.js';
import { OPTIONS, type Options, RULES_VERSION, setup } from './setup.js';
import { clone, type State } from './state.js';
import { trace } from './trace.js';
import { answers, apply, awaited, why } from './turn.js';
import { imagine, redact, type View, view } from './view.js';

export type { Bill, Task } from './agenda.js';
export { type Answer, REASONS, sameAnswer } from './answers.js';
export { countOf, dragonSpots, holds, markersOf } from './counts.js';
export {
  COINS_A_ROUND,
  COVER_BONUS,
  DIG_EGGS,
  EXPLORE_EGGS,
  EXTRA_SQUARES_FROM,
  FIXED_POINTS,
  GUILD_CIRCLE,
  GUILD_TILES,
  GUILDS,
  HAND_LIMIT,
  MAT_ICONS,
  OBJECTIVE_POINTS,
  OBJECTIVES,
  type ObjectiveId,
  ROUNDS,
} from './data/boards.js';
export { CAVE_NUMBERS, caveCard, DRAGON_NUMBERS, type DragonCard, dragonCard } from './data/cards.js';
export type { Condition, Cost, Count, Effect, EndEffect, Place, Rider, Thing } from './data/effect.js';
export { CAVE_NAMES, DRAGON_NAMES } from './data/names.js';
export { DECISION_CARDS, type DecisionCard, LEVELS, type Level } from './data/rival.js';
export {
  ALL_ROWS,
  CAVE_COLUMNS,
  COLUMNS,
  MAT_NESTS,
  RESOURCES,
  type Resource,
  ROWS,
  type Row,
  SIZES,
  TIMINGS,
  TRAITS,
} from './data/words.js';
export { FIRST_RESOURCES, THROWN } from './draft.js';
export type { Event } from './events.js';
export { isIdleExchange } from './exchanges.js';
export { END_ROW, FIXED_ROW, freeSquares, squareEffects } from './guild.js';
export { objectiveAmount, standing } from './objectives.js';
export {
  isVariant,
  newRival,
  rivalAccount,
  rivalAmount,
  rivalCards,
  rivalSteps,
  VARIANT_COINS,
} from './rival.js';
export { accountOf, endEffect, endPoints, pointsOf } from './scoring.js';
export { newMat, type Options } from './setup.js';
export {
  changeResource,
  columnOf,
  type Dragon,
  dragonAt,
  dugSpaces,
  MAT_SPOT,
  type Mat,
  type MatRow,
  newDragon,
  type Rival,
  resourceAt,
  resourceIndex,
  rowOf,
  type Spot,
  type State,
  spotOf,
  spotOfCard,
} from './state.js';
export { applyWithinTurn, endTurn } from './turn.js';
export type { View } from './view.js';
export {
  caveText,
  circleText,
  dragonText,
  effectText,
  guildText,
  labels,
  objectiveText,
  plainText,
  tokenText,
} from './wording/index.js';

/** Entice dragons into three caves, explore them, and serve the guild. */
const schwingenschlag: Game<State, View, Answer, Event, Options> = {
  id: 'schwingenschlag',
  rulesVersion: RULES_VERSION,
  migrations: { 1: 'keepRulings' },
  seats: about.seats,
  options: OPTIONS,
  reasons: REASONS,
  setup,
  awaited,
  answers,
  why,
  apply,
  trace,
  clone,
  view,
  redact,
  // When all have drafted, everybody learns what the others threw away.
  reveals: (e) => e.type === 'drafted',
  imagine,
  outcome,
  points,
  write,
  memorable: (answer) =>
    answer.a === 'entice' || answer.a === 'play' || answer.a === 'cover' ? `${answer.card}` : undefined,
  read,
};

export default schwingenschlag;
