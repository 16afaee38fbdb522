import { describe, expect, test } from 'vitest';
import game, { type Answer } from './index.js';
import { Transcript } from './transcript.js';

describe('The turn', () => {
  test('the last coin is enough for a dragon that costs no coin', () => {
    const t = new Transcript({ mats: [{ coins: 1, hand: 'd56' }] });
    expect(t.why('entice d56 C')).toBeUndefined();
    expect(new Transcript({ mats: [{ coins: 0, hand: 'd56' }] }).why('entice d56 C')).toBe('cannotAfford');
    expect(new Transcript({ mats: [{ coins: 1, hand: 'd119' }] }).why('entice d119 C')).toBe('cannotAfford');
    expect(new Transcript({ mats: [{ coins: 2, hand: 'd119' }] }).why('entice d119 C')).toBeUndefined();
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

  test('a dragon that came in one turn works from the next on', () => {
    const t = new Transcript({ mats: [{ hand: 'd56' }, {}] }).play('entice d56 C');
    expect(t.mat().rows[0]?.dragons[0]?.fresh).toBe(false);
    const gold = t.mat().resources[1] as number;
    t.play('1: pass, explore C, take meat');
    expect(t.mat().resources[1]).toBe(gold + 1);
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

  test('who has passed still gets gifts', () => {
    const t = new Transcript({ mats: [{ hand: 'd57', resources: 'gold 2, crystal 1' }, {}] });
    t.mat(1).passed = true;
    t.play('entice d57 G, done');
    expect(t.asked).toBe(1);
  });

  test('which dragons somebody brought in is remembered, however they came', () => {
    const remembered = (text: string) => game.memorable?.(game.read(text) as Answer);
    for (const text of ['entice d36 G', 'play d36 G', 'cover d36 G1']) expect(remembered(text)).toBe('36');
    for (const text of ['dig c36 C', 'take d36', 'pass']) expect(remembered(text)).toBeUndefined();
  });

  test('what cannot be done is refused with the reason', () => {
    const t = new Transcript({ mats: [{ coins: 0, hand: 'd36 c12' }] });
    expect(t.why('explore C')).toBe('cannotAfford');
    expect(t.why('entice d50 G')).toBe('notInHand');
    expect(t.why('dig c13 C')).toBe('notInHand');
    expect(t.why('dig c12 C')).toBe('cannotAfford');
    expect(t.why('take meat')).toBe('actionNotAllowed');
    expect(t.why('pass', 1)).toBe('notYourDecision');
    expect(t.cave(29).why('pass')).toBe('notPossibleNow');
  });
});

describe('The limits', () => {
  test('at most nine coins are kept at the end of one’s own turn; what a new round brings counts at the end of the next', () => {
    const t = new Transcript({ mats: [{ coins: 12, eggs: 2 }, { eggs: 2 }] }).play('pass');
    expect(t.mat().coins).toBe(9);
    t.play('1: pass');
    expect(t.mat().coins).toBe(15);
    expect(t.play('1: pass').play('pass').mat().coins).toBe(15);
    expect(t.state.round).toBe(2);
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

  test('cards of either kind are thrown on their open piles, until nine are left', () => {
    const hand = 'd36 d48 d60 d61 d62 c12 c13 c14 c15 c16 c17';
    const t = new Transcript({ mats: [{ hand }] }).play('pass');
    expect(t.choices).toBe(
      hand
        .split(' ')
        .map((card) => `discard ${card}`)
        .join(', '),
    );
    t.play('discard d48, discard c12');
    expect([t.state.dragonDiscard, t.state.caveDiscard, t.asked]).toEqual([[48], [12], 1]);
    expect(t.mat().dragons).toEqual([36, 60, 61, 62]);
  });

  test('nine may be kept, and what goes is told', () => {
    const nine = new Transcript({ mats: [{ coins: 9, resources: 'meat 9', hand: '' }] }).play('pass');
    expect([nine.asked, nine.changes]).toEqual([1, '']);
    expect(nine.events.filter(({ type }) => type === 'discardedThing')).toEqual([]);
    const t = new Transcript({ mats: [{ coins: 12, resources: 'meat 10', hand: '' }] });
    t.play('pass, discard meat');
    expect(t.events.filter(({ type }) => type === 'discardedThing')).toEqual([
      { type: 'discardedThing', seat: 0, thing: 'coin', n: 3 },
      { type: 'discardedThing', seat: 0, thing: 'meat', n: 1 },
    ]);
  });

  test('18: what is taken for two resources differs from both, here too', () => {
    const t = new Transcript({ mats: [{ resources: 'meat 9, gold 1', hand: '' }] }).play('pass');
    expect(t.choices).toBe(
      'discard meat, discard gold, exchange meat meat gold, exchange meat meat crystal, ' +
        'exchange meat gold crystal, exchange meat meat milk, exchange meat gold milk',
    );
  });
});
