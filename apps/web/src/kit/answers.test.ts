import { expect, test } from 'vitest';
import { hasAnswer, sameAnswer } from './answers.js';

const keyOf = ({ to }: { to: number }) => `fly ${to}`;

test('answers are the same when they are written the same', () => {
  expect(sameAnswer(keyOf, { to: 7 }, { to: 7 })).toBe(true);
  expect(sameAnswer(keyOf, { to: 7 }, { to: 8 })).toBe(false);
});

test('an answer is found in a list, whoever made it', () => {
  const list = [{ to: 7 }, { to: 9 }];
  expect([7, 8, 9].map((to) => hasAnswer(keyOf, list, { to }))).toEqual([true, false, true]);
  expect(hasAnswer(keyOf, [], { to: 7 })).toBe(false);
});
