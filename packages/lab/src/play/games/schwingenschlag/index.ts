import { type Answer, type Event, isIdleExchange, type View } from '@aerie/schwingenschlag';
import type { Teller } from '../../teller.js';
import { explain } from './answers.js';
import { table, turn } from './board.js';
import { because, RULES } from './rules.js';
import { tell } from './tell.js';

/** Exchanges that nothing asks for. */
const isAside = (answer: Answer, view: View): boolean => isIdleExchange(view, view.who as number, answer);

const teller: Teller<View, Answer, Event> = { rules: RULES, table, turn, tell, explain, isAside, because };

export default teller;
