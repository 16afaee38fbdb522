import game, { type Answer, type View } from '@aerie/conformance/sample';
import { QuickChance } from '@aerie/kernel';
import { expect, test } from 'vitest';
import { ask, type Bot, random } from '../../bot.js';
import bots from './index.js';

/** Plays a match; every answer of every bot must be legal. */
function play(seed: string, at: readonly Bot<View, Answer>[]): readonly number[] {
  const luck = new QuickChance(seed);
  const s = game.setup({ caws: true }, at.length, luck, undefined);
  for (;;) {
    const [seat] = game.awaited(s);
    if (seat === undefined) return game.outcome(s)?.places ?? [];
    const answer = ask(game, s, seat, at[seat] as Bot<View, Answer>, luck);
    expect(game.why(s, seat, answer)).toBeUndefined();
    game.apply(s, seat, answer, luck, undefined);
  }
}

test.each(Object.entries(bots))('%s is first more often than random, from both seats', async (_, make) => {
  const bot = await make();
  let ahead = 0;
  for (let i = 0; i < 200; i++) {
    const at = [random, random] as Bot<View, Answer>[];
    at[i % 2] = bot;
    const places = play(`duel ${i}`, at);
    if (places[i % 2] === 1) ahead++;
    if (places[1 - (i % 2)] === 1) ahead--;
  }
  expect(ahead).toBeGreaterThan(20);
});
