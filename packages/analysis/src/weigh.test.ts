import type { Judge } from '@aerie/bots';
import { QuickChance } from '@aerie/kernel';
import { describe, expect, it } from 'vitest';
import { EFFORTS, type EffortName, Weighing } from './index.js';
import daring, { type Answer, exactJudge, type State } from './testing/daring.js';

/** The last turn, in which whoever keeps wins. */
const LAST: State = { points: [2, 2], first: 0, turn: 3 };

const weighed = (judge: Judge<State, State, Answer>, played: Answer, effort: EffortName = 'usual') =>
  new Weighing(daring, judge, EFFORTS[effort]).weigh(LAST, 1, played, new QuickChance('weigh'));

/** One that takes the right answer for a bad one. */
const mistaken = (closer?: Judge<State, State, Answer>): Judge<State, State, Answer> => ({
  ...exactJudge(),
  expect: (_, __, first) => ({ worth: first?.answers[0] === 'keep' ? [1, 0] : [0, 1], points: [0, 0] }),
  ...(closer ? { closer } : {}),
});

describe('a judge that can look more closely', () => {
  it('has the last word on what seems to lose much', () => {
    expect(weighed(mistaken(), 'keep')?.class).toBe('blunder');
    const decision = weighed(mistaken(exactJudge()), 'keep');
    expect(decision?.loss).toBe(0);
    expect(decision?.answers[0]?.answer).toBe('keep');
  });

  it('is asked for a deep look as closely as it can', () => {
    expect(weighed(mistaken(mistaken(exactJudge())), 'keep')?.class).toBe('blunder');
    expect(weighed(mistaken(mistaken(exactJudge())), 'keep', 'deep')?.loss).toBe(0);
  });
});

describe('where the best is easily missed', () => {
  /** Of five ways to go on with keeping the last is the best, and daring is between it and the others. */
  const LONGEST = 5;
  const ways = [1, 2, 3, 4, LONGEST].map((length) => Array<Answer>(length).fill('keep'));
  const judge = (dares: number, counted = { asked: 0 }): Judge<State, State, Answer> => ({
    easilyMissed: true,
    expect(_, __, first) {
      counted.asked++;
      const { answers } = first as { readonly answers: readonly Answer[] };
      const worth = answers[0] === 'dare' ? dares : answers.length === LONGEST ? 0.9 : 0.2;
      return { worth: [1 - worth, worth], points: [0, 0] };
    },
    promising: () => [...ways, ['dare']],
  });

  it('a usual look sees more ways than one does otherwise', () => {
    const without = { ...judge(0.5), easilyMissed: false };
    expect(weighed(without, 'keep')?.class).toBe('blunder');
    expect(weighed(judge(0.5), 'keep')?.loss).toBe(0);
  });

  it('only what may have lost something is looked at again', () => {
    const [little, much] = [{ asked: 0 }, { asked: 0 }];
    expect(weighed(judge(0.5, little), 'keep')?.class).toBeUndefined();
    const found = weighed(judge(0.97, much), 'keep');
    expect(found?.class).toBe('inaccuracy');
    expect(much.asked).toBeGreaterThan(3 * little.asked);
  });

  it('has the last word of the second look', () => {
    // In its first worlds daring looks better than it is.
    const luckAtFirst = (worlds: number): Judge<State, State, Answer> => {
      const counted = { asked: 0 };
      const exact = judge(0.5, counted);
      return {
        ...exact,
        expect(s, luck, first) {
          const { worth, points } = exact.expect(s, luck, first);
          return first?.answers[0] === 'dare' && counted.asked < worlds
            ? { worth: [0, 1], points }
            : { worth, points };
        },
      };
    };
    expect(weighed(luckAtFirst(Number.POSITIVE_INFINITY), 'keep')?.class).toBe('mistake');
    const worldsOfTheFirst = 300;
    expect(weighed(luckAtFirst(worldsOfTheFirst), 'keep')?.loss).toBe(0);
  });
});

it('what a judge cannot tell does not count', () => {
  const judge: Judge<State, State, Answer> = { ...exactJudge(), canJudge: () => false };
  expect(weighed(exactJudge(), 'dare')?.class).toBeDefined();
  expect(weighed(judge, 'dare')).toBeUndefined();
  const weighing = new Weighing(daring, judge, EFFORTS.usual);
  expect(weighing.effect(LAST, 1, 'dare', new QuickChance('effect'))).toBeUndefined();
});

it('a judge may imagine what is hidden by itself', () => {
  // To this judge the other seat has won already.
  const imagine = (s: State): State => ({ ...s, points: [9, 2] });
  expect(weighed({ ...exactJudge(), imagine }, 'dare')?.loss).toBe(0);
});

it('where a judge knows that it would do just that, it is not asked what to expect', () => {
  const s: State = { points: [1, 2], first: 0, turn: 2 };
  // Keeps with one seed and dares with another, so that what was played changes something in a part of the worlds.
  const keeps = (luck: QuickChance): boolean => luck.below(2) === 0;
  const judge = (counted: { asked: number }, knows: boolean): Judge<State, State, Answer> => {
    const exact = exactJudge();
    return {
      ...exact,
      expect(state, luck, first) {
        counted.asked++;
        const answers: Answer[] = [keeps(luck) ? 'keep' : 'dare'];
        return exact.expect(state, luck, first ?? { seat: 0, answers });
      },
      ...(knows
        ? { wouldAnswer: (_, luck, { answers: [one] }) => one === (keeps(luck) ? 'keep' : 'dare') }
        : {}),
    };
  };
  const [all, fewer] = [{ asked: 0 }, { asked: 0 }];
  const effect = (counted: { asked: number }, knows: boolean) =>
    new Weighing(daring, judge(counted, knows), EFFORTS.usual).effect(s, 0, 'keep', new QuickChance('same'));
  const told = effect(all, false);
  expect(told?.effect).toHaveLength(2);
  expect(effect(fewer, true)).toEqual(told);
  expect(fewer.asked).toBeLessThan(0.7 * all.asked);
});
