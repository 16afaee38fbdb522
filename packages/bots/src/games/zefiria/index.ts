import type { Answer, View } from '@aerie/zefiria';
import type { Bots } from '../../bot.js';
import { greedy } from './greedy.js';
import { planner } from './planner.js';
import { thoughtful } from './thoughtful.js';

export { ADVICE_CODES } from './planner.js';

const bots: Bots<View, Answer> = { greedy, thoughtful, planner };

export default bots;
