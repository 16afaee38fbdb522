import { type Answer, ROUNDS, type View } from '@aerie/rauf-und-runter';
import type { Bot } from '../../bot.js';
import { Outlook } from './outlook.js';
import { perfect } from './perfect.js';
import { warmUp } from './rivals.js';
import { RoundEnd } from './round-end.js';
import { turnPlayer } from './turn-player.js';

/** A difference in the chance to win of this size is mistaken now and then. */
const BEGINNER = 0.1;
const REGULAR = 0.03;

export const gentle = (): Bot<View, Answer> => perfect(BEGINNER);
export const club = (): Bot<View, Answer> => perfect(REGULAR);
export const strong = (): Bot<View, Answer> => perfect();

/**
 * Plays for the match: those who play later answer to what it does, and for two the rounds to come are known for what they are
 * worth. At larger tables it goes by that in the last round, where it is exact but for what others do in between; before, it has
 * not been measured to be better than `perfect`.
 */
export const master = (): Bot<View, Answer> => {
  warmUp();
  return turnPlayer((s, seat) =>
    s.space.length === 2 || s.round === ROUNDS - 1 ? new Outlook(s, seat) : new RoundEnd(s, seat),
  );
};
