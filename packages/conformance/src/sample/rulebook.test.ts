import { Match, type Seat } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import game, { type Answer, type State } from './index.js';

/** A table of two whose hands are known, after some answers in notation, each with the seat that gives it. */
function table(...answers: readonly (readonly [Seat, string])[]): State {
  const { state } = Match.begin(game, { seats: 2, seed: 'rulebook' });
  state.hands.splice(0, 2, [1, 4, 8, 12], [2, 3, 9, 11]);
  for (const [seat, notation] of answers) {
    const answer = game.read(notation) as Answer;
    expect(game.why(state, seat, answer), notation).toBeUndefined();
    game.apply(state, seat, answer, never, undefined);
  }
  return state;
}

/** Nothing is left to chance once the cards are dealt. */
const never = { deal: () => [], pick: () => [] } as never;

describe('the verse', () => {
  test('the highest card sings and takes the point; the others are gone as well', () => {
    const s = table([0, 'lay 8'], [1, 'lay 9']);
    expect(s).toMatchObject({ singer: 1, points: [0, 1], sung: [8, 9] });
    expect(game.awaited(s)).toEqual([1]);
  });

  test('whoever sings names the song, and the next verse begins', () => {
    const s = table([1, 'lay 2'], [0, 'lay 4'], [0, 'name Dawn']);
    expect(s).toMatchObject({ verse: 1, singer: -1, songs: [{ seat: 0, name: 'Dawn' }] });
    expect(game.awaited(s)).toEqual([0, 1]);
  });

  test('a caw doubles what the verse is worth, two double it twice', () => {
    expect(table([0, 'caw'], [0, 'lay 12'], [1, 'lay 2']).points).toEqual([2, 0]);
    expect(table([0, 'caw'], [1, 'caw'], [0, 'lay 12'], [1, 'lay 2']).points).toEqual([4, 0]);
  });
});

describe('what is refused', () => {
  test.each<[string, string, readonly (readonly [Seat, string])[]]>([
    ['lay 2', 'notYours', []],
    ['lay 8', 'notYours', [[0, 'lay 4']]],
    ['caw', 'noCaw', [[0, 'caw']]],
    ['name Dawn', 'notSinging', []],
    [
      `name ${'la '.repeat(9)}`,
      'badName',
      [
        [0, 'lay 12'],
        [1, 'lay 11'],
      ],
    ],
  ])('%s: %s', (notation, code, before) => {
    expect(game.why(table(...before), 0, game.read(notation) as Answer)).toMatchObject({ code });
  });
});

test('three verses are a game; most points win, and who is level shares the place', () => {
  const s = table(
    ...([
      [0, 'caw'],
      [0, 'lay 12'],
      [1, 'lay 11'],
      [0, 'name One'],
    ] as const),
    ...([
      [0, 'lay 1'],
      [1, 'lay 2'],
      [1, 'name Two'],
    ] as const),
    ...([
      [0, 'lay 8'],
      [1, 'lay 9'],
      [1, 'name Three'],
    ] as const),
  );
  expect(game.awaited(s)).toEqual([]);
  expect(game.outcome(s)).toEqual({ places: [1, 1], points: [2, 2] });
});
