import { QuickChance } from '@aerie/kernel';
import schwingenschlag, { type Answer, isIdleExchange, type View } from '@aerie/schwingenschlag';
import { describe, expect, test } from 'vitest';
import { COMMON_ADVICE } from '../../advice.js';
import { advise, ask, type Bot, questionTo, random } from '../../bot.js';
import bots from './index.js';

const greedy = () => bots.greedy?.() as Bot<View, Answer>;
const OPTIONS = { openHands: false, laterPrinting: false, solo: '1' } as const;

/** Plays a match; every answer of every bot must be legal. */
function play(seed: string, at: readonly Bot<View, Answer>[]) {
  const luck = new QuickChance(seed);
  const s = schwingenschlag.setup(OPTIONS, at.length, luck, undefined);
  for (;;) {
    const [seat] = schwingenschlag.awaited(s);
    if (seat === undefined)
      return schwingenschlag.outcome(s) as NonNullable<ReturnType<typeof schwingenschlag.outcome>>;
    const answer = ask(schwingenschlag, s, seat, at[seat] as Bot<View, Answer>, luck);
    expect(schwingenschlag.why(s, seat, answer)).toBeUndefined();
    schwingenschlag.apply(s, seat, answer, luck, undefined);
  }
}

describe('greedy', () => {
  test('plays a sensible solo game', () => {
    const { points } = play('solo', [greedy()]);
    expect(points[0]).toBeGreaterThan(45);
  });

  test('beats random from either seat', () => {
    for (const seat of [0, 1]) {
      const at = [random as Bot<View, Answer>, random as Bot<View, Answer>];
      at[seat] = greedy();
      expect(play(`duel ${seat}`, at).places[seat]).toBe(1);
    }
  });

  test('the same question with the same luck gets the same answer', () => {
    const s = schwingenschlag.setup(OPTIONS, 2, new QuickChance('same'), undefined);
    const answers = [1, 2].map(() => ask(schwingenschlag, s, 0, greedy(), new QuickChance('luck')));
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('exchanges', () => {
  test('that nothing asks for are never made, by whatever it does, nor advised', () => {
    const luck = new QuickChance('exchanges');
    const s = schwingenschlag.setup(OPTIONS, 2, luck, undefined);
    let offered = 0;
    for (let i = 0; i < 120; i++) {
      const [seat] = schwingenschlag.awaited(s);
      if (seat === undefined) break;
      offered += schwingenschlag.answers(s, seat).filter((one) => isIdleExchange(s, seat, one)).length;
      const { answer, odds } = advise(
        questionTo(schwingenschlag, s, seat),
        greedy(),
        new QuickChance(`${i}`),
      );
      for (const one of [answer, ...(odds ?? []).map((odd) => odd.answer)])
        expect(isIdleExchange(s, seat, one)).toBe(false);
      schwingenschlag.apply(s, seat, answer, luck, undefined);
    }
    expect(offered).toBeGreaterThan(100);
  });
});

describe('advice', () => {
  test('is what the bot would do with the same luck, and how much better it looks', () => {
    const luck = new QuickChance('advice');
    const s = schwingenschlag.setup(OPTIONS, 2, luck, undefined);
    const codes = new Set<string>();
    for (let i = 0; i < 150; i++) {
      const [seat] = schwingenschlag.awaited(s);
      if (seat === undefined) break;
      const asked = questionTo(schwingenschlag, s, seat);
      const { answer, reason, odds } = advise(asked, greedy(), new QuickChance(`${i}`));
      expect(greedy().choose(asked, new QuickChance(`${i}`))).toEqual(answer);
      codes.add(reason.code);
      const worth = odds?.map(({ facts }) => facts.worth as number) ?? [];
      expect(worth.toSorted((a, b) => b - a)).toEqual(worth);
      const [best = 0, next = best] = worth;
      expect(Number(reason.args?.points ?? 0) - (best - next)).toBeCloseTo(0, 1);
      schwingenschlag.apply(s, seat, answer, luck, undefined);
    }
    expect([...codes].toSorted()).toEqual([COMMON_ADVICE[0], 'looksBest', 'noneBetter'].toSorted());
  });
});
