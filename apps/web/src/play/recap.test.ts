import type { Seat } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import type { Recent } from './event-player.js';
import { isNews, scenesSince } from './recap.js';

const shown = (picture: string | undefined) =>
  picture === undefined ? undefined : { picture, view: 'view', seat: 0 };

/** Entries by the seats that their lines speak of, `-` for a line that speaks of none, and the picture after them. */
const recentOf = (
  ...entries: readonly (readonly [lines: readonly (Seat | '-')[], picture?: string])[]
): Recent[] =>
  entries.flatMap(([lines, picture], number) =>
    lines.map((seat, i) => ({
      line: { key: `${number}.${i}`, ...(seat === '-' ? {} : { seat }) },
      number,
      shown: shown(picture),
    })),
  );
const told = (seat: Seat | null, recent: readonly Recent[]) =>
  scenesSince(seat, recent).map(({ lines }) => lines.map(({ key }) => key).join(' '));

describe('what happened', () => {
  test('is told from one’s own last decision on; to who has no seat, all of it', () => {
    const recent = recentOf([[1]], [[0]], [[1]], [[2]]);
    expect(told(0, recent)).toEqual(['2.0', '3.0']);
    expect(told(2, recent)).toEqual(['0.0', '1.0', '2.0']);
    expect(told(null, recent)).toEqual(['0.0', '1.0', '2.0', '3.0']);
    expect([isNews(0, recent), isNews(2, recent)]).toEqual([true, false]);
  });

  test('is still told while one decides, and is no news then', () => {
    const recent = recentOf([[0]], [[1]], [[0]], [[0]]);
    expect([told(0, recent), isNews(0, recent)]).toEqual([['1.0'], false]);
  });

  test('includes what came of one’s own decision for others, which is no news by itself', () => {
    const recent = recentOf([[1]], [[0, '-', 1, 0]]);
    expect([told(0, recent), isNews(0, recent)]).toEqual([['1.2 1.3'], false]);
  });

  test('and a line about oneself in somebody else’s decision is not one’s own', () => {
    expect(told(0, recentOf([[0]], [[1, 0, 1]]))).toEqual(['1.0', '1.1 1.2']);
  });

  test('a heading does not tell who decided, and begins a scene', () => {
    const [own, heading] = recentOf([[1, 0]]) as [Recent, Recent];
    const recent = [own, { ...heading, number: 1, line: { key: 'round', seat: 0, heading: true } }];
    expect(told(0, recent)).toEqual(['0.0', 'round']);
  });

  test('comes in scenes of a few lines, each with the last picture', () => {
    const recent = recentOf([[1, 1, 1], 'a'], [[1], 'b'], [[1], 'c']);
    expect(told(0, recent)).toEqual(['0.0 0.1 0.2 1.0', '2.0']);
    expect(scenesSince(0, recent).map((scene) => scene.shown?.picture)).toEqual(['b', 'c']);
  });

  test('an event without words changes the picture of its own entry only', () => {
    const recent = [
      ...recentOf([[1], 'a']),
      { line: undefined, number: 0, shown: shown('b') },
      { line: undefined, number: 1, shown: shown('c') },
    ];
    expect(scenesSince(0, recent).map((scene) => scene.shown?.picture)).toEqual(['b']);
  });
});
