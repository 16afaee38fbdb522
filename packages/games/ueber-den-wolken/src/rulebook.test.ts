import { LoggedChance, QuickChance } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import { female, male, NEUTRAL } from './data/birds.js';
import { CARD_SETS, manoeuvre } from './data/cards.js';
import { FIRST_DECK, FIRST_FLOCK } from './data/figures.js';
import { NEST_CARDS } from './data/nests.js';
import game, { birdsOf, deckSize, heightOf } from './index.js';
import { foremost } from './stage-begin.js';
import { Transcript } from './transcript.js';

const FULL_TWO = 'kf | gf n | kf gm n | gf n | km';

describe('Board', () => {
  test('three rows, 5, 6 or 7 columns, a triangle of 9, 12 or 15 birds', () => {
    for (const [seats, heights] of [
      [2, [1, 2, 3, 2, 1]],
      [3, [1, 2, 3, 3, 2, 1]],
      [4, [1, 2, 3, 3, 3, 2, 1]],
    ] as const) {
      const s = game.setup({}, seats, new QuickChance('board'), undefined);
      expect(s.flock).toHaveLength((seats + 3) * 3);
      expect(heights.map((_, column) => heightOf(s.flock, column))).toEqual(heights);
    }
  });
});

describe('Components', () => {
  test('ruling: three females and two males a player; five neutral birds', () => {
    for (const seats of [2, 3, 4]) {
      const all = [...(FIRST_FLOCK[seats] as readonly number[]), ...(FIRST_DECK[seats] as readonly number[])];
      const count = (bird: number) => all.filter((one) => one === bird).length;
      for (let seat = 0; seat < seats; seat++)
        expect([count(female(seat)), count(male(seat))]).toEqual([3, 2]);
      expect(count(NEUTRAL)).toBe(5);
      expect(all).toHaveLength(5 * seats + 5);
    }
  });

  test('10, 13 or 16 cubes', () => {
    const cubes = [2, 3, 4].map((seats) => game.setup({}, seats, new QuickChance(''), undefined).cubes[0]);
    expect(cubes).toEqual([10, 13, 16]);
  });

  test('ruling: the seven nest cards', () => {
    expect(NEST_CARDS.map(({ birds, pair }) => `${birds.join('/')} ${pair}`)).toEqual([
      '3/7/11/15/19 3',
      '5/9/12/14/15 2',
      '2/5/9/14/20 2',
      '4/9/14/19/24 -3',
      '6/10/13/15/16 -2',
      '1/4/9/16/25 1',
      '3/6/9/12/15 5',
    ]);
  });

  test('ruling: neutral birds have no gender and belong to nobody', () => {
    const t = new Transcript({ flock: 'n | n | n | n | n', cubes: [1, 0] });
    t.play('pass');
    expect(t.told('nestScored').map(({ total }) => total)).toEqual([0, 0]);
  });
});

describe('Setup', () => {
  test.each([2, 3, 4])('%i players: triangle, deck, face-up birds, hands, display, nest', (seats) => {
    const s = game.setup({}, seats, new QuickChance('setup'), undefined);
    expect(s.flock.filter((bird) => bird === NEUTRAL)).toHaveLength(3);
    for (let seat = 0; seat < seats; seat++) expect(birdsOf(s.flock, seat)).toBe(3);
    expect(s.faceUp.filter((bird) => bird > 0)).toHaveLength(2);
    expect(deckSize(s)).toBe(2 * seats + 2 - 2);
    expect(s.hands.map((hand) => hand.length)).toEqual(Array(seats).fill(2));
    expect(s.display).toHaveLength(seats + 2);
    expect(s.nests).toHaveLength(1);
    const cards = [...s.hands.flat(), ...s.display, ...s.pile].sort((a, b) => a - b);
    expect(cards).toEqual(CARD_SETS[seats]);
  });

  test('first is who has most birds in the front row', () => {
    expect(foremost([1, 2, 0, 0], [3, 2, 3, 3])).toEqual([1]);
  });

  test('tie: of those, who has most in the two front rows; then luck', () => {
    expect(foremost([1, 1, 0], [2, 3, 9])).toEqual([1]);
    expect(foremost([1, 1, 1], [2, 3, 3])).toEqual([1, 2]);
  });

  test('the lot is drawn where both rows are equal, and told', () => {
    // Seat 0 and seat 1 have one bird each in the middle row, the front is neutral.
    const flock = [1, 1, 2, 3, 9, 9, 3, 4, 9];
    const cards = (CARD_SETS[2] as readonly number[]).slice(0, 8);
    const events: unknown[] = [];
    const luck = new LoggedChance([flock, cards, 1, 2, 0, 1]);
    const s = game.setup({}, 2, luck, (event) => events.push(event));
    expect(s.first).toBe(1);
    expect(events.at(-1)).toEqual({
      type: 'stageBegan',
      stage: 1,
      nest: 0,
      first: 1,
      front: [0, 0],
      twoFront: [1, 1],
      lot: true,
    });
  });

  test('only the holder sees the dealt cards, and everybody what is taken from the display', () => {
    const s = game.setup({}, 3, new QuickChance('hidden'), undefined);
    expect(game.view(s, 0).hands[0]).toEqual(s.hands[0]);
    expect(game.view(s, 0).hands[1]).toEqual([0, 0]);
    expect(game.view(s, 'watcher').hands).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    const seat = s.player;
    const card = s.display[0] as number;
    for (const text of ['D', `take ${card}`]) {
      game.apply(s, seat, game.read(text) as never, new QuickChance(''), undefined);
    }
    expect(game.view(s, 'watcher').hands[seat]).toEqual([0, 0, card]);
  });
});

describe('What the others know of a hand', () => {
  const known = (t: Transcript): readonly number[] => game.view(t.state, 1).hands[0] as readonly number[];

  test('of the dealt cards nothing until they are played, of those taken all', () => {
    const t = new Transcript({ flock: FULL_TWO, hands: [['standard', 'diagonal']], display: [1, 2] });
    t.state.unseen[0] = 2;
    const [standard, diagonal] = [t.hand(0), t.hand(0, 1)];
    t.play(`play ${standard}, D, take 2`);
    expect(t.state.hands[0]).toEqual([diagonal, 2]);
    expect(known(t)).toEqual([0, 2]);
    expect(game.view(t.state, 0).hands[0]).toEqual([diagonal, 2]);
  });

  test('which one is thrown away is seen, whether it was dealt or taken', () => {
    const layout = { flock: FULL_TWO, hands: [[1, 2, 3, 4]], display: [5] };
    for (const [thrown, left] of [
      [1, [0, 3, 4, 5]],
      [3, [0, 0, 4, 5]],
      [5, [0, 0, 3, 4]],
    ] as const) {
      const t = new Transcript(layout);
      t.state.unseen[0] = 2;
      t.play(`D, take 5, discard ${thrown}`);
      expect(known(t)).toEqual(left);
      expect(game.view(t.state, 'watcher').discard).toEqual([thrown]);
    }
  });
});

describe('A turn', () => {
  test('a standard action, a manoeuvre card, or pass', () => {
    const t = new Transcript({ flock: FULL_TWO, hands: [['dodge']], display: ['score'], faceUp: 'gf' });
    expect(t.choices).toBe(`A, B, C, D, play ${t.hand(0)}, pass`);
    expect(t.why('done')).toBe('notNow');
    expect(t.why('pass', 1)).toBe('notYourTurn');
  });

  test('clockwise, and a player without cubes is skipped', () => {
    const t = new Transcript({ flock: 'kf | gf | n n | n n | n n | n | n', cubes: [3, 0, 2, 0] });
    expect(t.play('pass').asked).toBe(2);
    expect(t.play('pass').asked).toBe(0);
  });

  test('pass: two cubes, or the last one, to the nest', () => {
    const t = new Transcript({ flock: FULL_TWO, cubes: [3, 10] });
    t.play('pass');
    expect(t.state.cubes[0]).toBe(1);
    t.play('pass, pass');
    expect(t.told('passed').map(({ price, left }) => [price, left])).toEqual([
      [2, 1],
      [2, 8],
      [1, 0],
    ]);
    expect(t.state.spent).toEqual([10, 2]);
  });
});

describe('Standard actions', () => {
  test('example: the first use costs 1, the next by another player 2, and the first cube moves to the nest', () => {
    const t = new Transcript({ flock: FULL_TWO }).play('A, a1-b1, A, a1-b1');
    expect(t.told('usedAction')).toEqual([
      { type: 'usedAction', seat: 0, action: 'A', price: 1, left: 9, cleared: null },
      { type: 'usedAction', seat: 1, action: 'A', price: 2, left: 8, cleared: { seat: 0, cubes: 1 } },
    ]);
    expect(t.state).toMatchObject({ cubes: [9, 8], spent: [1, 0], uses: [2, 0, 0, 0] });
  });

  test('also if it is the same player: their own cubes are cleared', () => {
    const t = new Transcript({ flock: FULL_TWO, cubes: [10, 0] }).play('A, a1-b1, A, b1-c1');
    expect(t.state.spent[0]).toBe(1);
    expect(t.state.cubes[0]).toBe(7);
  });

  test.each([
    ['A', 'A, a1-b1'],
    ['B', 'B, c1-c2'],
    ['C', 'C, bird n, front a'],
    ['D', 'D, take 1'],
  ])('%s has a price of its own, which the next use in the stage raises', (action, use) => {
    const t = new Transcript({ flock: FULL_TWO, faceUp: 'n n', display: [1, 2], cubes: [10, 0] });
    t.play(use).play(use.replace('front a', 'front e').replace('take 1', 'take 2'));
    expect(t.told('usedAction').map(({ price }) => price)).toEqual([1, 2]);
    expect(t.state.uses).toEqual(['A', 'B', 'C', 'D'].map((one) => (one === action ? 2 : 0)));
    expect(t.state.cubes[0]).toBe(7);
  });

  test('not affordable, not allowed', () => {
    const t = new Transcript({ flock: FULL_TWO, cubes: [2, 5], uses: [2, 0, 0, 0] });
    expect(t.why('A')).toBe('tooFewCubes');
    expect(game.why(t.state, 0, { kind: 'action', action: 'A' })?.args).toEqual({ price: 3, has: 2 });
    expect(t.why('B')).toBeUndefined();
  });

  test('A: an own bird with the bird beside it, own included, never onto an empty space', () => {
    const t = new Transcript({ flock: 'kf | gf n | kf km n | gf n | gm' }).play('A');
    expect(t.choices).toBe('a1-b1, b1-c1, b2-c2, c1-d1, c2-d2');
    expect(t.why('a2-b2')).toBe('noBirdThere');
    expect(t.why('d1-e1')).toBe('noOwnBird');
    expect(t.why('a1-c1')).toBe('wrongDistance');
    expect(t.why('b1-b2')).toBe('wrongDistance');
    expect(t.play('c2-b2').flock).toBe('kf | gf km | kf n n | gf n | gm');
    expect(t.told('swapped')[0]).toEqual({
      type: 'swapped',
      seat: 0,
      manner: 'side',
      one: 4,
      two: 7,
      birds: [NEUTRAL, male(0)],
    });
  });

  test('B: an own bird with the one before or behind it', () => {
    const t = new Transcript({ flock: 'kf | gf n | kf gm n | n km | gm' }).play('B');
    expect(t.choices).toBe('c1-c2, d1-d2');
    expect(t.play('d1-d2').flock).toBe('kf | gf n | kf gm n | km n | gm');
  });

  test('without own birds in the flock there is nothing to fly', () => {
    const t = new Transcript({ flock: 'gf | gf n | gm gm n | n | n' });
    expect([t.why('A'), t.why('B')]).toEqual(['noSwap', 'noSwap']);
  });

  test('ruling: a swap that changes nothing is legal', () => {
    const t = new Transcript({ flock: 'kf | kf n | n | n | n' }).play('A, a1-b1');
    expect(t.flock).toBe('kf | kf n | n | n | n');
  });
});

describe('C: add a bird', () => {
  const layout = { flock: 'kf | gf n | kf gm n | gf n | km', faceUp: 'gm n', deck: 'kf n | gf' };

  test('a face-up bird, whoever owns it, on the front of a column; its place is filled from the deck', () => {
    const t = new Transcript(layout).play('C');
    expect(t.choices).toBe('bird gm, bird n, deck');
    t.play('bird gm, front a', female(0));
    expect(t.flock).toBe('kf gm | gf n | kf gm n | gf n | km');
    expect(t.state.faceUp).toEqual([female(0), NEUTRAL]);
    expect(t.told('added')[0]).toMatchObject({ bird: male(1), column: 0, end: 'front', space: 1 });
    expect(t.told('turnedUp')).toEqual([{ type: 'turnedUp', place: 0, bird: female(0) }]);
  });

  test('or the column is pushed forward and it comes to the back', () => {
    const t = new Transcript(layout).play('C, bird n, back d');
    expect(t.flock).toBe('kf | gf n | kf gm n | n gf n | km');
  });

  test('the unseen top of the deck is seen before it is placed, and is of the upper part', () => {
    const t = new Transcript(layout).play('C').play('deck', female(0));
    expect(t.told('tookBird')[0]).toMatchObject({ bird: female(0), from: 'deck', place: -1 });
    expect(t.state.deck).toEqual([[NEUTRAL], [female(1)]]);
    expect(() => new Transcript(layout).play('C').play('deck', female(1))).toThrow('cannot come up');
    expect(t.choices).toBe('front a, back a, front b, back b, front d, back d, front e, back e');
  });

  test('only in columns with fewer than three', () => {
    const t = new Transcript(layout).play('C, bird n');
    expect(t.why('front c')).toBe('columnFull');
    expect(t.why('front g')).toBe('noSuchColumn');
    expect(t.why('pass')).toBe('notNow');
  });

  test('not with no free column', () => {
    const t = new Transcript({ ...layout, flock: 'kf n n | gf n n | kf gm n | gf n n | km n n' });
    expect(t.why('C')).toBe('noFreeColumn');
  });

  test('not with no bird left', () => {
    const t = new Transcript({ ...layout, faceUp: '', deck: '' });
    expect(t.why('C')).toBe('noBirdLeft');
  });

  test('one face-up bird is enough', () => {
    const t = new Transcript({ ...layout, faceUp: 'gm', deck: '' }).play('C');
    expect(t.choices).toBe('bird gm');
    expect(t.play('bird gm, back a').state.faceUp).toEqual([0, 0]);
  });

  test('a bird from the deck leaves the face-up ones alone', () => {
    const t = new Transcript(layout).play('C').play('deck', NEUTRAL).play('front e');
    expect(t.state.faceUp).toEqual([male(1), NEUTRAL]);
    expect(t.told('turnedUp')).toEqual([]);
  });

  test('not the deck when it is empty, nor a bird that is not face up', () => {
    const t = new Transcript({ ...layout, deck: '' }).play('C');
    expect(t.choices).toBe('bird gm, bird n');
    expect([t.why('deck'), t.why('bird kf')]).toEqual(['deckEmpty', 'birdNotFaceUp']);
  });

  test('ruling: face-up birds of one kind are one option', () => {
    const t = new Transcript({ ...layout, faceUp: 'n n', deck: 'kf' }).play('C');
    expect(t.choices).toBe('bird n, deck');
  });

  test('ruling: a place that could not be filled is filled when the next stage is prepared', () => {
    const t = new Transcript({ ...layout, deck: '', cubes: [1, 1] }).play('C, bird n, front a');
    expect(t.state.faceUp).toEqual([male(1), 0]);
    t.play('pass');
    expect(t.state.stage).toBe(1);
    expect(t.state.faceUp.every((bird) => bird > 0)).toBe(true);
  });
});

describe('D: take a manoeuvre card', () => {
  test('from the display, which is not refilled until the stage ends', () => {
    const t = new Transcript({ flock: FULL_TWO, display: ['dodge', 'score'] });
    const card = t.shown();
    t.play(`D, take ${card}`);
    expect(t.state.hands[0]).toEqual([card]);
    expect(t.state.display.filter((one) => one > 0)).toHaveLength(1);
    expect(t.told('tookCard')).toEqual([{ type: 'tookCard', seat: 0, card, place: 0 }]);
  });

  test('not with an empty display, nor a card that is not there', () => {
    const t = new Transcript({ flock: FULL_TWO });
    expect(t.why('D')).toBe('displayEmpty');
    const other = new Transcript({ flock: FULL_TWO, display: [1] }).play('D');
    expect(other.why('take 2')).toBe('notOnDisplay');
  });

  test('hand limit 4: the fifth card forces a discard of any one', () => {
    const t = new Transcript({ flock: FULL_TWO, hands: [[1, 2, 3, 4]], display: [5] }).play('D, take 5');
    expect(t.choices).toBe('discard 1, discard 2, discard 3, discard 4, discard 5');
    expect([t.why('pass'), t.why('discard 9')]).toEqual(['handFull', 'notInHand']);
    t.play('discard 2');
    expect(t.state.hands[0]).toEqual([1, 3, 4, 5]);
    expect(t.state.discard).toEqual([2]);
    expect(t.asked).toBe(1);
  });

  test('a card that is being played has left the hand', () => {
    const [standard] = (CARD_SETS[2] as readonly number[]).filter(
      (card) => manoeuvre(card).kind === 'standard',
    );
    const t = new Transcript({ flock: FULL_TWO, hands: [[1, 2, 3, standard as number]], display: [5] });
    t.play(`play ${standard}, D, take 5`);
    expect(t.state.hands[0]).toEqual([1, 2, 3, 5]);
    expect(t.asked).toBe(1);
  });
});
