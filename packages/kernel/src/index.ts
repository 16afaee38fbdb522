export type { About, AboutWords, Credits } from './about.js';
export { type Chance, type Name, NumberChance, type Outcomes, throwsOf } from './chance.js';
export type { AnyGame, Emit, Game, Open, Outcome, Reason } from './game.js';
export { isDeeperThan, type Json, notJson, same } from './json.js';
export { type Leaver, placesThatCount } from './leavers.js';
export {
  type Answered,
  counting,
  type Entry,
  type MatchLog,
  type Migration,
  type TookBack,
} from './log.js';
export { ChanceMismatch, LoggedChance, RecordingChance } from './logged-chance.js';
export { BadLog, BadSeats, HOST_REASONS, Match, type Refused, type Step } from './match.js';
export {
  BadMatchFile,
  logOf,
  type MatchFile,
  matchFileSchema,
  readMatchFile,
  type SeatName,
  type Verdict,
  verifyMatchFile,
  writeMatchFile,
} from './match-file.js';
export { migrate, UnknownRules } from './migrate.js';
export { BadOptions, everyOptions, type OptionField, type OptionSchema, readOptions } from './options.js';
export { QuickChance } from './quick-chance.js';
export { alone, clockwiseFrom, forEachSeat, nobody, type Seat, seatsOf, type Viewer } from './seat.js';
export { commitment, type Place, SeededChance, streamOf } from './seeded-chance.js';
export {
  luckGivenBy,
  luckHashSchema,
  luckPartSchema,
  type SharedLuck,
  sharedLuckSchema,
  sharedSeed,
  wrongLuck,
} from './shared-luck.js';
