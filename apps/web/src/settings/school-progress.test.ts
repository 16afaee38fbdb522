import { expect, test } from 'vitest';
import { isSchoolProgress, mergedProgress } from './school-progress.js';

const AT = { chapter: 'ladder', step: 3, marks: [0, 0, 1], played: ['0 2'] };

test('what was learned on two devices is all kept', () => {
  const here = { zefiria: { done: ['wind'], heard: ['cloud'] }, 'cloud-mine': { drills: ['seen'] } };
  const there = {
    zefiria: { done: ['home', 'wind'], played: true as const, at: AT },
    skylark: { done: ['song'] },
  };
  expect(mergedProgress(here, there)).toEqual({
    zefiria: { done: ['wind', 'home'], heard: ['cloud'], played: true, at: AT },
    'cloud-mine': { drills: ['seen'] },
    skylark: { done: ['song'] },
  });
});

test('one goes on where this device stopped', () => {
  const elsewhere = { ...AT, step: 1 };
  expect(mergedProgress({ zefiria: { at: AT } }, { zefiria: { at: elsewhere } })).toEqual({
    zefiria: { at: AT },
  });
});

test.each([
  [{}, true],
  [{ zefiria: { done: ['wind'], drills: [], heard: ['a'], played: true, quiet: true, at: AT } }, true],
  [null, false],
  [[], false],
  [{ zefiria: 'done' }, false],
  [{ zefiria: { done: [1] } }, false],
  [{ zefiria: { played: false } }, false],
  [{ zefiria: { at: { ...AT, played: undefined } } }, false],
])('%j is progress: %s', (value, isProgress) => {
  expect(isSchoolProgress(value)).toBe(isProgress);
});
