import { describe, expect, test } from 'vitest';
import { Transcript } from './transcript.js';

describe('The end of a round', () => {
  test('round abilities work in the order of the owner’s choice, each once; a declined one still serves the others', () => {
    const mats = [{ C: 'd70', G: 'd160', A: 'd117' }, {}];
    const t = new Transcript({ mats }).play('pass, 1: pass');
    expect(t.choices).toBe('activate d70, activate d160, done');
    t.play('activate d160, use 0, done');
    expect(t.choices).toBe('activate d70, done');
    t.play('done');
    expect(t.asked).toBe(1);
    expect(t.choices).toBe('use 0, done');
  });

  test('a dragon that comes at the end of a round works from the next round on', () => {
    const mats = [{ G: 'd72+1e', steps: 4, hand: 'd56', eggs: 2 }, {}];
    const t = new Transcript({ guild: 'plains', mats }).play('pass, 1: pass');
    t.play('activate d72, use 0, step, step, mark 2, use 0, play d56 C');
    expect(t.mat().rows[0]?.dragons).toMatchObject([{ card: 56, fresh: false }]);
    expect(t.state.round).toBe(1);
  });
});

describe('A new round', () => {
  test('a new round brings six coins each, and caves can be explored for a coin again', () => {
    const t = new Transcript({ mats: [{ coins: 3, eggs: 2 }, { eggs: 2 }] });
    t.play('explore C, done, 1: pass, explore C, done, pass');
    expect(t.state.round).toBe(1);
    expect(t.mat()).toMatchObject({ coins: 7, passed: false });
    expect(t.mat().rows.map(({ explored }) => explored)).toEqual([0, 0, 0]);
    expect(t.mat(1)).toMatchObject({ coins: 11, passed: false });
  });

  test('all cards of the display are replaced before the next round, and the start moves on', () => {
    const t = new Transcript({ display: 'd1 d2 d3 c1 c2 c3', draws: [11, 21, 12, 22, 13, 23] });
    t.play('pass, 1: pass');
    expect(t.state.displayDragons).toEqual([11, 12, 13]);
    expect(t.state.displayCaves).toEqual([21, 22, 23]);
    expect(t.state.dragonDiscard).toEqual([1, 2, 3]);
    expect(t.state.caveDiscard).toEqual([1, 2, 3]);
    expect(t.state.round).toBe(1);
  });

  test('whoever begins chooses a nest for the egg first, then clockwise', () => {
    const mats = [{ C: 'd43' }, { C: 'd43' }, { C: 'd43' }];
    const t = new Transcript({ seats: 3, mats }).play('pass, pass, pass');
    t.play('1: egg mat, 2: egg C1, 0: egg C1');
    expect([t.asked, t.task]).toEqual([1, 'turn']);
    expect(t.events).toContainEqual({ type: 'roundBegan', round: 2, starter: 1 });
  });
});
