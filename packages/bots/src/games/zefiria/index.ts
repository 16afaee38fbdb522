import type { Answer, View } from '@aerie/zefiria';
import type { Bots } from '../../bot.js';
import { greedy } from './greedy.js';
import { club, gentle, master, strong } from './levels.js';
import { MOVE_CODES } from './move-reason.js';
import { NUDGE_CODES } from './nudge.js';
import { PLAN_CODES, planner } from './planner.js';
import { thoughtful } from './thoughtful.js';
import { TURN_CODES } from './turn-reason.js';

export { DECISION_KINDS, decisionKind } from './decision-kinds.js';
export { judge } from './judge.js';

export const ADVICE_CODES = [...PLAN_CODES, ...MOVE_CODES, ...NUDGE_CODES, ...TURN_CODES];

const bots: Bots<View, Answer> = { greedy, thoughtful, planner, gentle, club, strong, master };

export default bots;
