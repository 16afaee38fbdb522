import { type AnyBot, decide, loadBots, readQuestion } from '@aerie/bots/lazy';
import { type AnyGame, QuickChance } from '@aerie/kernel';
import { loadGame } from '@aerie/registry/lazy';
import type { Question, StandInQuestion, Thought } from './thinking.js';

/** Bots think here, beside the page. */
self.onmessage = async ({ data }: MessageEvent<Question | StandInQuestion>) => {
  const reply = (thought: Thought) => self.postMessage(thought);
  const { id } = data;
  if ('standInFor' in data) {
    reply({ id, standIn: await standInFor(data) });
    return;
  }
  const player = await seated(data, (loading) => reply({ id, loading })).catch((error: unknown) => {
    console.warn(error);
  });
  if (!player) {
    reply({ id, notLoaded: true });
    return;
  }
  try {
    reply({ id, ...think(player, data) });
  } catch (error) {
    reply({ id, failed: error instanceof Error ? error.message : String(error) });
  }
};

interface Player {
  readonly game: AnyGame;
  /** Undefined where the game has no such bot. */
  readonly bot: AnyBot | undefined;
}

/** The bots that were made here once: nothing has to be fetched for them any more. */
const known = new Set<string>();

/** Makes the bot that is asked; throws where it cannot be fetched. */
async function seated({ game: id, level }: Question, tell: (loading: boolean) => void): Promise<Player> {
  const key = `${id} ${level}`;
  const isNew = !known.has(key);
  if (isNew) tell(true);
  const game = await loadGame(id);
  if (!game) throw new Error(`there is no game ${id}`);
  const bots = await loadBots(game);
  const bot = await bots.botOf(level);
  known.add(key);
  if (isNew) tell(false);
  return { game, bot };
}

function think({ game, bot }: Player, question: Question) {
  const { level, luck } = question;
  if (!bot) throw new Error(`there is no bot ${level}`);
  const chance = new QuickChance(luck);
  if (!question.advise || !bot.advise) {
    const decision = decide(game, bot, question, chance);
    return { ...decision, reason: { code: 'botWould' }, because: [], odds: [], plan: [], ahead: [] };
  }
  const advice = bot.advise(readQuestion(game, question), chance);
  return {
    answer: game.write(advice.answer),
    ...(advice.nudge ? { nudge: advice.nudge } : {}),
    reason: advice.reason,
    because: advice.because ?? [],
    odds: (advice.odds ?? []).map(({ answer, facts }) => ({ answer: game.write(answer), facts })),
    plan: (advice.plan ?? []).map((answer) => game.write(answer)),
    ahead: (advice.ahead ?? []).map((answer) => game.write(answer)),
  };
}

/** The strongest bot below one that can be had now. */
async function standInFor({ game: id, standInFor: level }: StandInQuestion): Promise<string> {
  const game = await loadGame(id).catch(() => undefined);
  const bots = game && (await loadBots(game).catch(() => undefined));
  if (bots) {
    const all = [...bots.baselines, ...bots.levels];
    for (const weaker of all.slice(0, Math.max(0, all.indexOf(level))).reverse())
      if (await bots.botOf(weaker).catch(() => undefined)) return weaker;
  }
  return 'random';
}
