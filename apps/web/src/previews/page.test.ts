import type { PreviewedTable } from '@aerie/protocol';
import '../words/testing-globals.js';
import { beforeAll, expect, test } from 'vitest';
import { COVERS } from '../games/registry.js';
import { addWords, LANGUAGES, switchLanguage } from '../words/words.js';
import { said } from './page.js';
import words, { puzzleWords } from './words/catalogues.js';

const TABLE: PreviewedTable = {
  game: 'zefiria',
  status: 'open',
  people: [
    { name: 'Anna', guest: false },
    { name: 'Bruno', guest: true },
  ],
  free: 2,
  day: null,
};
const of = (address: string, table: PreviewedTable | null = null) =>
  said({ address, language: 'en', table, puzzle: null });
const puzzle = (theme: string) =>
  said({ address: '/puzzles/zefiria', language: 'en', table: null, puzzle: { theme } });
const OVERVIEWS = ['/puzzles', '/puzzles/day', '/daily', '/duplicate', '/cards', '/learn'];

beforeAll(() => Promise.all([addWords(words), addWords(puzzleWords)]));

test('every page of a game, every card and the front page say what they are, in every language', async () => {
  const games = [...COVERS.keys()].flatMap((game) =>
    ['games', 'learn', 'rules', 'puzzles'].map((page) => `/${page}/${game}`),
  );
  for (const language of LANGUAGES) {
    await switchLanguage(language);
    for (const address of ['/', '/cards/dragon/42', '/cards/cave/7-any-name', ...OVERVIEWS, ...games]) {
      const page = of(address);
      expect(page?.title, address).toContain('Aerie');
      expect(page?.description.length, address).toBeGreaterThan(20);
      expect(JSON.stringify(page), address).not.toMatch(/preview\.|game\.|[{}]\w+[{}]/);
    }
  }
  await switchLanguage('en');
});

test('other addresses say nothing', () => {
  for (const address of ['/games/chess', '/cards/dragon/999', '/daily/x', '/settings', '/previews'])
    expect(of(address), address).toBeUndefined();
});

test('a table says who is there and what is free, as far as that is told', () => {
  expect(of('/table/x', TABLE)).toMatchObject({
    title: 'Come and play Zefiria – Aerie',
    description:
      'Anna, Guest Bruno at the table, with 2 free seats. Play in your browser: no account, no download.',
    lines: ['Anna, Guest Bruno', '2 free seats'],
  });
  expect(of('/table/x', { ...TABLE, people: [] })?.description).toMatch(/^A table is waiting, with 2 free/);
  expect(of('/table/x', { ...TABLE, status: 'running' })?.title).toBe('Zefiria: a match under way – Aerie');
});

test('a puzzle says its game and what it is about, whichever puzzle it is', () => {
  expect(puzzle('oneTurn')).toMatchObject({
    title: expect.stringMatching(/^Zefiria: .* – Aerie$/),
    shown: { game: 'zefiria' },
  });
  expect(puzzle('oneTurn')).not.toEqual(puzzle('twoTurns'));
  expect(JSON.stringify(puzzle('oneTurn'))).not.toContain('puzzles.');
});

test('a replay says who played when, and not how it ended', () => {
  const over: PreviewedTable = { ...TABLE, status: 'over', free: 0, day: '2026-11-18' };
  expect(of('/replay/x', over)).toMatchObject({
    title: 'Zefiria, played again – Aerie',
    lines: ['Anna, Guest Bruno', 'November 18, 2026'],
  });
});
