import { describe, expect, it } from 'vitest';
import { labJson } from '../testing/run.js';
import { lineUp, rotated } from './seating.js';

describe('seating', () => {
  it('takes the bots as they are listed', () => {
    expect(lineUp(['a', 'b', 'a'], 3)).toEqual(['a', 'b', 'a']);
  });

  it('gives the first one seat and the others the rest', () => {
    expect(lineUp(['a', 'b'], 4)).toEqual(['a', 'b', 'b', 'b']);
    expect(lineUp(['a', 'b', 'c'], 5)).toEqual(['a', 'b', 'c', 'b', 'c']);
  });

  it('wants two different bots and a seat for each', () => {
    expect(() => lineUp(['a', 'a'], 2)).toThrow('two different bots');
    expect(() => lineUp(['a', 'b', 'c'], 2)).toThrow('3 bots do not fit at a table of 2');
  });

  it('rotates so that everybody has sat everywhere', () => {
    const line = ['a', 'b', 'c'];
    const games = [0, 1, 2, 3].map((game) => rotated(line, game).join(''));
    expect(games).toEqual(['abc', 'bca', 'cab', 'abc']);
  });
});

describe('arena', () => {
  it('counts the games and seats that each bot took', async () => {
    const json = await labJson('arena rauf-und-runter --bots random,greedy --players 3 --games 9');
    expect(json).toMatchObject({
      players: 3,
      games: 9,
      bots: [
        { bot: 'greedy', games: 9, seats: 18 },
        { bot: 'random', games: 9, seats: 9 },
      ],
    });
  });
});
