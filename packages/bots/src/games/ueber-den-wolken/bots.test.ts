import { QuickChance, type Seat } from '@aerie/kernel';
import wolken, { type Answer, type State, type View } from '@aerie/ueber-den-wolken';
import { describe, expect, test } from 'vitest';
import { ask, type Bot, random } from '../../bot.js';
import bots from './index.js';

const greedy = () => bots.greedy?.() as Bot<View, Answer>;

/** Plays a match; every answer of every bot must be legal. */
function play(seed: string, at: readonly Bot<View, Answer>[]): readonly number[] {
  const luck = new QuickChance(seed);
  const s = wolken.setup({}, at.length, luck, undefined);
  for (;;) {
    const [seat] = wolken.awaited(s);
    if (seat === undefined) return wolken.outcome(s)?.places as readonly number[];
    const answer = ask(wolken, s, seat, at[seat] as Bot<View, Answer>, luck);
    expect(wolken.why(s, seat, answer)).toBeUndefined();
    wolken.apply(s, seat, answer, luck, undefined);
  }
}

describe('greedy', () => {
  test('beats random in at least 95 of 100 games of two, from both seats', () => {
    let won = 0;
    for (let i = 0; i < 100; i++) {
      const at = [random as Bot<View, Answer>, random as Bot<View, Answer>];
      at[i % 2] = greedy();
      if (play(`duel ${i}`, at)[i % 2] === 1) won++;
    }
    expect(won).toBeGreaterThanOrEqual(95);
  });

  test.each([2, 3, 4])('plays whole games of %i', (seats) => {
    expect(play(`table ${seats}`, Array.from({ length: seats }, greedy))).toHaveLength(seats);
  });

  test('the same question with the same luck gets the same answer', () => {
    const s = wolken.setup({}, 4, new QuickChance('same'), undefined);
    const answers = [1, 2].map(() => ask(wolken, s, s.player, greedy(), new QuickChance('luck')));
    expect(answers[0]).toEqual(answers[1]);
  });

  test('does not know what others were dealt: with other hidden cards it answers the same', () => {
    for (let i = 0; i < 10; i++) {
      const s = wolken.setup({}, 2, new QuickChance(`hidden ${i}`), undefined);
      const twin = wolken.clone(s);
      const other: Seat = 1 - s.player;
      const hidden = twin.hands[other] as number[];
      [hidden[0], twin.pile[0]] = [twin.pile[0] as number, hidden[0] as number];
      const answer = (state: State) => ask(wolken, state, s.player, greedy(), new QuickChance('luck'));
      expect(answer(twin)).toEqual(answer(s));
    }
  });

  test('with its last cubes it lands a bird where it can', () => {
    const s = wolken.setup({}, 2, new QuickChance('last'), undefined);
    // The own bird stands behind a neutral one; flying forward lands it, and nothing else helps.
    s.flock.fill(0);
    s.flock[6] = 9;
    s.flock[7] = 1;
    s.flock[8] = 9;
    for (const back of [0, 3, 9, 12]) s.flock[back] = 9;
    Object.assign(s, {
      player: 0,
      first: 0,
      stage: 2,
      nests: [1, 2, 0],
      cubes: [1, 0],
      faceUp: [0, 0],
      deck: [],
    });
    s.hands[0] = [];
    s.display.fill(0);
    s.unseen[0] = 0;
    expect(wolken.write(ask(wolken, s, 0, greedy(), new QuickChance('')))).toBe('B');
    wolken.apply(s, 0, { kind: 'action', action: 'B' }, new QuickChance(''), undefined);
    expect(wolken.write(ask(wolken, s, 0, greedy(), new QuickChance('')))).toBe('c2-c3');
  });
});
