import { botsNamed, gameNamed } from '../choices.js';
import { BotFailure } from '../failures.js';
import { playout } from '../playout.js';
import { Durations } from '../statistics/durations.js';
import type { Result, Setting, Task } from './game-record.js';

/**
 * Plays one game of a series. Its bots are made for it, as for every table: so the game depends on its task alone, and not on
 * what was played before it in the same process.
 */
export async function playTask(
  { game: id, options, timed }: Setting,
  task: Task,
  make = botsNamed,
): Promise<Result> {
  const { number, bots: names, seed } = task;
  const game = gameNamed(id);
  const bots = await make(game, names);
  const times = new Map(names.map((name) => [name, new Durations()]));
  const clock = (seat: number, ms: number): void => times.get(names[seat] as string)?.add(ms);
  try {
    const played = { number, bots: names, ...playout(game, options, bots, seed, timed ? clock : undefined) };
    if (!timed) return played;
    return {
      ...played,
      took: Object.fromEntries([...times].map(([name, durations]) => [name, durations.took()])),
    };
  } catch (error) {
    if (!(error instanceof BotFailure)) throw error;
    return { number, failed: { message: error.message, seed, match: error.match } };
  }
}
