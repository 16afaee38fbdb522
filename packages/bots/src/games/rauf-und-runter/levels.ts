import type { Seat } from '@aerie/kernel';
import { type Answer, ROUNDS, type State, type View } from '@aerie/rauf-und-runter';
import type { Bot } from '../../bot.js';
import { expectedTurns } from './expected-turns.js';
import { MatchValue } from './match-value.js';
import { Outlook } from './outlook.js';
import { perfect } from './perfect.js';
import { TURNS, warmUp } from './rivals.js';
import { RoundEnd } from './round-end.js';
import { turnPlayer } from './turn-player.js';
import type { Prospects } from './turn-solver.js';

/** A difference in the chance to win of this size is mistaken now and then. */
const BEGINNER = 0.1;
const REGULAR = 0.03;

export const gentle = (): Bot<View, Answer> => perfect(BEGINNER);
export const club = (): Bot<View, Answer> => perfect(REGULAR);
export const strong = (): Bot<View, Answer> => perfect();

/**
 * Whether those who play later are taken to answer to how a turn ends: in the last round, and where two play. At larger tables, with
 * rounds to come, their turns are those to be expected, whatever one does: that comes to the same (docs/rauf-bots.md), and takes
 * less time.
 */
export const isAnswered = (s: State): boolean => s.round === ROUNDS - 1 || s.order.length === 2;

/** What the master takes the ends of a turn to be worth. */
export function mastersEnds(s: State, seat: Seat): Prospects {
  return isAnswered(s)
    ? new Outlook(s, seat)
    : new RoundEnd(s, seat, MatchValue.judge(s), TURNS, expectedTurns(s));
}

/** Plays for the match: those who play later answer to what it does, and the rounds to come are known for what they are worth. */
export const master = (): Bot<View, Answer> => {
  warmUp();
  return turnPlayer(mastersEnds);
};
