import { QuickChance } from '@aerie/kernel';
import zefiria, { type Answer, accountOf, type Mode, type State } from '@aerie/zefiria';
import { describe, expect, test } from 'vitest';
import { ask, questionTo } from '../../bot.js';
import { greedy } from './greedy.js';
import { judge } from './judge.js';

/** A table in the last turn of a match between bots, with so many points; where it was reached. */
function inLastTurn(seed: string, seats: number, points: number, mode: Mode = 'normal'): State | undefined {
  const luck = new QuickChance(seed);
  const bot = greedy();
  const s = zefiria.setup({ mode, solo: 'hard', spirits: 'random' }, seats, luck, undefined);
  for (;;) {
    const [seat] = zefiria.awaited(s);
    if (seat === undefined) return undefined;
    const inTurn = seats === 1 ? 2 : seats;
    const { stage } = s;
    if (s.round === s.rounds && s.acted.length === inTurn - 1 && stage.at === 'turn') {
      stage.points = Math.min(stage.points, points);
      return s;
    }
    zefiria.apply(s, seat, ask(zefiria, s, seat, bot, luck), luck, undefined);
  }
}

/** The best score that anything the rules allow leads to. */
function best(s: State): number {
  const [seat] = zefiria.awaited(s);
  if (seat === undefined) return accountOf(s).total;
  return Math.max(...zefiria.answers(s, seat).map((answer) => best(after(s, seat, answer))));
}

function after(s: State, seat: number, answer: Answer): State {
  const then = zefiria.clone(s);
  zefiria.apply(then, seat, answer, new QuickChance(''), undefined);
  return then;
}

const LUCK = (): QuickChance => new QuickChance('luck');

describe('in the last turn of a match', () => {
  test.each([
    ['g', 2],
    ['b', 3],
    ['c', 4],
    ['d', 1],
  ])('every answer is worth the best that it leads to, gone through one by one (%s)', (seed, seats) => {
    const s = inLastTurn(seed, seats, 2) as State;
    const [seat] = zefiria.awaited(s) as [number];
    const { expect: judged } = judge();
    for (const answer of zefiria.answers(s, seat)) {
      const { points, worth } = judged(s, LUCK(), { seat, answers: [answer] });
      const exact = best(after(s, seat, answer));
      expect(Math.abs((points[0] as number) - exact)).toBeLessThan(0.1);
      expect(worth[0]).toBeCloseTo(Math.max(0, points[0] as number) / 25);
    }
  });

  test('the most promising answer is the best of all', () => {
    const s = inLastTurn('e', 2, 3) as State;
    const [seat] = zefiria.awaited(s) as [number];
    const [[first]] = judge().promising(questionTo(zefiria, s, seat), LUCK()) as [[Answer]];
    expect(best(after(s, seat, first))).toBe(best(s));
  });
});

test('whoever follows its plan loses nothing', () => {
  const { expect: judged, promising } = judge();
  const luck = LUCK();
  const s = zefiria.setup({ mode: 'normal', solo: 'hard', spirits: 'random' }, 4, luck, undefined);
  const bot = greedy();
  let lost = 0;
  for (;;) {
    const [seat] = zefiria.awaited(s);
    if (seat === undefined) break;
    const isLate = s.round > s.rounds - 1;
    const before = isLate ? (judged(s, LUCK()).worth[0] as number) : 0;
    const question = questionTo(zefiria, s, seat);
    const answer = isLate ? promising(question, luck)[0]?.[0] : bot.choose(question, luck);
    zefiria.apply(s, seat, answer as Answer, luck, undefined);
    if (isLate) lost = Math.max(lost, before - (judged(s, LUCK()).worth[0] as number));
  }
  expect(lost).toBeLessThan(0.05);
});

test.each<[number, Mode]>([
  [2, 'storm'],
  [1, 'normal'],
])('all of %i have the same to expect (%s), told the same again, and nothing is changed', (seats, mode) => {
  const s = zefiria.setup({ mode, solo: 'easy', spirits: 'chosen' }, seats, LUCK(), undefined);
  const before = zefiria.clone(s);
  const found = judge().expect(s, LUCK());
  expect(judge().expect(s, LUCK())).toEqual(found);
  expect(s).toEqual(before);
  expect(new Set(found.worth).size).toBe(1);
  expect(found.worth).toHaveLength(seats);
  expect(found.points[0]).toBeGreaterThan(10);
  expect(found.worth[0]).toBeLessThanOrEqual(1);
});

test('luck that may take many ways is reckoned with in a few of them, or it would take long', () => {
  const s = zefiria.setup({ mode: 'storm', solo: 'easy', spirits: 'chosen' }, 2, LUCK(), undefined);
  const { expect: judged } = judge();
  const found = Array.from({ length: 40 }, (_, i) => judged(s, new QuickChance(`${i}`)).points[0]);
  expect(new Set(found).size).toBeGreaterThan(1);
  expect(new Set(found).size).toBeLessThanOrEqual(8);
});

test('at the end of a match it is the part of the best score, which gems add to in storms', () => {
  const s = inLastTurn('f', 2, 1, 'storm') as State;
  s.stage = { at: 'over' };
  const { total } = accountOf(s);
  expect(judge().expect(s, LUCK())).toEqual({
    worth: [Math.max(0, total) / 30, Math.max(0, total) / 30],
    points: [total, total],
  });
});
