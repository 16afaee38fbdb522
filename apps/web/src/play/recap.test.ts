import type { Seat } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import { Recap, type Shown } from './recap.js';

const shown = (picture: string): Shown => ({ picture, view: 'view', seat: 0 });

/** Tells entries by the seats that their lines speak of, `-` for one that speaks of none. */
function recapOf(
  ...entries: readonly (readonly [lines: readonly (Seat | '-')[], picture?: string])[]
): Recap {
  const recap = new Recap();
  entries.forEach(([lines, picture], number) => {
    for (const [i, seat] of lines.entries())
      recap.add(
        { key: `${number}.${i}`, ...(seat === '-' ? {} : { seat }) },
        number,
        picture === undefined ? undefined : shown(picture),
      );
  });
  return recap;
}
const told = (recap: Recap, seat: Seat | null) =>
  recap.since(seat).map(({ lines }) => lines.map(({ key }) => key).join(' '));

describe('what happened', () => {
  test('is told from one’s own last decision on', () => {
    const recap = recapOf([[1]], [[0]], [[1]], [[2]]);
    expect(told(recap, 0)).toEqual(['2.0', '3.0']);
    expect(told(recap, 2)).toEqual(['0.0', '1.0', '2.0']);
    expect([recap.isNews(0), recap.isNews(2)]).toEqual([true, false]);
  });

  test('is still told while one decides, and has no news then', () => {
    const recap = recapOf([[0]], [[1]], [[0]], [[0]]);
    expect(told(recap, 0)).toEqual(['1.0']);
    expect(recap.isNews(0)).toBe(false);
  });

  test('includes what came of one’s own decision for others, which is no news by itself', () => {
    const recap = recapOf([[1]], [[0, '-', 1, 0]]);
    expect(told(recap, 0)).toEqual(['1.2 1.3']);
    expect(recap.isNews(0)).toBe(false);
  });

  test('and a line about oneself in somebody else’s decision is not one’s own', () => {
    expect(told(recapOf([[0]], [[1, 0, 1]]), 0)).toEqual(['1.0', '1.1 1.2']);
  });

  test('comes in scenes of a few lines, each with the last picture', () => {
    const recap = recapOf([[1, 1, 1], 'a'], [[1], 'b'], [[1], 'c']);
    expect(told(recap, 0)).toEqual(['0.0 0.1 0.2 1.0', '2.0']);
    expect(recap.since(0).map((scene) => scene.shown?.picture)).toEqual(['b', 'c']);
  });

  test('an event without words changes the picture of its own entry only', () => {
    const recap = recapOf([[1], 'a']);
    recap.add(undefined, 0, shown('b'));
    recap.add(undefined, 1, shown('c'));
    expect(recap.since(0).map((scene) => scene.shown?.picture)).toEqual(['b']);
  });

  test('what was taken back is not told, nor more than can be kept', () => {
    const recap = recapOf([[1]], [[2]], [[1]]);
    recap.takeBack(1);
    expect(told(recap, 0)).toEqual(['0.0']);
    for (let number = 1; number < 500; number++)
      recap.add({ key: 'x', seat: 1 + (number % 2) }, number, undefined);
    expect(recap.since(0)).toHaveLength(60);
  });
});
