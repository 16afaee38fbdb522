import type { Outcome } from '@aerie/kernel';
import { describe, expect, it } from 'vitest';
import type { GameRecord } from '../series/game-record.js';
import type { Took } from '../statistics/durations.js';
import { wilson } from '../statistics/wilson.js';
import type { Contest } from './contest.js';
import { overviewRows } from './overview.js';
import { contestPage } from './page.js';
import { Standings } from './standings.js';

const game = (bots: string[], outcome: Outcome, took: Record<string, Took> = {}): GameRecord => ({
  ...{ number: 0, bots, outcome, decisions: 10, took },
});
const WON: Outcome = { places: [1, 2], points: [9, 4] };

describe('standings', () => {
  it('count wins, places against other bots and scores', () => {
    const standings = new Standings(['a', 'b']);
    standings.add(game(['a', 'b', 'b'], { places: [1, 2, 3], points: [9, 5, 1] }));
    standings.add(game(['b', 'a', 'b'], { places: [1, 1, 3], points: [6, 6, 0] }));
    const [a, b] = standings.list();
    expect(a).toMatchObject({ bot: 'a', games: 2, seats: 2, winRate: 0.75, meanScore: 7.5 });
    expect(b).toMatchObject({ bot: 'b', games: 2, seats: 4, winRate: 0.125, meanScore: 3 });
    expect(standings.encounter('a', 'b')).toEqual({ score: 3.5, times: 4 });
    expect(standings.encounter('b', 'a')).toEqual({ score: 0.5, times: 4 });
    // Of four comparisons a won three and halved one; each is granted half a win more.
    const [ofA, ofB] = standings.ratings();
    expect((ofA?.elo ?? 0) - (ofB?.elo ?? 0)).toBeCloseTo(400 * Math.log10(4 / 1), 6);
    expect(standings.ratings('b')[1]).toEqual({ elo: 0, low: 0, high: 0 });
  });

  it('tell the mean of points with the interval of games, not of seats', () => {
    const standings = new Standings(['a']);
    for (const points of [4, 6])
      standings.add(game(['a', 'a'], { places: [1, 1], points: [points, points] }));
    const [a] = standings.list();
    // Two games that differ by 2: a standard error of 1.
    expect(a?.meanScore).toBe(5);
    expect(a?.scoreInterval.high).toBeCloseTo(5 + 1.96, 2);
  });

  it('count a game that all play together once, whatever the number of seats', () => {
    const standings = new Standings(['a'], ({ outcome }) => outcome.points[0] === 25);
    for (const points of [25, 25, 17, 9])
      standings.add(game(['a', 'a'], { places: [1, 1], points: [points, points] }));
    const [a] = standings.list();
    expect(a).toMatchObject({ games: 4, seats: 8, winRate: 0.5, ...wilson(2, 4) });
  });

  it('rate bots that play each deal by themselves by who has more points in it, once all have played it', () => {
    const standings = new Standings(['a', 'b'], undefined, true);
    const deals = [
      [9, 4],
      [7, 7],
      [3, 1],
    ].flat();
    deals.forEach((points, number) => {
      const bot = number % 2 === 0 ? 'a' : 'b';
      standings.add({ ...game([bot, bot], { places: [1, 1], points: [points, points] }), number });
    });
    // A deal that b has not played.
    standings.add({ ...game(['a', 'a'], { places: [1, 1], points: [1, 1] }), number: 6 });
    expect(standings.encounter('a', 'b')).toEqual({ score: 2.5, times: 3 });
  });

  it('of several games are told in one table, best first in each', () => {
    const contest = (id: string, anchor: string): Contest => {
      const standings = new Standings(['a', 'b']);
      for (let i = 0; i < 3; i++) standings.add(game(['a', 'b'], WON));
      return {
        ...{ game: id, players: 2, options: {}, chosen: [], seed: '1', met: true },
        anchor,
        wins: 'won',
        standings,
      };
    };
    const contests = [contest('lark', 'b'), contest('wren', 'a')];
    expect(overviewRows(contests).map(([id, bot, elo]) => [id, bot, elo])).toEqual([
      ['lark', 'a', '+338'],
      ['lark', 'b', '0'],
      ['wren', 'a', '0'],
      ['wren', 'b', '−338'],
    ]);
    expect(contestPage('All', contests, 'lab ladder')).toContain(
      '<td class="name">wren</td><td class="name">b</td>',
    );
  });

  it('sum up how long bots took, and leave out those who have not played', () => {
    const standings = new Standings(['a', 'b', 'absent']);
    const took = { count: 2, ms: 6, steps: { 11: 2 } };
    standings.add(game(['a', 'b'], WON, { a: took }));
    standings.add(game(['b', 'a'], WON, { a: took }));
    const [a, b, ...others] = standings.list();
    expect(others).toEqual([]);
    expect([a?.times.count, a?.times.mean, b?.times.count]).toEqual([4, 3, 0]);
  });
});
