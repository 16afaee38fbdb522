import { expect, test } from 'vitest';
import { CREDITS } from './credits.js';

const GAMES = Object.keys(import.meta.glob('../../games/*/cover.tsx')).map(
  (file) => file.split('/')[3] as string,
);

test('every game says whose it is, as far as its rulebook does, and no other game is named', () => {
  expect(Object.keys(CREDITS).sort()).toEqual(GAMES.sort());
});

test('sites are bare names, as they are printed', () => {
  for (const { site } of Object.values(CREDITS)) if (site) expect(site).toMatch(/^[a-z0-9.-]+\.[a-z]+$/);
});
