import { QuickChance, type Seat } from '@aerie/kernel';
import schwingenschlag, { type Answer, type State, type View } from '@aerie/schwingenschlag';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask, type Bot, questionTo, random } from '../../bot.js';
import type { Judge } from '../../judge.js';
import { judge } from './judge.js';

type Judged = Judge<State, View, Answer>;

const OPTIONS = { openHands: false, laterPrinting: true, solo: '3' } as const;
const anybody = random as Bot<View, Answer>;
const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Positions of a match that is played at random, some answers apart, and its end. */
function positions(seats: number, apart: number): [State[], State] {
  const luck = new QuickChance(`positions ${seats}`);
  const s = schwingenschlag.setup(OPTIONS, seats, luck, undefined);
  const found: State[] = [];
  for (let i = 0; ; i++) {
    const [seat] = schwingenschlag.awaited(s);
    if (seat === undefined) return [found, s];
    if (i % apart === 0) found.push(schwingenschlag.clone(s));
    schwingenschlag.apply(s, seat, ask(schwingenschlag, s, seat, anybody, luck), luck, undefined);
  }
}

describe('the judge of Schwingenschlag', () => {
  let judged: Judged;
  beforeAll(async () => {
    judged = await judge();
  });

  it.each([1, 2, 4])('shares the chance to win among %d, and tells the same again', (seats) => {
    const [states, end] = positions(seats, 9);
    for (const [i, s] of states.entries()) {
      const before = JSON.stringify(s);
      const { worth, points } = judged.expect(s, new QuickChance(`${i}`));
      expect(judged.expect(s, new QuickChance(`${i}`))).toEqual({ worth, points });
      expect(JSON.stringify(s)).toBe(before);
      expect(points).toHaveLength(seats);
      if (seats > 1) expect(total(worth)).toBeCloseTo(1);
      for (const one of worth) expect(one >= 0 && one <= 1).toBe(true);
    }
    const outcome = schwingenschlag.outcome(end);
    expect(judged.expect(end, new QuickChance('end')).points).toEqual(outcome?.points);
  });

  it('looks as far ahead with an answer as without: what it would answer comes to the same', () => {
    const [states] = positions(3, 25);
    const best = new QuickChance('best');
    for (const s of states) {
      const [seat] = schwingenschlag.awaited(s) as [Seat];
      const lines = judged.promising(questionTo(schwingenschlag, s, seat), best);
      const expected = judged.expect(s, new QuickChance('same')).worth[seat] as number;
      const reached = lines.map(
        (answers) => judged.expect(s, new QuickChance('same'), { seat, answers }).worth[seat] as number,
      );
      expect(Math.max(...reached)).toBeGreaterThan(expected - 0.15);
    }
  });

  it('looks further ahead at the choice of an action when it looks more closely', () => {
    const closer = judged.closer as Judged;
    const [states] = positions(2, 7);
    const pointsBy = (one: Judged, s: State) => one.expect(s, new QuickChance('closer')).points;
    const isTurn = (s: State): boolean => s.agenda.at(-1)?.task === 'turn';
    const differs = states.filter((s) => pointsBy(closer, s).some((n, i) => n !== pointsBy(judged, s)[i]));
    expect(differs.length).toBeGreaterThan(0);
    expect(differs.every(isTurn)).toBe(true);
    for (const s of differs) expect(pointsBy(closer, s)).toEqual(pointsBy(closer, s));
  });

  it('expects more of who has more', () => {
    const [states] = positions(2, 40);
    const s = states.at(-1) as State;
    const richer = schwingenschlag.clone(s);
    const [mat] = richer.mats;
    if (mat) mat.eggs = 2;
    const worth = (one: State) => judged.expect(one, new QuickChance('eggs')).points[0] as number;
    expect(worth(richer)).toBeGreaterThanOrEqual(worth(s));
  });
});
