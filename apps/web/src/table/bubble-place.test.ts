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

  test.each([
    [
      'below what it explains',
      number(150, 300),
      { left: 140, top: 230, width: 40, height: 60 },
      { left: 16, top: 326 },
    ],
    [
      'beside it',
      { left: 400, top: 300, width: 20, height: 20 },
      { left: 300, top: 200, width: 220, height: 90 },
      { left: 266, top: 326 },
    ],
    [
      'outside a thing that it explains a part of',
      number(150, 300),
      { left: 100, top: 250, width: 120, height: 120 },
      { left: 16, top: 154 },
    ],
  ])('leaves what is pointed at free, %s', (_, anchor, clear, place) =>
    expect(bubblePlace(anchor, BUBBLE, { width: 640, height: 640 }, [clear])).toEqual(place),
  );

  test('stays on a low screen', () => {
    const { top } = bubblePlace(number(0, 60), BUBBLE, { width: 320, height: 130 });
    expect(top).toBe(32);
  });
});
