import { QuickChance, type Seat } from '@aerie/kernel';
import raufUndRunter, { type Answer, player, ROUNDS, type State } from '@aerie/rauf-und-runter';
import { describe, expect, it } from 'vitest';
import { questionTo } from '../../bot.js';
import { judge } from './judge.js';

const luck = new QuickChance('judge');
const SEATS = 3;
const FACES = 6;

/** A table that comes to the last round of a match at random, and in it to this turn, with so many dice to choose from. */
function lastRound(name: string, turn: number, dice: number, seats = SEATS): State {
  const chance = new QuickChance(name);
  const s = raufUndRunter.setup({}, seats, chance, undefined);
  while (s.round < ROUNDS - 1 || s.turn < turn || s.dice > dice) {
    const answers = raufUndRunter.answers(s, player(s));
    raufUndRunter.apply(s, player(s), answers[chance.below(answers.length)] as Answer, chance, undefined);
  }
  return s;
}

/** The chance to win of whoever plays the last turn best, worked out by going through every throw. */
function worked(s: State, seat: Seat): number {
  if (raufUndRunter.outcome(s)) return s.pecking[0] === seat ? 1 : 0;
  return Math.max(...raufUndRunter.answers(s, seat).map((answer) => workedAfter(s, seat, answer)));
}

function workedAfter(before: State, seat: Seat, answer: Answer): number {
  const s = raufUndRunter.clone(before);
  raufUndRunter.apply(s, seat, answer, luck, undefined);
  if (s.dice === 0 || s.round === ROUNDS) return worked(s, seat);
  const throws = FACES ** s.dice;
  let sum = 0;
  for (let roll = 0; roll < throws; roll++) sum += worked({ ...raufUndRunter.clone(s), roll }, seat);
  return sum / throws;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

describe('the judge of Rauf und Runter', () => {
  const tables = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => lastRound(name, SEATS - 1, 2));

  it('knows what every answer of the last turn is worth, as going through every throw does', () => {
    const judged = judge();
    const found = tables.map((s) => {
      const seat = player(s);
      for (const answer of raufUndRunter.answers(s, seat)) {
        const { worth } = judged.expect(s, luck, { seat, answers: [answer] });
        expect(worth[seat]).toBeCloseTo(workedAfter(s, seat, answer), 6);
        expect(total(worth)).toBeCloseTo(1, 6);
      }
      const value = worked(s, seat);
      expect(judged.expect(s, luck).worth[seat]).toBeCloseTo(value, 6);
      return value;
    });
    // Some of them are still open.
    expect(found.some((value) => value > 0.05 && value < 0.95)).toBe(true);
  });

  it('goes on with what it finds most promising, whatever luck says', () => {
    const judged = judge();
    const s = raufUndRunter.setup({}, 4, new QuickChance('goes on'), undefined);
    const [best, ...others] = judged.promising(questionTo(raufUndRunter, s, player(s)), luck);
    const expected = judged.expect(s, luck);
    const seat = player(s);
    expect(judged.expect(s, new QuickChance('other'), { seat, answers: best as Answer[] })).toEqual(expected);
    for (const answers of others)
      expect(judged.expect(s, luck, { seat, answers }).worth[seat]).toBeLessThanOrEqual(
        (expected.worth[seat] as number) + 1e-6,
      );
    expect(total(expected.worth)).toBeCloseTo(1, 6);
  });

  it.each([2, 3, 4])('shares the chance to win among %d, whoever plays, also in the last round', (seats) => {
    const judged = judge();
    for (let turn = 0; turn < seats; turn++) {
      const { worth } = judged.expect(lastRound(`shares ${seats}`, turn, 5, seats), luck);
      expect(total(worth)).toBeCloseTo(1, 6);
      for (const one of worth) expect(one).toBeGreaterThan(-1e-6);
    }
  });

  it('says the same of a moment, whichever moment of the turn it was asked about first', () => {
    for (const name of ['m', 'n', 'o']) {
      const chance = new QuickChance(`moments ${name}`);
      const s = raufUndRunter.setup({}, 4, chance, undefined);
      const judged = judge();
      judged.expect(s, luck);
      const seat = player(s);
      // Feathers that are found change what is held in the middle of the turn.
      while (s.dice > 1) {
        const answers = raufUndRunter.answers(s, seat);
        const feather = answers.find((answer) => answer.kind === 'pick' && answer.die === 0);
        raufUndRunter.apply(s, seat, feather ?? (answers[0] as Answer), chance, undefined);
        expect(judged.expect(s, luck)).toEqual(judge().expect(s, luck));
      }
      expect(s.feathers[seat]).not.toBe(raufUndRunter.setup({}, 4, chance, undefined).feathers[seat]);
    }
  });

  it('has a line of answers played one after the other, with luck between them', () => {
    const judged = judge();
    const s = raufUndRunter.setup({}, 2, new QuickChance('line'), undefined);
    const seat = player(s);
    const [first] = raufUndRunter.answers(s, seat) as [Answer];
    const after = raufUndRunter.clone(s);
    raufUndRunter.apply(after, seat, first, new QuickChance('throw'), undefined);
    const [second] = raufUndRunter.answers(after, seat) as [Answer];
    expect(judged.expect(s, new QuickChance('throw'), { seat, answers: [first, second] })).toEqual(
      judged.expect(after, luck, { seat, answers: [second] }),
    );
  });
});
