import { describe, expect, test } from 'vitest';
import { accountOf } from './scoring.js';
import { Transcript } from './transcript.js';

/** Eggs, resources and cards out of the way, so that only what a test is about can happen. */
const BARE = { coins: 3, resources: '', eggs: 0, hand: '' };

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

  test('dragon 180 is not offered when no dragon card is left anywhere', () => {
    const empty = (edition?: number) => {
      const t = new Transcript({ mats: [{ G: 'd180' }, {}], ...(edition ? { edition } : {}) });
      t.state.displayDragons.fill(0);
      t.state.dragonDeck.length = 0;
      return t.play('pass, 1: pass');
    };
    expect(empty().task).toBe('roundEgg');
    // Edition 1 offers it, and nothing comes of it.
    expect(empty(1).choices).toBe('activate d180, done');
    expect(empty(1).play('activate d180').task).toBe('roundEgg');
    const discard = new Transcript({ mats: [{ G: 'd180' }, {}] });
    discard.state.displayDragons.fill(0);
    discard.state.dragonDeck.length = 0;
    discard.state.dragonDiscard.push(57);
    expect(discard.play('pass, 1: pass').choices).toBe('activate d180, done');
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
    const one = new Transcript({ mats: [{ C: 'd107+2e d43+5e d82+3e' }] }).ability(107);
    expect(one.play('use 0').changes).toBe('egg C1 +1');
    expect(new Transcript({ mats: [{ C: 'd43' }] }).cave(55).play('egg C1, done').changes).toBe('egg C1 +1');
  });

  test('19: `tuck #n` takes as many as are counted, one too', () => {
    const tucked = (markers: number) => {
      const t = new Transcript({ mats: [{ G: 'd117' }] });
      for (let i = 0; i < markers; i++) t.state.marks.push({ seat: 0, square: 6 });
      return t.ability(117);
    };
    expect(tucked(0).task).toBe('turn');
    expect(tucked(1).choices).toBe('use 0, done');
    expect(tucked(3).play('use 0').changes).toBe('tucked G1 +3');
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
