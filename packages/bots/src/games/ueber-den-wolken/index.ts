import type { Answer, View } from '@aerie/ueber-den-wolken';
import type { Bots } from '../../bot.js';
import { greedy } from './greedy.js';

const bots: Bots<View, Answer> = { greedy };

export default bots;
