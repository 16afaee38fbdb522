import { QuickChance, readOptions, type Seat } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import game from './index.js';
import { accountOf, pointsOf } from './scoring.js';
import { type State, sum } from './state.js';
import { Transcript } from './transcript.js';

const BARE = { coins: 0, resources: '', eggs: 0, hand: '' };

describe('Final scoring', () => {
  test('most points win, then more face-up dragons, then the place is shared', () => {
    const t = new Transcript({
      seats: 3,
      round: 4,
      mats: [
        { ...BARE, coins: 9 },
        { ...BARE, coins: 4, G: 'd64' },
        { ...BARE, coins: 9 },
      ],
      objectives: ['1a', '2a', '3b', '9a'],
    });
    t.mat(1).coins = 5;
    t.play('pass, pass, pass');
    expect(game.outcome(t.state)).toEqual({ places: [2, 1, 2], points: [9, 9, 9] });
  });

  test('more points win, however many dragons others have', () => {
    const t = new Transcript({
      round: 4,
      mats: [
        { ...BARE, coins: 5 },
        { ...BARE, C: 'd82 d56', G: 'd107' },
      ],
      objectives: ['1a', '2a', '3b', '9a'],
    });
    expect(game.outcome(t.state)).toBeUndefined();
    t.play('pass, pass');
    expect(game.outcome(t.state)).toEqual({ places: [1, 2], points: [5, 4] });
  });

  test('all that counts, each once', () => {
    const mat = { coins: 2, resources: 'meat 3', hand: 'd36 c12', eggs: 1, C: 'd53+2e+1milk+3t' };
    const t = new Transcript({ guild: 'sea', mats: [mat] });
    t.state.marks.push({ seat: 0, square: 4 }, { seat: 0, square: 6 }, { seat: 1, square: 5 });
    for (const points of [
      [5, 0],
      [3, 6],
    ])
      t.state.scored.push({ amounts: [], places: [], points });
    expect(accountOf(t.state, 0)).toEqual({
      guild: [
        { square: 4, points: 6 },
        { square: 6, points: 1 },
      ],
      dragons: [{ card: 53, printed: 6, end: 0, eggs: 2, cached: 1, tucked: 3 }],
      matEggs: 1,
      objectives: [5, 3],
      coins: 2,
      leftOvers: 1,
      total: 7 + 12 + 1 + 8 + 2 + 1,
    });
  });

  test('several abilities that take payment are all used, or only a later one, whatever brings most', () => {
    const ends = (mat: object) =>
      accountOf(new Transcript({ mats: [{ ...BARE, ...mat }] }).state, 0).dragons.map(({ end }) => end);
    expect(ends({ hand: 'd36 d48 c12 c13', C: 'd87', G: 'd86' })).toEqual([3, 3]);
    expect(ends({ hand: 'd36 d48', C: 'd149', G: 'd86' })).toEqual([0, 3]);
    const six = new Transcript({ mats: [{ ...BARE, hand: 'd36 d48 d60 d61 d62 d64', C: 'd149', G: 'd86' }] });
    expect(accountOf(six.state, 0)).toMatchObject({ leftOvers: 1, total: 6 + 8 + 3 + 1 });
  });

  test('the points that bots look at are what the account adds up to, at every position', () => {
    const chance = new QuickChance('account');
    for (const laterPrinting of [false, true]) {
      const s = game.setup(readOptions(game.options, { laterPrinting }), 3, chance, undefined);
      for (let seats = game.awaited(s); seats.length > 0; seats = game.awaited(s)) {
        const seat = chance.pick(seats);
        const answers = game.answers(s, seat).filter(({ a }) => a !== 'pass' || chance.below(4) === 0);
        const answer = answers[chance.below(answers.length)];
        game.apply(s, seat, answer ?? { a: 'pass' }, chance, undefined);
        for (const one of [0, 1, 2]) expect(pointsOf(s, one)).toBe(addedUp(s, one));
      }
    }
  });

  function addedUp(s: State, seat: Seat): number {
    const { guild, dragons, matEggs, objectives, coins, leftOvers, total } = accountOf(s, seat);
    const parts = [
      ...guild.map(({ points }) => points),
      ...dragons.map((d) => d.printed + d.end + d.eggs + d.cached + d.tucked),
      ...objectives,
    ];
    const added = sum(parts) + matEggs + coins + leftOvers;
    expect(total).toBe(added);
    return added;
  }
});
