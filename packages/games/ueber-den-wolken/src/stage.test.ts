import { describe, expect, test } from 'vitest';
import { female, male } from './data/birds.js';
import { CARD_SETS, manoeuvre } from './data/cards.js';
import game, { cardAccount, cardWorth, nestAccount, SPACE_NAMES, scoreNow, stageAccount } from './index.js';
import { marksAccount, places } from './scoring.js';
import { Transcript } from './transcript.js';

const FULL_TWO = 'kf | gf n | kf gm n | gf n | km';

describe('The end of a stage', () => {
  test('example: 2 males and 1 female on 3/7/11 +3 give 14, 2 females 7, 1 bird 3; neutral scores nobody', () => {
    const t = new Transcript({
      flock: 'km | n km | n n kf | gf | gf | n cf | n',
      cubes: [1, 0, 0, 0],
      nest: 0,
    }).play('pass');
    expect(t.told('nestScored').map(({ total }) => total)).toEqual([14, 7, 3, 0]);
    expect(t.told('nestScored')[0]).toEqual({
      type: 'nestScored',
      seat: 0,
      nest: 0,
      females: 1,
      males: 2,
      points: 11,
      pairs: 1,
      pairPoints: 3,
      total: 14,
    });
    expect(t.told('landed').map(({ column, seat }) => [column, seat])).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 1],
      [4, 1],
      [5, 2],
      [6, -1],
    ]);
  });

  test('pairs are the smaller of males and females; a malus counts for each', () => {
    expect(nestAccount(3, 2, 2)).toMatchObject({ points: 19, pairs: 2, pairPoints: -6, total: 13 });
    expect(nestAccount(3, 2, 0)).toMatchObject({ pairs: 0, pairPoints: 0, total: 9 });
  });

  test('it ends when the last cube is spent and its action done', () => {
    const t = new Transcript({ flock: 'kf | gf n | n n n | n | n', cubes: [1, 0], nest: 5 });
    t.play('A');
    expect(t.told('cubesSpent')).toEqual([]);
    t.play('a1-b1');
    // The kite was swapped behind a neutral bird, the goose into the corner: only the goose lands.
    expect(t.told('nestScored').map(({ total }) => total)).toEqual([0, 1]);
    expect(t.told('cubesSpent')).toEqual([{ type: 'cubesSpent', stage: 1 }]);
  });

  test('not while somebody has cubes, who then plays on alone', () => {
    const t = new Transcript({ flock: FULL_TWO, cubes: [1, 3] }).play('pass');
    expect(t.asked).toBe(1);
    t.play('pass');
    expect(t.asked).toBe(1);
    expect(t.play('pass').state.stage).toBe(1);
  });

  test('four and five landed birds', () => {
    const t = new Transcript({ flock: 'kf | kf | n kf | km | km', cubes: [1, 0], nest: 0 }).play('pass');
    expect(t.told('nestScored')[0]).toMatchObject({ females: 3, males: 2, points: 19, pairs: 2, total: 25 });
    expect(nestAccount(5, 4, 0).total).toBe(16);
  });

  test('birds land also where spaces before them are empty, and go under the deck in no order', () => {
    const t = new Transcript({
      flock: 'kf | gf n | kf gm n | gf n | km',
      cubes: [1, 0],
      deck: 'n n n n n n n',
    });
    t.play('pass');
    // Seven neutral birds above; one fills each of five columns, none of the landed is drawn.
    expect(t.state.deck).toHaveLength(1);
    expect(t.state.deck[0]?.slice().sort()).toEqual([1, 2, 9, 9, 9]);
    expect(t.flock).toBe('n | n gf | n kf gm | n gf | n');
  });
});

describe('Scoring manoeuvre cards', () => {
  const at = (name: string): number => SPACE_NAMES.indexOf(name);

  test('example: cards worth 3, 3 and (2 + 1, both, + 2) give 11 in all', () => {
    const { flock } = new Transcript({ flock: 'n | n | sf n | n sm | n | n | sf' }).state;
    const cards = [
      { spaces: [at('g1'), at('a1')], points: [3, 2] },
      { spaces: [at('b1'), at('g1')], points: [4, 3] },
      { spaces: [at('c1'), at('d2')], points: [2, 1] },
    ] as const;
    const accounts = cards.map((card) => marksAccount(card, flock, 3));
    expect(accounts.map(({ total }) => total)).toEqual([3, 3, 5]);
    expect(accounts[2]).toEqual({
      spaces: [
        { space: at('c1'), points: 2 },
        { space: at('d2'), points: 1 },
      ],
      bonus: 2,
      total: 5,
    });
    expect(accounts.reduce((sum, { total }) => sum + total, 0)).toBe(11);
  });

  test.each([2, 3, 4])('every card of %i players gives its spaces, and 2 more for both', (seats) => {
    for (const card of CARD_SETS[seats] as readonly number[]) {
      const { spaces, points } = manoeuvre(card);
      const flock = Array<number>((seats + 3) * 3).fill(0);
      expect(cardWorth(card, flock, 0)).toBe(0);
      flock[spaces[0]] = female(0);
      expect(cardWorth(card, flock, 0)).toBe(points[0]);
      expect(cardAccount(card, flock, 0).total).toBe(points[0]);
      flock[spaces[1]] = female(1);
      expect(cardWorth(card, flock, 0)).toBe(points[0]);
      flock[spaces[1]] = male(0);
      expect(cardWorth(card, flock, 0)).toBe(points[0] + points[1] + 2);
      expect(cardAccount(card, flock, 0)).toMatchObject({ bonus: 2, total: points[0] + points[1] + 2 });
    }
  });

  /** A card of the set for two that marks this space. */
  const cardWith = (space: string): number =>
    (CARD_SETS[2] as readonly number[]).find((card) => manoeuvre(card).spaces.includes(at(space))) as number;

  test('on the flock that is left, from the first player on; scored cards are discarded, others stay', () => {
    const card = cardWith('c1');
    const other = cardWith('b2');
    const t = new Transcript({ flock: 'n | n | kf n n | n | gf', cubes: [1, 0], hands: [[card, other]] });
    t.play('pass');
    expect(t.asked).toBe(0);
    expect(t.choices).toBe(`score ${card}, done`);
    expect([t.why(`score ${other}`), t.why('score 16'), t.why('pass')]).toEqual([
      'worthNothing',
      'notInHand',
      'notNow',
    ]);
    t.play(`score ${card}`);
    expect(t.told('scored')[0]).toMatchObject({ seat: 0, card, when: 'landing', total: 2 });
    expect(t.state.discard).toEqual([card]);
    expect(t.state.hands[0]).toEqual([other]);
    expect(t.points(0)).toBe(2);
    expect(t.state.stage).toBe(1);
    expect(t.why('pass')).toBeUndefined();
    expect(t.choices).not.toContain('done');
  });

  test('each seat as many as it likes, clockwise from the first player of the stage', () => {
    const [one, two] = [cardWith('c1'), cardWith('e2')];
    const flock = 'n n | n n | gf n | n n | kf kf n';
    const t = new Transcript({ flock, cubes: [1, 0], hands: [[two, cardWith('e1')], [one]] });
    t.state.first = 1;
    t.play('pass');
    expect(t.asked).toBe(1);
    t.play(`score ${one}`);
    expect(t.asked).toBe(0);
    t.play(`score ${t.hand(0, 1)}`);
    expect(t.asked).toBe(0);
    t.play(`score ${two}`);
    expect(t.state.stage).toBe(1);
    expect(t.told('scoringCame').map(({ seat }) => seat)).toEqual([1, 0]);
    expect(stageAccount(t.state, 0, 0)).toMatchObject({ nest: 0, cards: 7, score: 0, total: 7 });
    expect(t.state.hands).toEqual([[], []]);
  });

  test('cards may be kept: done', () => {
    const card = cardWith('c1');
    const t = new Transcript({ flock: 'n | n | kf n n | n | gf', cubes: [1, 0], hands: [[card]] });
    t.play('pass, done');
    expect(t.state.hands[0]).toEqual([card]);
    expect(t.points(0)).toBe(0);
  });

  test('ruling: a card worth nothing is not offered, and a seat with nothing to score is not asked', () => {
    const card = cardWith('c1');
    const t = new Transcript({ flock: 'n | n | gf n n | n | kf', cubes: [1, 0], hands: [[card], [1]] });
    t.state.hands[1] = [card];
    t.state.hands[0] = [cardWith('b2')];
    t.play('pass');
    expect(t.asked).toBe(1);
    expect(t.told('scoringCame').map(({ seat, can }) => [seat, can])).toEqual([
      [0, false],
      [1, true],
    ]);
  });

  test('ruling: after stage 3 every scoring card is scored without being asked', () => {
    const card = cardWith('c1');
    const t = new Transcript({
      flock: 'n | n | kf n n | n | gf',
      cubes: [1, 0],
      hands: [[card, cardWith('b2')]],
      stage: 3,
    }).play('pass');
    expect(game.awaited(t.state)).toEqual([]);
    expect(t.told('scored').map(({ when, card: one }) => [when, one])).toEqual([['end', card]]);
    expect(t.told('ended')[0]?.points).toEqual([2, 3]);
    expect(t.why('pass', 0)).toBe('gameOver');
  });

  test('so for every seat, with a card that was scored by Score in the same turn already gone', () => {
    const [mine, theirs] = [cardWith('c1'), cardWith('e1')];
    const score = (CARD_SETS[2] as readonly number[]).find(
      (card) => manoeuvre(card).kind === 'score',
    ) as number;
    const t = new Transcript({
      flock: 'n | n | kf n n | n | gf n',
      cubes: [3, 0],
      hands: [[score, mine], [theirs]],
      stage: 3,
      nest: 0,
    }).play(`play ${score}, score ${mine}`);
    expect(t.told('scored').map(({ seat, when }) => [seat, when])).toEqual([
      [0, 'manoeuvre'],
      [1, 'end'],
    ]);
    expect(game.outcome(t.state)).toEqual({ places: [2, 1], points: [2, 3] });
  });

  test('what one would score now, from a view', () => {
    const card = cardWith('c1');
    const t = new Transcript({ flock: 'kf | n | kf n n | n | gf', hands: [[card]] });
    const now = scoreNow(game.view(t.state, 0), 0);
    expect(now.nest).toMatchObject({ females: 1, total: 3 });
    expect(now.cards).toMatchObject([{ card, total: 2 }]);
    expect(now.total).toBe(5);
  });
});

describe('The next stage', () => {
  test('cubes and prices go back, a new nest card, the display is refilled', () => {
    const t = new Transcript({ flock: FULL_TWO, cubes: [1, 0], uses: [3, 0, 1, 0], deck: 'n n n n n n' });
    t.play('pass');
    expect(t.state).toMatchObject({ stage: 1, cubes: [10, 10], spent: [0, 0], uses: [0, 0, 0, 0] });
    expect(t.state.users).toEqual([-1, -1, -1, -1]);
    expect(new Set(t.state.nests).size).toBe(2);
    expect(t.state.display.filter((card) => card > 0)).toHaveLength(4);
    expect(t.told('stageEnded')[0]).toMatchObject({ stage: 1, points: [10, 0] });
  });

  test('an empty draw pile is made from the discards', () => {
    const t = new Transcript({ flock: FULL_TWO, cubes: [1, 0], deck: 'n n n n n n' });
    t.state.discard.push(...t.state.pile.splice(2));
    const discards = t.state.discard.length;
    t.play('pass');
    expect(t.told('pileRebuilt')).toEqual([{ type: 'pileRebuilt', cards: discards }]);
    expect(t.state.pile).toEqual([]);
    expect(t.state.reshuffled).toHaveLength(discards - 2);
    expect(t.state.display.filter((card) => card > 0)).toHaveLength(4);
  });

  test('with four full hands the display takes the very last cards', () => {
    const set = CARD_SETS[4] as readonly number[];
    const hands = [0, 1, 2, 3].map((seat) => set.slice(4 * seat, 4 * seat + 4));
    const t = new Transcript({ flock: 'n | n | n | n | n | n | n', cubes: [1, 0, 0, 0], hands });
    t.state.discard.push(...t.state.pile.splice(0));
    t.play('pass');
    expect(t.state.display.toSorted((a, b) => a - b)).toEqual(set.slice(16));
    expect(t.state).toMatchObject({ pile: [], reshuffled: [], discard: [] });
  });

  test('a pile made from discards is used up before the next is made', () => {
    const t = new Transcript({ flock: FULL_TWO, cubes: [1, 0], display: [1, 2], deck: 'n n n n n n' });
    t.state.discard.push(...t.state.pile.splice(0));
    t.state.reshuffled.push(...t.state.discard.splice(0, 2));
    t.play('pass');
    expect(t.told('pileRebuilt')).toEqual([]);
    expect(t.state.reshuffled).toEqual([]);
    expect(t.state.discard).toHaveLength(12);
  });

  test('new birds come from the upper part of the deck as long as there are any, then from those just landed', () => {
    const t = new Transcript({
      flock: 'kf | gf n | kf gm n | gf n | kf',
      cubes: [1, 0],
      deck: 'gf gf',
      faceUp: 'n n',
    });
    t.play('pass');
    expect(t.told('movedUp').slice(0, 2)).toMatchObject([{ bird: female(1) }, { bird: female(1) }]);
    const landed = [female(0), female(0), 9, 9, 9];
    const drawn = t
      .told('movedUp')
      .slice(2)
      .map(({ bird }) => bird);
    expect([...drawn, ...t.state.deck.flat()].sort()).toEqual(landed.sort());
  });

  test('columns one short move forward and get a bird at the back, from left to right', () => {
    const t = new Transcript({ flock: FULL_TWO, cubes: [1, 0], deck: 'n n n n n n n', faceUp: 'kf gf' });
    t.play('pass');
    expect(t.flock).toBe('n | n gf | n kf gm | n gf | n');
    expect(t.told('movedUp').map(({ column }) => column)).toEqual([0, 1, 2, 3, 4]);
  });

  test('example: an outer column with 3 birds lands 1 and starts the next stage with 2 and no new bird', () => {
    const t = new Transcript({
      flock: 'kf gf n | gf n | kf gm n | gf n | km',
      cubes: [1, 0],
      deck: 'n n n n n n n',
      faceUp: 'kf gf',
    }).play('pass');
    expect(t.flock).toBe('kf gf | n gf | n kf gm | n gf | n');
    expect(t.told('movedUp').map(({ column }) => column)).toEqual([1, 2, 3, 4]);
  });

  test('the same test as at the start picks who begins', () => {
    const t = new Transcript({
      flock: FULL_TWO,
      cubes: [0, 1],
      player: 1,
      deck: 'n n n n n n n',
      faceUp: 'kf gf',
    });
    t.play('pass');
    // After the fill a male goose is alone in the front row.
    expect(t.told('stageBegan').at(-1)).toMatchObject({ stage: 2, first: 1, front: [0, 1], lot: false });
    expect(t.asked).toBe(1);
  });
});

describe('End', () => {
  test('most points; tie: fewer own birds on the board; still tied: shared; the same order gives all places', () => {
    expect(places([20, 30, 10], [0, 0, 0])).toEqual([2, 1, 3]);
    expect(places([20, 20, 10], [2, 1, 0])).toEqual([2, 1, 3]);
    expect(places([20, 20, 20, 5], [1, 1, 3, 0])).toEqual([1, 1, 3, 4]);
  });

  test('birds are counted after the last landing', () => {
    const t = new Transcript({ flock: 'kf | gf | kf n | n | n', cubes: [1, 0], stage: 3 }).play('pass');
    expect(game.outcome(t.state)).toEqual({ places: [2, 1], points: [3, 3] });
    expect(t.told('ended')[0]).toMatchObject({ birds: [1, 0], places: [2, 1] });
  });

  test('the account tells every point by stage and source', () => {
    const t = new Transcript({ flock: 'kf | gf | kf n | n | n', cubes: [1, 0], stage: 3 }).play('pass');
    expect(t.told('ended')[0]?.accounts[0]).toEqual([
      { nest: 0, cards: 0, score: 0, total: 0 },
      { nest: 0, cards: 0, score: 0, total: 0 },
      { nest: 3, cards: 0, score: 0, total: 3 },
    ]);
  });
});
