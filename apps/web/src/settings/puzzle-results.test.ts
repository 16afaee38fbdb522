import { expect, it } from 'vitest';
import { isPuzzleResults, mergedResults, withTry } from './puzzle-results.js';

it('keeps the first try at a puzzle only', () => {
  expect(withTry(['a-1 20000 0 1200'], 'a-1 20001 1 1200')).toEqual(['a-1 20000 0 1200']);
  expect(withTry(['a-1 20000 0 1200'], 'a-2 20001 1 900')).toHaveLength(2);
});

it('puts together what was tried on two devices, by day', () => {
  const here = { zefiria: { tries: ['a-1 20002 1 1200', 'a-3 20004 0 1300'] } };
  const there = { zefiria: { tries: ['a-1 20001 0 1200', 'a-2 20003 1 1000'] }, 'cloud-mine': { tries: [] } };
  expect(mergedResults(here, there)).toEqual({
    zefiria: { tries: ['a-1 20001 0 1200', 'a-2 20003 1 1000', 'a-3 20004 0 1300'] },
    'cloud-mine': { tries: [] },
  });
});

it.each([
  [{}, true],
  [{ zefiria: { tries: ['a.1-2 20000 1 1200'] } }, true],
  [{ zefiria: { tries: ['a.1-2 20000 2 1200'] } }, false],
  [{ zefiria: [] }, false],
  [null, false],
])('%j: %s', (value, fits) => {
  expect(isPuzzleResults(value)).toBe(fits);
});
