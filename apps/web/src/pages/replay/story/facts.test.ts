import type { Account, Analysis, Moment } from '@aerie/analysis';
import type { MatchFile } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import {
  chancesAlong,
  chancesBefore,
  costliest,
  type DecidedMoment,
  decidedAt,
  evenLuckOf,
  hasBetter,
  isUnsure,
  markedOf,
  seatsOfPeople,
  stepsOf,
  wayOf,
} from './facts.js';

const moment = (number: number, seat: number, loss = 0): Moment => ({
  ...{ number, seat, answer: 'a', worth: [0.5, 0.5], points: [1, 1] },
  decision: {
    answers: [],
    ...{ behind: loss, error: 0.01, pointsBehind: 0, loss },
    ...(loss > 0 ? { class: 'mistake' } : {}),
  },
});

const analysis: Analysis = {
  ...{ format: 'aerie-analysis/1', game: 'g', rulesVersion: 1, engine: 1, effort: 'usual', seed: 's' },
  ...{ match: 'm', together: false, seats: [0], even: [0.5, 0.5], dealt: [0.4, 0.6], result: [1, 0] },
  // The entry 1 was taken back by entry 2, and counts no more.
  moments: [moment(0, 0, 0.12), moment(3, 1, 0.2), moment(4, 0, 0.3), moment(5, 0, 0.06)],
};

test('the decisions of people are looked at; where only bots played, theirs', () => {
  const of = (...bots: (string | undefined)[]) =>
    seatsOfPeople({
      seats: bots.map((bot) => ({ name: 'x', ...(bot ? { bot } : {}) })),
    } as unknown as MatchFile);
  expect(of('club', undefined, undefined)).toEqual([1, 2]);
  expect(of('club', 'gentle')).toEqual([0, 1]);
});

test('the steps of a waterfall lead from what was expected to the result', () => {
  const account: Account = {
    ...{ even: 0.25, deal: 0.05, luck: -0.2, rivalsLuck: 0.1, decisions: 0.3, rivalsDecisions: 0 },
    ...{ hidden: 0.1, unknown: 0.4, result: 1 },
  };
  const steps = stepsOf(account, account);
  for (const [i, { from }] of steps.slice(1, -1).entries()) expect(from).toBeCloseTo(steps[i]?.to ?? -1);
  expect(steps.at(-2)?.to).toBeCloseTo(1);
  expect(steps.at(-1)).toMatchObject({ name: 'result', from: 0, to: 1 });
});

test.each([
  [0.004, 'even'],
  [-0.004, 'even'],
  [0.01, 'up'],
  [-0.01, 'down'],
])('a change of %d goes %s', (change, way) => {
  expect(wayOf(change)).toBe(way);
});

test.each([
  [0.1, 0.04, false],
  [0.1, 0.05, true],
  [-0.1, 0.06, true],
  // Nothing is nothing, however exact.
  [0.004, 0.01, false],
])('a change of %d with a standard error of %d is unsure: %s', (change, error, unsure) => {
  expect(isUnsure({ change, error })).toBe(unsure);
});

test.each([
  [1, 1, 1, 'same'],
  [2, 2, 3, 'other'],
  [1, 2, 1, 'range'],
  [1, 4, 3, 'open'],
])(
  'even luck leads to the places %d to %d, where place %d was reached of four: %s',
  (best, worst, place, what) => {
    expect(evenLuckOf({ best, worst }, place, 4)).toBe(what);
  },
);

describe('marked decisions', () => {
  test('are those of a seat, in the order of the match', () => {
    expect(markedOf(analysis, 0).map(({ number }) => number)).toEqual([0, 4, 5]);
    expect(costliest(markedOf(analysis, 0), 2).map(({ number }) => number)).toEqual([0, 4]);
  });
});

describe('decisions that were looked at', () => {
  test('stand in the replay at the moment before they are made, marked or not', () => {
    const quiet = { ...analysis, moments: [...analysis.moments, moment(7, 0)] };
    expect(decidedAt(quiet, 3)?.seat).toBe(1);
    expect(decidedAt(quiet, 7)?.number).toBe(7);
    expect(decidedAt(quiet, 1)).toBeUndefined();
  });

  test('have something better, or what was played was the best', () => {
    const answers = (...names: string[]) => names.map((answer) => ({ answer, worth: 0.5, points: 1 }));
    const one = moment(0, 0) as DecidedMoment;
    const of = (...names: string[]) => ({
      ...one,
      decision: { ...one.decision, answers: answers(...names) },
    });
    expect(hasBetter(of('a', 'b'))).toBe(false);
    expect(hasBetter(of('b', 'a'))).toBe(true);
  });
});

test('every point of the graph has its moment in the replay, also after something was taken back', () => {
  const chances = chancesAlong(analysis);
  expect(chances.map(({ at }) => at)).toEqual([0, 1, 4, 5, 6]);
  expect(chances[0]?.worth).toEqual([0.4, 0.6]);
  expect(chancesBefore(chances, [0, 4]).map(({ at }) => at)).toEqual([0, 4, 6]);
});
