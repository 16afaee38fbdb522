import { describe, expect, test } from 'vitest';
import game from './index.js';
import { Transcript } from './transcript.js';

/** Flights and breaths of the five spirits: every example of the rulebook, and every edge. */

describe('Borea', () => {
  test('example: 23 to 24, both pink, for 1; then 18 and 10 change places for 2', () => {
    const t = new Transcript({
      board: `
         1  2   3  4  5
         6  7   8  9 20
        11 12  13 14 15
        16 17  18 19 10
        21 22 23B 24 25J`,
      turn: 'borea',
    });
    t.play('fly 24');
    expect(t.points).toBe(4);
    t.play('swap 10-18');
    expect(t.last('breathed').price).toBe(2);
    expect(t.points).toBe(2);
    expect(t.board).toBe('1 2 3 4 5\n6 7 8 9 20\n11 12 13 14 15\n16 17 10 19 18\n21 22 23 24B 25J');
  });

  test('flies to neighbours and to free islands of the colour she stands on, over anything', () => {
    const t = new Transcript({ at: '21B 23J 22S 1E' });
    // 22 and 23 are taken; 24 and 25 lie behind them.
    expect(t.choices('fly').sort()).toEqual(['16', '24', '25']);
    expect(t.refused('fly 22')).toBe('islandNotFree');
    expect(t.refused('fly 17')).toBe('outOfReach');
    expect(t.refused('glide N1')).toBe('onlyAustroFliesOutside');
  });

  test('breathes only with free islands of her symbol', () => {
    // Symbol A: 1, 10, 13, 17, 24. Borea stands on 13, Jugo on 17.
    const t = new Transcript({ at: '13B 17J' });
    expect(t.refused('swap 8-9')).toBe('notThisPair');
    expect(t.refused('swap 17-18')).toBe('islandNotFree');
    expect(t.refused('swap 12-13')).toBe('islandNotFree');
    const ends = new Set(
      t.choices('swap').flatMap((pair) => pair.split('-').filter((n) => ['1', '10', '24'].includes(n))),
    );
    expect([...ends].sort()).toEqual(['1', '10', '24']);
    expect(t.refused('swap 10-24')).toBeUndefined();
    expect(t.choices('swap').filter((pair) => pair === '10-24')).toHaveLength(1);
  });
});

describe('Jugo', () => {
  test('example: 11 to 25 by their symbol, then 14 and 23 change places for 2', () => {
    const t = new Transcript({
      board: `
          1  2  3  4  5B
          6  7  8  9 10
        11J 12 13 14 15
         16 17 18 19 20
         21 22 24 23 25`,
      spirits: ['jugo', 'borea'],
    });
    t.play('fly 25, swap 14-23');
    expect(t.last('flew').manner).toBe('symbol');
    expect(t.last('breathed').price).toBe(2);
    expect(t.points).toBe(2);
  });

  test('flies to neighbours and to free islands of the symbol he stands on', () => {
    // Symbol C: 3, 7, 11, 19, 25.
    expect(new Transcript({ at: '11J 25B' }).choices('fly').sort()).toEqual([
      '12',
      '16',
      '19',
      '3',
      '6',
      '7',
    ]);
  });

  test('breathes only with free islands of his colour', () => {
    const t = new Transcript({ at: '13J 12B' });
    expect(t.refused('swap 14-9')).toBe('unreadable');
    expect(t.refused('swap 9-14')).toBeUndefined();
    expect(t.refused('swap 7-8')).toBe('notThisPair');
    expect(t.refused('swap 7-12')).toBe('islandNotFree');
  });
});

describe('Etesia', () => {
  test('example: along the diagonal from the corner; then breaths of 2 and 1 with neighbours', () => {
    const t = new Transcript({ at: '5E 25B' });
    expect(t.choices('fly').sort()).toEqual(['10', '13', '17', '21', '4', '9']);
    t.play('fly 13');
    expect(t.last('flew').way).toEqual([4, 8, 12]);
    t.play('swap 10-14, swap 17-18');
    expect(t.events.flatMap((e) => (e.type === 'breathed' ? [e.price] : []))).toEqual([2, 1]);
  });

  test('nothing may be in the way; a change of direction is a new flight', () => {
    const t = new Transcript({ at: '5E 9B 20J' });
    expect(t.choices('fly').sort()).toEqual(['10', '4']);
    const u = new Transcript({ at: '5E 13B' });
    expect(u.choices('fly').sort()).toEqual(['10', '4', '9']);
    u.play('fly 9, fly 3');
    expect(u.points).toBe(3);
  });

  test('only a free neighbour of hers can be one of the two', () => {
    const t = new Transcript({ at: '13E 8B' });
    expect(t.refused('swap 7-12')).toBeUndefined();
    expect(t.refused('swap 6-7')).toBe('notThisPair');
    expect(t.refused('swap 8-14')).toBe('islandNotFree');
  });

  test('shut in on all sides she can do nothing but end', () => {
    const t = new Transcript({ at: '1E 2B 6J 7S', mode: 'storm' });
    expect(game.answers(t.state, 0).map(game.write)).toEqual(['end']);
  });
});

describe('Austro', () => {
  test('example: from 11 he steps out, flies to 2, swaps 12 and 25 for 3, and ends on 2', () => {
    const t = new Transcript({
      board: `
          1  2 25  4  5
          6  7  8  9 10
        11A 12 13 14 15
         16 17 18 19 20
         21 22 23 24 3B`,
      spirits: ['austro', 'borea'],
    });
    expect(t.under('austro')).toBe(0);
    t.play('glide N2');
    expect(t.points).toBe(4);
    t.play('swap 12-25');
    expect(t.last('breathed').price).toBe(3);
    expect(t.last('breathed').way).toEqual([11, 6, 1, 2]);
    t.play('end');
    expect(t.under('austro')).toBe(2);
  });

  test('his turn begins with the step off the grid, at an edge without being asked; it costs nothing', () => {
    const t = new Transcript({ at: '1B 3A' }).play('end');
    expect(t.last('steppedOut')).toEqual({ type: 'steppedOut', seat: 1, cell: 2, place: 2 });
    expect(t.under('austro')).toBe(0);
    expect(t.points).toBe(5);
    t.play('end');
    expect(t.last('steppedIn')).toMatchObject({ place: 2, cell: 2, island: 3 });
    // Nobody else leaves the grid.
    expect(t.under('borea')).toBe(1);
    const corner = new Transcript({ at: '13B 1A' }).play('end');
    expect(corner.under('austro')).toBe(1);
    expect(corner.choices('step')).toEqual(['N1', 'W1']);
  });

  test('at a corner he may go round to the other side, for a point', () => {
    const t = new Transcript({ at: '1A 25B' }).play('step N1, glide W1');
    expect(t.points).toBe(4);
    expect(t.play('end').under('austro')).toBe(1);
  });

  test('ruling: a storm carries him inside; then he chooses an edge of his row or column', () => {
    const t = new Transcript({
      board: '1B 2 3 9A 5 6 7 8 4 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25',
      spirits: ['borea', 'austro'],
      mode: 'storm',
    });
    t.storm('blizzard down 2', 3).play('end');
    expect(t.under('austro')).toBe(9);
    expect(t.choices('step')).toEqual(['N4', 'E3', 'S4', 'W3']);
    expect(t.refused('end')).toBe('stepOutFirst');
    expect(t.play('step S4, end').under('austro')).toBe(24);
  });

  test('ruling: at a corner he chooses the side, and nothing comes before that', () => {
    const t = new Transcript({ at: '1A 25B' });
    expect(t.choices('step')).toEqual(['N1', 'W1']);
    expect(t.refused('end')).toBe('stepOutFirst');
    expect(t.refused('step N2')).toBe('noStepOutThere');
    t.play('step W1');
    expect(t.points).toBe(5);
    expect(t.refused('step N1')).toBe('stepsOutOnceOnly');
  });

  test('ruling: from inside the grid he steps out along his row or column, to any edge', () => {
    const t = new Transcript({ at: '8A 25B' });
    expect(t.choices('step')).toEqual(['N3', 'E2', 'S3', 'W2']);
  });

  test('ruling: while he is outside, the island he left is free', () => {
    const t = new Transcript({ at: '3A 25B' }).play('swap 3-4');
    expect(t.last('breathed').price).toBe(1);
  });

  test('flies to any place beside a free island, for 1', () => {
    const t = new Transcript({ at: '3A 25B 5S' });
    const glides = t.choices('glide');
    expect(glides).toHaveLength(20 - 1 - 4);
    expect(t.refused('glide E1')).toBe('islandNotFree');
    expect(t.refused('fly 2')).toBe('austroFliesOutside');
    expect(t.refused('glide N3')).toBe('outOfReach');
  });

  test('both islands and the way between them lie in his row and column', () => {
    const t = new Transcript({ at: '3A 8B' });
    // Before 3: row 1 to 5, column 3, 8, 13, 18, 23. Borea on 8 cuts the column off.
    expect(t.refused('swap 7-9')).toBe('notThisPair');
    expect(t.refused('swap 13-18')).toBeUndefined();
    expect(t.refused('swap 4-13')).toBe('noWayThrough');
    expect(t.refused('swap 1-5')).toBeUndefined();
  });

  test('ruling: beside an island that is not free he cannot end, and keeps his last point to get away', () => {
    // From inside he steps out beside Borea.
    const t = new Transcript({ at: '8A 3B', points: 2 }).play('step N3');
    expect(t.refused('end')).toBe('cannotStepIn');
    t.play('swap 18-23');
    expect(t.points).toBe(1);
    expect(t.refused('swap 18-23')).toBe('lastPointForAFlight');
    expect(t.choices('swap')).toEqual([]);
    t.play('glide N4');
    expect(t.under('austro')).toBe(4);
  });

  test('ruling: he may spend his last point on the gem that shuts him out, but on no other', () => {
    const t = new Transcript({ at: '3*A 25B 7*', mode: 'storm', points: 1 });
    expect(t.refused('take 7')).toBe('lastPointForAFlight');
    expect(t.refused('end')).toBe('cannotStepIn');
    t.play('take 3, end');
    expect(t.under('austro')).toBe(3);
    const corner = new Transcript({ at: '1*A 25B', mode: 'storm', points: 1 }).play('step N1, take 1, end');
    expect(corner.under('austro')).toBe(1);
  });

  test('ruling: not where a spirit stands there too, since the island would not become free', () => {
    const t = new Transcript({ at: '8A 3*B', mode: 'storm', points: 1 }).play('step N3');
    expect(t.refused('take 3')).toBe('lastPointForAFlight');
    expect(t.choices('take')).toEqual([]);
    expect(t.choices('glide')).toHaveLength(19);
    // With another point it is a gem like any other.
    const more = new Transcript({ at: '8A 3*B', mode: 'storm', points: 2 }).play('step N3, take 3');
    expect(more.refused('end')).toBe('cannotStepIn');
    expect(more.play('glide N4').refused('end')).toBeUndefined();
  });

  test('edition 1: it is offered there too, and the gem buys the flight away', () => {
    const t = new Transcript({ at: '8A 3*B', mode: 'storm', points: 1, edition: 1 }).play('step N3, take 3');
    expect(t.refused('end')).toBe('cannotStepIn');
    t.play('give, glide N4');
    expect(t.under('austro')).toBe(4);
    expect(t.state.spent).toBe(1);
  });

  test('ruling: his step off the grid counts as leaving an anchored island', () => {
    const t = new Transcript({ at: '3*A 25B', mode: 'storm' });
    expect(t.refused('swap 2-1')).toBe('unreadable');
    expect(t.refused('swap 1-2')).toBeUndefined();
  });
});

describe('Skyron', () => {
  test('example: from 10 he swaps it with 3 at distance 3 and stays on 10', () => {
    const t = new Transcript({ at: '10S 25B' }).play('swap 3-10 on 10');
    expect(t.last('breathed').price).toBe(3);
    expect(t.under('skyron')).toBe(10);
    expect(t.state.figures[0]?.cell).toBe(2);
    expect(t.points).toBe(2);
  });

  test('or he stays where he is, on the other island', () => {
    const t = new Transcript({ at: '10S 25B' }).play('swap 3-10 on 3');
    expect(t.under('skyron')).toBe(3);
    expect(t.state.figures[0]?.cell).toBe(9);
    expect(t.last('breathed').moved.map(({ spirit }) => spirit)).toEqual([null, null]);
  });

  test('flies to orthogonal neighbours only', () => {
    expect(new Transcript({ at: '13S 14B' }).choices('fly')).toEqual(['8', '12', '18']);
  });

  test('one of the two is always his own island', () => {
    const t = new Transcript({ at: '13S 14B' });
    expect(t.refused('swap 7-8 on 7')).toBe('notThisPair');
    expect(t.refused('swap 13-14 on 13')).toBe('islandNotFree');
    expect(t.refused('swap 12-13')).toBe('sayWhereSkyronStands');
    expect(new Transcript({ at: '13B 25S' }).refused('swap 10-11 on 10')).toBe('onlySkyronRides');
  });

  test('his way must be free, his own island excepted', () => {
    // Shut in by the corner: two islands in the way.
    const t = new Transcript({ at: '1S 2B 6J' });
    expect(t.refused('swap 1-3 on 1')).toBe('noWayThrough');
    expect(t.choices('swap')).toEqual([]);
  });

  test('not while his island is anchored: where no flight is possible he cannot breathe either', () => {
    const t = new Transcript({ at: '1*S 2B 6J', mode: 'storm' });
    expect(t.choices('fly')).toEqual([]);
    expect(t.refused('swap 1-7 on 1')).toBe('anchoredUnderfoot');
    expect(t.refused('end')).toBeUndefined();
    expect(t.refused('take 1')).toBeUndefined();
  });
});
