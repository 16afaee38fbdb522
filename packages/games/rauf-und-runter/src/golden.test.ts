import { readdirSync, readFileSync } from 'node:fs';
import { readMatchFile, verifyMatchFile } from '@aerie/kernel';
import { expect, test } from 'vitest';
import game from './index.js';

const folder = new URL('../golden/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

test('there is a golden match for every number of players', () => {
  const seats = files.map((name) => readMatchFile(readFileSync(new URL(name, folder), 'utf8')).seats.length);
  expect([...new Set(seats)].sort()).toEqual([2, 3, 4, 5]);
});

// Matches that were once played must replay for ever, to the same events and the same outcome.
test.each(files)('%s replays as it was played', (name) => {
  const file = readMatchFile(readFileSync(new URL(name, folder), 'utf8'));
  expect(verifyMatchFile(game, file)).toEqual({ ok: true, at: null, reason: null });
});
