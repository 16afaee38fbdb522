import { LoggedChance, QuickChance, seatsOf } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import { LADDER_CARDS, START_SPACE } from './data/pieces.js';
import game, { type Answer, type Event, type State, supply, topSpace } from './index.js';
import { comparison } from './scoring.js';
import { Transcript } from './transcript.js';

const two = 'red 20, blue 10';

/** Whoever is asked, and the first thing they may answer. */
const answerOf = (s: State) => {
  const [seat] = game.awaited(s) as [number];
  return [seat, game.answers(s, seat)[0] as Answer] as const;
};

describe('Components', () => {
  test('sixteen ladder cards, 7 to 22, one each', () => {
    expect(LADDER_CARDS).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22]);
  });

  test('ruling: four spaces a card, the first ladder has spaces 0 to 35, each round adds four', () => {
    const t = new Transcript({ flutter: 13, chickens: two });
    expect(topSpace(t.state)).toBe(35);
    t.turn('11111').turn('11111');
    expect(topSpace(t.state)).toBe(39);
  });
});

describe('Setup', () => {
  test('nine cards form the ladder, the others are the flutter numbers; chickens side by side; no feathers', () => {
    const s = game.setup({}, 5, new QuickChance('setup'), undefined);
    expect(s.ladder).toHaveLength(9);
    expect(s.flutter).toHaveLength(7);
    expect([...s.ladder, ...s.flutter].sort((a, b) => a - b)).toEqual(LADDER_CARDS);
    expect(s.space).toEqual([5, 5, 5, 5, 5]);
    expect(START_SPACE).toBe(5);
    expect(s.feathers).toEqual([0, 0, 0, 0, 0]);
    expect(supply(s)).toBe(35);
    expect([s.round, game.outcome(s)]).toEqual([0, undefined]);
  });

  test('what is told of the table does not change with it', () => {
    const told: Event[] = [];
    const luck = new QuickChance('told');
    const s = game.setup({}, 2, luck, (event) => told.push(event));
    const before = JSON.stringify(told);
    while (s.round < 2) game.apply(s, ...answerOf(s), luck, undefined);
    expect(JSON.stringify(told)).toBe(before);
  });

  test('everyone sees all seven flutter numbers', () => {
    const s = game.setup({}, 2, new QuickChance('setup'), undefined);
    for (const who of [0, 1, 'watcher'] as const) expect(game.view(s, who).flutter).toEqual(s.flutter);
  });

  test('who sits nearer the plant at the start is random', () => {
    const first = new Set<number>();
    for (let i = 0; i < 40; i++)
      first.add(game.setup({}, 3, new QuickChance(`${i}`), undefined).pecking[0] as number);
    expect([...first].sort()).toEqual([0, 1, 2]);
  });
});

describe('A round: order of play', () => {
  test('highest first, on one space the nearer to the plant', () => {
    const chance = new LoggedChance([LADDER_CARDS, [2, 0, 1], '11111']);
    expect(game.setup({}, 3, chance, undefined).order).toEqual([2, 0, 1]);
  });

  test('ruling: fixed at the start of the round, although falls during it change heights', () => {
    const t = new Transcript({ flutter: 7, chickens: 'red 12, blue 11, green 10' });
    t.turn('55555');
    expect(t.chickens).toBe('blue 11, green 10, red 0');
    expect(t.order).toBe('red, blue, green');
    t.turn('11111');
    expect(t.names[game.awaited(t.state)[0] as number]).toBe('green');
  });
});

describe('A turn', () => {
  test('five throws: 5 dice, then 4, 3, 2, 1', () => {
    const t = new Transcript({ flutter: 13, chickens: two }, '12345');
    const dice = [t.state.dice];
    for (const next of ['1234', '123', '12', '1']) dice.push(t.play('1', next).state.dice);
    expect(dice).toEqual([5, 4, 3, 2, 1]);
  });

  test('example: 3 then 4 go to spaces 3 and 7; after it a 3 would go to the dung heap', () => {
    const t = new Transcript({ flutter: 13, chickens: two }, '33333').play('3', '4444').play('4', '333');
    expect(t.events.filter((e) => e.type === 'placed').map((e) => e.sum)).toEqual([3, 7]);
    t.play('3', '11');
    expect(t.state.heap).toEqual([3]);
    expect(t.state.track).toEqual([3, 4]);
  });

  test('example: after a 3, ones and twos go to the dung heap', () => {
    const t = new Transcript({ flutter: 13, chickens: two }, '33333')
      .play('3', '1111')
      .play('1', '222')
      .play('2', '11');
    expect(t.state.heap).toEqual([1, 2]);
  });

  test('example: with 4 on top, {feather, 4, 5} offers feather, 4 and 5, and none goes to the dung heap', () => {
    const start = () =>
      new Transcript({ flutter: 13, chickens: two }, '33333').play('3', '4444').play('4', 'F45');
    expect(start().choices).toBe('4 5 F');
    for (const choice of ['4', '5', 'F']) expect(start().play(choice, '11').state.heap).toEqual([]);
  });

  test('example: 3, 4, 4 is 11; 3, 4, 5 is 12', () => {
    const sum = (third: string) =>
      new Transcript({ flutter: 13, chickens: two }, '33333')
        .play('3', '4444')
        .play('4', '455')
        .play(third, '11')
        .events.at(-2);
    expect(sum('4')).toMatchObject({ type: 'placed', sum: 11 });
    expect(sum('5')).toMatchObject({ type: 'placed', sum: 12 });
  });

  test('an equal number goes on the track; it must, if it is not lower', () => {
    const t = new Transcript({ flutter: 13, chickens: two }, '33333').play('3', '3333').play('3', '444');
    expect(t.state.track).toEqual([3, 3]);
  });

  test('picks of equal faces are one choice', () => {
    expect(new Transcript({ flutter: 13, chickens: two }, '3333F').choices).toBe('3 F');
  });

  test('a feather gives one feather from the supply', () => {
    const t = new Transcript({ flutter: 13, chickens: two }, 'FFFFF').play('F', '1111');
    expect(t.of('red').feathers).toBe(1);
    expect(supply(t.state)).toBe(34);
  });

  test('ruling: none if the supply is empty', () => {
    const t = new Transcript({ flutter: 13, chickens: two, feathers: { red: 20, blue: 15 } }, 'FFFFF').play(
      'F',
      '1111',
    );
    expect(t.of('red').feathers).toBe(20);
    expect(t.events[0]).toEqual({ type: 'tookFeather', seat: 0, feathers: 0 });
  });

  test('the last feather of the supply can be taken', () => {
    const feathers = { red: 20, blue: 14 };
    const t = new Transcript({ flutter: 13, chickens: two, feathers }, 'FFFFF').play('F', '1111');
    expect(t.of('red').feathers).toBe(21);
    expect(supply(t.state)).toBe(0);
  });

  test('all dice of the throw again for 2 feathers, as often as one can pay', () => {
    const t = new Transcript({ flutter: 13, chickens: two, feathers: { red: 4 } }, '11111');
    expect(t.choices).toBe('1 reroll');
    t.play('reroll', '22222').play('reroll', '44444');
    expect(t.of('red').feathers).toBe(0);
    expect(supply(t.state)).toBe(35);
    expect(t.choices).toBe('4');
    expect(game.why(t.state, 0, { kind: 'reroll' })).toEqual({
      code: 'tooFewFeathersToReroll',
      args: { has: 0, price: 2 },
    });
  });

  test('feathers paid for a throw are in the supply again, for the next one too', () => {
    const feathers = { red: 20, blue: 15 };
    const t = new Transcript({ flutter: 13, chickens: two, feathers }, 'F1111').play('reroll', 'F1111');
    expect(t.play('F', '1111').of('red').feathers).toBe(19);
    expect(supply(t.state)).toBe(1);
  });

  test('the last die can be re-rolled, also with feathers of this turn', () => {
    const t = new Transcript({ flutter: 13, chickens: two, feathers: { red: 1 } }, 'FFFFF').play('F', '5555');
    t.play('5', '111').play('1', '11').play('1', '1');
    expect(t.choices).toBe('1 reroll');
    t.play('reroll', '5');
    expect(t.choices).toBe('5');
    expect(t.state).toMatchObject({ track: [5], heap: [1, 1] });
  });

  test('a later throw is re-rolled with the dice that are left', () => {
    const t = new Transcript({ flutter: 13, chickens: two, feathers: { red: 2 } }, '11111').play('1', '1111');
    expect(t.play('reroll', '5555').state.dice).toBe(4);
  });
});

describe('After the fifth die', () => {
  test('example: F 13, M 11 stands', () => {
    const t = new Transcript({ flutter: 13, chickens: two }).turn('11333');
    expect(t.of('red')).toEqual({ space: 20, feathers: 0, momentum: 11 });
  });

  test('a momentum equal to the flutter number stands', () => {
    expect(new Transcript({ flutter: 13, chickens: two }).turn('11344').of('red').momentum).toBe(13);
  });

  test('example: M 18 with 5 feathers paid stands on 18', () => {
    const t = new Transcript({ flutter: 13, chickens: two, feathers: { red: 5 } }).turn('33444', 5);
    expect(t.of('red')).toEqual({ space: 20, feathers: 0, momentum: 18 });
    expect(supply(t.state)).toBe(35);
  });

  test('example: M 17 with 3 feathers paid falls 1 and has no track chicken', () => {
    const t = new Transcript({ flutter: 13, chickens: two, feathers: { red: 3 } }).turn('33344', 3);
    expect(t.of('red')).toEqual({ space: 19, feathers: 0, momentum: 0 });
  });

  test('one may shed less than one could, or nothing, but never more than needed', () => {
    const t = new Transcript({ flutter: 13, chickens: two, feathers: { red: 9 } }, '33333');
    for (const [pick, next] of [
      ['3', '3333'],
      ['3', '333'],
      ['3', '44'],
      ['4', '4'],
      ['4', undefined],
    ] as const) {
      t.play(pick, ...(next ? [next] : []));
    }
    expect(t.choices).toBe('shed 0 shed 1 shed 2 shed 3 shed 4');
    expect(game.why(t.state, 0, { kind: 'shed', feathers: 5 })).toEqual({
      code: 'shedAtMost',
      args: { feathers: 4 },
    });
    expect(game.why(t.state, 0, { kind: 'pick', die: 3 })).toEqual({ code: 'shedNow' });
    expect(t.play('shed 1', '11111').of('red')).toEqual({ space: 17, feathers: 8, momentum: 0 });
  });

  test('also a single feather is asked for', () => {
    const t = new Transcript({ flutter: 13, chickens: two, feathers: { red: 1 } }).turn('33344', 0);
    expect(t.of('red')).toEqual({ space: 16, feathers: 1, momentum: 0 });
  });

  test('whoever falls onto a space sits behind those already there, and before those below', () => {
    const t = new Transcript({ flutter: 13, chickens: 'red 20, blue 16, green 16, yellow 15' });
    expect(t.turn('33344').chickens).toBe('blue 16, green 16, red 16, yellow 15');
  });

  test('never below space 0, and behind those already there', () => {
    const t = new Transcript({ flutter: 7, chickens: 'red 9, blue 0' }).turn('55555');
    expect(t.chickens).toBe('blue 0, red 0');
  });

  test('a single one on the track is momentum too', () => {
    const t = new Transcript({ flutter: 13, chickens: two }).turn('1FFFF');
    expect(t.of('red').momentum).toBe(1);
  });

  test('five fives above a seven: eighteen feathers may be shed', () => {
    const t = new Transcript({ flutter: 7, chickens: two, feathers: { red: 20 } }).turn('55555', 18);
    expect(t.of('red')).toMatchObject({ feathers: 2, momentum: 25, space: 20 });
  });

  test('ruling: five feathers: no fall, no track chicken, no comparison', () => {
    const t = new Transcript({ flutter: 7, chickens: two }).turn('FFFFF');
    expect(t.of('red')).toEqual({ space: 20, feathers: 5, momentum: 0 });
    expect(t.events).toContainEqual({ type: 'hadNoMomentum', seat: 0 });
    t.turn('11113');
    expect(t.of('blue').space).toBe(17);
  });

  test('ruling: without feathers nothing is asked: you fall', () => {
    const t = new Transcript({ flutter: 13, chickens: two }).turn('33344');
    expect(t.of('red')).toEqual({ space: 16, feathers: 0, momentum: 0 });
  });

  test('ruling: who falls at the bottom keeps its place in the row', () => {
    const t = new Transcript({ flutter: 7, chickens: 'red 0, blue 0' }).turn('55555');
    expect(t.chickens).toBe('red 0, blue 0');
  });
});

describe('Comparison', () => {
  test('example: five chickens', () => {
    const t = new Transcript({
      flutter: 15,
      chickens: 'blue 22, yellow 17, red 17, green 16, purple 15',
      feathers: { blue: 1 },
    });
    t.turn('11222'); // blue 8
    t.turn('22233'); // yellow 12
    t.turn('33333'); // red 15
    t.turn('33344'); // green 17: falls 2
    expect(t.of('green')).toEqual({ space: 14, feathers: 0, momentum: 0 });
    t.turn('22334'); // purple 14
    expect(t.of('blue')).toMatchObject({ space: 22, feathers: 3 });
    expect(t.chickens).toBe('red 24, blue 22, yellow 21, purple 21, green 14');
  });

  test('example, as on the printed board: purple lands on the space of yellow, farther from the plant', () => {
    const t = new Transcript({ flutter: 15, chickens: 'blue 16, yellow 14, red 14, green 13, purple 12' });
    t.turn('11222').turn('22233').turn('33333').turn('33344').turn('22334');
    expect(t.chickens).toBe('red 21, yellow 18, purple 18, blue 16, green 11');
    expect(t.order).toBe('red, yellow, purple, blue, green');
  });

  test('no track chicken at all: nothing happens', () => {
    const t = new Transcript({ flutter: 7, chickens: two }).turn('55555').turn('FFFFF');
    expect(t.chickens).toBe('blue 10, red 2');
    expect(t.events).toContainEqual({ type: 'nobodyClimbed', why: 'noneStood' });
  });

  test('exactly one climbs its full momentum', () => {
    const t = new Transcript({ flutter: 7, chickens: two }).turn('11113').turn('55555');
    expect(t.chickens).toBe('red 27, blue 0');
    expect(t.of('red').feathers).toBe(0);
  });

  test('all equal: nobody moves, nobody gets feathers', () => {
    const t = new Transcript({ flutter: 7, chickens: two }).turn('11113').turn('11122');
    expect(t.chickens).toBe('red 20, blue 10');
    expect(t.state.feathers).toEqual([0, 0]);
    expect(t.events).toContainEqual({ type: 'nobodyClimbed', why: 'allEqual' });
  });

  test('everyone on the lowest momentum stays and takes 2 feathers', () => {
    const t = new Transcript({ flutter: 9, chickens: 'red 20, blue 10, green 8' });
    t.turn('11111').turn('11111').turn('11113');
    expect(t.chickens).toBe('red 20, blue 10, green 10');
    expect(t.state.feathers).toEqual([2, 2, 0]);
  });

  test('ruling: if the supply is short, in pecking order, as many as are left', () => {
    const t = new Transcript({ flutter: 9, chickens: 'red 20, blue 10, green 8', feathers: { green: 32 } });
    t.turn('11111').turn('11111').turn('11113');
    expect(t.state.feathers).toEqual([2, 1, 32]);
  });

  test('never past the top space, also the lone climber', () => {
    const t = new Transcript({ flutter: 9, chickens: 'red 33, blue 10' }).turn('11113').turn('55555');
    expect(t.of('red').space).toBe(35);
    expect(topSpace(t.state)).toBe(39);
  });

  test('ruling: who climbs at the top without moving keeps its place in the row', () => {
    const t = new Transcript({ flutter: 9, chickens: 'red 35, blue 35, green 3' });
    t.turn('11113').turn('11114').turn('11111');
    expect(t.chickens).toBe('red 35, blue 35, green 3');
  });

  test('who arrives on a space sits behind those already there', () => {
    const t = new Transcript({ flutter: 9, chickens: 'red 12, blue 10' }).turn('11111').turn('11113');
    expect(t.chickens).toBe('red 12, blue 12');
  });

  test('climbing happens in pecking order as the chickens sit now, not as the round began', () => {
    const t = new Transcript({ flutter: 7, chickens: 'red 12, blue 12, green 12' });
    t.turn('11111').turn('11112').turn('11112');
    expect(t.chickens).toBe('blue 13, green 13, red 12');
  });

  test('a momentum of 0 takes no part', () => {
    expect(comparison([0, 5, 0])).toEqual({ kind: 'lone' });
    expect(comparison([0, 5, 5])).toEqual({ kind: 'none', why: 'allEqual' });
    expect(comparison([4, 0, 9])).toEqual({ kind: 'climb', lowest: 4 });
  });
});

describe('The next round', () => {
  test('the highest begins, the tracks are empty, and the next flutter number counts', () => {
    const t = new Transcript({ flutter: 13, chickens: 'red 12, blue 10', round: 2 });
    const next = t.state.flutter[2];
    t.turn('22111').turn('11555');
    expect(t.chickens).toBe('red 16, blue 6');
    expect(t.state).toMatchObject({ round: 2, turn: 0, momentum: [0, 0], track: [], heap: [] });
    expect(t.events.at(-2)).toEqual({ type: 'roundBegan', round: 3, flutter: next, order: [0, 1] });
  });

  test('a momentum of the round before is forgotten: five feathers are not compared', () => {
    const t = new Transcript({ flutter: 7, chickens: 'red 20, blue 10' }).turn('11113').turn('11111');
    expect(t.chickens).toBe('red 22, blue 10');
    t.turn('FFFFF').turn('11111');
    expect(t.of('blue').space).toBe(15);
  });

  test('a chicken that was overtaken plays later', () => {
    const t = new Transcript({ flutter: 9, chickens: 'red 12, blue 11' }).turn('11111').turn('11113');
    expect(t.order).toBe('blue, red');
    expect(t.names[game.awaited(t.state)[0] as number]).toBe('blue');
  });
});

describe('End', () => {
  test('the flutter card lengthens the ladder at the top', () => {
    const t = new Transcript({ flutter: 13, chickens: two }).turn('11111').turn('11111');
    expect(t.state.ladder.at(-1)).toBe(13);
    expect(t.state.round).toBe(1);
  });

  test('after round 7 the highest wins', () => {
    const t = new Transcript({ flutter: 13, chickens: two, round: 7 }).turn('11111').turn('11113');
    expect(game.awaited(t.state)).toEqual([]);
    expect(game.outcome(t.state)).toEqual({ places: [1, 2], points: [21, 13] });
  });

  test('on one space the nearer to the plant wins: there is exactly one winner', () => {
    const t = new Transcript({ flutter: 13, chickens: 'red 12, blue 10', round: 7 })
      .turn('11111')
      .turn('11113');
    expect(t.chickens).toBe('red 12, blue 12');
    expect(game.outcome(t.state)?.places).toEqual([1, 2]);
  });

  test('the last card is added too', () => {
    const t = new Transcript({ flutter: 13, chickens: two, round: 7 }).turn('11111').turn('11113');
    expect(t.state.ladder).toHaveLength(16);
  });
});

describe('Answers', () => {
  test('only whoever plays now may answer, and nobody after the end', () => {
    const t = new Transcript({ flutter: 13, chickens: two, round: 7 });
    expect(game.answers(t.state, 1)).toEqual([]);
    expect(game.why(t.state, 1, { kind: 'pick', die: 1 })).toEqual({ code: 'notYourTurn' });
    t.turn('11111').turn('11113');
    for (const seat of seatsOf(2))
      expect(game.why(t.state, seat, { kind: 'reroll' })).toEqual({ code: 'notYourTurn' });
  });

  test('a face that was not thrown, and shedding before the last die, are refused with the reason', () => {
    const t = new Transcript({ flutter: 13, chickens: two }, '11223');
    expect(game.why(t.state, 0, { kind: 'pick', die: 5 })).toEqual({
      code: 'faceNotRolled',
      args: { face: '5' },
    });
    expect(game.why(t.state, 0, { kind: 'shed', feathers: 0 })).toEqual({ code: 'pickFirst' });
  });

  test.each(['', '6', '0', 'f', 'shed', 'shed -1', 'shed 01', 'shed 19', 'Reroll', '33'])(
    '"%s" is not an answer',
    (text) => {
      expect(game.read(text)).toBeUndefined();
    },
  );
});
