import cloudMine, { type Answer, type State } from '@aerie/cloud-mine';
import { QuickChance } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import { questionTo } from '../../bot.js';
import { judge } from './judge.js';
import { fitsOf } from './listening.js';
import { ANYBODY } from './rounds-ahead.js';
import { leanings } from './seeing.js';

const LUCK = (seed = 'luck'): QuickChance => new QuickChance(seed);
const { expect: judged, promising, imagine, canJudge } = judge() as Required<ReturnType<typeof judge>>;

/** A round of four in which words were said: the first one, or the last with nothing won before. */
function said(words: string, isLast = false): State {
  const luck = LUCK();
  const s = cloudMine.setup({ language: 'en' }, 4, luck, undefined);
  const play = (answer: Answer): void => {
    cloudMine.apply(s, cloudMine.awaited(s)[0] as number, answer, luck, undefined);
  };
  while (isLast && s.pile.length >= s.cards.length) {
    if (s.step === 'dream') play({ kind: 'say', text: 'cloud' });
    else play(cloudMine.answers(s, cloudMine.awaited(s)[0] as number)[0] as Answer);
  }
  if (isLast) for (const won of s.won) won.length = 0;
  play({ kind: 'pick', card: s.cards[0] as number });
  play({ kind: 'say', text: words });
  return s;
}

const guess = (card: number): Answer => ({ kind: 'guess', card });

describe('whoever guesses last in a match', () => {
  /** Three clouds are left; it shares the win with the Daydreamer if it takes the right one, and else the Scout wins. */
  const s = said('a whale with a hat', true);
  const open = [s.picked, ...s.cards.filter((card) => card !== s.picked)];
  for (const card of open.splice(1, 3))
    cloudMine.apply(s, cloudMine.awaited(s)[0] as number, guess(card), LUCK(), undefined);
  const [seat] = cloudMine.awaited(s) as [number];

  test.each([0, 1, 2])('wins as often as a cloud is likely to be meant (%i)', (which) => {
    const view = cloudMine.view(s, seat);
    const card = open[which] as number;
    const likely = leanings(fitsOf(s.words, open, ANYBODY), ANYBODY.doubt)[which] as number;
    const luck = LUCK(`worlds ${card}`);
    const worlds = 2000;
    let won = 0;
    for (let i = 0; i < worlds; i++) {
      const { worth } = judged(imagine(view, luck), luck, { seat, answers: [guess(card)] });
      won += (worth[seat] as number) * 2;
    }
    expect(Math.abs(won / worlds - likely)).toBeLessThan(4 * Math.sqrt(0.25 / worlds));
  });

  test('gets what the rules say in a world that is known', () => {
    const after = cloudMine.clone(s);
    cloudMine.apply(after, seat, guess(s.picked), LUCK(), undefined);
    const { points } = judged(s, LUCK(), { seat, answers: [guess(s.picked)] });
    expect(points).toEqual(cloudMine.outcome(after)?.points);
    expect(judged(after, LUCK()).points).toEqual(points);
  });
});

test('before anything is known all have the same chance', () => {
  const sums = [0, 0, 0, 0];
  const deals = 300;
  for (let i = 0; i < deals; i++) {
    const luck = LUCK(`deal ${i}`);
    const { worth } = judged(cloudMine.setup({ language: 'en' }, 4, luck, undefined), luck);
    expect(worth.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    for (const [seat, one] of worth.entries()) sums[seat] = (sums[seat] as number) + one / deals;
  }
  for (const one of sums) expect(Math.abs(one - 0.25)).toBeLessThan(0.03);
});

test('gives the same again, and changes nothing', () => {
  const s = said('whale');
  const before = cloudMine.clone(s);
  expect(judged(s, LUCK())).toEqual(judged(s, LUCK()));
  expect(s).toEqual(before);
});

test('words that it sees nothing in do not count, nor guesses after them', () => {
  const s = said('a whale');
  const asked = { seat: s.daydreamer, answers: [{ kind: 'say', text: 'xyzzy qwrtz' }] as const };
  expect(canJudge(s, asked)).toBe(false);
  const riddle = { ...s, words: 'xyzzy qwrtz' };
  expect(canJudge(riddle, { seat: 0, answers: [guess(3)] })).toBe(false);
  expect(canJudge(s, { seat: 0, answers: [{ kind: 'pick', card: 3 }] })).toBe(true);
});

test('what was said is compared with what the master might say', () => {
  const s = said('a whale');
  const dreaming: State = { ...s, step: 'dream', words: '' };
  const found = promising(questionTo(cloudMine, dreaming, s.daydreamer), LUCK());
  expect(found.length).toBeGreaterThan(3);
  for (const [answer] of found) expect(answer?.kind).toBe('say');
});
