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

  test('each island lies somewhere; six red gems in the reserve in storm mode, none otherwise; nobody holds any', () => {
    for (const mode of ['normal', 'storm'] as const) {
      const { state } = Transcript.fromSetup({ mode }, 3);
      expect(state.islands.toSorted((a, b) => a - b)).toEqual(islands);
      expect(state).toMatchObject({ reserve: mode === 'storm' ? 6 : 0, held: [0, 0, 0], gems: [], spent: 0 });
    }
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
    expect(game.awaited(three.state)).toEqual([1]);
    expect(three.refused('corner NW')).toBe('cornerTaken');
    expect(three.refused('end')).toBe('chooseCornerFirst');
    expect(three.play('corner SW').choices('corner')).toEqual(['NE', 'SE']);
    const four = Transcript.fromSetup({}, 4).play('corner NW, corner NE, corner SE');
    expect(four.state.figures.map(({ cell }) => cell)).toEqual([0, 4, 24, 20]);
    expect(four.state.stage.at).toBe('turn');
  });

  test('then nobody sleeps, and the first player begins', () => {
    const { state } = Transcript.fromSetup({}, 2).play('corner NW');
    expect(state).toMatchObject({ asleep: -1, stage: { at: 'turn', who: 0 } });
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

  test('what is told of a flight and of a breath shows the way from the first named island on', () => {
    const t = new Transcript({ at: '1B 25J' }).play('fly 2');
    expect(t.last('flew').way).toEqual([0, 1]);
    expect(t.play('fly 5').last('flew').way).toEqual([1, 4]);
    const ride = new Transcript({ at: '2S 25J' }).play('swap 1-2 on 2').last('breathed');
    expect(ride).toMatchObject({ way: [0, 1], price: 1, moved: [{ spirit: null }, { spirit: 'skyron' }] });
    const stay = new Transcript({ at: '2S 25J' }).play('swap 1-2 on 1').last('breathed');
    expect(stay.moved.map(({ spirit }) => spirit)).toEqual([null, null]);
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
    // From 14 to 22 it is four steps, from 14 to 17 three: as many as there are points.
    expect(t.refused('swap 14-22')).toBe('tooDear');
    expect(t.play('swap 14-17').last('breathed')).toMatchObject({ price: 3, points: 0 });
    expect(game.awaited(t.state)).toEqual([1]);
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

describe('Storm mode', () => {
  test('no storm before the first round, one before every other', () => {
    const t = new Transcript({ at: '1B 25J', mode: 'storm' });
    expect(t.events).toEqual([]);
    t.play('end').play('end', 'tornado 2', 7);
    expect(t.last('stormBroke')).toMatchObject({ card: 'tornado 2', cell: 7, island: 8 });
    expect(t.state.storms).toHaveLength(6);
    expect(t.state.grids).toHaveLength(5);
    expect(t.state.gems).toEqual([7]);
    const first = Transcript.fromSetup({ mode: 'storm' }, 2).play('corner NW');
    expect(first.state.round).toBe(1);
    expect(first.events.some(({ type }) => type === 'stormBroke')).toBe(false);
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

  test.each([
    ['blizzard up 1', 16, 11],
    ['blizzard right 2', 10, 12],
    ['blizzard down 2', 6, 16],
    ['blizzard left 1', 13, 12],
    ['tornado 1', 6, 8],
    ['tornado 3', 24, 4],
  ] as const)('%s on cell %i swaps it with cell %i, inside the grid', (card, target, second) => {
    const t = new Transcript({ board: shifted, mode: 'storm' });
    const [a, b] = [t.state.islands[target], t.state.islands[second]];
    t.storm(card, target);
    expect([t.state.islands[second], t.state.islands[target]]).toEqual([a, b]);
  });

  test('the second island may be in its right place: it is swapped all the same, without a gem', () => {
    const t = new Transcript({ board: shifted, mode: 'storm' });
    expect(t.state.islands[22]).toBe(23);
    t.storm('blizzard up 1', 2);
    expect(t.state.islands[22]).toBe(2);
    expect(t.state.gems).toEqual([]);
  });

  test('with no gem left a target in its right place is not swapped either', () => {
    const t = new Transcript({ at: '1B 25J', mode: 'storm' });
    t.state.reserve = 0;
    t.storm('tornado 2', 7);
    expect(accountOf(t.state).total).toBe(25);
    expect(t.state.gems).toEqual([]);
  });

  test('the last round begins with a storm too; the longest match uses up all grid cards, each once', () => {
    const t = Transcript.fromSetup({ mode: 'storm', solo: 'easy' }, 1, 'six storms');
    t.play('corner NW, corner NE, corner SE');
    while (game.awaited(t.state).length > 0) {
      const [first] = game.answers(t.state, 0).map(game.write);
      t.play(game.answers(t.state, 0).map(game.write).includes('end') ? 'end' : (first as string));
    }
    const storms = t.events.flatMap((e) => (e.type === 'stormBroke' ? [e] : []));
    expect(storms).toHaveLength(6);
    expect(new Set(storms.map(({ card }) => card)).size).toBe(6);
    expect(
      new Set(storms.map(({ cell }) => GRID_CARDS.findIndex((cells) => cells.includes(cell)))).size,
    ).toBe(6);
    expect(t.state).toMatchObject({ round: 7, grids: [] });
    expect(t.state.storms).toHaveLength(1);
    expect(t.events.filter((e) => e.type === 'turnBegan')).toHaveLength(14);
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

  test('ruling: if it cannot fly it may act at once, and nothing more is demanded of it afterwards', () => {
    const t = new Transcript({ at: '1*E 2B 6J 7* 25*', mode: 'storm' });
    expect(t.choices('take')).toEqual(['1', '7', '25']);
    expect(t.refused('end')).toBeUndefined();
    t.play('take 7');
    expect(t.choices('fly')).toEqual(['7', '13', '19']);
    expect(t.choices('take')).toEqual(['1', '25']);
    expect(t.refused('end')).toBeUndefined();
    // Not even when somebody gives it a point, nor after further actions.
    expect(t.play('give, take 25').refused('end')).toBeUndefined();
    // A flight is a flight: whoever flew off and comes back to a gem's island finds it anchored.
    expect(t.play('fly 13').refused('fly 1')).toBe('islandNotFree');
  });

  test('ruling: the next turn of the same spirit is bound again', () => {
    const t = new Transcript({ at: '1*E 2B 6J 7*', mode: 'storm' }).play(
      'take 7, end, end, end',
      'tornado 1',
      18,
    );
    expect(t.state).toMatchObject({ round: 2, stage: { who: 0 } });
    expect(t.refused('end')).toBe('flyOffTheGem');
  });

  test('edition 1: it must fly as soon as it can', () => {
    const t = new Transcript({ at: '1*E 2B 6J 7*', mode: 'storm', edition: 1 }).play('take 7');
    expect(t.choices('fly')).toEqual(['7', '13', '19', '25']);
    expect(t.refused('end')).toBe('flyOffTheGem');
    expect(t.refused('take 1')).toBe('flyOffTheGem');
  });

  test('also if there is but one flight', () => {
    const t = new Transcript({ at: '1*E 2B 7J', mode: 'storm' });
    expect(game.answers(t.state, 0).map(game.write)).toEqual(['fly 6']);
  });

  test('nor does it need to when it gets a point after its last', () => {
    const t = new Transcript({ at: '1*E 2B 6J 7*', mode: 'storm', points: 1 }).play('take 7');
    expect(t.points).toBe(0);
    expect(t.refused('end')).toBeUndefined();
    expect(t.play('give').refused('end')).toBeUndefined();
  });

  test('a jump to an island of the same colour or symbol is a flight that it must take, and any may give it', () => {
    // Borea on 1 is shut in, but 3, 4 and 5 have her colour.
    const t = new Transcript({ at: '1*B 2J 6E', mode: 'storm', held: [0, 1, 0] });
    expect(t.refused('end')).toBe('flyOffTheGem');
    expect(t.refused('take 1')).toBe('flyOffTheGem');
    t.by(1, 'give');
    expect(t.points).toBe(5);
    expect(t.choices('fly')).toEqual(['3', '4', '5']);
  });

  test('off the gem, a spirit may take it and come back', () => {
    const t = new Transcript({ at: '13*B 25J', mode: 'storm' }).play('fly 12, take 13, fly 13');
    expect(t.points).toBe(2);
    expect(t.state).toMatchObject({ gems: [], held: [1, 0] });
  });

  test('a gem may come to lie under a spirit', () => {
    const t = new Transcript({ at: '8B 25J', mode: 'storm' }).storm('tornado 1', 7);
    expect(t.last('anchored').spirit).toBe('borea');
  });

  test('1 point, in the own turn: take a red gem from any island', () => {
    const t = new Transcript({ at: '1B 25J 13* 14*', mode: 'storm' });
    expect(t.refused('take 12')).toBe('noGemThere');
    t.play('take 13');
    expect(t.state.held).toEqual([1, 0]);
    expect(t.state.gems).toEqual([13]);
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
    const own = new Transcript({ at: '1B 25J', mode: 'storm', held: [2, 0] }).play('give');
    expect(own.points).toBe(6);
    expect(own.state).toMatchObject({ held: [1, 0], spent: 1 });
  });

  test('as many gems as one holds, one by one, also for oneself at no points; never more', () => {
    const t = new Transcript({ at: '1B 25J', mode: 'storm', held: [1, 1], points: 1 }).play('fly 2, give');
    t.by(1, 'give');
    expect(t.points).toBe(2);
    expect(t.refused('give')).toBe('noGemToGive');
    expect(t.refused('give', 1)).toBe('noGemToGive');
    t.play('fly 3, fly 4');
    expect(game.awaited(t.state)).toEqual([1]);
  });

  test('a gem that is taken with the last point keeps the turn open', () => {
    const t = new Transcript({ at: '1B 25J 13*', mode: 'storm', points: 1 }).play('take 13');
    expect(game.awaited(t.state)).toEqual([0]);
    expect(t.choices('give')).toEqual(['']);
    expect(t.play('end').last('turnEnded').unused).toBe(0);
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

  test('three different spirits of choice, if they are not drawn', () => {
    const t = Transcript.fromSetup({ spirits: 'chosen' }, 1).play('choose austro, choose jugo');
    expect(t.refused('choose jugo')).toBe('spiritTaken');
    expect(t.play('choose etesia').state.stage.at).toBe('corners');
    expect(t.state.figures.map(({ spirit }) => spirit)).toEqual(['austro', 'jugo', 'etesia']);
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

  test('gems are given in turns only, not while one says who acts or sleeps', () => {
    const t = new Transcript({
      at: '1B 2J 25S',
      alone: { level: 'easy', asleep: 'jugo' },
      mode: 'storm',
      held: [1],
    });
    t.play('end, end');
    expect(t.refused('give')).toBe('giveInATurn');
    expect(t.play('sleep borea').state.stage.at).toBe('order');
    expect(t.refused('give')).toBe('giveInATurn');
    expect(t.play('act jugo').refused('give')).toBeUndefined();
  });

  test('whoever sleeps travels along in a storm', () => {
    const t = new Transcript({
      board: '2 1J 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24B 25S',
      alone: { level: 'easy', asleep: 'jugo' },
      spirits: ['borea', 'jugo', 'skyron'],
      mode: 'storm',
    });
    expect(t.storm('tornado 1', 1).under('jugo')).toBe(1);
    expect(t.state.figures[1]?.cell).toBe(9);
  });

  test('ruling: alone, too, the match may end when all islands are in place, also between turns', () => {
    const t = new Transcript({ at: '1B 2J 25S', alone: { level: 'easy', asleep: 'jugo' } }).play('end, end');
    expect(t.refused('finish')).toBeUndefined();
    expect(t.play('sleep skyron').refused('finish')).toBeUndefined();
    expect(game.outcome(t.play('finish').state)).toEqual({ places: [1], points: [25] });
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
