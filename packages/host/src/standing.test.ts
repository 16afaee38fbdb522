import skylark from '@aerie/conformance/sample';
import { type AnyGame, Match, type Outcome } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import { forgetPerson } from './departures.js';
import { noteHandovers } from './handovers.js';
import type { AnyMatch } from './match-session.js';
import { coverLevelOf, coverSeat } from './seats.js';
import { resultInFile, resultOf } from './standing.js';
import type { Occupant, TableState } from './state.js';
import { ownScreen } from './telling.js';

const person = (id: string, over: object = {}): Occupant => ({
  ...{ kind: 'person', person: id, name: id, cover: null, resigned: false },
  ...over,
});
const resigned = (leftAt: number) => ({ cover: 'greedy', resigned: true, leftAt });
const away = (leftAt: number) => ({ cover: 'greedy', leftAt });
const bot: Occupant = { kind: 'bot', level: 'greedy' };
const tableOf = (seats: readonly Occupant[], over: Partial<TableState> = {}): TableState => ({
  ...{ game: 'skylark', options: {}, host: 'a', listed: false, status: 'running', match: 'm' },
  ...{ rematch: null, undoWish: null, seats },
  ...over,
});

/** A match of so many seats that has come to this outcome, or is under way. */
function matchOf(seats: number, outcome: Outcome | undefined, together = false): AnyMatch {
  const game: AnyGame = {
    ...(skylark as unknown as AnyGame),
    seats: { min: 1, max: 4 },
    setup: () => ({}),
    clone: (s) => s,
    outcome: () => outcome,
    points: () => Array.from({ length: seats }, (_, seat) => 10 + seat),
    ...(together ? { together: true } : {}),
  };
  return Match.begin(game, { seats, seed: 's' });
}
const placed = (...places: number[]): Outcome => ({ places, points: places.map((place) => 10 - place) });

describe('whoever left is behind everybody who stayed', () => {
  test.each<[string, Occupant[], Outcome, number[]]>([
    ['all stayed', [person('a'), person('b')], placed(2, 1), [2, 1]],
    ['the bot of a leaver won', [person('a', resigned(3)), person('b')], placed(1, 2), [2, 1]],
    [
      'the bot of a leaver came second',
      [person('a'), person('b', resigned(3)), person('c'), bot],
      placed(3, 2, 1, 4),
      [2, 4, 1, 3],
    ],
    ['who is away at the end counts as left', [person('a', away(9)), person('b')], placed(1, 2), [2, 1]],
    [
      'who left later is before who left earlier',
      [person('a', resigned(2)), person('b', away(7)), person('c'), bot],
      placed(1, 2, 3, 3),
      [4, 3, 1, 1],
    ],
    ['bots stay', [person('a', away(0)), bot, bot], placed(1, 2, 3), [3, 1, 2]],
    [
      'a seat of an older version',
      [person('a', { cover: 'greedy', resigned: true }), bot, bot],
      placed(1, 2, 2),
      [3, 1, 1],
    ],
  ])('%s', (_, seats, outcome, places) => {
    expect(resultOf(tableOf(seats), matchOf(seats.length, outcome))?.places).toEqual(places);
  });

  test('but not where people play together, or one alone', () => {
    const seats = [person('a', resigned(1)), person('b')];
    expect(resultOf(tableOf(seats), matchOf(2, placed(1, 1), true))?.places).toEqual([1, 1]);
    const alone = [person('a', away(1))];
    expect(resultOf(tableOf(alone), matchOf(1, placed(1)))?.places).toEqual([1]);
  });

  test('also after whoever left has deleted their account, while one who won stays first', () => {
    const over = tableOf([person('a', resigned(1)), person('b'), person('c')], { status: 'over' });
    const match = matchOf(3, placed(1, 2, 3));
    for (const gone of ['a', 'b'])
      expect(resultOf(forgetPerson(over, gone, 'random'), match)?.places).toEqual([3, 1, 2]);
  });
});

describe('a match that is given up', () => {
  test.each<[string, Occupant[], number[] | undefined, boolean?]>([
    ['of two people is won by the other', [person('a', resigned(4)), person('b')], [2, 1]],
    ['against one bot is won by it', [bot, person('b', resigned(4))], [1, 2]],
    ['goes on while several stay', [person('a', resigned(4)), person('b'), person('c')], undefined],
    ['goes on with bots while a person stays', [person('a', resigned(4)), person('b'), bot], undefined],
    [
      'goes on while somebody is merely away',
      [person('a', resigned(4)), person('b', away(5)), bot],
      undefined,
    ],
    [
      'is won by the last who stays',
      [person('a', resigned(4)), person('b'), person('c', resigned(9))],
      [3, 1, 2],
    ],
    ['by everybody is shared by the bots', [person('a', resigned(4)), bot, bot], [3, 1, 1]],
    ['alone is won by nobody', [person('a', resigned(4))], [2]],
    ['together goes on while somebody plays', [person('a', resigned(4)), person('b')], undefined, true],
    ['together is won by nobody', [person('a', resigned(4)), person('b', resigned(5))], [2, 2], true],
  ])('%s', (_, seats, places, together) => {
    const result = resultOf(tableOf(seats), matchOf(seats.length, undefined, together));
    expect(result?.places).toEqual(places);
    if (places) expect(result).toMatchObject({ early: true, points: seats.map((_one, seat) => 10 + seat) });
  });

  test('asks nobody any more', () => {
    const table = tableOf([person('a', resigned(0)), person('b')]);
    const match: AnyMatch = Match.begin(skylark as unknown as AnyGame, { seats: 2, seed: 's' });
    expect(ownScreen(match, [1], table).sides).toMatchObject([{ seat: 1, answers: [], open: null }]);
  });
});

test('the file says who left, and when; nothing where all stayed', () => {
  const table = tableOf([person('a', resigned(3)), person('b')]);
  const left = [{ seat: 0, number: 3 }];
  expect(resultInFile(table, matchOf(2, undefined))).toEqual({ places: [2, 1], left, early: true });
  expect(resultInFile(table, matchOf(2, placed(1, 2)))).toEqual({ places: [2, 1], left });
  expect(resultInFile(tableOf([person('a'), person('b')]), matchOf(2, placed(1, 2)))).toBeUndefined();
});

test('when somebody left is noted once, and forgotten when they are back', () => {
  const table = tableOf([person('a'), person('b')]);
  const covered = noteHandovers(table, coverSeat(table, 0, 'greedy'), 4);
  expect(covered.seats[0]).toMatchObject({ leftAt: 4 });
  const given = noteHandovers(covered, coverSeat(covered, 0, 'greedy', { resigned: true }), 9);
  expect(given.seats[0]).toMatchObject({ leftAt: 4, resigned: true });
  const back = noteHandovers(covered, coverSeat(covered, 0, null), 9);
  expect(back.seats[0]).not.toHaveProperty('leftAt');
});

test.each([
  [undefined, ['random', 'greedy', 'perfect'], 'greedy'],
  [undefined, ['random', 'greedy'], 'greedy'],
  [undefined, ['random', 'greedy', 'thoughtful', 'planner'], 'thoughtful'],
  ['random', ['random', 'greedy', 'perfect'], 'random'],
  ['gone', ['random', 'greedy', 'perfect'], 'greedy'],
  [undefined, ['gentle', 'club', 'strong', 'master'], 'strong'],
  ['older', ['gentle', 'club', 'strong', 'master'], 'older'],
])('the bot for whoever leaves, where the table chose %s of %j, is %s', (coverLevel, levels, expected) => {
  const table = tableOf([bot], coverLevel === undefined ? {} : { coverLevel });
  expect(coverLevelOf(table, { game: skylark as unknown as AnyGame, levels, baselines: ['older'] })).toBe(
    expected,
  );
});
