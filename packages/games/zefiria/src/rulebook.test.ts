import { describe, expect, test } from 'vitest';
import { pointsFor, roundsFor } from './data/figures.js';
import { COLOURS, colourOf, symbolOf } from './data/islands.js';
import { GRID_CARDS, STORM_CARDS } from './data/storms.js';
import { CORNERS } from './grid.js';
import game, { type Spirit } from './index.js';
import { accountOf, verdictOf } from './scoring.js';
import { Transcript } from './transcript.js';

const islands = Array.from({ length: 25 }, (_, i) => i + 1);

describe('Components', () => {
  test('every pair of colour and symbol occurs once', () => {
    expect(new Set(islands.map((n) => colourOf(n) + symbolOf(n))).size).toBe(25);
  });

  test('ruling: the colour is the row of the ordered grid; 21 to 25 are pink', () => {
    expect(islands.map(colourOf)).toEqual(COLOURS.flatMap((colour) => [1, 2, 3, 4, 5].map(() => colour)));
    expect(colourOf(21)).toBe('pink');
  });

  test('ruling: 10 and 24 share a symbol and 18 does not, 11 and 25 share one', () => {
    expect(symbolOf(10)).toBe(symbolOf(24));
    expect(symbolOf(18)).not.toBe(symbolOf(24));
    expect(symbolOf(11)).toBe(symbolOf(25));
  });

  test('ruling: four blizzards and three tornadoes; six grid cards, each cell but the centre on one', () => {
    expect(STORM_CARDS.filter((card) => card.startsWith('blizzard'))).toHaveLength(4);
    expect(STORM_CARDS.filter((card) => card.startsWith('tornado'))).toHaveLength(3);
    expect(GRID_CARDS.map((cells) => cells.length)).toEqual([4, 4, 4, 4, 4, 4]);
    expect(GRID_CARDS.flat().sort((a, b) => a - b)).toEqual(
      islands.map((n) => n - 1).filter((cell) => cell !== 12),
    );
  });
});

describe('Setup', () => {
  test('rounds 6, 5, 4 and points 5, 4, 4 for 2, 3, 4 players; alone 7, 6, 5 rounds and 5 points', () => {
    expect([2, 3, 4].map((seats) => roundsFor(seats, 'easy'))).toEqual([6, 5, 4]);
    expect([1, 2, 3, 4].map(pointsFor)).toEqual([5, 5, 4, 4]);
    expect((['easy', 'medium', 'hard'] as const).map((level) => roundsFor(1, level))).toEqual([7, 6, 5]);
  });

  test('spirits by lot are all different', () => {
    for (let i = 0; i < 20; i++) {
      const { figures } = Transcript.fromSetup({}, 4, `lot ${i}`).state;
      expect(new Set(figures.map(({ spirit }) => spirit)).size).toBe(4);
    }
  });

  test('chosen spirits: from the first player on, each another one', () => {
    const t = Transcript.fromSetup({ spirits: 'chosen' }, 3);
    t.play('choose jugo');
    expect(game.awaited(t.state)).toEqual([1]);
    expect(t.refused('choose jugo')).toBe('spiritTaken');
    expect(t.refused('corner NW')).toBe('chooseSpiritFirst');
    t.play('choose borea, choose skyron');
    expect(t.state.figures.map(({ spirit }) => spirit)).toEqual(['jugo', 'borea', 'skyron']);
    expect(game.awaited(t.state)).toEqual([0]);
  });

  test('two players stand at opposite corners', () => {
    for (const [corner, other] of [
      ['NW', 'SE'],
      ['NE', 'SW'],
      ['SE', 'NW'],
      ['SW', 'NE'],
    ] as const) {
      const t = Transcript.fromSetup({}, 2).play(`corner ${corner}`);
      expect(t.state.figures.map(({ cell }) => cell)).toEqual([CORNERS[corner], CORNERS[other]]);
      expect(t.state.round).toBe(1);
    }
  });

  test('three players choose in turn among what is left; of four the last has no choice', () => {
    const three = Transcript.fromSetup({}, 3).play('corner NW');
    expect(three.refused('corner NW')).toBe('cornerTaken');
    expect(three.refused('end')).toBe('chooseCornerFirst');
    expect(three.play('corner SW').choices('corner')).toEqual(['NE', 'SE']);
    const four = Transcript.fromSetup({}, 4).play('corner NW, corner NE, corner SE');
    expect(four.state.figures.map(({ cell }) => cell)).toEqual([0, 4, 24, 20]);
    expect(four.state.stage.at).toBe('turn');
  });
});

describe('A turn', () => {
  test('flights and breaths in any mix; at no points it ends by itself', () => {
    const t = new Transcript({ at: '1B 25J' }).play('fly 2, fly 3, fly 4, fly 5');
    expect(game.awaited(t.state)).toEqual([0]);
    t.play('fly 10');
    expect(game.awaited(t.state)).toEqual([1]);
    expect(t.last('turnEnded').unused).toBe(0);
  });

  test('it may be ended before; unused points are lost', () => {
    const t = new Transcript({ at: '1B 25J' }).play('fly 2, end');
    expect(t.last('turnEnded').unused).toBe(4);
    expect(t.play('end').points).toBe(5);
  });

  test('the first player is seat 0 in every round', () => {
    const t = new Transcript({ at: '5S 25J 1B' });
    const seats = t
      .play('end, end, end, end, end')
      .events.flatMap((e) => (e.type === 'turnBegan' ? [e.seat] : []));
    expect(seats).toEqual([1, 2, 0, 1, 2]);
  });

  test('nobody else may act', () => {
    const t = new Transcript({ at: '1B 25J' });
    expect(t.refused('end', 1)).toBe('notYourTurn');
    expect(game.answers(t.state, 1)).toEqual([]);
  });

  test('a breath costs the shortest way through free islands, of any shape', () => {
    // Jugo on 12 stands between 11 and 13: the way from one to the other goes round him.
    const t = new Transcript({ at: '12J 25B' });
    expect(t.play('swap 11-13').last('breathed').price).toBe(4);
    expect(t.last('breathed').way).toHaveLength(5);
  });

  test('a breath cannot be dearer than the points that are left', () => {
    const t = new Transcript({ at: '12J 25B', points: 3 });
    expect(t.refused('swap 11-13')).toBe('tooDear');
    expect(t.refused('swap 11-16')).toBeUndefined();
  });

  test('islands with a spirit on them are neither moved nor passed over', () => {
    // 1 is shut in between Etesia on 2 and Skyron on 6.
    const t = new Transcript({ at: '5B 2E 6S 15J', turn: 'jugo' });
    expect(t.refused('swap 1-11')).toBe('noWayThrough');
    expect(t.refused('swap 2-11')).toBe('islandNotFree');
    expect(t.refused('swap 11-15')).toBe('islandNotFree');
  });

  test('ruling: in normal mode the match may end as soon as all islands are in place', () => {
    const t = new Transcript({
      board: '2 1 3 4 5 6J 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25B',
      spirits: ['jugo', 'borea'],
    });
    expect(t.refused('finish')).toBe('notAllInPlace');
    const u = new Transcript({
      board: '2 1 3 4J 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25B',
      spirits: ['jugo', 'borea'],
    });
    u.play('swap 1-2, finish');
    expect(game.outcome(u.state)).toEqual({ places: [1, 1], points: [25, 25] });
    expect(u.last('ended').account.verdict).toBe('legend');
    expect(new Transcript({ at: '1B 25J', mode: 'storm' }).refused('finish')).toBe('stormGoesOn');
  });

  test('after the last turn of the last round the match is over', () => {
    const t = new Transcript({ at: '1B 25J', round: 6, turn: 'jugo' }).play('end');
    expect(game.awaited(t.state)).toEqual([]);
    expect(t.refused('end')).toBe('gameOver');
  });
});

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

describe('Storm mode', () => {
  test('no storm before the first round, one before every other', () => {
    const t = new Transcript({ at: '1B 25J', mode: 'storm' });
    expect(t.events).toEqual([]);
    t.play('end').play('end', 'tornado 2', 7);
    expect(t.last('stormBroke')).toMatchObject({ card: 'tornado 2', cell: 7, island: 8 });
    expect(t.state.storms).toHaveLength(6);
    expect(t.state.grids).toHaveLength(5);
  });

  test('a target in its right place is anchored from the reserve; nothing else happens', () => {
    const t = new Transcript({ at: '1B 25J', mode: 'storm' }).storm('blizzard up 1', 7);
    expect(t.state.gems).toEqual([7]);
    expect(t.state.reserve).toBe(5);
    expect(accountOf(t.state).total).toBe(25);
  });

  test('already anchored, or no gem left: nothing', () => {
    const t = new Transcript({ at: '1B 25J 8*', mode: 'storm' }).storm('blizzard up 1', 7);
    expect(t.last('stormPassed').why).toBe('anchored');
    t.state.reserve = 0;
    expect(t.storm('tornado 1', 6).last('stormPassed').why).toBe('noGemLeft');
    expect(t.state.gems).toEqual([7]);
  });

  const shifted = '6 1 2 3 4B 11 5 7 8 9 16 10 12 13 14 21 15 17 18 19 25J 22 23 24 20';

  test.each([
    ['blizzard up 1', 2, 22],
    ['blizzard right 2', 9, 6],
    ['blizzard down 2', 16, 1],
    ['blizzard left 1', 5, 9],
  ] as const)('%s on cell %i swaps it with cell %i, round the edge', (card, target, second) => {
    const t = new Transcript({ board: shifted, mode: 'storm' });
    const [a, b] = [t.state.islands[target], t.state.islands[second]];
    t.storm(card, target);
    expect([t.state.islands[second], t.state.islands[target]]).toEqual([a, b]);
  });

  test.each([
    ['tornado 1', 1, 9],
    ['tornado 2', 1, 23],
    ['tornado 3', 1, 15],
  ] as const)('%s on cell %i swaps it with cell %i', (card, target, second) => {
    const t = new Transcript({ board: shifted, mode: 'storm' });
    const [a, b] = [t.state.islands[target], t.state.islands[second]];
    t.storm(card, target);
    expect([t.state.islands[second], t.state.islands[target]]).toEqual([a, b]);
  });

  test('spirits travel along, both of them', () => {
    const t = new Transcript({ board: shifted, mode: 'storm' }).storm('tornado 2', 4);
    expect(t.under('borea')).toBe(4);
    expect(t.under('jugo')).toBe(25);
    expect(t.state.figures.map(({ cell }) => cell)).toEqual([20, 4]);
    expect(t.last('stormSwapped').moved.map(({ spirit }) => spirit)).toEqual(['borea', 'jugo']);
  });

  test('ruling: a second island that is anchored cancels the swap', () => {
    const t = new Transcript({ board: shifted.replace('22', '22*'), mode: 'storm' }).storm(
      'blizzard up 1',
      1,
    );
    expect(t.last('stormPassed').why).toBe('otherAnchored');
    expect(t.state.islands[1]).toBe(1);
  });

  test('nothing is flown over, onto, breathed or passed over that is anchored', () => {
    const t = new Transcript({ at: '5E 25B 9* 4*', mode: 'storm' });
    expect(t.choices('fly')).toEqual(['10']);
    expect(t.refused('swap 3-4')).toBe('islandNotFree');
  });

  test('a spirit on a gem must first fly off, before anything else', () => {
    const t = new Transcript({ at: '13*B 25J 7*', mode: 'storm' });
    expect(t.refused('end')).toBe('flyOffTheGem');
    expect(t.refused('take 7')).toBe('flyOffTheGem');
    expect(t.refused('swap 1-2')).toBe('flyOffTheGem');
    expect(t.play('fly 12').refused('take 7')).toBeUndefined();
    expect(t.refused('fly 13')).toBe('islandNotFree');
  });

  test('if it cannot fly it may act at once, and must fly as soon as it can', () => {
    const t = new Transcript({ at: '1*E 2B 6J 7*', mode: 'storm' });
    expect(t.choices('take')).toEqual(['1', '7']);
    expect(t.refused('end')).toBeUndefined();
    t.play('take 7');
    expect(t.choices('fly')).toEqual(['7', '13', '19', '25']);
    expect(t.refused('end')).toBe('flyOffTheGem');
  });

  test('a gem may come to lie under a spirit', () => {
    const t = new Transcript({ at: '8B 25J', mode: 'storm' }).storm('tornado 1', 7);
    expect(t.last('anchored').spirit).toBe('borea');
  });

  test('1 point, in the own turn: take a red gem from any island', () => {
    const t = new Transcript({ at: '1B 25J 13*', mode: 'storm' });
    expect(t.refused('take 12')).toBe('noGemThere');
    t.play('take 13');
    expect(t.state.held).toEqual([1, 0]);
    expect(t.points).toBe(4);
    expect(t.refused('take 13', 1)).toBe('notYourTurn');
  });

  test('a gem may be given at any moment of anybody’s turn, for a point to whoever plays', () => {
    const t = new Transcript({ at: '1B 25J', mode: 'storm', held: [0, 1] });
    expect(t.refused('give')).toBe('noGemToGive');
    t.by(1, 'give');
    expect(t.points).toBe(6);
    expect(t.state.spent).toBe(1);
    expect(t.last('gaveGem')).toMatchObject({ seat: 1, to: 0, points: 6 });
    const own = new Transcript({ at: '1B 25J', mode: 'storm', held: [1, 0] }).play('give');
    expect(own.points).toBe(6);
  });

  test('ruling: while somebody holds a gem, a turn does not end by itself', () => {
    const t = new Transcript({ at: '1B 25J', mode: 'storm', held: [0, 1], points: 1 }).play('fly 2');
    expect(game.awaited(t.state)).toEqual([0]);
    expect(t.refused('fly 3')).toBe('noPointsLeft');
    t.by(1, 'give').play('fly 3');
    expect(game.awaited(t.state)).toEqual([1]);
  });
});

describe('Solo', () => {
  const begin = (seed = 'alone') =>
    Transcript.fromSetup({ solo: 'hard' }, 1, seed).play('corner NW, corner NE, corner SE');

  test('three spirits in three corners; one, at random, sleeps', () => {
    for (const who of [0, 1, 2]) {
      const t = Transcript.fromSetup({ solo: 'hard' }, 1).play('corner NW, corner NE');
      const drawn = t.state.figures[who]?.spirit as Spirit;
      t.play('corner SW', drawn);
      expect(t.state.asleep).toBe(who);
      expect(t.last('fellAsleep').spirit).toBe(drawn);
      expect(t.state.stage.at).toBe('order');
    }
  });

  test('both waking spirits act, in either order, one wholly before the other', () => {
    const t = begin();
    const { asleep, figures } = t.state;
    const awake = figures.filter((_, who) => who !== asleep).map(({ spirit }) => spirit);
    const sleeping = figures[asleep]?.spirit as Spirit;
    expect(t.refused(`act ${sleeping}`)).toBe('notThatSpirit');
    expect(t.refused('end')).toBe('sayWhoActs');
    expect(t.choices('act')).toEqual(awake);
    t.play(`act ${awake[1]}`);
    expect(t.points).toBe(5);
    expect(t.refused(`act ${awake[0]}`)).toBe('notNow');
    if (awake[1] === 'austro') t.play(`step ${t.choices('step')[0]}`);
    t.play('end');
    expect(t.last('turnBegan').spirit).toBe(awake[0]);
    if (awake[0] === 'austro') t.play(`step ${t.choices('step')[0]}`);
    t.play('end');
    expect(t.state.stage.at).toBe('sleeper');
    expect(t.refused(`sleep ${sleeping}`)).toBe('notThatSpirit');
    expect(t.refused('end')).toBe('sayWhoSleeps');
    t.play(`sleep ${awake[0]}`);
    expect(t.last('wokeUp').spirit).toBe(sleeping);
    expect(t.state.round).toBe(2);
    expect(t.choices('act').sort()).toEqual([sleeping, awake[1]].sort());
  });

  test('the sleeper stays on the board as an obstacle', () => {
    const t = new Transcript({ at: '1B 2J 25S', alone: { level: 'easy', asleep: 'jugo' } });
    expect(t.refused('fly 2')).toBe('islandNotFree');
  });

  test('gems held are given to oneself', () => {
    const t = new Transcript({
      at: '1B 2J 25S 13*',
      alone: { level: 'easy', asleep: 'jugo' },
      mode: 'storm',
    });
    t.play('take 13, give');
    expect(t.points).toBe(5);
  });

  test('after the last round nobody is sent to sleep', () => {
    const t = new Transcript({ at: '1B 2J 25S', alone: { level: 'hard', asleep: 'jugo' }, round: 5 });
    t.play('end, end');
    expect(game.outcome(t.state)).toEqual({ places: [1], points: [25] });
  });
});

describe('Score', () => {
  test('+1 in place, −1 in the right row, −2 in a wrong row, +1 for each red gem held', () => {
    const t = new Transcript({
      board: `
         2  1  3  4  5
         6 12  8  9 10
        11  7 13 14 15
        16 17 18 19 20B
        21 22 23 24 25J`,
      mode: 'storm',
      held: [2, 1],
    });
    const { islands: counted, gems, total } = accountOf(t.state);
    expect(counted.filter(({ standing }) => standing === 'row').map(({ island }) => island)).toEqual([2, 1]);
    expect(counted.filter(({ standing }) => standing === 'wrong').map(({ island }) => island)).toEqual([
      12, 7,
    ]);
    expect(gems).toBe(3);
    expect(total).toBe(21 - 2 - 4 + 3);
  });

  test('five verdicts', () => {
    const at = [-50, 10, 11, 16, 17, 21, 22, 24, 25, 31].map(verdictOf);
    expect(at).toEqual([
      'lull',
      'lull',
      'breeze',
      'breeze',
      'wind',
      'wind',
      'gale',
      'gale',
      'legend',
      'legend',
    ]);
  });

  test('all share the first place and the points of the table', () => {
    const t = new Transcript({
      at: '1B 25J 5S',
      round: 5,
      turn: 'skyron',
      spirits: ['borea', 'jugo', 'skyron'],
    });
    expect(game.outcome(t.play('end').state)).toEqual({ places: [1, 1, 1], points: [25, 25, 25] });
  });
});
