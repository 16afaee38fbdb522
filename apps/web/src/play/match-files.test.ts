import '../words/testing-globals.js';
import { Match, writeMatchFile } from '@aerie/kernel';
import game from '@aerie/rauf-und-runter';
import { expect, test } from 'vitest';
import { importMatch, matchFileOf } from './match-files.js';
import { load } from './saved.js';
import type { SavedMatch } from './saved-match.js';

test('a match that somebody gave up is kept as over, with who left and the places that count', async () => {
  const match = Match.begin(game, { seats: 2, seed: 'given up' });
  const file = {
    ...writeMatchFile(match, [{ name: 'Anna' }, { name: 'Ben' }], 'given up'),
    result: { places: [2, 1], left: [{ seat: 0, number: 0 }], early: true as const },
  };
  const kept = await importMatch(JSON.stringify(file));
  const saved = (await load('id' in kept ? kept.id : '')) as SavedMatch;
  expect(saved).toMatchObject({ over: true, outcome: { places: [2, 1], points: game.points(match.state) } });
  expect((await matchFileOf(saved)).result).toEqual(file.result);
});
