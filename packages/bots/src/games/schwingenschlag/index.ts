import type { Answer, View } from '@aerie/schwingenschlag';
import type { Bots } from '../../bot.js';
import { greedy } from './greedy.js';

export { ADVICE_CODES } from './greedy.js';

const bots: Bots<View, Answer> = { greedy };

export default bots;
