import type { Answer, View } from '@aerie/rauf-und-runter';
import type { Bot } from '../../bot.js';
import { Outlook } from './outlook.js';
import { perfect } from './perfect.js';
import { turnPlayer } from './turn-player.js';

/** A difference in the chance to win of this size is mistaken now and then. */
const BEGINNER = 0.1;
const REGULAR = 0.03;

export const gentle = (): Bot<View, Answer> => perfect(BEGINNER);
export const club = (): Bot<View, Answer> => perfect(REGULAR);
export const strong = (): Bot<View, Answer> => perfect();

/** Plays for the match: those who play later answer to what it does, and the rounds to come are known for what they are worth. */
export const master = (): Bot<View, Answer> => turnPlayer((s, seat) => new Outlook(s, seat));
