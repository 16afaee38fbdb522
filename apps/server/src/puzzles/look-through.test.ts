import { type AnyBot, ask, botOf } from '@aerie/bots';
import { type AnyGame, Match, type MatchLog, QuickChance } from '@aerie/kernel';
import { gameOf } from '@aerie/registry';
import { expect, test } from 'vitest';
import { puzzlesIn } from './look-through.js';

const game = gameOf('rauf-und-runter') as AnyGame;
const SEED = 'looked-2';

/** A whole match between weak players. */
async function played(): Promise<MatchLog> {
  const match = Match.begin(game, { options: {}, seats: 2, seed: SEED });
  const bot = (await botOf(game, 'gentle')) as AnyBot;
  const luck = new QuickChance(SEED);
  for (;;) {
    const [seat] = game.awaited(match.state);
    if (seat === undefined) return match.log;
    match.play(seat, ask(game, match.state, seat, bot, luck));
  }
}

test('finds decisions of these seats whose best answer stands out, under ids that no book has', async () => {
  const log = await played();
  const order = { log, seed: SEED, seats: [0], name: '~abc' };
  const found = await puzzlesIn(order);
  expect(found?.puzzles.length).toBeGreaterThan(0);
  for (const { id, seat, after, task } of found?.puzzles ?? []) {
    expect(id).toMatch(/^~abc-\d+$/);
    expect(seat).toBe(0);
    expect(found?.played.length).toBeGreaterThanOrEqual(after);
    expect(task.margin).toBeGreaterThanOrEqual(0.1);
  }
  expect(await puzzlesIn({ ...order, seed: 'another' })).toBeUndefined();
}, 240_000);
