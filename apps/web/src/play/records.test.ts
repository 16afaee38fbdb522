import type { Played } from '@aerie/protocol';
import { describe, expect, it } from 'vitest';
import { bestScores, byLevel, companyOf, daysInARow, winsInARow } from './records.js';

const played = (change: Partial<Played>): Played => ({
  ...{ table: null, game: 'rauf-und-runter', mode: '2', at: '2026-11-15T10:00:00Z', source: 'local' },
  ...{ friendly: false, seats: 2, place: 1, points: 10, rating: null, memorable: {} },
  others: [{ name: null, level: 'greedy' }],
  ...change,
});

/** Matches with these places, the last one first. */
const places = (...all: readonly number[]): Played[] => all.map((place) => played({ place }));

describe('against whom a match was played', () => {
  it.each<[string, Partial<Played>]>([
    ['bots', {}],
    ['bots', { others: [] }],
    ['alone', { seats: 1, others: [] }],
    ['people', { source: 'table', others: [{ name: 'Ada', level: null }] }],
    ['people', { source: 'table', others: [], unlisted: true }],
    [
      'people',
      {
        others: [
          { name: 'Ada', level: null },
          { name: null, level: 'greedy' },
        ],
      },
    ],
    ['rated', { rating: { before: 1000, after: 1010 } }],
  ])('is told: %s', (company, change) => {
    expect(companyOf(played(change))).toBe(company);
  });
});

describe('streaks', () => {
  it.each([
    [places(), { now: 0, longest: 0 }],
    [places(1, 1), { now: 2, longest: 2 }],
    [places(2, 1, 1, 1, 3), { now: 0, longest: 3 }],
    [places(1, 2, 1, 1), { now: 1, longest: 2 }],
  ])('count wins (%#)', (matches, streak) => {
    expect(winsInARow(matches)).toEqual(streak);
  });

  it.each([
    [[], { now: 0, longest: 0 }],
    [['2026-11-16', '2026-11-15', '2026-11-15', '2026-11-13'], { now: 2, longest: 2 }],
    [['2026-11-15', '2026-11-14'], { now: 2, longest: 2 }],
    [['2026-11-14', '2026-11-13', '2026-11-12', '2026-11-01'], { now: 0, longest: 3 }],
    [['2026-11-16', '2026-10-31', '2026-10-30'], { now: 1, longest: 2 }],
  ])('count days, until the day after the last one (%#)', (days, streak) => {
    const matches = days.map((day) => played({ at: `${day}T12:00:00` }));
    expect(daysInARow(matches, new Date('2026-11-16T09:00:00'))).toEqual(streak);
  });
});

it('levels of bots are told apart, where all opponents are of one', () => {
  const against = (...levels: readonly string[]) => levels.map((level) => ({ name: null, level }));
  const matches = [
    played({ others: against('perfect', 'perfect') }),
    played({ others: against('greedy'), place: 2 }),
    played({ others: against('greedy') }),
    played({ others: against('greedy', 'perfect') }),
  ];
  expect(byLevel(matches, ['random', 'greedy', 'perfect'])).toEqual([
    { level: 'greedy', played: 2, won: 1, inARow: { now: 0, longest: 1 } },
    { level: 'perfect', played: 1, won: 1, inARow: { now: 1, longest: 1 } },
  ]);
});

it('levels that are offered no more keep their record, before those that are', () => {
  const against = (level: string) => played({ others: [{ name: null, level }] });
  const matches = ['master', 'greedy', 'gentle', 'greedy'].map(against);
  const told = byLevel(matches, ['gentle', 'club', 'strong', 'master']);
  expect(told.map(({ level, played: count }) => [level, count])).toEqual([
    ['greedy', 2],
    ['gentle', 1],
    ['master', 1],
  ]);
});

it('the best score of each mode is one that nobody gave up and no luck was taken back for', () => {
  const matches = [
    { ...played({ points: 99 }), takenBack: true as const },
    played({ points: 80, early: true }),
    played({ points: 70, left: true }),
    played({ points: 30, at: '2026-11-14T10:00:00Z' }),
    played({ points: 20 }),
    played({ mode: '3', points: 5 }),
  ];
  expect(bestScores(matches)).toEqual([
    { mode: '2', points: 30, at: '2026-11-14T10:00:00Z' },
    { mode: '3', points: 5, at: '2026-11-15T10:00:00Z' },
  ]);
});
