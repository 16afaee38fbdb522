import { QuickChance } from '@aerie/kernel';
import wolken, { type Answer, type View } from '@aerie/ueber-den-wolken';
import { describe, expect, test } from 'vitest';
import { ask, type Bot, random } from '../../bot.js';
import { greedy } from './greedy.js';
import { club, gentle, master, strong } from './levels.js';

type Made = () => Bot<View, Answer>;

/** Plays a match; every answer of every bot must be legal. */
function play(seed: string, at: readonly Bot<View, Answer>[]) {
  const luck = new QuickChance(seed);
  const s = wolken.setup({}, at.length, luck, undefined);
  for (;;) {
    const [seat] = wolken.awaited(s);
    if (seat === undefined) return s;
    const answer = ask(wolken, s, seat, at[seat] as Bot<View, Answer>, luck);
    expect(wolken.why(s, seat, answer)).toBeUndefined();
    wolken.apply(s, seat, answer, luck, undefined);
  }
}

describe('the levels', () => {
  const anyMove: Made = () => random as Bot<View, Answer>;
  test.each<[string, Made, Made]>([
    ['gentle beats random', gentle, anyMove],
    ['club beats gentle', club, gentle],
    ['strong beats greedy', strong, greedy],
  ])('%s in at least three of four games, from both seats', (name, better, worse) => {
    let won = 0;
    for (let i = 0; i < 4; i++) {
      const at = i % 2;
      const s = play(`${name} ${i}`, at === 0 ? [better(), worse()] : [worse(), better()]);
      if (wolken.outcome(s)?.places[at] === 1) won++;
    }
    expect(won).toBeGreaterThanOrEqual(3);
  });

  test.each([2, 4])('the master decides legally and the same each time, with %d seats', (seats) => {
    const s = wolken.setup({}, seats, new QuickChance('master'), undefined);
    s.cubes.fill(4);
    const [one, other] = [1, 2].map(() => ask(wolken, s, s.player, master(), new QuickChance('luck')));
    expect(wolken.why(s, s.player, one as Answer)).toBeUndefined();
    expect(other).toEqual(one);
  });

  test.each<[string, Made]>([
    ['gentle', gentle],
    ['club', club],
    ['strong', strong],
  ])('%s does not know what others were dealt', (_, make) => {
    for (let i = 0; i < 3; i++) {
      const s = wolken.setup({}, 2, new QuickChance(`hidden ${i}`), undefined);
      const twin = wolken.clone(s);
      const hidden = twin.hands[1 - s.player] as number[];
      [hidden[0], twin.pile[0]] = [twin.pile[0] as number, hidden[0] as number];
      const [one, other] = [s, twin].map((state) =>
        ask(wolken, state, s.player, make(), new QuickChance('luck')),
      );
      expect(other).toEqual(one);
    }
  });
});
