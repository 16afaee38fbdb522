export { type AgainstBots, adaptiveLevel, atLevel, canAdapt, hasAdaptive } from './adaptive.js';
export {
  type AheadPlan,
  aheadNow,
  mayAnswerAhead,
  newAheadPlan,
} from './ahead.js';
export { hasSeat, type Pause, type Timing } from './clock.js';
export { companyFor, type TableCompany } from './company.js';
export { botAnswers, inTime, personAnswers, personTakesBack, settle } from './decisions.js';
export { forgetPerson, mergeGuest, wordlessEntries } from './departures.js';
export { beginDraw, drawnLuck, isDrawn, luckFrom, revealPart } from './draw.js';
export { mustAllowHelp, mustBeDeclared } from './fair-play.js';
export { noteHandovers } from './handovers.js';
export {
  type AnyMatch,
  type AnyStep,
  type Decision,
  MatchSession,
  type Position,
  type Proposed,
  replayed,
  type Seen,
  type Story,
  type Told,
  WRITTEN,
} from './match-session.js';
export { type Party, pairUp, type Waiting } from './pairing.js';
export {
  PAIRED_UNSEEN_MS,
  type PairingWish,
  planningSteps,
  planRound,
  type QueueStanding,
  queueName,
  type Waiter,
  type WaiterFor,
} from './pairing-round.js';
export { hasLuckTakenBack, memorableOf, modeOf } from './played.js';
export { Refusal, refuse } from './refusal.js';
export { type Kept, turnsOf, withReliability } from './reliability.js';
export { roundOf } from './rounds.js';
export { isOutdated, withMatchCarriedOver } from './rules-versions.js';
export {
  acceptSeats,
  clearSeat,
  coverLevelOf,
  coverSeat,
  declineSeats,
  hasPeople,
  isLeftToBots,
  keepSeat,
  knownLevel,
  leaveSeat,
  mustSit,
  replaceAbsentHost,
  seatBot,
  strongestLevel,
  takeSeat,
  withoutInvitation,
} from './seats.js';
export { isGivenUp, type Result, resultInFile, resultOf } from './standing.js';
export {
  belongsTo,
  botFor,
  isDrawing,
  isSharedDeal,
  type Occupant,
  type Person,
  type PlayableGame,
  type SeatedPerson,
  type Sketch,
  seatsKeptFor,
  seatsOfPerson,
  type TableState,
  type TakeoverRequest,
  type UndoRequest,
} from './state.js';
export {
  createTable,
  isAtTable,
  isRated,
  mayWatch,
  pairedTable,
  peopleNamedIn,
  peopleOf,
  rematchTable,
  renamePerson,
  setSketch,
  setWatchers,
  stakesOf,
  startMatch,
} from './table.js';
export {
  coverLate,
  deadlineOf,
  startClocks,
  takeSeatBack,
  timeLeft,
  withClocksStopped,
  withHolidays,
  withOutages,
} from './table-clock.js';
export {
  clockMessage,
  hasNobodyAway,
  hostOf,
  isTurnOf,
  type KnownPeople,
  tableMessage,
  viewersOf,
} from './table-message.js';
export { answerTakeover, askTakeover, isTakeoverAgreed, takeSeatOver, withdrawTakeover } from './takeover.js';
export {
  matchMessage,
  outcomeMessage,
  ownPart,
  ownScreen,
  replayViewer,
  sharedPart,
  sharedScreen,
} from './telling.js';
export { agreeToTerms, configureTable, withProgramsAnnounced } from './terms.js';
export { answerUndoRequest, isAgreed, takeBackAgreed, withUndoRequest } from './undo.js';
