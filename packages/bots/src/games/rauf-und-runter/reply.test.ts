import { QuickChance, type Seat } from '@aerie/kernel';
import game, { flutterNumber, type State } from '@aerie/rauf-und-runter';
import { describe, expect, test } from 'vitest';
import { MatchValue } from './match-value.js';
import { Outlook } from './outlook.js';
import { scatteredEnds } from './perfect.js';
import { Reply } from './reply.js';
import { RoundEnd } from './round-end.js';
import { type Prospects, TurnSolver } from './turn-solver.js';

/** Before the first throw of a round for two: the first seat leads by so much. */
function before(round: number, flutter: number, lead: number, feathers: readonly [number, number]): State {
  const s = game.setup({}, 2, new QuickChance('reply'), undefined);
  s.ladder.push(...s.flutter.slice(0, round));
  const flutters = s.flutter.map((one, i) => (i === round ? flutter : one));
  const seats = { turn: 0, order: [0, 1], pecking: [0, 1], space: [20 + lead, 20], feathers: [...feathers] };
  return Object.assign(s, { round, flutter: flutters, ...seats });
}

/** The chance of the first seat to win, its turn and the other's played best. */
function solved(s: State, seat: Seat): number {
  const own = s.feathers[seat] as number;
  return new TurnSolver(flutterNumber(s), own, 35, new Outlook(s, seat)).value(5, 0, 0, own);
}

describe('a reply', () => {
  const theirs: Prospects = {
    standing: (momentum, feathers) => momentum + 0.7 * feathers,
    falling: (spaces, feathers) => -2 * spaces + 0.7 * feathers,
  };

  test.each([
    [9, 0],
    [14, 3],
    [22, 6],
  ])('is the best turn: flutter number %i, %i feathers', (flutter, feathers) => {
    const solver = new TurnSolver(flutter, feathers, 30, theirs);
    const reply = new Reply();
    const mine: Prospects = {
      standing: (...end) => 1 - theirs.standing(...end),
      falling: (...end) => 1 - theirs.falling(...end),
    };
    const [own, other] = reply.worth(flutter, feathers, 30, theirs, [theirs, mine]);
    expect(own).toBeCloseTo(solver.value(5, 0, 0, feathers), 10);
    expect(other).toBeCloseTo(1 - solver.value(5, 0, 0, feathers), 10);
  });
});

describe('the last round, which is solved exactly', () => {
  test.each([
    [9, 0, [0, 0]],
    [9, 4, [2, 0]],
    [14, 2, [0, 3]],
    [20, 6, [1, 1]],
  ] as const)('flutter number %i, lead %i, feathers %j: as the value says', (flutter, lead, feathers) => {
    const s = before(6, flutter, lead, feathers);
    const value = new MatchValue(2, [flutter]);
    const said = value.chance(value.placed(s, 0, feathers[0]), 0, feathers[0]);
    expect(Math.abs(said - solved(s, 0))).toBeLessThan(0.05);
  });

  test('whoever plays first and takes the other to answer loses less than whoever does not', () => {
    const gains = [9, 14, 20].map((flutter) => {
      const s = before(6, flutter, 2, [1, 1]);
      const [naive] = new Reply().worth(flutter, 1, 35, scatteredEnds(s, 0), [new Outlook(s, 0)]);
      return solved(s, 0) - (naive as number);
    });
    for (const gain of gains) expect(gain).toBeGreaterThan(0);
    expect(Math.max(...gains)).toBeGreaterThan(0.02);
  });
});

test.each([2, 3, 4])('whoever plays last of %i counts feathers for the lowest once', (seats) => {
  const s = game.setup({}, seats, new QuickChance('lowest'), undefined);
  const order = s.space.map((_, seat) => seat);
  const momentum = order.map((seat) => (seat < seats - 1 ? 6 + seat : 0));
  Object.assign(s, { round: 2, turn: seats - 1, order, pecking: [...order], momentum });
  const outlook = new Outlook(s, seats - 1);
  const known = new RoundEnd(s, seats - 1, MatchValue.judge(s));
  for (const [reached, feathers] of [
    [4, 0],
    [6, 1],
    [9, 2],
  ] as const)
    expect(outlook.standing(reached, feathers)).toBeCloseTo(known.standing(reached, feathers), 10);
});

describe('the value of a match between rounds', () => {
  test.each([2, 3, 4, 5])('with %i seats chances are chances and make one', (seats) => {
    const luck = new QuickChance(`value ${seats}`);
    const s = game.setup({}, seats, luck, undefined);
    for (let left = 1; left <= 6; left++) {
      for (let seat = 0; seat < seats; seat++) s.space[seat] = 10 + luck.below(8);
      for (let seat = 0; seat < seats; seat++) s.feathers[seat] = luck.below(6);
      s.pecking.sort((a, b) => (s.space[b] as number) - (s.space[a] as number));
      const value = new MatchValue(seats, s.flutter.slice(7 - left));
      const held = s.feathers[0] as number;
      const placed = value.placed(s, 0, held);
      const chances = s.space.map((_, seat) => value.chance(placed, seat, held));
      expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 6);
      expect(value.chance(placed, 0, held + 1)).toBeGreaterThan(chances[0] as number);
    }
  });
});
