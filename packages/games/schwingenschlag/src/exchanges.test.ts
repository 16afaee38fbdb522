import { describe, expect, test } from 'vitest';
import game, { isIdleExchange } from './index.js';
import { Transcript } from './transcript.js';

const mats = [{ resources: 'meat 2, gold 1', hand: 'd36 c20', eggs: 2 }, {}];

describe('Two resources for one of another kind, at any time in one’s turn', () => {
  test('before an action, as often as the resources last', () => {
    const t = new Transcript({ mats });
    expect(t.exchanges).toBe(
      'exchange meat meat gold, exchange meat meat crystal, exchange meat gold crystal, ' +
        'exchange meat meat milk, exchange meat gold milk',
    );
    t.play('exchange meat meat gold');
    expect(t.events.at(-1)).toEqual({ type: 'exchanged', seat: 0, given: ['meat', 'meat'], got: 'gold' });
    expect([t.changes, t.task, t.asked]).toEqual(['meat -2, gold +1', 'turn', 0]);
    expect(t.play('exchange gold gold milk').changes).toBe('meat -2, gold -1, milk +1');
    expect(t.exchanges).toBe('');
    expect(t.why('exchange meat meat gold')).toBe('cannotAfford');
  });

  test('ruling 18: never for a kind that is given', () => {
    const t = new Transcript({ mats });
    for (const text of ['exchange meat meat meat', 'exchange meat gold gold', 'exchange gold gold milk'])
      expect(t.why(text)).toBe('cannotAfford');
  });

  test('in the middle of an effect, which goes on afterwards', () => {
    const t = new Transcript({ mats, display: 'd1 d2 d3' }).play('dig c20 C, take d1');
    expect(t.exchanges).toContain('exchange meat gold milk');
    t.play('exchange meat gold milk');
    expect(t.choices).toBe('take d2, take d3, take dragon, done');
  });

  test('while paying, as long as what is due can still be paid', () => {
    // Of an egg on the mat and one on a dragon one is due.
    const layout = [{ ...mats[0], C: 'd43+1e', eggs: 1, caves: { C: '1' } }, {}];
    const t = new Transcript({ mats: layout }).play('dig c20 C');
    expect(t.choices).toBe('pay egg C1, pay egg mat');
    t.play('exchange meat meat milk');
    expect(t.play('pay egg mat').task).toBe('pieces');

    // Two of any kind are due of three: no two can be given away.
    const due = new Transcript({ mats: [{ ...mats[0], hand: 'c58' }, {}] }).play('dig c58 C, use 0');
    expect([due.choices, due.exchanges]).toEqual([
      'pay meat, pay gold',
      'exchange meat meat gold, ' +
        'exchange meat meat crystal, exchange meat gold crystal, exchange meat meat milk, exchange meat gold milk',
    ]);
    expect(due.play('pay meat').exchanges).toBe('exchange meat gold crystal, exchange meat gold milk');
    const exact = new Transcript({ mats: [{ resources: 'meat 1, gold 2', hand: 'c58' }, {}] });
    expect(exact.play('dig c58 C, use 0, pay gold, exchange meat gold milk').changes).toContain('cave');
  });

  test('also for another kind than the one that is missing, if that can still be had', () => {
    const resources = 'meat 2, gold 3';
    const t = new Transcript({ mats: [{ hand: 'd1', resources, eggs: 1 }, {}] }).play('entice d1 G');
    expect(t.choices).toBe('exchange meat meat milk, exchange meat gold milk, exchange gold gold milk');
    expect(t.exchanges).toBe(
      'exchange gold gold meat, exchange meat meat gold, exchange meat meat crystal, ' +
        'exchange meat gold crystal, exchange gold gold crystal',
    );
    t.play('exchange meat gold crystal, exchange gold crystal meat, exchange meat meat crystal');
    // Only gold and crystal are left, and the milk is missing: the one way to it is taken.
    expect(t.changes).toContain('meat -2, gold -3, egg mat -1');
    expect(t.changes).toContain('dragon G1 d1 +1');
  });

  test('where a symbol of the cost may be dropped, some way to pay must be left', () => {
    const t = new Transcript({ mats: [{ hand: 'c52 d109', resources: 'meat 1, gold 1' }, {}] });
    t.play('dig c52 C, play d109 C');
    expect([t.task, t.exchanges]).toEqual(['discount', '']);
  });

  test('what was just taken is shared out first', () => {
    const t = new Transcript({ mats: [{ hand: 'd115', resources: 'meat 1, crystal 1', C: 'd43' }, {}] });
    t.play('entice d115 C, take gold, take gold');
    expect([t.task, t.exchanges]).toEqual(['sharing', '']);
    expect(t.play('cache gold C1').changes).toContain('gold on C1 +1');
  });

  test('when cards are too many at the end of the turn', () => {
    const hand = 'd36 d48 d60 d1 d2 d3 c12 c13 c14 c15';
    const t = new Transcript({ mats: [{ hand, resources: 'meat 2' }, {}] }).play('pass');
    expect([t.task, t.exchanges]).toEqual([
      'limits',
      'exchange meat meat gold, exchange meat meat crystal, exchange meat meat milk',
    ]);
  });

  test('not in the turns of others, nor between rounds', () => {
    const t = new Transcript({ mats: [{ hand: 'c27' }, {}] }).play('dig c27 C, step, done, step');
    expect([t.asked, t.exchanges]).toEqual([1, '']);
    expect(t.why('exchange meat meat gold')).toBe('notYourDecision');
    expect(t.why('exchange meat meat gold', 1)).toBe('notPossibleNow');
    const end = new Transcript({ mats: [{ C: 'd70' }, {}] }).play('pass, 1: pass');
    expect([end.task, end.exchanges]).toEqual(['roundAbilities', '']);
    end.play('done, 1: done');
    expect([end.task, end.exchanges]).toEqual(['roundEgg', '']);
  });

  test('edition 1: only where they are needed', () => {
    const t = new Transcript({ mats, edition: 1 });
    expect(t.exchanges).toBe('');
    expect(t.why('exchange meat meat gold')).toBe('actionNotAllowed');
    const due = new Transcript({ mats: [{ hand: 'd1', resources: 'meat 2, gold 2' }, {}], edition: 1 });
    expect(due.play('entice d1 G').exchanges).toBe('');
    expect(due.choices).toContain('exchange meat meat milk');
  });

  test('those that a bill or a limit asks for are not idle', () => {
    const idle = (t: Transcript) =>
      game.answers(t.state, 0).filter((answer) => isIdleExchange(t.state, 0, answer)).length;
    const limit = new Transcript({ mats: [{ resources: 'meat 5, gold 5' }, {}] });
    expect(idle(limit)).toBeGreaterThan(0);
    expect(idle(limit.play('pass'))).toBe(0);
  });
});
