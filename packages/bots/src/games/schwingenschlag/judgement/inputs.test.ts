import { QuickChance } from '@aerie/kernel';
import schwingenschlag, { applyWithinTurn, endTurn } from '@aerie/schwingenschlag';
import { describe, expect, test } from 'vitest';
import { ActiveInputs } from '../../../learning/inputs.js';
import { inputsOf } from './inputs.js';
import { INPUTS } from './layout.js';
import { settledPoints } from './settled.js';

const listed = (on: ActiveInputs): number[] => [...on.list.subarray(0, on.count)].sort((a, b) => a - b);

describe('the inputs of the net', () => {
  test.each([1, 2, 5])('tell nothing that the seat does not know, each once, with %d seats', (seats) => {
    const luck = new QuickChance(`inputs ${seats}`);
    const options = { openHands: false, laterPrinting: true, solo: 'R2' } as const;
    const s = schwingenschlag.setup(options, seats, luck, undefined);
    const [on, imagined] = [new ActiveInputs(), new ActiveInputs()];
    for (let i = 0; ; i++) {
      const [seat] = schwingenschlag.awaited(s);
      if (seat === undefined) break;
      const answers = schwingenschlag.answers(s, seat);
      applyWithinTurn(s, seat, answers[luck.below(answers.length)] as (typeof answers)[number], luck);
      if (i % 3 === 0) {
        for (let who = 0; who < seats; who++) {
          inputsOf(s, who, on);
          const inputs = listed(on);
          expect(new Set(inputs).size).toBe(inputs.length);
          expect(inputs.at(-1)).toBeLessThan(INPUTS);
          const other = schwingenschlag.imagine(schwingenschlag.view(s, who), luck);
          inputsOf(other, who, imagined);
          expect(listed(imagined)).toEqual(inputs);
          expect(settledPoints(other, who)).toBe(settledPoints(s, who));
        }
      }
      endTurn(s, luck);
    }
  });

  test('what is settled at the end is the score, but for what is left over or paid for', () => {
    const luck = new QuickChance('settled');
    const s = schwingenschlag.setup(
      { openHands: false, laterPrinting: false, solo: '1' },
      3,
      luck,
      undefined,
    );
    for (;;) {
      const [seat] = schwingenschlag.awaited(s);
      if (seat === undefined) break;
      const answers = schwingenschlag.answers(s, seat);
      schwingenschlag.apply(
        s,
        seat,
        answers[luck.below(answers.length)] as (typeof answers)[number],
        luck,
        undefined,
      );
    }
    schwingenschlag.points(s).forEach((points, seat) => {
      expect(points - settledPoints(s, seat)).toBeGreaterThanOrEqual(0);
      expect(points - settledPoints(s, seat)).toBeLessThan(12);
    });
  });
});
