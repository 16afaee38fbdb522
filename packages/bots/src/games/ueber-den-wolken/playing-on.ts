import type { QuickChance, Seat } from '@aerie/kernel';
import wolken, { type Answer, STAGES, type State } from '@aerie/ueber-den-wolken';
import type { Turns } from './turns.js';

/**
 * Plays a turn, and then everybody's turns as they look best at once, until the stage is over; where cards of the last stage are
 * scored, until the next one is. With `wavering`, what looks so many points worse is done 1/e times as often. Gives whose turn was
 * the last.
 */
export function playOn(
  s: State,
  seat: Seat,
  answers: readonly Answer[],
  turns: Turns,
  chance: QuickChance,
  wavering?: number,
): Seat {
  const end = Math.min(STAGES, s.stage + (s.step.at === 'scoring' ? 2 : 1));
  let last = seat;
  for (const answer of answers) wolken.apply(s, seat, answer, chance, undefined);
  while (s.stage < end) {
    const { player } = s;
    if (s.step.at !== 'scoring') last = player;
    const turn =
      wavering === undefined ? turns.best(s, player, undefined) : turns.good(s, player, wavering, chance);
    for (let i = 0; i < turn.length; i++) wolken.apply(s, player, turn[i] as Answer, chance, undefined);
  }
  return last;
}
