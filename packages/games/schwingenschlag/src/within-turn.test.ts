import { QuickChance } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import schwingenschlag, { applyWithinTurn, endTurn } from './index.js';

describe('an answer within its turn', () => {
  test.each([1, 2, 4])('is the whole answer once the turn has ended, with %d seats', (seats) => {
    const luck = new QuickChance(`within ${seats}`);
    const options = { openHands: false, laterPrinting: false, solo: '3' } as const;
    const s = schwingenschlag.setup(options, seats, luck, undefined);
    let stopped = 0;
    for (;;) {
      const [seat] = schwingenschlag.awaited(s);
      if (seat === undefined) break;
      const answer = luck.pick(schwingenschlag.answers(s, seat).map((_, i) => i));
      const chosen = schwingenschlag.answers(s, seat)[answer];
      if (!chosen) throw new Error('nothing to answer');
      const [whole, halves] = [schwingenschlag.clone(s), schwingenschlag.clone(s)];
      schwingenschlag.apply(whole, seat, chosen, new QuickChance(`${stopped}`), undefined);
      const chance = new QuickChance(`${stopped}`);
      applyWithinTurn(halves, seat, chosen, chance);
      if (halves.agenda.at(-1)?.task === 'endTurn') {
        stopped++;
        expect(halves.displayDragons.length).toBe(3);
      }
      endTurn(halves, chance);
      expect(halves).toEqual(whole);
      schwingenschlag.apply(s, seat, chosen, luck, undefined);
    }
    expect(stopped).toBeGreaterThan(10);
  });
});
