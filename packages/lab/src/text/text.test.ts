import { describe, expect, it, test } from 'vitest';
import { bar, columns, whisker } from './bars.js';
import {
  counted,
  decimal,
  duration,
  listed,
  milliseconds,
  percent,
  quoted,
  range,
  signed,
  signedRange,
} from './format.js';
import { distance, nearest, noSuch } from './nearest.js';
import { table } from './table.js';
import { wrapped } from './wrap.js';

describe('nearest', () => {
  test.each([
    ['simulate', 'simulate', 0],
    ['simualte', 'simulate', 1],
    ['aren', 'arena', 1],
    ['kitten', 'sitting', 3],
    ['', 'abc', 3],
  ])('from %s to %s', (a, b, steps) => expect(distance(a, b)).toBe(steps));

  const words = ['play', 'simulate', 'arena', 'rauf-und-runter'];
  test.each([
    ['simulat', 'simulate'],
    ['SIMUALTE', 'simulate'],
    ['rauf', 'rauf-und-runter'],
    ['raufundrunter', 'rauf-und-runter'],
    ['plya', 'play'],
    ['zebra', undefined],
    ['', undefined],
  ])('%s may mean %s', (typed, meant) => expect(nearest(typed, words)).toBe(meant));

  it('lists what there is where nothing is near', () => {
    expect(noSuch('game', 'chess', ['go', 'ludo'])).toBe('there is no game "chess"; there are go, ludo');
  });
});

test.each([
  [decimal(-0.04), '0.0'],
  [signed(12.4), '+12'],
  [signed(-7), '−7'],
  [signed(-0.2), '0'],
  [percent(0.2), '20.0%'],
  [duration(0.44), '0.4 s'],
  [milliseconds(0.0041), '0.004 ms'],
  [milliseconds(0.451), '0.45 ms'],
  [milliseconds(87.4), '87.4 ms'],
  [milliseconds(1203), '1,203 ms'],
  [range({ low: -4.1, high: 2 }), '-4.1 to 2.0'],
  [range({ low: 77.9, high: 78.9 }), '77.9–78.9'],
  [signedRange({ low: -12, high: 7 }), '−12 to +7'],
  [quoted('a,b=2'), 'a,b=2'],
  [quoted("it's"), "'it'\\''s'"],
  [duration(200), '3 min 20 s'],
  [duration(7500), '2 h 5 min'],
  [listed(['a', 'b', 'c']), 'a, b and c'],
  [listed(['a']), 'a'],
  [counted(1, 'game'), '1 game'],
  [counted(2000, 'game'), '2,000 games'],
])('%s', (written, expected) => expect(written).toBe(expected));

describe('bars', () => {
  it('lie to an eighth of a character', () => {
    expect(bar(0.5, 4)).toBe('██');
    expect(bar(0.53125, 4)).toBe('██▏');
  });

  it('stand, and what is not nothing is seen', () => {
    expect(columns([0, 1, 1000], 2)).toEqual(['  █', ' ▁█']);
  });

  it('show an interval', () => {
    expect(whisker({ low: 0.2, high: 0.8 }, 0.5, 0.9, { from: 0, to: 1 }, 11)).toBe('  ├──●──┤┊ ');
  });
});

test('a table sets figures right and words left', () => {
  expect(
    table(
      ['bot', 'wins'],
      [
        ['greedy', '7%'],
        ['x', '12%'],
      ],
    ),
  ).toEqual(['bot     wins', '──────  ────', 'greedy    7%', 'x        12%']);
});

test('words are wrapped', () => {
  expect(wrapped('one two three incomprehensible', 8)).toEqual(['one two', 'three', 'incomprehensible']);
});
