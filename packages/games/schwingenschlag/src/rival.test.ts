import { QuickChance } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import { DRAGON_NUMBERS } from './data/cards.js';
import { DECISION_CARDS, LEVELS, type Level } from './data/rival.js';
import game from './index.js';
import { rivalAccount, rivalAmount, rivalPoints } from './rival.js';
import { accountOf } from './scoring.js';
import type { Rival } from './state.js';
import { type Layout, Transcript } from './transcript.js';

/** Alone at the table, with the opponent's next decision cards as given. */
function alone(cards: readonly number[], layout: Layout = {}, rival: Partial<Rival> = {}): Transcript {
  const t = new Transcript({ seats: 1, solo: '1', ...layout, draws: [...cards, ...(layout.draws ?? [])] });
  const { rival: own } = t.state;
  if (!own) throw new Error('there is no opponent');
  own.deck.push(...LEVELS[own.level as Level].cards);
  own.ready = 1;
  Object.assign(own, rival);
  return t;
}
const rivalOf = (t: Transcript): Rival => t.state.rival as Rival;
/** A turn of the person in which as little as possible happens. */
const idle = (t: Transcript) => t.play('explore C, take meat');
const display = 'd36 d48 d60 c12 c13 c14';

describe('Solo: setup', () => {
  test('its stone stands at the start, one marker is ready', () => {
    expect(new Transcript({ seats: 1 }).state.mats).toHaveLength(1);
    expect(rivalOf(alone([1]))).toMatchObject({ steps: 0, ready: 1, counters: 0, passed: false });
  });

  test('the guild tile is that of two players', () => {
    const t = alone([], { guild: 'sea', mats: [{ steps: 5 }] });
    t.state.marks.push({ seat: 1, square: 0 });
    expect(t.cave(29).play('step').choices).toBe('mark 2, mark 3, mark 4, mark 5, mark 6, mark 7');
  });

  test('the side of the objective about the guild is never used, nor dragons that look at a neighbour', () => {
    for (let i = 0; i < 60; i++) {
      const s = game.setup(
        { openHands: false, laterPrinting: false, solo: '3' },
        1,
        new QuickChance(`${i}`),
        undefined,
      );
      expect(s.objectives).toHaveLength(4);
      expect(s.objectives).not.toContain('4b');
      const there = [...s.dragonDeck, ...s.displayDragons, ...(s.mats[0]?.dragons ?? [])];
      expect(DRAGON_NUMBERS.filter((card) => !there.includes(card))).toEqual([47, 103, 114, 168, 170]);
    }
  });

  test.each(Object.entries(LEVELS))('level %s has eight different decision cards', (_, { cards }) => {
    expect(new Set(cards).size).toBe(8);
    for (const card of cards) expect(DECISION_CARDS[card - 1]).toBeDefined();
  });
});

/** Card, steps in rounds 1 to 4, shift, refresh, and on brown: dragon, then cave or row; whether it has the pass mark. */
const PRINTED = `
  1 1222 0 d3 row3
  2 1123 -1 d2 c2
  3 2122 1 d1 c1 pass
  4 1112 0 d3 c3 pass
  5 2121 -1 d2 row4
  6 1112 1 d1 c1 pass
  7 1123 1 refresh d2 row2 pass
  8 1123 0 d1 row3 pass
  9 2234 0 d3 row3
  10 2223 1 d2 c2
  11 2143 -1 d1 c1
  12 deep 0 d3 row4
  13 shallow 1 d2 c2 pass
  14 deep -1 d1 c1
  15 deep 0 refresh d1 row3 pass
  16 deepAndOne 1 d2 c2 pass`;

describe('Solo: the decision cards', () => {
  test('as they are printed', () => {
    const lines = DECISION_CARDS.map(({ steps, shift, refresh, dragon, cave, row, passes }, i) => {
      const walk = typeof steps === 'string' ? steps : steps.join('');
      const also = cave === undefined ? `row${row}` : `c${cave}`;
      return [
        i + 1,
        walk,
        shift,
        ...(refresh ? ['refresh'] : []),
        `d${dragon}`,
        also,
        ...(passes ? ['pass'] : []),
      ];
    });
    expect(lines.map((line) => line.join(' '))).toEqual(PRINTED.trim().split(/\n\s*/));
  });

  test('eight of them a level; a dragon is worth 7, at level 3 it is 8', () => {
    expect(LEVELS).toEqual({
      '1': { cards: [1, 2, 3, 4, 5, 6, 7, 8], dragonPoints: 7 },
      '2': { cards: [9, 10, 11, 4, 5, 6, 7, 8], dragonPoints: 7 },
      '3': { cards: [1, 2, 3, 9, 10, 11, 7, 8], dragonPoints: 8 },
      R1: { cards: [12, 13, 14, 4, 5, 6, 7, 15], dragonPoints: 7 },
      R2: { cards: [1, 2, 3, 12, 16, 14, 7, 15], dragonPoints: 7 },
      R3: { cards: [12, 16, 14, 9, 10, 11, 7, 15], dragonPoints: 7 },
    });
  });

  test('each round all eight come back, and one more marker is ready', () => {
    const t = alone([], { mats: [{ eggs: 2 }] }, { deck: [3], card: 1, passed: true, counters: 2 }).play(
      'pass',
    );
    expect(rivalOf(t)).toMatchObject({ deck: [1, 2, 3, 4, 5, 6, 7, 8], card: 0, passed: false, ready: 2 });
    expect(rivalOf(t).counters).toBe(0);
    expect(t.state).toMatchObject({ round: 1, starter: 0 });
    expect(t.asked).toBe(0);
  });
});

describe('Solo: its turn', () => {
  test('it turns up a card after each of yours and moves its stone by the number of the round', () => {
    const t = idle(alone([2], { round: 4 }));
    expect(rivalOf(t)).toMatchObject({ card: 2, steps: 3 });
    expect(t.asked).toBe(0);
  });

  test('+1 puts a counter on the objective, -1 removes one if there is one', () => {
    expect(rivalOf(idle(alone([3]))).counters).toBe(1);
    expect(rivalOf(idle(alone([2], {}, { counters: 2 }))).counters).toBe(1);
    expect(rivalOf(idle(alone([2]))).counters).toBe(0);
    const told = (card: number) =>
      idle(alone([card])).events.flatMap((event) => (event.type === 'countersShifted' ? [event] : []));
    expect(told(3)).toEqual([{ type: 'countersShifted', counters: 1 }]);
    expect(told(2)).toEqual([]);
  });

  test('on a brown space it takes the displayed dragon of the card’s place, and a cave', () => {
    const t = idle(alone([2], { display }, { steps: 5 }));
    expect(rivalOf(t)).toMatchObject({ dragons: [48], caves: [13], steps: 6 });
    expect(t.events).toContainEqual({ type: 'rivalTook', kind: 'dragon', card: 48 });
    expect(t.events).toContainEqual({ type: 'rivalTook', kind: 'cave', card: 13 });
  });

  test('what it took is replaced at the end of its turn, all else stays', () => {
    const t = idle(alone([2], { display, draws: [70, 40] }, { steps: 5 }));
    expect(t.state).toMatchObject({ displayDragons: [36, 70, 60], displayCaves: [12, 40, 14] });
  });

  test('other spaces give it nothing, and then it is your turn and nothing else', () => {
    const t = idle(alone([2], { display, round: 4 }));
    expect(rivalOf(t)).toMatchObject({ steps: 3, dragons: [], caves: [], ready: 1 });
    expect(t.state.agenda).toEqual([{ task: 'turn', seat: 0 }]);
  });

  test('or it puts a ready marker on the guild tile, on the row that the card counts to', () => {
    const t = idle(alone([1], { display, guild: 'sea' }, { steps: 5 }));
    expect(t.state.marks).toEqual([{ seat: 1, square: 2 }]);
    expect(rivalOf(t)).toMatchObject({ ready: 0, dragons: [60] });
    const none = idle(alone([1], { display, guild: 'sea' }, { steps: 5, ready: 0 }));
    expect(none.state.marks).toEqual([]);
  });

  test('rows without a free square are passed over; in row 5 it takes the highest free field', () => {
    const t = alone([1], { display, guild: 'sea' }, { steps: 5 });
    t.state.marks.push({ seat: 0, square: 0 }, { seat: 0, square: 1 }, { seat: 0, square: 4 });
    idle(t);
    expect(t.state.marks.at(-1)).toEqual({ seat: 1, square: 5 });
  });

  test('from an empty place of the display it takes nothing', () => {
    const t = alone([2], { display: 'd1 c1' }, { steps: 5 });
    t.state.dragonDeck.length = 0;
    t.state.caveDeck.length = 0;
    idle(t);
    expect(rivalOf(t)).toMatchObject({ dragons: [], caves: [] });
  });

  test('refresh throws away the displayed dragons first, not the caves', () => {
    const t = idle(alone([7], { display, draws: [1, 2, 3] }));
    expect(t.state.dragonDiscard).toEqual([36, 48, 60]);
    expect(t.state.displayCaves).toEqual([12, 13, 14]);
    const brown = idle(alone([7], { display, draws: [1, 2, 3] }, { steps: 5 }));
    expect(rivalOf(brown).dragons).toEqual([2]);
  });

  test('a seventh card with the pass mark ends its round at once', () => {
    const t = alone([3], {}, { deck: [3, 8] });
    idle(t);
    expect(rivalOf(t)).toMatchObject({ passed: true, steps: 0, counters: 0 });
  });

  test('after a seventh card without the mark it passes on its next turn', () => {
    const t = alone([1], { mats: [{ coins: 9 }] }, { deck: [1, 8] });
    idle(t);
    expect(rivalOf(t)).toMatchObject({ passed: false, steps: 1 });
    t.play('explore G, done');
    expect(rivalOf(t).passed).toBe(true);
  });

  test('when you pass first it plays its pile to the end; when it passes first you go on alone', () => {
    const t = alone([], { round: 2 }).play('pass');
    expect(t.state.round).toBe(2);
    const passed = idle(alone([1], {}, { passed: true }));
    expect(passed.asked).toBe(0);
    expect(rivalOf(passed).card).toBe(0);
  });

  test('`others` parts give it nothing', () => {
    const t = alone([1], { mats: [{ G: 'd57' }] })
      .ability(57)
      .play('step, done, done');
    expect(rivalOf(t).steps).toBe(0);
    expect(t.task).toBe('turn');
  });
});

describe('Solo: variant R', () => {
  const caves = { C: '1 2 3', G: '4' };
  test('deep and shallow count the dug spaces of your most and least dug row', () => {
    const play = (card: number, level: Level) =>
      rivalOf(idle(alone([card], { solo: level, mats: [{ caves }] }))).steps;
    expect(play(12, 'R1')).toBe(4);
    expect(play(13, 'R1')).toBe(1);
    expect(play(16, 'R2')).toBe(5);
  });

  test('its markers in row 5 score', () => {
    const t = alone([], { solo: 'R1' });
    t.state.marks.push({ seat: 1, square: 4 }, { seat: 1, square: 6 }, { seat: 0, square: 5 });
    expect(rivalAccount(t.state, rivalOf(t)).guild).toBe(7);
    const normal = alone([]);
    normal.state.marks.push({ seat: 1, square: 4 });
    expect(rivalAccount(normal.state, rivalOf(normal)).guild).toBe(0);
  });
});

describe('Solo: score', () => {
  test.each([
    ['1a', 9],
    ['1b', 7],
    ['2a', 7],
    ['2b', 7],
    ['3a', 17 + 20],
    ['3b', 10 + 20],
    ['4a', 5 + 20],
    ['5a', 12],
    ['6b', 12],
    ['10a', 12],
  ] as const)(
    'with twenty counters its amount for %s is %i, no more than a mat could hold',
    (tile, amount) => {
      const objectives = ['7a', '8a', '9a', tile] as const;
      const t = alone([], { round: 4, objectives }, { counters: 20 });
      expect(rivalAmount(t.state, rivalOf(t), 3)).toBe(amount);
    },
  );

  test('its amount is the number of the tile and the counters', () => {
    const objectives = ['7a', '8a', '9a', '1b'] as const;
    const t = alone([], { round: 4, objectives }, { counters: 1, passed: true }).play('pass');
    expect(t.state.scored[0]).toEqual({ amounts: [0, 6], places: [0, 1], points: [0, 7] });
  });

  test('an amount of zero scores nothing for either side; equal amounts are both first', () => {
    const t = alone([], { round: 1, objectives: ['7a', '8a', '9a', '1b'] }, { passed: true }).play('pass');
    expect(t.state.scored[0]?.points).toEqual([0, 0]);
    const mats = [{ C: 'd56' }];
    const equal = alone([], { round: 2, mats, objectives: ['7a', '8a', '9a', '1b'] }, { passed: true }).play(
      'pass',
    );
    expect(equal.state.scored[0]).toEqual({ amounts: [1, 1], places: [1, 1], points: [5, 5] });
  });

  test('7 a dragon (8 at level 3), 2 a cave, 1 a step past the last brown space', () => {
    const t = alone([], {}, { dragons: [1, 2], caves: [1, 2, 3], steps: 16 });
    expect(rivalAccount(t.state, rivalOf(t))).toEqual({
      dragons: 14,
      caves: 6,
      steps: 4,
      objectives: 0,
      guild: 0,
    });
    const hard = alone([], { solo: '3' }, { dragons: [1, 2], steps: 12 });
    expect(rivalPoints(hard.state, rivalOf(hard))).toBe(16);
    const all = alone([], { solo: 'R1' }, { dragons: [1, 2], caves: [1], steps: 16 });
    all.state.marks.push({ seat: 1, square: 4 });
    all.state.scored.push({ amounts: [], places: [], points: [1, 5] });
    expect(rivalPoints(all.state, rivalOf(all))).toBe(14 + 2 + 4 + 5 + 6);
  });

  test('a tie is won', () => {
    const end = (coins: number) => {
      const layout: Layout = {
        round: 4,
        objectives: ['7a', '8a', '9a', '9b'],
        mats: [{ coins, resources: '', hand: '', eggs: 0 }],
      };
      return game.outcome(alone([], layout, { passed: true, caves: [1] }).play('pass').state);
    };
    expect(end(8)).toMatchObject({ places: [2], rivals: [{ place: 1 }] });
    expect(end(9)).toMatchObject({ places: [1], points: [9], rivals: [{ place: 2 }] });
  });

  test('for dragon 41 an objective counts if you are second, nowhere, or share the first place', () => {
    const t = alone([], { mats: [{ C: 'd41' }] });
    const scored = (places: number[]) => t.state.scored.push({ amounts: places, places, points: [0, 0] });
    for (const places of [
      [2, 1],
      [0, 1],
      [1, 1],
      [1, 2],
    ])
      scored(places);
    const [dragon] = accountOf(t.state, 0).dragons;
    expect(dragon?.end).toBe(6);
  });
});
