import type { Answer, View } from '@aerie/rauf-und-runter';
import type { Bot } from '../../bot.js';
import { warmUp } from './rivals.js';
import { RoundEnd } from './round-end.js';
import { turnPlayer } from './turn-player.js';

/**
 * Takes those who play later this round to do what sensible players would, whatever stands on the tracks, and guesses the rest of
 * the match by a normal scatter.
 */
export function perfect(wavering = 0): Bot<View, Answer> {
  warmUp();
  return turnPlayer((s, seat) => new RoundEnd(s, seat), wavering);
}
