import { Match } from '@aerie/kernel';
import game from '@aerie/rauf-und-runter';
import { describe, expect, it } from 'vitest';
import { beganAlike, partingOf } from './parting.js';

/** A match in which everybody gives the first answer, but for one entry. */
function played(seed: string, length: number, other = -1) {
  const match = Match.begin(game, { options: {}, seats: 2, seed });
  for (let number = 0; number < length; number++) {
    const seat = game.awaited(match.state)[0] ?? 0;
    const answers = game.answers(match.state, seat);
    const answer = number === other ? answers.at(-1) : answers[0];
    if (answer !== undefined) match.play(seat, answer);
  }
  return match.log;
}

/** The entries of the first match at which there is a choice. */
const choices = (seed: string): number[] => {
  const match = Match.begin(game, { options: {}, seats: 2, seed });
  const found: number[] = [];
  for (let number = 0; number < 20; number++) {
    const seat = game.awaited(match.state)[0] ?? 0;
    const [answer, ...more] = game.answers(match.state, seat);
    if (more.length > 0) found.push(number);
    if (answer !== undefined) match.play(seat, answer);
  }
  return found;
};

describe('where two matches of a deal part', () => {
  const at = choices('deal')[1] as number;

  it('is the first decision that differs', () => {
    const [a, b] = [played('deal', 20), played('deal', 20, at)];
    expect(beganAlike(a, b)).toBe(true);
    expect(partingOf(a, b)).toBe(at);
    expect(partingOf(b, a)).toBe(at);
  });

  it('is nowhere before the end of the shorter one where nothing differs, whenever it was decided', () => {
    const a = played('deal', 20);
    const later = { ...a, entries: a.entries.slice(0, 9).map((entry) => ({ ...entry, at: 5 })) };
    expect(partingOf(a, later)).toBe(9);
  });

  it('cannot be told of matches that began otherwise', () => {
    const a = played('deal', 5);
    expect(beganAlike(a, { ...a, seats: 3 })).toBe(false);
    expect(beganAlike(a, { ...a, setup: [...a.setup, 7] })).toBe(false);
  });
});
