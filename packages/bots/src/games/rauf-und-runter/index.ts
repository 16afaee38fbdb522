import raufUndRunter, { type Answer, type View } from '@aerie/rauf-und-runter';
import type { Bots } from '../../bot.js';
import { greedy } from '../../greedy.js';
import { evaluate } from './evaluate.js';
import { judge } from './judge.js';
import { club, gentle, master, strong } from './levels.js';
import { NUDGE_CODES } from './nudges.js';
import { perfect } from './perfect.js';
import { REASON_CODES } from './reasons.js';

export { DECISION_KINDS, decisionKind } from './decision-kinds.js';

export const ADVICE_CODES: readonly string[] = [...NUDGE_CODES, ...REASON_CODES];

const bots: Bots<View, Answer> = {
  greedy: greedy(raufUndRunter, evaluate),
  perfect: () => perfect(),
  gentle,
  club,
  strong,
  master,
};

export default bots;
export { judge };
