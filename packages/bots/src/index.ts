export type { Advice, Odds } from './advice.js';
export {
  type AnyBot,
  type Asked,
  advise,
  ask,
  type Bot,
  type Bots,
  possible,
  questionTo,
  random,
} from './bot.js';
export type { Company, Proposal, Proposed } from './company.js';
export { adviceCodes, baselines, botOf, decisionKindOf, judgeOf, levels } from './everybody.js';
export type { AnyJudge, Considered, Expectation, Judge } from './judge.js';
export { hintLevel, LEVELS, type Level } from './levels.js';
export {
  decide,
  readQuestion,
  type WrittenCompany,
  type WrittenDecision,
  type WrittenQuestion,
} from './question.js';
