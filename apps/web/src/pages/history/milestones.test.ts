import type { Played } from '@aerie/protocol';
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

test('ten matches, ten rated ones and seven days in a row are reached on a day', () => {
  const rating = { before: 1000, after: 1010 };
  const played = Array.from({ length: 11 }, (_, i) => match(day(i + 1), { place: 2, rating }));
  expect(of(played)).toEqual([
    { what: 'matches', game: 'zefiria', count: 10, on: '10' },
    { what: 'settled', game: 'zefiria', on: '10' },
    { what: 'days', count: 7, on: '07' },
  ]);
  const interrupted = played.filter(({ at }) => at !== day(4));
  expect(of(interrupted).some(({ what, on }) => what === 'days' && on === '11')).toBe(true);
});
