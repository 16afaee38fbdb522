export { type Asked, analyse, ENGINE, fingerprint, type Progress } from './analyse.js';
export {
  type Analysis,
  CLASSES,
  type LossClass,
  type Moment,
  type WeighedAnswer,
  type WeighedDecision,
} from './analysis.js';
export { EFFORTS, type EffortName } from './effort.js';
export {
  type Account,
  accountOf,
  chancesOver,
  type SeatSummary,
  summaryOf,
  type TurningPoint,
  turningPoints,
} from './summary.js';
