import { describe, expect, test } from 'vitest';
import { dragonCard } from './data/cards.js';
import game from './index.js';
import { objectiveAmount, placesOf } from './objectives.js';
import { accountOf } from './scoring.js';
import { Transcript } from './transcript.js';

/** Eggs, resources and cards out of the way, so that only what a test is about can happen. */
const BARE = { coins: 3, resources: '', eggs: 0, hand: '' };

describe('Worked examples', () => {
  test('dragon 109 costs meat and gold, and a coin when enticed; 5 points, one nest, habitats C and G', () => {
    const card = dragonCard(109);
    expect(card).toMatchObject({ points: 5, nests: 1, habitats: [0, 1], cost: { egg: 0, coin: 0 } });
    const t = new Transcript({ mats: [{ hand: 'd109' }] }).play('entice d109 G');
    expect(t.changes).toBe('coin -1, meat -1, gold -1, d109 -1, dragon G1 d109 +1');
    expect(new Transcript({ mats: [{ hand: 'd109' }] }).why('entice d109 A')).toBe('wrongHabitat');
  });

  test('exploring C for the first time with 119 and 56 in it', () => {
    const t = new Transcript({ mats: [{ resources: 'meat 1', C: 'd119 d56' }] }).play('explore C');
    expect(t.choices).toBe('take meat, take gold, take crystal, take milk, done');
    t.play('take milk');
    expect(t.choices).toBe('step, done');
    t.play('step');
    expect(t.choices).toBe('egg C1, egg C2, egg mat, done');
    t.play('egg C2');
    expect(t.changes).toBe('coin -1, gold +1, milk +1, step +1, egg C2 +1');
    expect(t.choices).toBe('take meat, take gold, take crystal, take milk, done');
    t.play('take meat');
    expect(t.asked).toBe(1);
    expect(t.task).toBe('turn');
  });

  test('a second exploration of a cave in a round costs an egg besides, a third two, a fourth is refused', () => {
    const layout = { seats: 2, mats: [{ ...BARE, coins: 9, A: 'd43+3e' }, { coins: 0 }] };
    const t = new Transcript(layout).play('explore A, done, done, done, 1: pass');
    expect(t.changes).toBe('coin -1');
    t.play('explore A, done, done, done');
    expect(t.changes).toBe('coin -2, egg A1 -1');
    t.play('explore A, done, done, done');
    expect(t.changes).toBe('coin -3, egg A1 -3');
    expect(t.why('explore A')).toBe('exploredThrice');
  });

  test('objective 3 with two players first: 6 each, the next 3; a zero count never scores', () => {
    const mats = [{ C: 'd53' }, { C: 'd56' }, { C: 'd48 d60', G: 'd36' }, {}];
    const t = new Transcript({ seats: 4, round: 3, objectives: ['1a', '1b', '8a', '8b'], mats });
    t.play('pass, pass, pass, pass');
    expect(t.state.scored[0]).toEqual({ amounts: [1, 1, 1, 0], places: [1, 1, 1, 0], points: [6, 6, 6, 0] });
    expect(placesOf([5, 5, 3, 0])).toEqual([1, 1, 2, 0]);
  });

  test('hatchling 20: each meat that is put on it gives gold, whatever brought it; the third gives 2 dragons once', () => {
    const t = new Transcript({ mats: [{ A: 'd20', hand: '' }], display: 'd36 d48 d60' });
    t.ability(20).play('cache meat A1');
    expect(t.changes).toBe('meat -1, gold +1, meat on A1 +1');
    t.cave(3).play('cache meat A1');
    expect(t.changes).toBe('meat -1, gold +2, meat on A1 +2');
    t.play('cache meat A1, take d36, take d48');
    expect(t.changes).toBe('meat -1, gold +3, meat on A1 +3, d36 +1, d48 +1');
    t.ability(20).play('cache meat A1');
    expect(t.changes).toBe('meat -2, gold +4, meat on A1 +4, d36 +1, d48 +1');
    expect(t.task).toBe('turn');
  });

  test('covering a dragon (highlands): the old one counts as tucked, what lay on it passes on, eggs above the nests are lost', () => {
    const mats = [{ steps: 5, hand: 'd100 c12', C: 'd82+3e+2milk+1t' }];
    const t = new Transcript({ guild: 'highlands', mats, draws: [1] });
    t.cave(29).play('step, mark 2, use 0, cover d100 C1');
    expect(t.changes).toContain('dragon C1 d82 -1, egg C1 -1, tucked C1 +1');
    expect(t.changes).toContain('dragon C1 d100 +1');
    expect(t.mat().rows[0]?.dragons[0]).toMatchObject({
      card: 100,
      eggs: 2,
      cached: [0, 0, 0, 2],
      tucked: 2,
    });
  });

  test('the card limits hold at the end of one’s own turn only', () => {
    const hand = 'd36 d48 d60 d61 d62 c12 c13 c14 c15';
    const t = new Transcript({
      mats: [
        { hand: 'd57', resources: 'gold 2, crystal 1' },
        { hand, resources: 'meat 9', steps: 2 },
      ],
    });
    t.play('entice d57 G, done, 1: step, 1: take dragon');
    expect(t.mat(1).dragons).toHaveLength(6);
    expect(t.asked).toBe(1);
    t.play('1: explore C, 1: take meat');
    expect(t.choices).toContain('discard meat');
    t.play('1: discard meat');
    expect(t.choices).toMatch(/^discard d36.*discard c15$/);
    t.play('1: discard c12');
    expect(t.mat(1).caves).toHaveLength(3);
    expect(t.asked).toBe(0);
  });

  test('coins left are 1 point each; resources and cards together 1 point for 4', () => {
    const t = new Transcript({
      mats: [{ coins: 3, resources: 'meat 2, milk 2', hand: 'd36 c12 c13', eggs: 0 }],
    });
    expect(accountOf(t.state, 0)).toMatchObject({ coins: 3, leftOvers: 1, total: 4 });
    const eight = new Transcript({ mats: [{ coins: 0, resources: 'meat 5', hand: 'd36 c12 c13', eggs: 0 }] });
    expect(accountOf(eight.state, 0)).toMatchObject({ leftOvers: 2, total: 2 });
  });
});

describe('Clarifications', () => {
  test('1: a declined reward does not take the others’ part away', () => {
    const t = new Transcript({ mats: [{ G: 'd57' }, {}] }).ability(57).play('done');
    expect(t.asked).toBe(1);
    t.play('1: step, 1: done');
    expect(t.changes).toBe('1: step +1');
  });

  test('2: others are asked one by one, clockwise from the owner', () => {
    const t = new Transcript({ seats: 3 }).cave(27, 1).play('done');
    expect(t.asked).toBe(2);
    t.play('2: done');
    expect(t.asked).toBe(0);
    t.play('0: done');
    expect(t.task).toBe('turn');
  });

  test('3: cost before reward, and the pieces of a reward in any order', () => {
    const t = new Transcript({ display: 'd1 d2 d3 c1 c2 c3', mats: [{ G: 'd108' }] })
      .ability(108)
      .play('use 0');
    expect(t.changes).toBe('coin -1');
    t.play('take c2, take meat, take d1, step, done');
    expect(t.changes).toBe('coin -1, meat +1, step +1, d1 +1, c2 +1');
  });

  test('4: repetitions are resolved singly; what the first brings may pay for the next', () => {
    const t = new Transcript({ mats: [{ ...BARE, eggs: 1 }, { eggs: 0 }] })
      .cave(74)
      .play('use 0, take meat, take milk');
    expect(t.changes).toBe('meat +1, milk +1, egg mat -1');
    expect(t.task).toBe('turn');
    const chain = new Transcript({ mats: [{ ...BARE, resources: 'meat 1', eggs: 0 }, { resources: '' }] });
    chain.cave(70).play('use 0, egg mat, egg mat');
    expect(chain.changes).toBe('meat -1, egg mat +2');
  });

  test('5: what cannot be fulfilled completely is fulfilled as far as possible; eggs without a nest are lost', () => {
    const t = new Transcript({ mats: [{ eggs: 1 }] }).cave(55).play('egg mat');
    expect(t.changes).toBe('egg mat +1');
    expect(t.task).toBe('turn');
  });

  test('5: a split with too few cards in the deck fills the shares in the written order', () => {
    const t = new Transcript({ mats: [{ C: 'd109' }], draws: [1, 2] });
    t.state.dragonDeck.splice(0, t.state.dragonDeck.length, 1, 2);
    t.ability(109).play('use 0, pay meat, use 0');
    expect(t.choices).toBe('keep d1, keep d2, discard d1, discard d2');
    expect(t.play('discard d2').changes).toBe('meat -1, d1 +1');
  });

  test('6: two resources of any kind stand for one other, also while paying; 18: it differs from both given', () => {
    const t = new Transcript({ mats: [{ hand: 'd50', resources: 'meat 1, milk 2' }] }).play('entice d50 G');
    expect(t.choices).toBe('exchange meat milk gold, exchange milk milk gold');
    t.play('exchange milk milk gold');
    expect(t.changes).toBe('coin -1, milk -2, d50 -1, dragon G1 d50 +1');
    expect(new Transcript({ mats: [{ hand: 'd50', resources: 'milk 1' }] }).why('entice d50 G')).toBe(
      'cannotAfford',
    );
  });

  test('7: a gained card comes from display or deck; a drawn one from the deck; the display refills when the turn ends', () => {
    const t = new Transcript({ display: 'd1 d2 d3', mats: [{ hand: '' }], draws: [7] }).cave(20);
    expect(t.choices).toBe('take d1, take d2, take d3, take dragon, done');
    t.play('take d2');
    expect(t.choices).toBe('take d1, take d3, take dragon, done');
    expect(t.play('take dragon').changes).toBe('d2 +1, d7 +1');
    expect(t.state.displayDragons).toEqual([1, 0, 3]);
    t.play('pass');
    expect(t.state.displayDragons.every((card) => card > 0)).toBe(true);
  });

  test('7: caves likewise: one that was taken leaves an empty place until the turn ends', () => {
    const t = new Transcript({ display: 'd1 d2 d3 c1 c2 c3', mats: [{ hand: '' }], draws: [9] }).cave(7);
    t.play('take c2, take meat');
    expect(t.state.displayCaves).toEqual([1, 0, 3]);
    expect(t.play('pass').state.displayCaves).toEqual([1, 9, 3]);
  });

  test('7: a card that must come from the display cannot be had from an empty one', () => {
    const t = new Transcript({ mats: [{ C: 'd89' }] });
    t.state.displayDragons.fill(0);
    expect(t.ability(89).task).toBe('turn');
  });

  test('8: an empty deck is rebuilt from its open discard pile', () => {
    const t = new Transcript({ mats: [{ hand: '' }] });
    t.state.caveDeck.length = 0;
    t.state.caveDiscard.push(33);
    t.state.displayCaves.fill(0);
    expect(t.cave(7).play('take cave, take meat').changes).toBe('meat +1, c33 +1');
    expect(t.events).toContainEqual({ type: 'deckRebuilt', kind: 'cave' });
  });

  test('9: cards are paid from the hand, resources and coins from the supply, eggs from any own nest', () => {
    const t = new Transcript({ mats: [{ C: 'd82+1e', eggs: 1, hand: 'd48 d60' }] }).cave(64).play('use 0');
    expect(t.changes).toBe('egg mat -1, egg C1 -1');
    const cards = new Transcript({ mats: [{ hand: 'd48 d60 d62' }] }).cave(62).play('use 0');
    expect(cards.choices).toBe('pay d48, pay d60, pay d62');
  });

  test('10: gained things go to the hand first; a rider is decided after seeing the card', () => {
    const t = new Transcript({ mats: [{ hand: '', G: 'd160' }], draws: [33] }).ability(160).play('use 0');
    expect(t.changes).toBe('d33 +1');
    expect(t.choices).toBe('tuck d33 G1, done');
  });

  test('11: an effect that plays or digs costs no coin; optional costs inside the new card are still paid', () => {
    const t = new Transcript({ mats: [{ hand: 'c64', coins: 0, G: 'd113' }], draws: [12] })
      .ability(113)
      .play('dig c64 G');
    expect(t.changes).toBe('cave G +1, c64 -1');
  });

  test('12: leftmost dug space without a dragon, in a habitat; playing triggers `played`, digging the card and the bonus', () => {
    const t = new Transcript({ mats: [{ hand: 'd48 d60', C: 'd56', caves: { C: '1' } }] }).play(
      'entice d60 C',
    );
    expect(t.changes).toContain('dragon C2 d60 +1');
    expect(t.changes).toContain('milk +2');
    expect(new Transcript({ mats: [{ hand: 'd48', C: 'd56', caves: { C: '' } }] }).why('entice d48 C')).toBe(
      'noRoom',
    );
  });

  test('12: the bonus of the fourth column comes in either order with the effect of the card', () => {
    const caves = { C: '1 2' };
    const t = new Transcript({ mats: [{ eggs: 2, hand: 'c55 c12 c13 d36', resources: '', caves }] }).play(
      'dig c55 C',
    );
    expect(t.changes).toBe('coin -1, egg mat -2, cave C +1, c55 -1');
    expect(t.choices).toBe('egg mat, use 1, done');
    t.play('use 1');
    expect(t.changes).toBe('egg mat -2, cave C +1, d36 -1, c55 -1, c12 -1, c13 -1');
    t.play('egg mat, egg mat');
    expect(t.changes).toBe('cave C +1, d36 -1, c55 -1, c12 -1, c13 -1');
  });

  test('13: without a legal space the effect and its payment are not available', () => {
    const caves = { C: '1 2 3', G: '4 5 6', A: '7 8 9' };
    expect(new Transcript({ mats: [{ caves }] }).cave(58).task).toBe('turn');
    expect(new Transcript({ mats: [{ C: 'd146', hand: 'd48', caves: { C: '' } }] }).ability(146).task).toBe(
      'turn',
    );
  });

  test('14: an activated ability does not work in the turn its dragon came', () => {
    const t = new Transcript({ mats: [{ C: 'd56+1fresh' }] }).play('explore C, take meat, done');
    expect(t.changes).toBe('coin -1, meat +1');
    expect(t.asked).toBe(1);
  });

  test('14: a dragon placed before the walking explorer is walked over, without its ability', () => {
    // Mat icon of G, then a marker on the guild tile brings dragon 56 into C while C is explored.
    const mats = [{ C: 'd43', steps: 5, hand: 'd56', eggs: 2 }];
    const t = new Transcript({ guild: 'plains', mats });
    t.play('explore C, take meat, done, step, mark 2, use 0, play d56 C');
    expect(t.changes).toContain('dragon C2 d56 +1');
    expect(t.changes).not.toContain('gold');
    expect(t.choices).toBe('take meat, take gold, take crystal, take milk, done');
  });

  test('15: an activation serves the others too, and cannot choose the card that gives it', () => {
    const t = new Transcript({ mats: [{ C: 'd76 d181', G: 'd57' }] }).ability(76).play('use 0, pay meat');
    expect(t.choices).toBe('activate d181, activate d57, done');
    t.play('activate d57, done');
    expect(t.asked).toBe(1);
  });

  test('15: of a hatchling it is the feeding offer, also where each piece gives points besides', () => {
    const t = new Transcript({ mats: [{ C: 'd172', G: 'd17', A: 'd20', hand: '', resources: 'milk 1' }] });
    t.ability(172);
    expect(t.choices).toBe('activate d17, done');
    expect(t.play('activate d17, cache milk G1').changes).toBe('milk -1, milk on G1 +1');
  });

  test('16: a cave is one row of four spaces, a column the three above one another; C and A never touch', () => {
    const mats = [{ C: 'd43 d43', G: 'd112', A: 'd56' }];
    const t = new Transcript({ mats });
    expect(accountOf(t.state, 0).dragons.find(({ card }) => card === 112)?.end).toBe(4);
    const apart = new Transcript({ mats: [{ C: 'd112', A: 'd56' }] });
    expect(accountOf(apart.state, 0).dragons.find(({ card }) => card === 112)?.end).toBe(0);
  });

  test('17: the nests of the mat belong to no row, column or neighbourhood', () => {
    const t = new Transcript({ mats: [{ C: 'd82' }] }).ability(82);
    expect(t.choices).toBe('egg C1, done');
  });

  test('18: a card that names a category includes itself; hatchlings are dragons', () => {
    const t = new Transcript({ mats: [{ C: 'd2', A: 'd134' }] });
    expect(accountOf(t.state, 0).dragons.find(({ card }) => card === 134)?.end).toBe(3);
    const self = new Transcript({ mats: [{ C: 'd183' }] });
    expect(accountOf(self.state, 0).dragons[0]?.end).toBe(1);
  });

  test('19: tucked cards and dragons in the hand count for nothing but a tucked card’s own point', () => {
    const t = new Transcript({ mats: [{ ...BARE, coins: 0, C: 'd183+3t', hand: 'd42' }] });
    expect(accountOf(t.state, 0)).toMatchObject({ total: 5 + 1 + 3 });
  });

  test('20: nothing is put on or taken from another mat', () => {
    const t = new Transcript({ mats: [{ C: 'd82' }, { C: 'd43' }] }).cave(55);
    expect(t.choices).toBe('egg C1, egg mat, done');
  });

  test('21: the left neighbour is the next player clockwise; equal is enough', () => {
    const row = { C: 'd168 d56' };
    expect(new Transcript({ seats: 3, mats: [row, { C: 'd48 d60' }, {}] }).ability(168).changes).toBe(
      'meat +1',
    );
    expect(new Transcript({ seats: 3, mats: [row, { C: 'd48 d60 d61' }, {}] }).ability(168).changes).toBe('');
    expect(new Transcript({ mats: [{ C: 'd56' }, { C: 'd168' }] }).ability(168, 1).changes).toBe(
      '1: meat +1',
    );
  });

  test('22: swapped dragons take eggs, cached and tucked things along; nothing is triggered', () => {
    const t = new Transcript({ mats: [{ C: 'd157 d56+1e+2milk', G: 'd43+2t' }] })
      .ability(157)
      .play('swap C2 G1');
    expect(t.mat().rows[0]?.dragons[1]).toMatchObject({ card: 43, tucked: 2, eggs: 0 });
    expect(t.mat().rows[1]?.dragons[0]).toMatchObject({ card: 56, eggs: 1, cached: [0, 0, 0, 2] });
    expect(t.task).toBe('turn');
  });

  test('23: walked on, a hatchling is offered one piece of its food', () => {
    const t = new Transcript({ mats: [{ C: 'd2', hand: 'd48 d60' }] }).ability(2);
    expect(t.choices).toBe('tuck d48 C1, tuck d60 C1, done');
    expect(t.play('tuck d48 C1, egg mat').changes).toBe('egg mat +1, tucked C1 +1, d48 -1');
  });

  test('24: each piece counts, also from bank or deck; other resources lie there and trigger nothing', () => {
    const t = new Transcript({ mats: [{ G: 'd1' }], display: 'c1 c2 c3' })
      .cave(3)
      .play('cache milk G1, take c1, cache gold G1');
    expect(t.changes).toBe('gold on G1 +1, milk on G1 +1, c1 +1');
    expect(t.task).toBe('turn');
    const deck = new Transcript({ mats: [{ C: 'd2', A: 'd130' }] }).cave(67).play('tuck deck C1, egg mat');
    expect(deck.changes).toBe('egg mat +1, tucked C1 +1');
  });

  test('25: without X each piece is worth a point more; pieces that came by covering feed nobody', () => {
    const t = new Transcript({ mats: [{ ...BARE, coins: 0, C: 'd18+3t' }] });
    expect(accountOf(t.state, 0).total).toBe(2 + 3 + 3);
    const mats = [{ steps: 5, hand: 'd6 c12', C: 'd82+2t' }];
    const cover = new Transcript({ guild: 'highlands', mats })
      .cave(29)
      .play('step, mark 2, use 0, cover d6 C1');
    expect(cover.mat().rows[0]?.dragons[0]).toMatchObject({ card: 6, tucked: 3, fed: 0 });
  });

  test('26: what is paid at the end is no longer a left-over', () => {
    const t = new Transcript({ mats: [{ ...BARE, coins: 0, resources: 'meat 4', C: 'd144' }] });
    expect(accountOf(t.state, 0)).toMatchObject({ leftOvers: 0, total: 9 + 3 });
    const more = new Transcript({ mats: [{ ...BARE, coins: 0, resources: 'meat 5', C: 'd144' }] });
    expect(accountOf(more.state, 0)).toMatchObject({ leftOvers: 0, total: 9 + 3 });
    const six = new Transcript({ mats: [{ ...BARE, coins: 0, resources: 'meat 6', C: 'd144' }] });
    expect(accountOf(six.state, 0)).toMatchObject({ leftOvers: 1, total: 9 + 3 + 1 });
  });

  test('27: a single card may lose points without limit', () => {
    const t = new Transcript({ mats: [{ C: 'd106 d61 d68 d77' }] });
    expect(accountOf(t.state, 0).dragons[0]?.end).toBe(-6);
  });
});

describe('Rulings', () => {
  test('1: a guild marker is placed the moment its stone enters a brown space', () => {
    const t = new Transcript({ guild: 'sea', mats: [{ steps: 5 }] }).cave(27).play('step');
    expect(t.choices).toBe('mark 1, mark 2, mark 3, mark 4, mark 5, mark 6, mark 7');
    expect(t.play('mark 5').choices).toBe('step, done');
  });

  test('2: others are served after all of the owner’s own pieces', () => {
    const t = new Transcript({ seats: 3 }).cave(27).play('step');
    expect([t.asked, t.choices]).toEqual([0, 'egg mat, done']);
    t.play('done, step');
    expect(t.asked).toBe(1);
    t.play('1: step, 1: done');
    expect(t.asked).toBe(2);
    expect(t.play('2: done').task).toBe('turn');
  });

  test('3: the third piece on a hatchling: X and Y are one set, in any order', () => {
    const t = new Transcript({ mats: [{ A: 'd8+2t+2fed', hand: 'd48' }], display: 'd1 d2 d3' })
      .ability(8)
      .play('tuck d48 A1');
    expect(t.choices).toBe(
      'take meat, take gold, take crystal, take milk, take d1, take d2, take d3, take dragon, step, done',
    );
  });

  test('4: a dragon with a `round` ability that arrives during the round end still works in it', () => {
    const mats = [{ C: 'd130', G: 'd72+1e', steps: 4, hand: 'd139', eggs: 2, caves: { C: '1', G: '2' } }, {}];
    const t = new Transcript({ guild: 'plains', mats, round: 1 }).play('pass, 1: pass');
    t.play('activate d72, use 0, step, step, mark 2, use 0, play d139 C');
    expect(t.choices).toContain('activate d139');
  });

  test('5: the display is not refilled during the round end', () => {
    const t = new Transcript({ mats: [{ G: 'd180' }, {}], display: 'd1 d2 d3' }).play(
      'pass, 1: pass, activate d180, take d1',
    );
    expect(t.state.displayDragons).toEqual([0, 2, 3]);
  });

  test('6: a deck is rebuilt only when a card is needed; what was tucked unseen stays under its dragon', () => {
    const t = new Transcript({ mats: [{ A: 'd130', hand: '' }], display: 'd1 d2 d3' });
    t.state.dragonDeck.splice(0, t.state.dragonDeck.length, 11, 12, 13);
    t.state.dragonDiscard.push(21, 22);
    t.ability(130).play('use 0');
    expect(t.state).toMatchObject({ unseen: 1, dragonDiscard: [21, 22] });
    t.cave(20).play('take dragon, take dragon');
    expect(t.state.dragonDiscard).toEqual([21, 22]);
    expect(t.events).not.toContainEqual({ type: 'deckRebuilt', kind: 'dragon' });
    t.cave(20).play('take dragon, take dragon');
    expect(t.events).toContainEqual({ type: 'deckRebuilt', kind: 'dragon' });
    expect(t.mat().dragons.slice(2).sort()).toEqual([21, 22]);
    expect(t.state).toMatchObject({ unseen: 0, dragonDeck: [], dragonDiscard: [] });
    expect([...t.mat().dragons.slice(0, 2), ...t.state.goneUnseen].sort()).toEqual([11, 12, 13]);
    expect(t.cave(20).choices).toBe('take d1, take d2, take d3, done');
  });

  test('7: naming the resource is compulsory', () => {
    const t = new Transcript({ mats: [{ C: 'd156' }, {}] }).ability(156);
    expect(t.choices).toBe('name meat, name gold, name crystal, name milk');
    expect(t.play('name gold').changes).toBe('gold +2, 1: gold +1');
  });

  test('8: after a swap in mid-walk the explorer uses whatever dragon lies on the next space', () => {
    // The step between the two dragons of C brings a marker, the marker a cave, the cave a swap.
    const mats = [{ C: 'd119 d43', G: 'd56', steps: 5, hand: 'c66' }];
    const t = new Transcript({ guild: 'sea', mats });
    t.play('explore C, take meat, step, mark 1, dig c66 A, swap C2 G1');
    expect(t.mat().rows[0]?.dragons[1]?.card).toBe(56);
    expect(t.changes).toContain('gold +1');
    expect(t.choices).toBe('take meat, take gold, take crystal, take milk, done');
  });

  test('9: the egg at the start of a round is compulsory if a nest is free; the owner chooses which', () => {
    const mats = [{ C: 'd43', eggs: 1 }, { eggs: 2 }];
    const t = new Transcript({ mats, round: 1 }).play('pass, 1: pass');
    expect(t.choices).toBe('egg C1, egg mat');
    t.play('egg C1');
    expect(t.changes).toContain('egg C1 +1');
    expect(t.task).toBe('turn');
    expect(t.state.starter).toBe(1);
  });

  test('10: in the solo variant at most two coins are kept, directly before the six new ones', () => {
    const t = new Transcript({ seats: 1, solo: 'R1', round: 1, mats: [{ coins: 5 }] });
    t.state.rival?.deck.push(1);
    t.play('pass');
    expect(t.mat().coins).toBe(8);
  });

  test('11: what is drawn for `excavate deck` must be dug in; only the row is chosen', () => {
    const t = new Transcript({ mats: [{ caves: { C: '1 2 3' } }], draws: [16] })
      .cave(58)
      .play('use 0, pay meat, pay meat, use 0');
    expect(t.choices).toBe('dig c16 G, dig c16 A');
    expect(t.play('dig c16 A').changes).toBe('meat -2, crystal +2, cave A +1');
  });

  test('11: nor is it to be had when no cave card is left', () => {
    const t = new Transcript();
    t.state.caveDeck.length = 0;
    expect(t.cave(58).task).toBe('turn');
    t.state.caveDiscard.push(33);
    expect(t.cave(58).choices).toBe('use 0, done');
  });

  test('12: a payment is allowed although nothing comes of it', () => {
    const t = new Transcript({ mats: [{ A: 'd45+5e', eggs: 2 }] }).ability(45);
    expect(t.choices).toBe('use 0, done');
    expect(t.play('use 0').changes).toBe('coin -1');
  });

  test('12: but not for what cannot be done: no dragon to play, no cave to dig, nothing to activate', () => {
    const none = { hand: 'c12 c13', C: 'd146' };
    expect(new Transcript({ mats: [none] }).ability(146).task).toBe('turn');
    const dug = { hand: '', steps: 5 };
    const t = new Transcript({ guild: 'highlands', mats: [dug] }).cave(29).play('step, mark 1');
    expect(t.choices).not.toContain('use');
    expect(new Transcript({ mats: [{ C: 'd76 d43' }] }).ability(76).task).toBe('turn');
    expect(new Transcript({ mats: [{ C: 'd43' }] }).cave(66).task).toBe('turn');
  });

  test('13: paying a dragon for playing one must leave one that can be played', () => {
    const mats = [{ steps: 5, hand: 'd48 d40', caves: { G: '' }, G: 'd43' }];
    const t = new Transcript({ guild: 'sea', mats }).cave(29).play('step, mark 2, use 0');
    expect(t.changes).toContain('d40 -1');
    const none = new Transcript({ guild: 'sea', mats: [{ steps: 5, hand: 'd48' }] })
      .cave(29)
      .play('step, mark 2');
    expect(none.choices).not.toContain('use');
  });

  test('14: a discount on a card without an egg or resource symbol: playable, undiscounted', () => {
    const t = new Transcript({ mats: [{ hand: 'd94' }] }).cave(52).play('play d94 C');
    expect(t.changes).toBe('coin -1, d94 -1, dragon C1 d94 +1');
  });

  test('14: of a cost with several symbols the owner chooses which is dropped', () => {
    const t = new Transcript({ mats: [{ hand: 'd1' }] }).cave(52).play('play d1 G');
    expect(t.choices).toBe('waive milk, waive egg');
    expect(t.play('waive egg').changes).toBe('milk -1, d1 -1, dragon G1 d1 +1');
  });

  test('15: a split is compulsory once its cards have been taken', () => {
    const t = new Transcript({ mats: [{ G: 'd116', hand: '' }], draws: [1, 2] }).ability(116).play('use 0');
    expect(t.choices).toBe('keep d1, keep d2, tuck d1 G1, tuck d2 G1');
  });

  test('16: only activated abilities are barred in the turn of arrival; a new hatchling can be fed by other means', () => {
    const fresh = new Transcript({ mats: [{ C: 'd76 d181+1fresh', G: 'd56+1fresh' }] })
      .ability(76)
      .play('use 0, pay meat');
    expect(fresh.choices).toBe('activate d181, done');
    const hatchling = new Transcript({ mats: [{ A: 'd20+1fresh' }] }).cave(3).play('cache meat A1, done');
    expect(hatchling.changes).toBe('gold +1, meat on A1 +1');
  });

  test('16: a dragon that a gift brings in another’s turn is barred until the end of that turn', () => {
    const mats = [
      { hand: 'd57', resources: 'gold 2, crystal 1' },
      { steps: 5, hand: 'd56', eggs: 2 },
    ];
    const t = new Transcript({ guild: 'plains', mats });
    t.play('entice d57 G, done, 1: step, 1: mark 2, 1: use 0');
    expect(t.choices).toBe('play d56 C, play d56 G, done');
    t.play('1: play d56 C');
    expect(t.mat(1).rows[0]?.dragons[0]).toMatchObject({ card: 56, fresh: false });
    expect([t.asked, t.task]).toEqual([1, 'turn']);
    t.play('1: explore C, 1: take meat');
    expect(t.changes).toContain('1: gold +1');
  });

  test('17: if `here` was covered in the middle of its own effect, what is left of it does nothing', () => {
    const mats = [{ G: 'd72+1e', C: 'd82+1e', steps: 4, hand: 'd50 c12' }];
    const t = new Transcript({ guild: 'highlands', mats });
    t.state.agenda.push({
      task: 'start',
      effects: [{ op: 'lay', n: 1, at: 'here' }],
      seat: 0,
      here: 72,
      named: -1,
      tucked: 0,
    });
    t.ability(72).play('use 0, step, step, mark 2, use 0, cover d50 G1');
    expect(t.task).toBe('turn');
    expect(t.changes).not.toContain('egg G1 +');
  });

  test('18: exchanges are not a second way to pay unless they are needed', () => {
    const t = new Transcript({ mats: [{ hand: 'd50', resources: 'gold 1, milk 4' }] }).play('entice d50 G');
    expect(t.changes).toBe('coin -1, gold -1, d50 -1, dragon G1 d50 +1');
  });

  test('18: where they are needed and there are several, the payer chooses, whatever else is due', () => {
    const t = new Transcript({ mats: [{ hand: 'd1', resources: 'meat 2, gold 2', eggs: 1 }] });
    t.play('entice d1 G');
    expect(t.choices).toBe('exchange meat meat milk, exchange meat gold milk, exchange gold gold milk');
    t.play('exchange meat gold milk');
    expect(t.changes).toBe('coin -1, meat -1, gold -1, egg mat -1, d1 -1, dragon G1 d1 +1');
  });

  test('19: `lay 1 @each` and `tuck deck->each` are all or nothing, `lay n` is decided egg by egg', () => {
    const t = new Transcript({ mats: [{ C: 'd107 d43 d82' }] }).ability(107);
    expect(t.choices).toBe('use 0, done');
    expect(t.play('use 0').changes).toBe('egg C1 +1, egg C2 +1, egg C3 +1');
    expect(new Transcript({ mats: [{ C: 'd43' }] }).cave(55).play('egg C1, done').changes).toBe('egg C1 +1');
  });

  test('20: for the guild objective zero markers mean others; equal markers are told apart by the stone', () => {
    const mats = [{ steps: 9 }, { steps: 7 }, { steps: 8 }];
    const t = new Transcript({ seats: 3, mats, objectives: ['4b', '1a', '2a', '3a'] });
    t.state.marks.push({ seat: 1, square: 6 }, { seat: 2, square: 6 });
    t.play('pass, pass, pass');
    expect(t.state.scored[0]?.places).toEqual([0, 2, 1]);
  });

  test('21: abilities that take payment at the end are used for the best total', () => {
    const both = { ...BARE, coins: 0, resources: 'meat 1', hand: 'd36 c12', C: 'd149', G: 'd86' };
    expect(accountOf(new Transcript({ mats: [both] }).state, 0).dragons.map(({ end }) => end)).toEqual([
      5, 0,
    ]);
    const rows = { ...BARE, coins: 0, C: 'd60 d61', G: 'd36' };
    const t = new Transcript({ guild: 'rainforest', mats: [rows] });
    t.state.marks.push({ seat: 0, square: 3 });
    expect(accountOf(t.state, 0).guild).toEqual([{ square: 3, points: 4 }]);
  });

  test('22: pieces that came by covering do not feed, but count for the end', () => {
    const t = new Transcript({ mats: [{ ...BARE, coins: 0, C: 'd18+4t+1fed' }] });
    expect(accountOf(t.state, 0).dragons[0]).toMatchObject({ end: 4, tucked: 4 });
  });

  test('23: dragon 41 counts objectives in which nobody has a worse place', () => {
    const t = new Transcript({ seats: 5, mats: [{ C: 'd41' }] });
    const scored = (places: number[]) => t.state.scored.push({ amounts: places, places, points: places });
    const end = () => accountOf(t.state, 0).dragons[0]?.end;
    scored([0, 1, 2, 3, 0]);
    expect(end()).toBe(2);
    scored([3, 1, 2, 3, 0]);
    expect(end()).toBe(2);
    scored([1, 1, 1, 1, 1]);
    expect(end()).toBe(4);
    scored([2, 1, 1, 2, 1]);
    expect(end()).toBe(6);
  });
});

describe('Objectives', () => {
  /** Two of most things; what is tucked, in the hand or in the nests of the mat counts only where it is said. */
  const mat = {
    C: 'd56+1e d2+2milk d109',
    G: 'd57 d72+2e+1gold+1t',
    A: 'd119 d113 d130',
    caves: { C: '1 2 8', G: '3 4', A: '6 7' },
    eggs: 2,
    steps: 8,
  };

  test.each([
    ['1a', 7],
    ['1b', 5],
    ['2a', 6],
    ['2b', 4],
    ['3a', 10],
    ['3b', 5],
    ['4a', 3],
    ['4b', 0],
    ['5a', 3],
    ['5b', 5],
    ['6a', 5],
    ['6b', 2],
    ['7a', 1],
    ['7b', 2],
    ['8a', 4],
    ['8b', 1],
    ['9a', 2],
    ['9b', 1],
    ['10a', 3],
    ['10b', 2],
  ] as const)('%s counts %i here', (objective, amount) => {
    const t = new Transcript({ mats: [mat, {}] });
    expect(objectiveAmount(t.state, 0, objective)).toBe(amount);
  });

  test('places after the third are others', () => {
    expect(placesOf([5, 4, 3, 2, 1])).toEqual([1, 2, 3, 0, 0]);
    expect(placesOf([5, 5, 4, 3, 2])).toEqual([1, 1, 2, 3, 0]);
    expect(placesOf([0, 0])).toEqual([0, 0]);
  });

  test('each round has its own, scored after the abilities of the round end', () => {
    const mats = [{ C: 'd43', G: 'd180', eggs: 2, hand: '' }, { eggs: 2 }];
    const t = new Transcript({ mats, objectives: ['3b', '1a', '8a', '6b'], round: 2 }).play('pass, 1: pass');
    expect(t.state.scored).toEqual([]);
    t.play('done');
    expect(t.state.scored).toEqual([{ amounts: [2, 0], places: [1, 0], points: [5, 0] }]);
  });
});

describe('Turn and round', () => {
  test('the last coin is enough for a dragon that costs no coin', () => {
    const t = new Transcript({ mats: [{ coins: 1, hand: 'd56' }] });
    expect(t.why('entice d56 C')).toBeUndefined();
    expect(new Transcript({ mats: [{ coins: 0, hand: 'd56' }] }).why('entice d56 C')).toBe('cannotAfford');
    expect(new Transcript({ mats: [{ coins: 1, hand: 'd119' }] }).why('entice d119 C')).toBe('cannotAfford');
    expect(new Transcript({ mats: [{ coins: 2, hand: 'd119' }] }).why('entice d119 C')).toBeUndefined();
  });

  test('one resource is thrown away at a time, or two are exchanged for one, down to nine', () => {
    const t = new Transcript({ mats: [{ resources: 'meat 6, gold 6', hand: '' }] }).play('pass');
    t.play('discard meat');
    expect(t.mat().resources).toEqual([5, 6, 0, 0]);
    t.play('exchange gold gold milk');
    expect(t.mat().resources).toEqual([5, 4, 0, 1]);
    expect(t.asked).toBe(0);
    t.play('discard gold');
    expect([t.asked, t.task]).toEqual([1, 'turn']);
  });

  test('at the start everyone throws away 2 of 6 cards and takes 3 resources, at the same time', async () => {
    const { QuickChance } = await import('@aerie/kernel');
    const luck = new QuickChance('draft');
    const s = game.setup({ openHands: false, laterPrinting: false, solo: '1' }, 3, luck, undefined);
    expect(game.awaited(s)).toEqual([0, 1, 2]);
    for (const seat of [1, 0, 2]) {
      for (let i = 0; i < 5; i++) game.apply(s, seat, game.answers(s, seat)[0] as never, luck, undefined);
    }
    expect(s.mats.map((mat) => mat.dragons.length + mat.caves.length)).toEqual([4, 4, 4]);
    expect(s.dragonDiscard).toHaveLength(6);
    expect(game.awaited(s)).toEqual([s.starter]);
    expect(s.mats.map((mat) => [mat.coins, mat.eggs])).toEqual([
      [6, 1],
      [6, 1],
      [6, 1],
    ]);
  });

  test('what is chosen at the start is hidden until all have chosen', async () => {
    const { QuickChance } = await import('@aerie/kernel');
    const luck = new QuickChance('draft');
    const s = game.setup({ openHands: false, laterPrinting: false, solo: '1' }, 2, luck, undefined);
    expect(
      s.mats.map(({ dragons, caves, markers, steps }) => [dragons.length, caves.length, markers, steps]),
    ).toEqual([
      [3, 3, 4, 0],
      [3, 3, 4, 0],
    ]);
    const [dragon, cave] = [s.mats[0]?.dragons[1], s.mats[0]?.caves[2]];
    const answer = (seat: number, text: string) =>
      game.apply(s, seat, game.read(text) as never, luck, undefined);
    const before = JSON.stringify(game.view(s, 1));
    for (const text of [`discard d${dragon}`, `discard c${cave}`, 'take milk', 'take milk']) answer(0, text);
    expect(JSON.stringify(game.view(s, 1))).toBe(before);
    expect(game.answers(s, 0).map(game.write)).toEqual([
      'take meat',
      'take gold',
      'take crystal',
      'take milk',
    ]);
    answer(0, 'take gold');
    expect(game.awaited(s)).toEqual([1]);
    expect(game.why(s, 0, { a: 'take', resource: 'meat' })?.code).toBe('notYourDecision');
    expect(s.mats[0]?.resources).toEqual([0, 1, 0, 2]);
    for (let i = 0; i < 5; i++) game.apply(s, 1, game.answers(s, 1)[0] as never, luck, undefined);
    expect(s.dragonDiscard).toContain(dragon);
    expect(s.caveDiscard).toEqual([cave]);
    expect(game.view(s, 1).mats[0]?.resources).toEqual([0, 1, 0, 2]);
  });

  test('alone one chooses just so', async () => {
    const { QuickChance } = await import('@aerie/kernel');
    const luck = new QuickChance('alone');
    const s = game.setup({ openHands: false, laterPrinting: false, solo: '2' }, 1, luck, undefined);
    expect(game.awaited(s)).toEqual([0]);
    expect(game.answers(s, 0)).toHaveLength(6);
    for (let i = 0; i < 5; i++) game.apply(s, 0, game.answers(s, 0)[0] as never, luck, undefined);
    expect(s.mats[0]).toMatchObject({ coins: 6, eggs: 1, resources: [3, 0, 0, 0] });
    expect(s.rival).toMatchObject({ ready: 1, deck: [9, 10, 11, 4, 5, 6, 7, 8] });
    expect(game.awaited(s)).toEqual([0]);
  });

  test('four different tiles of objectives, each on either side; any guild; anybody may begin', async () => {
    const { QuickChance } = await import('@aerie/kernel');
    const seen = new Set<string>();
    for (let i = 0; i < 80; i++) {
      const options = { openHands: false, laterPrinting: false, solo: '1' } as const;
      const s = game.setup(options, 3, new QuickChance(`tiles ${i}`), undefined);
      expect(new Set(s.objectives.map((id) => id.slice(0, -1))).size).toBe(4);
      for (const one of [...s.objectives, s.guild, `seat ${s.starter}`]) seen.add(one);
    }
    expect(seen.size).toBe(20 + 4 + 3);
  });

  test('what somebody tucks from the hand the others do not see, but that its cost brings something', async () => {
    const { QuickChance } = await import('@aerie/kernel');
    const t = new Transcript({ mats: [{ C: 'd80', hand: 'd109' }, {}] }).ability(80);
    const tuck = game.answers(t.state, 0).map(game.write)[0] as string;
    t.play(tuck);
    expect(t.choices).toBe('take meat, take gold, done');
    const seen = game.view(t.state, 1);
    expect(seen.mats[0]?.buried).toEqual([0]);
    expect(JSON.stringify(seen)).not.toContain('109');
    const tucked = t.events.find(({ type }) => type === 'tucked') as (typeof t.events)[number];
    expect([0, 1, 'watcher'].map((who) => game.redact(tucked, who as 0))).toMatchObject([
      { card: 109 },
      { card: 0 },
      { card: 0 },
    ]);
    const imagined = game.imagine(seen, new QuickChance('imagined'));
    const { cost } = dragonCard(imagined.mats[0]?.buried[0] as number);
    const kinds = Object.values(cost.resources).filter((n) => n > 0);
    expect(game.answers(imagined, 0)).toHaveLength(kinds.length + 1);
  });

  test.each([false, true])('open hands: %s', async (openHands) => {
    const { QuickChance } = await import('@aerie/kernel');
    const luck = new QuickChance('open');
    const s = game.setup({ openHands, laterPrinting: false, solo: '1' }, 2, luck, undefined);
    const own = s.mats[0]?.dragons as readonly number[];
    const hidden = openHands ? own.toSorted((a, b) => a - b) : [0, 0, 0];
    for (const who of [1, 'watcher'] as const) expect(game.view(s, who).mats[0]?.dragons).toEqual(hidden);
    expect(game.view(s, 0).mats[0]?.dragons).toEqual(own);
  });

  test('a dragon that came in one turn works from the next on', () => {
    const t = new Transcript({ mats: [{ hand: 'd56' }, {}] }).play('entice d56 C');
    expect(t.mat().rows[0]?.dragons[0]?.fresh).toBe(false);
    const gold = t.mat().resources[1] as number;
    t.play('1: pass, explore C, take meat');
    expect(t.mat().resources[1]).toBe(gold + 1);
  });

  test('at most nine coins are kept at the end of one’s own turn; what a new round brings counts at the end of the next', () => {
    const t = new Transcript({ mats: [{ coins: 12, eggs: 2 }, { eggs: 2 }] }).play('pass');
    expect(t.mat().coins).toBe(9);
    t.play('1: pass');
    expect(t.mat().coins).toBe(15);
    expect(t.play('1: pass').play('pass').mat().coins).toBe(15);
    expect(t.state.round).toBe(2);
  });

  test('turns go clockwise past those who are out, until nobody is left', () => {
    const t = new Transcript({ seats: 3, mats: [{ eggs: 2 }, { eggs: 2 }, { eggs: 2 }] }).play(
      'explore C, done',
    );
    expect(t.asked).toBe(1);
    t.play('1: pass, 2: explore C, 2: done, explore G, done');
    expect(t.asked).toBe(2);
    t.play('2: pass, explore A, done');
    expect(t.asked).toBe(0);
    expect(t.state.round).toBe(0);
    expect(t.play('pass').state).toMatchObject({ round: 1, starter: 1, active: 1 });
  });

  test('a new round brings six coins each, and caves can be explored for a coin again', () => {
    const t = new Transcript({ mats: [{ coins: 3, eggs: 2 }, { eggs: 2 }] });
    t.play('explore C, done, 1: pass, explore C, done, pass');
    expect(t.state.round).toBe(1);
    expect(t.mat()).toMatchObject({ coins: 7, passed: false });
    expect(t.mat().rows.map(({ explored }) => explored)).toEqual([0, 0, 0]);
    expect(t.mat(1)).toMatchObject({ coins: 11, passed: false });
  });

  test('digging costs a coin, in the third column an egg, in the fourth two', () => {
    const hand = 'c12 c13 c14';
    const t = new Transcript({ mats: [{ hand, eggs: 2, resources: '', C: 'd43+1e', caves: { C: '' } }, {}] });
    t.play('dig c12 C, 1: pass');
    expect(t.changes).toBe('cave C +1, c12 -1');
    t.play('dig c13 C, pay egg mat');
    expect(t.changes).toBe('egg mat -1, cave C +2, c12 -1, c13 -1');
    t.play('dig c14 C');
    expect(t.changes).toBe('egg mat -2, cave C +3, egg C1 -1, c12 -1, c13 -1, c14 -1');
  });

  test('who has passed still gets gifts', () => {
    const t = new Transcript({ mats: [{ hand: 'd57', resources: 'gold 2, crystal 1' }, {}] });
    t.mat(1).passed = true;
    t.play('entice d57 G, done');
    expect(t.asked).toBe(1);
  });

  test('all cards of the display are replaced before the next round, and the start moves on', () => {
    const t = new Transcript({ display: 'd1 d2 d3 c1 c2 c3' }).play('pass, 1: pass');
    expect(t.state.dragonDiscard).toEqual([1, 2, 3]);
    expect(t.state.caveDiscard).toEqual([1, 2, 3]);
    expect(t.state.round).toBe(1);
  });

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

  test('most points win, then more face-up dragons, then the place is shared', () => {
    const bare = { ...BARE, coins: 0 };
    const t = new Transcript({
      seats: 3,
      round: 4,
      mats: [
        { ...bare, coins: 9 },
        { ...bare, coins: 4, G: 'd64' },
        { ...bare, coins: 9 },
      ],
      objectives: ['1a', '2a', '3b', '9a'],
    });
    t.mat(1).coins = 5;
    t.play('pass, pass, pass');
    expect(game.outcome(t.state)).toEqual({ places: [2, 1, 2], points: [9, 9, 9] });
  });
});
