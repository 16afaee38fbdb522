export { baselineOf } from './baselines.js';
export {
  type Alarms,
  alarmsAt,
  type Baseline,
  isSignal,
  type Likeness,
  likenessOf,
} from './likeness.js';
export { bothTimes, type Look, lookAt, NO_TIMES, type Times, usualTime } from './look.js';
export { bothTallies, EMPTY, KINDS, type Made, type Tally, tallyOf } from './tally.js';
