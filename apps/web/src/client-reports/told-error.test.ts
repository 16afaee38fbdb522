import { describe, expect, test } from 'vitest';
import { placesOf, scrubbed, toldError } from './told-error.js';

const SITE = 'https://games.example';

describe('what is told of a message', () => {
  test.each([
    [
      "Cannot read properties of undefined (reading 'seat')",
      "Cannot read properties of undefined (reading 'seat')",
    ],
    ['can\'t access property "foo", x.bar is undefined', 'can\'t access property "foo", x.bar is undefined'],
    ["undefined is not an object (evaluating 'a.b.c')", "undefined is not an object (evaluating 'a.b.c')"],
    ['Unexpected token H, "Hello Anna" is not valid JSON', 'Unexpected token H, “…” is not valid JSON'],
    ['nobody is called “Zoë”', 'nobody is called “…”'],
    ['no table aJ3kXm0PqRsTuVwXyZaB', 'no table …'],
    ['no table AbCdEfGhJkMnPqRsTvWx', 'no table …'],
    [`Failed to fetch module: ${SITE}/assets/index-a1b2.js?t=1`, 'Failed to fetch module: …'],
    ['nothing at /account/reset/abcdef', 'nothing at …'],
    ['nothing at ../tables/abcdef', 'nothing at …'],
    ['mail anna@example.org now', 'mail … now'],
    ['blob:https://games.example/1-2 is gone', '… is gone'],
    ['number 1234567 of 12', 'number … of 12'],
    ['first line\nAnna said this', 'first line'],
    ['a\u0000b', 'a b'],
  ])('%j is told as %j', (text, told) => expect(scrubbed(text, [])).toBe(told));

  test('what stands in the address and what one is called is left out wherever it stands', () => {
    expect(scrubbed('table tabletable has no Anna', ['tabletable', 'Anna'])).toBe('table … has no …');
  });

  test('it is no longer than the contract takes', () => {
    expect(scrubbed('so long '.repeat(100), []).length).toBeLessThanOrEqual(300);
  });
});

describe('what is told of a stack', () => {
  test('places in files of the program, as Chromium and the others write them', () => {
    const chromium = [
      'TypeError: x',
      `    at Board.render (${SITE}/assets/board-a1.js:1:234)`,
      `    at ${SITE}/assets/index-b2.js?v=3:2:5`,
      `    at async Promise.all (index 0)`,
      '    at <anonymous>',
    ].join('\n');
    const board = { file: 'assets/board-a1.js', line: 1, column: 234 };
    const index = { file: 'assets/index-b2.js', line: 2, column: 5 };
    expect(placesOf(chromium, SITE)).toEqual([
      { ...board, name: 'Board.render' },
      { ...index, name: null },
    ]);
    const firefox = `render@${SITE}/assets/board-a1.js:1:234\n@${SITE}/assets/index-b2.js:2:5\n`;
    expect(placesOf(firefox, SITE)).toEqual([
      { ...board, name: 'render' },
      { ...index, name: null },
    ]);
  });

  test('neither pages nor other sites nor extensions are told', () => {
    const stack = [
      `    at f (${SITE}/table/aJ3kXm0PqRsTuVwXyZaB:1:2)`,
      '    at g (https://evil.example/assets/index.js:1:2)',
      '    at h (chrome-extension://abc/index.js:1:2)',
      `    at i (${SITE}/../secret.js:1:2)`,
    ].join('\n');
    expect(placesOf(stack, SITE)).toEqual([]);
  });

  test('of an endless one the innermost places', () => {
    const line = `    at f (${SITE}/assets/a.js:1:2)`;
    expect(placesOf(Array.from({ length: 50 }, () => line).join('\n'), SITE)).toHaveLength(12);
  });
});

test('what is no error is told by what it is, never by what is in it', () => {
  expect(toldError({ secret: 'x' }, [], SITE)).toEqual({ message: 'a thrown object', places: [] });
  expect(toldError(undefined, [], SITE)).toEqual({ message: 'a thrown undefined', places: [] });
  expect(toldError('for Anna', ['Anna'], SITE)).toEqual({ message: 'for …', places: [] });
  const error = new RangeError('too far');
  expect(toldError(error, [], SITE)).toMatchObject({ message: 'RangeError: too far' });
});

test('what browsers say of things that are in order is not told', () => {
  expect(
    toldError('ResizeObserver loop completed with undelivered notifications.', [], SITE),
  ).toBeUndefined();
});
