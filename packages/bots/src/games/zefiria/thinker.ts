import type { QuickChance } from '@aerie/kernel';
import type { Answer, View } from '@aerie/zefiria';
import type { Asked } from '../../bot.js';

/** How a bot decides. `leaves`: it brings no island home in its turn where others can do so after it. */
export type Thinker = (asked: Asked<View, Answer>, luck: QuickChance, leaves: boolean) => Answer;
