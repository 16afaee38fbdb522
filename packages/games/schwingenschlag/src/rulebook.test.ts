import { describe, expect, test } from 'vitest';
import { dragonCard } from './data/cards.js';
import { placesOf } from './objectives.js';
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
    expect(t.events).toContainEqual({ type: 'covered', seat: 0, card: 100, old: 82, spot: 0, eggsLost: 1 });
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
    expect(t.events).toContainEqual({ type: 'exchanged', seat: 0, given: ['milk', 'milk'], got: 'gold' });
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
    const three = new Transcript({ mats: [{ hand: '', G: 'd69 d47 d72' }], draws: [1, 2, 3] }).ability(69);
    expect(three.play('use 0, tuck d1 G1, tuck d2 G1').changes).toBe('tucked G1 +2, d3 +1');
    expect(three.task).toBe('turn');
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
    expect(t.events).toContainEqual({ type: 'enticed', seat: 0, card: 60, row: 0, spot: 1 });
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
    expect(t.choices).toBe('use 0, use 1');
    t.play('use 1');
    expect(t.changes).toBe('egg mat -2, cave C +1, d36 -1, c55 -1, c12 -1, c13 -1');
    t.play('egg mat, egg mat');
    expect(t.changes).toBe('cave C +1, d36 -1, c55 -1, c12 -1, c13 -1');
  });

  describe('12: the bonus and the card are two blocks, one wholly after the other', () => {
    // The guild stone is about to get crystal, then to stand on a brown space of the highlands: pay a coin, dig twice.
    const layout = {
      guild: 'highlands' as const,
      mats: [{ coins: 1, resources: '', eggs: 2, hand: 'd36 d48 c27 c12', steps: 4, caves: { C: '1 2' } }],
    };
    const WITHIN = 'step, use 1, pay d36, pay d48, pay crystal, step, mark 1, use 0, dig c12 G';

    test('the coin of the bonus pays for nothing in the middle of the card', () => {
      const t = new Transcript(layout).play('dig c27 C');
      expect(t.choices).toBe('use 0, use 1');
      t.play('use 0, step');
      expect(t.choices).toBe('step, done');
      expect(t.why('use 1')).toBe('notPossibleNow');
      // The bonus comes when the others have had their part of the card, and with it the coin: too late for the marker.
      t.play('step, mark 1, 1: done');
      expect(t.choices).toBe('use 0, done');
      expect(t.play('use 0, pay d36, pay d48, pay crystal').task).toBe('turn');
      expect(t.mat()).toMatchObject({ coins: 1, caves: [12] });
    });

    test('with the bonus first, its coin pays for what the card leads to', () => {
      const t = new Transcript(layout).play('dig c27 C, use 1, step, step, mark 1');
      // All three cards of the hand were paid, so there is nothing to dig.
      expect(t.mat()).toMatchObject({ coins: 1, caves: [], dragons: [] });
      expect(t.asked).toBe(1);
    });

    test('edition 1: they are one set of pieces, in any order', () => {
      const t = new Transcript({ ...layout, edition: 1 }).play(`dig c27 C, ${WITHIN}`);
      expect(t.mat().rows.map(({ caves }) => caves)).toEqual([[1, 2, 27], [12], []]);
    });

    test('a bonus that cannot be had before the card is not asked for; nor is one after a card that asks for nothing', () => {
      const [mat] = layout.mats;
      const poor = new Transcript({ ...layout, mats: [{ ...mat, hand: 'c27 c12' }] }).play('dig c27 C');
      expect(poor.choices).toBe('step, done');
      const plain = new Transcript({ ...layout, mats: [{ ...mat, hand: 'c16 d36 d48 c12' }] }).play(
        'dig c16 C',
      );
      expect(plain.mat().resources).toEqual([0, 0, 2, 0]);
      expect(plain.choices).toBe('use 0, done');
    });

    test('whichever comes first may be declined, and the other is still to be had', () => {
      const t = new Transcript(layout).play('dig c27 C, use 0, done, 1: done');
      expect(t.choices).toBe('use 0, done');
      expect(t.play('done').task).toBe('turn');
    });
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
    const last = new Transcript({ mats: [{ A: 'd43 d43 d43 d45' }] }).cave(55).play('egg A4, egg mat, done');
    expect(last.changes).toBe('egg mat +1, egg A4 +1');
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

  test('24: a hatchling that has just come counts its pieces from one', () => {
    const mats = [{ hand: 'd20', resources: 'meat 3, milk 1' }, { eggs: 2 }];
    const t = new Transcript({ mats, display: 'd1 d2 d3' }).play('entice d20 A, 1: pass');
    for (const fed of [1, 2]) {
      t.ability(20).play('cache meat A1');
      expect([t.task, t.mat().rows[2]?.dragons[0]?.cached]).toEqual(['turn', [fed, 0, 0, 0]]);
    }
    expect(t.ability(20).play('cache meat A1').choices).toBe('take d1, take d2, take d3, take dragon, done');
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
