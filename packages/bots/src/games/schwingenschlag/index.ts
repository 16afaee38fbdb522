import type { Answer, View } from '@aerie/schwingenschlag';
import type { Bots } from '../../bot.js';
import { greedy } from './greedy.js';
import { club, gentle, master, strong } from './levels.js';
import { NUDGE_CODES } from './nudges.js';
import { REASON_CODES } from './reasons.js';

export { DECISION_KINDS, decisionKind } from './decision-kinds.js';
export { judge } from './judge.js';

export const ADVICE_CODES = [...REASON_CODES, ...NUDGE_CODES];

const bots: Bots<View, Answer> = { greedy, gentle, club, strong, master };

export default bots;
