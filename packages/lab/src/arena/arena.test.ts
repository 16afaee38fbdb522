import { describe, expect, it } from 'vitest';
import { labJson } from '../testing/run.js';
import { lineUp, rotated } from './seating.js';
import { Standings } from './standings.js';

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

describe('standings', () => {
  it('counts wins, places against other bots and scores', () => {
    const standings = new Standings(['a', 'b', 'b']);
    standings.add(['a', 'b', 'b'], { places: [1, 2, 3], points: [9, 5, 1] });
    standings.add(['b', 'a', 'b'], { places: [1, 1, 3], points: [6, 6, 0] });
    const [a, b] = standings.list();
    expect(a).toMatchObject({ bot: 'a', games: 2, winRate: 0.75, meanScore: 7.5 });
    expect(b).toMatchObject({ bot: 'b', games: 4, winRate: 0.125, meanScore: 3 });
    // Of four comparisons a won three and halved one.
    expect((a?.elo ?? 0) - (b?.elo ?? 0)).toBeCloseTo(400 * Math.log10(3.5 / 0.5), 6);
  });

  it('counts the seats that each bot took', async () => {
    const json = await labJson('arena rauf-und-runter --bots random,greedy --players 3 --games 9');
    expect(json).toMatchObject({ players: 3, games: 9, bots: [{ games: 9 }, { games: 18 }] });
  });
});
