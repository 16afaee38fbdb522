import type { Answer, View } from '@aerie/ueber-den-wolken';
import type { Bots } from '../../bot.js';
import { greedy } from './greedy.js';
import { club, gentle, master, strong } from './levels.js';

const bots: Bots<View, Answer> = { greedy, gentle, club, strong, master };

export default bots;
