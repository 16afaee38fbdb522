export { type Asked, analyse, ENGINE, joined, type Part, type Progress } from './analyse.js';
export {
  type Analysis,
  CLASSES,
  type LossClass,
  type Moment,
  type WeighedAnswer,
  type WeighedDecision,
} from './analysis.js';
export { BadAnalysisFile, readAnalysis } from './analysis-file.js';
export { differenceOf } from './difference.js';
export { EFFORTS, type Effort, type EffortName } from './effort.js';
export { fingerprint } from './fingerprint.js';
export { kindsIn, type SeatDecisions, seatDecisions } from './seat-decisions.js';
export {
  type Account,
  accountOf,
  chancesOver,
  errorsOf,
  type SeatSummary,
  SURE,
  summaryOf,
  type TurningPoint,
  turningPoints,
} from './summary.js';
export { Weighing } from './weigh.js';
export { type Instead, weighInstead } from './weigh-instead.js';
