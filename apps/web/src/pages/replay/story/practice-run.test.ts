import type { WeighedDecision } from '@aerie/analysis';
import { signal } from '@preact/signals';
import { describe, expect, test, vi } from 'vitest';
import type { Permission } from '../../../play/play.js';
import type { MarkedMoment } from './facts.js';
import { PracticeRun } from './practice-run.js';

const decision = (loss: number, ...answers: string[]): WeighedDecision => ({
  answers: answers.map((answer) => ({ answer, worth: 0.5, points: 1 })),
  ...{ behind: loss, error: 0.01, pointsBehind: 0, loss },
});

const task = (number: number): MarkedMoment => ({
  ...{ number, seat: 0, answer: 'played', worth: [0.5], points: [1] },
  decision: { ...decision(0.12, 'best', 'fine', 'played'), class: 'mistake' },
});

/** A practice of two tasks at which `weighed` is said of every answer that has to be weighed. */
function practice(weighed: WeighedDecision | { failed: 'notLoaded' } | undefined = undefined) {
  const play = {
    answered: undefined as ((answer: string) => void) | undefined,
    permitted: signal<Permission>('any'),
    goTo: vi.fn<(at: number) => void>(),
  };
  const weigh = vi.fn(async () => weighed);
  const run = new PracticeRun(play, [task(3), task(8)], { weigh, advise: async () => undefined });
  const answer = async (text: string) => {
    expect(play.permitted.value).toBe('any');
    play.answered?.(text);
    expect(play.permitted.value).toEqual(run.verdict.value.kind === 'weighing' ? [] : 'any');
    await vi.waitFor(() => expect(run.verdict.value.kind).not.toBe('weighing'));
    return run.verdict.value;
  };
  return { play, run, weigh, answer };
}

describe('an answer', () => {
  test('that was found to be the best is right at once', async () => {
    const { answer, weigh, run } = practice();
    expect(await answer('best')).toEqual({ kind: 'right', answer: 'best' });
    expect(weigh).not.toHaveBeenCalled();
    expect(run.found.value).toEqual([true]);
  });

  test('that was played gives away what it gave away', async () => {
    const { answer, weigh } = practice();
    expect(await answer('played')).toEqual({ kind: 'not', answer: 'played', loss: 0.12, error: 0.01 });
    expect(weigh).not.toHaveBeenCalled();
  });

  test.each([
    ['within the threshold', decision(0.04, 'best', 'fine'), { kind: 'right', answer: 'fine' }],
    [
      'beyond it',
      { ...decision(0.06, 'best', 'fine'), class: 'inaccuracy' as const },
      { kind: 'not', answer: 'fine', loss: 0.06, error: 0.01 },
    ],
    ['nobody can judge', undefined, { kind: 'untold', answer: 'fine' }],
    ['that cannot be weighed', { failed: 'notLoaded' as const }, { kind: 'failed', why: 'notLoaded' }],
  ])('%s is weighed on the spot', async (_, weighed, verdict) => {
    const { answer, weigh } = practice(weighed);
    expect(await answer('fine')).toEqual(verdict);
    expect(weigh).toHaveBeenCalledWith(3, 'fine');
  });
});

test('what was shown does not count as found, what was found after a second try does', async () => {
  const { play, run, answer } = practice();
  await answer('played');
  expect([play.permitted.value, run.isDone]).toEqual(['any', false]);
  await answer('best');
  expect(run.isDone).toBe(true);
  // Whoever wonders may try more: it stays found.
  await answer('played');
  expect(run.isDone).toBe(true);
  run.next();
  expect(play.goTo).toHaveBeenLastCalledWith(8);
  run.showMe();
  run.next();
  expect(run.isOver.value).toBe(true);
  expect(run.foundCount).toBe(1);
  run.restart();
  expect([run.current?.number, run.foundCount]).toEqual([3, 0]);
});
