import raufUndRunter, { type Answer, type View } from '@aerie/rauf-und-runter';
import type { Bots } from '../../bot.js';
import { greedy } from '../../greedy.js';
import { evaluate } from './evaluate.js';
import { perfect } from './perfect.js';

export { ADVICE_CODES } from './reasons.js';

const bots: Bots<View, Answer> = { greedy: greedy(raufUndRunter, evaluate), perfect };

export default bots;
