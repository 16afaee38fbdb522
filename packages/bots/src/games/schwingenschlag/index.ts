import type { Answer, View } from '@aerie/schwingenschlag';
import type { Bots } from '../../bot.js';
import { greedy } from './greedy.js';
import { club, gentle, master, strong } from './levels.js';

export { ADVICE_CODES } from './reasons.js';

const bots: Bots<View, Answer> = { greedy, gentle, club, strong, master };

export default bots;
