import { describe, expect, test } from 'vitest';
import { bubblePlace } from './bubble-place.js';

const SCREEN = { width: 320, height: 640 };
const BUBBLE = { width: 288, height: 90 };
const number = (left: number, top: number) => ({ left, top, width: 20, height: 20 });

describe('a bubble', () => {
  test.each([
    ['lies above what it explains', number(150, 300), { left: 16, top: 204 }],
    ['lies below where there is no room above', number(150, 40), { left: 16, top: 66 }],
    ['stays on the screen at the left', number(0, 300), { left: 8, top: 204 }],
    ['stays on the screen at the right', number(300, 300), { left: 24, top: 204 }],
  ])('%s', (_, anchor, place) => expect(bubblePlace(anchor, BUBBLE, SCREEN)).toEqual(place));

  test('stays on a low screen', () => {
    const { top } = bubblePlace(number(0, 60), BUBBLE, { width: 320, height: 130 });
    expect(top).toBe(32);
  });
});
