import { QuickChance } from '@aerie/kernel';
import game, { ROUNDS } from '@aerie/rauf-und-runter';
import { describe, expect, test } from 'vitest';
import { mastersEnds } from '../levels.js';
import { MatchValue } from '../match-value.js';
import { Outlook } from '../outlook.js';
import { scatteredEnds } from '../perfect.js';
import type { ProspectsOf } from '../turn-player.js';
import { TurnSolver } from '../turn-solver.js';
import { gainInRound } from './gains.js';
import { fitMatchValue } from './index.js';
import { leastSquares } from './least-squares.js';
import { lostInLastRound } from './losses.js';
import { playedMatch, playedRound } from './self-play.js';
import { chanceOf, RoundOfTwo, won } from './two-players.js';

test('least squares find what made the figures', () => {
  const made = (a: number, b: number, x: number) => a * Math.exp(-b * x);
  const { parameters, rms } = leastSquares([1, 1], 20, ([a = 0, b = 0], into) => {
    for (let i = 0; i < into.length; i++) into[i] = made(a, b, i / 4) - made(3, 0.4, i / 4);
  });
  expect(parameters[0]).toBeCloseTo(3, 5);
  expect(parameters[1]).toBeCloseTo(0.4, 5);
  expect(rms).toBeLessThan(1e-6);
});

test('the last round by backward induction is the last round as the master solves it', () => {
  const flutter = 11;
  const values = new RoundOfTwo(flutter, won()).before(3);
  for (const [lead, own, theirs] of [
    [0, 0, 0],
    [3, 2, 1],
    [1, 0, 3],
    [2, 1, 0],
  ] as const) {
    const s = game.setup({}, 2, new QuickChance('last'), undefined);
    const seats = {
      turn: 0,
      order: [0, 1],
      pecking: [0, 1],
      space: [25 + lead, 25],
      feathers: [own, theirs],
    };
    s.ladder.push(...s.flutter.slice(0, ROUNDS - 1));
    Object.assign(s, { round: ROUNDS - 1, flutter: s.flutter.with(ROUNDS - 1, flutter), ...seats });
    const solver = new TurnSolver(flutter, own, 35, new Outlook(s, 0));
    expect(chanceOf(values, lead, own, theirs)).toBeCloseTo(solver.value(5, 0, 0, own), 5);
  }
});

test('a match is told between its rounds', () => {
  expect(playedMatch(3, new QuickChance('known')).map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a round that is played leaves chances that make one, whatever comes after it', () => {
  const luck = new QuickChance('round');
  for (const s of playedMatch(3, luck).slice(-2)) {
    const chances = playedRound(s, MatchValue.after(s), luck);
    expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 6);
  }
});

test('values are fitted to matches, however small the steps', () => {
  const effort = { seed: 'fit', orders: 0, matches: 12 };
  const [last] = fitMatchValue(3, effort, () => {});
  const begun = fitMatchValue(3, { ...effort, matches: 0 }, () => {})[0];
  for (const figure of ['spread', 'burden', 'behind'] as const)
    expect(Math.abs((last?.[figure][0] as number) - (begun?.[figure][0] as number))).toBeGreaterThan(0.01);
});

test('whoever plays last of a round gains what there is to gain', () => {
  const gains = Array.from({ length: 9 }, (_, i) => gainInRound(3, 1 + (i % 3), 1, `gain ${i}`));
  const last = gains.filter(({ turn }) => turn === 2);
  expect(last.length).toBeGreaterThan(0);
  for (const { master, knowing } of last) expect(master).toBeCloseTo(knowing, 6);
});

describe('in the last round', () => {
  test.each([
    [2, 3],
    [3, 1],
  ])('for %i, perfect loses something and the master nothing', (seats, matches) => {
    const sum = (ends: ProspectsOf) =>
      lostInLastRound(seats, ends, matches, 'lost')
        .flat()
        .reduce((a, b) => a + b, 0);
    expect(sum(scatteredEnds)).toBeGreaterThan(0.01);
    expect(sum(mastersEnds)).toBeCloseTo(0, 4);
  });
});
