import type { Decided, Played } from '@aerie/protocol';
import { expect, test } from 'vitest';
import { milestonesOf } from './milestones.js';

const day = (n: number): string => new Date(Date.UTC(2026, 0, n, 12)).toISOString();
const bot = (level: string): Played['others'][number] => ({ name: null, level });
const human: Played['others'][number] = { name: 'Ben', level: null };

const match = (at: string, more: Partial<Played> = {}): Played => ({
  ...{ table: null, game: 'zefiria', mode: '2', at, source: 'table', friendly: false, seats: 2 },
  ...{ place: 1, points: 9, others: [bot('club')], rating: null, memorable: {} },
  ...more,
});

const decided = (accuracy: number, decisions: number): Decided => ({
  engine: 1,
  effort: 'usual',
  ...{ decisions, accuracy, loss: 0, kinds: {} },
});

const of = (played: readonly Played[]) =>
  milestonesOf(played, ['zefiria', 'cloud-mine'], (game) => game === 'cloud-mine').map(({ at, ...one }) => ({
    ...one,
    on: at.slice(8, 10),
  }));

test('the first win against each level and against people counts, and no later one', () => {
  const played = [
    match(day(5)),
    match(day(4), { others: [human] }),
    match(day(3), { others: [bot('club'), bot('master')], seats: 3 }),
    match(day(3), { others: [bot('master')], place: 2 }),
    match(day(2)),
    match(day(1), { others: [human], left: true }),
  ];
  expect(of(played)).toEqual([
    { what: 'beatPeople', game: 'zefiria', on: '04' },
    { what: 'beatLevel', game: 'zefiria', level: 'club', on: '02' },
  ]);
});

test('who plays together or alone beats nobody', () => {
  expect(of([match(day(1), { game: 'cloud-mine' }), match(day(1), { seats: 1, others: [] })])).toEqual([
    { what: 'everyGame', count: 2, on: '01' },
  ]);
});

test('ten rated matches and seven days in a row are reached on a day', () => {
  const rating = { before: 1000, after: 1010 };
  const played = Array.from({ length: 11 }, (_, i) => match(day(i + 1), { place: 2, rating }));
  expect(of(played)).toEqual([
    { what: 'settled', game: 'zefiria', on: '10' },
    { what: 'days', count: 7, on: '07' },
  ]);
  const interrupted = played.filter(({ at }) => at !== day(4));
  expect(of(interrupted).some(({ what, on }) => what === 'days' && on === '11')).toBe(true);
});

const told = (played: readonly Played[], what: string) => of(played).filter((one) => one.what === what);

test('wins in a row count from the first one on, and not those alone or together', () => {
  const place = [1, 1, 2, 1, 1, 1, 1, 1, 1];
  const played = place.map((one, i) => match(day(2 * i + 1), { place: one }));
  expect(told(played, 'winsInARow')).toEqual([
    { what: 'winsInARow', game: 'zefiria', count: 5, on: '15' },
    { what: 'winsInARow', game: 'zefiria', count: 3, on: '11' },
  ]);
  expect(
    told(
      played.map((one) => ({ ...one, game: 'cloud-mine' })),
      'winsInARow',
    ),
  ).toEqual([]);
  expect(
    told(
      played.map((one) => ({ ...one, seats: 1 })),
      'winsInARow',
    ),
  ).toEqual([]);
});

test('the best score counts in the mode that is played most, once it is better than five before it', () => {
  const points = [5, 9, 7, 4, 8, 6, 12, 10];
  const played = points.map((one, i) => match(day(i + 1), { place: 2, points: one }));
  const other = match(day(20), { place: 2, points: 99, mode: '4' });
  expect(told([...played, other], 'best')).toEqual([
    { what: 'best', game: 'zefiria', points: 12, count: 8, on: '07' },
  ]);
  expect(told(played.slice(0, 6), 'best')).toEqual([]);
  const cut = played.map((one, i) => (i === 6 ? { ...one, early: true as const } : one));
  expect(told(cut, 'best')).toEqual([{ what: 'best', game: 'zefiria', points: 10, count: 7, on: '08' }]);
});

test('the win over whoever was rated highest above counts, and a match that was decided well', () => {
  const against = (before: number) => [{ ...human, rating: { before, after: before } }];
  const rating = { before: 1000, after: 1010 };
  const played = [
    match(day(1), { rating, others: against(1080) }),
    match(day(2), { rating, others: against(1200) }),
    match(day(3), { rating, others: against(1150) }),
    match(day(4), { rating, others: against(1400), place: 2 }),
    match(day(5), { place: 2, own: { decided: decided(96, 8) } }),
    match(day(6), { place: 2, own: { decided: decided(91.7, 30) } }),
  ];
  expect(told(played, 'beatStronger')).toEqual([
    { what: 'beatStronger', game: 'zefiria', by: 200, on: '02' },
  ]);
  expect(told(played, 'precise')).toEqual([{ what: 'precise', game: 'zefiria', percent: 91, on: '06' }]);
});
