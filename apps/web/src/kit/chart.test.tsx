import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { Gridlines } from './chart.js';
import { linePath, niceStep, scaleBetween, scaleInSteps, spread } from './scales.js';

const UPRIGHT = { from: 100, to: 0 };

describe('a scale', () => {
  it('puts its ends where they belong', () => {
    const { at } = scaleBetween(-5, 25, UPRIGHT);
    expect([at(-5), at(10), at(25)]).toEqual([100, 50, 0]);
  });

  it('of one value only is a scale all the same', () => {
    expect(scaleBetween(3, 3, UPRIGHT).at(3)).toBe(100);
  });

  it.each([
    [[0, 37], 10, [0, 10, 20, 30, 40]],
    [[1488, 1525], 20, [1480, 1500, 1520, 1540]],
    [[-7, 3], 5, [-10, -5, 0, 5]],
    [[4, 4], 1, [4, 5]],
  ])('over %j in steps of %i has a tick at each of %j', (values, step, ticks) => {
    const scale = scaleInSteps(values, step, UPRIGHT);
    expect(scale.ticks).toEqual(ticks);
    expect([scale.at(scale.low), scale.at(scale.high)]).toEqual([100, 0]);
  });

  it.each([
    [0, 1],
    [3, 1],
    [8, 2],
    [20, 5],
    [37, 10],
    [100, 50],
    [420, 200],
  ])('over a range of %i steps by %i', (range, step) => expect(niceStep(range)).toBe(step));
});

it('spreads places evenly, one alone in the middle', () => {
  expect([0, 1, 2].map(spread(3, { from: 10, to: 30 }))).toEqual([10, 20, 30]);
  expect(spread(1, { from: 10, to: 30 })(0)).toBe(20);
});

it('draws a line through points', () => {
  expect(
    linePath([
      [0, 1],
      [2, 3.14],
    ]),
  ).toBe('M0.0 1.0L2.0 3.1');
});

it('draws a line and its value for every tick', () => {
  const scale = scaleInSteps([0, 10], 10, UPRIGHT);
  const html = renderToString(
    <Gridlines class="ticks" scale={scale} left={20} right={90} gap={5} drop={4} />,
  );
  expect(html).toContain('<path d="M20 100H90"></path>');
  expect(html).toContain('<text x="15" y="4" text-anchor="end">10</text>');
});
