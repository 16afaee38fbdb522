import { loadBots } from '@aerie/bots/lazy';
import { QuickChance } from '@aerie/kernel';
import { loadGame } from '@aerie/registry/lazy';
import type { Question, Thought } from './thinking.js';

/** Bots think here, beside the page. */
self.onmessage = async ({ data }: MessageEvent<Question>) => {
  const reply = (thought: Thought) => self.postMessage(thought);
  try {
    reply({ id: data.id, ...(await think(data)) });
  } catch (error) {
    reply({ id: data.id, failed: error instanceof Error ? error.message : String(error) });
  }
};

async function think({ game: id, level, seat, view, answers, luck, advise }: Question) {
  const game = await loadGame(id);
  if (!game) throw new Error(`there is no game ${id}`);
  const bots = await loadBots(game);
  const bot = await bots.botOf(level);
  if (!bot) throw new Error(`there is no bot ${level}`);
  const asked = {
    seat,
    answers: answers.map((text) => game.read(text)).filter((answer) => answer !== undefined),
    view: () => view,
  };
  const chance = new QuickChance(luck);
  if (!advise || !bot.advise) {
    const answer = game.write(bot.choose(asked, chance));
    return { answer, reason: { code: 'botWould' }, odds: [], plan: [], ahead: [] };
  }
  const advice = bot.advise(asked, chance);
  return {
    answer: game.write(advice.answer),
    reason: advice.reason,
    odds: (advice.odds ?? []).map(({ answer, facts }) => ({ answer: game.write(answer), facts })),
    plan: (advice.plan ?? []).map((answer) => game.write(answer)),
    ahead: (advice.ahead ?? []).map((answer) => game.write(answer)),
  };
}
