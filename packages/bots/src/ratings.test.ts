import { GAMES } from '@aerie/registry';
import { expect, test } from 'vitest';
import { baselines, levels } from './index.js';
import { ratingsOf } from './ratings.js';

test.each(GAMES.map((game) => [game.id, game] as const))('%s rates only bots that it has', (id, game) => {
  const ratings = ratingsOf(id);
  const names = [...levels(game), ...baselines(game)];
  for (const [name, { rating, low, high }] of Object.entries(ratings?.bots ?? {})) {
    expect(names).toContain(name);
    expect([low <= rating, rating <= high]).toEqual([true, true]);
  }
  if (ratings) expect(ratings.bots[ratings.anchor]?.rating).toBe(1000);
});

test('what nobody has measured has no rating', () => {
  expect(ratingsOf('unknown')).toBeUndefined();
});
