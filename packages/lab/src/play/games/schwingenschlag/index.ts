import type { Answer, Event, View } from '@aerie/schwingenschlag';
import type { Teller } from '../../teller.js';
import { explain } from './answers.js';
import { table, turn } from './board.js';
import { because, RULES } from './rules.js';
import { tell } from './tell.js';

const teller: Teller<View, Answer, Event> = { rules: RULES, table, turn, tell, explain, because };

export default teller;
