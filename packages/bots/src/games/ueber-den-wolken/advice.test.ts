import { QuickChance } from '@aerie/kernel';
import wolken, { type State } from '@aerie/ueber-den-wolken';
import { describe, expect, test } from 'vitest';
import { questionTo } from '../../bot.js';
import { ADVICE_CODES } from './index.js';
import { master } from './levels.js';

/** The last turn of the last stage: an own bird stands behind a neutral one, and the other has no cubes left. */
function lastTurn(cubes: number): State {
  const s = wolken.setup({}, 2, new QuickChance('last'), undefined);
  s.flock.fill(0);
  for (const back of [0, 3, 9, 12]) s.flock[back] = 9;
  s.flock.splice(6, 3, 9, 1, 9);
  s.hands[0] = [];
  s.hands[1] = [];
  s.display.fill(0);
  s.unseen.fill(0);
  return {
    ...s,
    player: 0,
    first: 0,
    stage: 2,
    nests: [1, 2, 0],
    cubes: [cubes, 0],
    faceUp: [0, 0],
    deck: [],
  };
}

function advised(s: State) {
  const bot = master();
  const asked = questionTo(wolken, s, s.player);
  const advice = bot.advise?.(asked, new QuickChance('hint'));
  if (!advice) throw new Error('the master gives no advice');
  expect(bot.choose(asked, new QuickChance('hint'))).toEqual(advice.answer);
  const said = [advice.reason, ...(advice.because ?? []), ...(advice.nudge ? [advice.nudge] : [])];
  for (const { code } of said) expect(['onlyAnswer', ...ADVICE_CODES]).toContain(code);
  return advice;
}

describe('the master’s advice', () => {
  test('is what it would do with the same luck, says where to look, what to expect, why, and the whole turn', () => {
    const s = wolken.setup({}, 2, new QuickChance('table'), undefined);
    s.cubes.fill(4);
    const { answer, nudge, odds = [], plan } = advised(s);
    expect(nudge?.code).toMatch(/^lookAt/);
    expect(odds).toHaveLength(2);
    expect(odds[0]?.answer).toEqual(answer);
    expect(odds[1]?.answer).not.toEqual(answer);
    for (const { facts } of odds) {
      expect(facts.win).toBeGreaterThan(0);
      expect(facts.win).toBeLessThan(1);
    }
    expect(plan?.[0]).toEqual(answer);
  });

  test('a bird that can still land is advised for what the nest card pays', () => {
    const { answer, nudge, reason, plan } = advised(lastTurn(1));
    expect([answer, ...(plan ?? []).slice(1)].map(wolken.write)).toEqual(['B', 'c2-c3']);
    // The nest card pays 3 for one bird.
    expect(reason).toEqual({ code: 'fromLanding', args: { points: 3 } });
    expect(nudge).toEqual({ code: 'lookAtFront' });
  });

  test('nothing is compared where there is only one thing to do', () => {
    const s = lastTurn(1);
    s.flock.splice(6, 3, 9, 9, 9);
    const { answer, reason, odds } = advised(s);
    expect([answer, reason, odds]).toEqual([{ kind: 'pass' }, { code: 'onlyAnswer' }, undefined]);
  });
});
