import { QuickChance } from '@aerie/kernel';
import zefiria, { type Answer, accountOf, type Options, type State, sketch, type View } from '@aerie/zefiria';
import { describe, expect, test } from 'vitest';
import { ask, type Bot, questionTo } from '../../bot.js';
import bots, { ADVICE_CODES } from './index.js';

const OPTIONS: Options = { mode: 'normal', solo: 'medium', spirits: 'random' };
const make = (level: string) => bots[level]?.() as Bot<View, Answer>;

/** Plays a deal with one kind of bot; tells its score, and every position on the way. */
function play(
  level: string,
  seed: string,
  seats: number,
  options: Partial<Options>,
  seen?: (s: State) => void,
): number {
  const luck = new QuickChance(seed);
  const s = zefiria.setup({ ...OPTIONS, ...options }, seats, luck, undefined);
  const at = Array.from({ length: seats }, () => make(level));
  for (;;) {
    const [seat] = zefiria.awaited(s);
    if (seat === undefined) return accountOf(s).total;
    seen?.(s);
    const answer = ask(zefiria, s, seat, at[seat] as Bot<View, Answer>, luck);
    const refused = zefiria.why(s, seat, answer);
    if (refused) throw new Error(`${level} may not ${zefiria.write(answer)}: ${refused.code}`);
    zefiria.apply(s, seat, answer, luck, undefined);
  }
}

const mean = (level: string, deals: number, seats: number, options: Partial<Options>): number => {
  let sum = 0;
  for (let deal = 0; deal < deals; deal++) sum += play(level, `deal ${deal}`, seats, options);
  return sum / deals;
};

describe('strength', () => {
  test('greedy is far better than nothing, thoughtful than greedy, and less than perfect', () => {
    const greedy = mean('greedy', 12, 2, {});
    const thoughtful = mean('thoughtful', 12, 2, {});
    expect(greedy).toBeGreaterThan(8);
    expect(thoughtful).toBeGreaterThan(greedy + 2);
    expect(thoughtful).toBeLessThan(25);
  });

  test.each([
    [2, {}],
    [3, {}],
    [4, {}],
    [1, { solo: 'easy' }],
    [1, { solo: 'medium' }],
  ] as const)('planner brings all islands home, %i players %j', (seats, options) => {
    expect(mean('planner', 1, seats, options)).toBe(25);
  });

  test('planner gathers gems once the storms have nothing to move', () => {
    expect(mean('planner', 2, 2, { mode: 'storm' })).toBeGreaterThanOrEqual(25);
  });

  test.each(['greedy', 'thoughtful'])('%s plays every kind of table to its end', (level) => {
    for (const mode of ['normal', 'storm'] as const) {
      for (const seats of [1, 2, 3, 4]) play(level, `${mode} ${seats}`, seats, { mode, spirits: 'chosen' });
    }
  });
});

describe('planner', () => {
  test('advises what it would do, says why, and shows the rest of the turn as a plan that can be carried out', () => {
    const codes = new Set<string>();
    let position = 0;
    for (const [seats, mode] of [
      [2, 'storm'],
      [1, 'normal'],
    ] as const) {
      play('planner', 'advice', seats, { mode, spirits: 'chosen' }, (s) => {
        // Every plan is worked out anew, which takes long: every third position, of whichever seat.
        if (position++ % 3 > 0) return;
        const [seat] = zefiria.awaited(s) as [number];
        const question = questionTo(zefiria, s, seat);
        const bot = make('planner');
        const advice = bot.advise?.(question, new QuickChance(''));
        expect(advice?.answer).toEqual(bot.choose(question, new QuickChance('')));
        const reasons = [advice?.reason, ...(advice?.because ?? [])].map((reason) => reason?.code ?? '');
        for (const code of reasons) codes.add(code);
        if (advice?.reason.code !== 'onlyAnswer') expect(ADVICE_CODES).toContain(advice?.nudge?.code);
        if (!advice?.plan) return;
        expect(advice.plan[0]).toEqual(advice.answer);
        const steps = advice.plan;
        // The last step may end the round, and with it what can be known.
        expect(sketch(s, steps).done).toBeGreaterThanOrEqual(steps.length - 1);
        const ahead = advice.ahead ?? [];
        const whole = sketch(s, [...steps, ...ahead]);
        expect(whole.done).toBeGreaterThanOrEqual(steps.length + ahead.length - 1);
        if (reasons.includes('allInPlace') && mode === 'normal') expect(accountOf(whole.view).total).toBe(25);
      });
    }
    expect(codes).toContain('strongSpirit');
    expect(codes).toContain('shortWays');
    expect(codes).toContain('allInPlace');
    expect(ADVICE_CODES).toEqual(expect.arrayContaining([...codes].filter((code) => code !== 'onlyAnswer')));
  });

  test('plans anew when somebody does something else', () => {
    const luck = new QuickChance('else');
    const s = zefiria.setup(OPTIONS, 2, luck, undefined);
    for (;;) {
      const [seat] = zefiria.awaited(s);
      if (seat === undefined) break;
      const bot = make(seat === 0 ? 'planner' : 'thoughtful');
      zefiria.apply(s, seat, ask(zefiria, s, seat, bot, luck), luck, undefined);
    }
    expect(accountOf(s).total).toBe(25);
  });

  test('gives a gem in the last round where it brings more than it counts', () => {
    const luck = new QuickChance('gem');
    const s = zefiria.setup({ ...OPTIONS, mode: 'storm', spirits: 'chosen' }, 2, luck, undefined);
    for (const text of ['choose etesia', 'choose jugo', 'corner NW']) {
      zefiria.apply(s, zefiria.awaited(s)[0] as number, zefiria.read(text) as Answer, luck, undefined);
    }
    // Jugo, last of all, without a point: 16 and 21 are to change places, and he stands on pink 22.
    const ordered = Array.from({ length: 25 }, (_, i) => i + 1);
    [ordered[15], ordered[20]] = [21, 16];
    Object.assign(s, { islands: ordered, round: s.rounds, acted: [0], held: [0, 1], reserve: 5 });
    Object.assign(s, { stage: { at: 'turn', who: 1, points: 0, place: -1 } });
    Object.assign(s.figures[1] as object, { cell: 21 });
    const answer = ask(zefiria, s, 1, make('planner'), luck);
    expect(zefiria.write(answer)).toBe('give');
    zefiria.apply(s, 1, answer, luck, undefined);
    expect(zefiria.write(ask(zefiria, s, 1, make('planner'), luck))).toBe('swap 16-21');
  });

  test('is a function of what it sees: the same question gets the same answer', () => {
    const s = zefiria.setup(OPTIONS, 3, new QuickChance('same'), undefined);
    const answers = [1, 2].map((luck) => ask(zefiria, s, 0, make('planner'), new QuickChance(`${luck}`)));
    expect(answers[0]).toEqual(answers[1]);
  });
});
