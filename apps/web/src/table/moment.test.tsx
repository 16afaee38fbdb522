import { describe, expect, test } from 'vitest';
import { readingTime, type StagedMoment } from '../contract/moment.js';
import { rendered } from '../ui/testing.js';
import { momentWords, Results } from './moment.js';

const SCORES: StagedMoment = {
  title: { key: 'ending.title' },
  columns: [{ key: 'ending.place' }, { key: 'ending.soFar' }],
  rows: [
    { who: 1, cells: [1, -3], best: true },
    { who: 0, cells: [2, { key: 'seat.open' }] },
    { who: { key: 'level.random' }, cells: [3, 0] },
  ],
};
const props = { moment: SCORES, people: { names: ['Ada', 'Ben'], me: 0 } };

describe('a staged moment', () => {
  test('is told in words: its title, then everybody’s result', () => {
    expect(momentWords(props)).toBe(
      'How it ended. Ben: Place: 1, Points so far: −3. Ada: Place: 2, Points so far: Free seat. Scatterbrained: Place: 3, Points so far: 0.',
    );
  });

  test('shows a head for every column and row, and who was best', () => {
    const { all, html } = rendered(() => <Results {...props} />);
    expect(all('th').map(({ scope }) => scope)).toEqual(['col', 'col', 'col', 'row', 'row', 'row']);
    expect(all('tr').map((row) => row.class)).toEqual([undefined, 'best', undefined, undefined]);
    expect(html.match(/<small>you<\/small>/g)).toHaveLength(1);
  });

  test('is shown for as long as it takes to read, from three to six seconds', () => {
    const rows = Array.from({ length: 5 }, (_, who) => ({ who, cells: [1, 2, 3] }));
    expect([{ ...SCORES, rows: [] }, SCORES, { ...SCORES, rows }].map(readingTime)).toEqual([
      3000, 3820, 5800,
    ]);
    expect(readingTime({ ...SCORES, rows: [...rows, ...rows] })).toBe(6000);
  });
});
