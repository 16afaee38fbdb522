import type { Seat } from '@aerie/kernel';
import { type Answer, ROUNDS, type State, type View } from '@aerie/rauf-und-runter';
import type { Bot } from '../../bot.js';
import { scattered } from './chances.js';
import { warmUp } from './rivals.js';
import { RoundEnd } from './round-end.js';
import { turnPlayer } from './turn-player.js';

/**
 * Takes those who play later this round to do what sensible players would, whatever stands on the tracks, and guesses the rest of
 * the match by a normal scatter.
 */
export function perfect(wavering = 0): Bot<View, Answer> {
  warmUp();
  return turnPlayer(scatteredEnds, wavering);
}

/** What `perfect` takes the ends of a turn to be worth; in so many worlds, if not in all. */
export const scatteredEnds = (s: State, seat: Seat, worlds?: number): RoundEnd =>
  new RoundEnd(s, seat, scattered(ROUNDS - 1 - s.round), worlds);
