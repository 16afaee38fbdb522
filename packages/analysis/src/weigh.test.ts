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
