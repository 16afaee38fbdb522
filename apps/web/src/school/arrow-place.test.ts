import { expect, test } from 'vitest';
import { arrowPlace } from './arrow-place.js';

const BUTTON = { left: 100, top: 300, width: 80, height: 40 };
const LABEL = { left: 90, top: 270, width: 100, height: 20 };
const NEXT_LINE = { left: 90, top: 350, width: 100, height: 20 };
const COACH = { left: 0, top: 345, width: 400, height: 300 };

test.each([
  { name: 'above what is meant', words: [], top: 238, isAbove: true },
  { name: 'below it where words lie above', words: [LABEL], top: 346, isAbove: false },
  { name: 'over the words where there is no room below', words: [LABEL, COACH], top: 194, isAbove: true },
  { name: 'over them where words lie below too', words: [LABEL, NEXT_LINE], top: 194, isAbove: true },
])('an arrow lies $name', ({ words, top, isAbove }) => {
  expect(arrowPlace(BUTTON, words, 800)).toEqual({ left: 120, top, isAbove });
});

test('an arrow stays on the screen', () => {
  expect(arrowPlace({ ...BUTTON, top: 20 }, [], 800)).toEqual({ left: 120, top: 66, isAbove: false });
});
