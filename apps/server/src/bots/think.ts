import { botOf } from '@aerie/bots';
import { QuickChance, type Seat } from '@aerie/kernel';
import { gameOf } from '@aerie/registry';

/** What a bot is asked: what a person in its seat would see, and never the state. */
export interface Question {
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  readonly view: unknown;
  /** Legal answers in notation. */
  readonly answers: readonly string[];
  /** What the bot's luck is seeded with: nothing that anybody but the server knows before the end. */
  readonly luck: string;
}

/** Lets a bot decide; gives its answer in notation. */
export async function think({ game: id, level, seat, view, answers, luck }: Question): Promise<string> {
  const game = gameOf(id);
  const bot = game && (await botOf(game, level));
  if (!game || !bot) throw new Error(`${id} has no bot ${level}`);
  const possible = answers.map((text) => game.read(text));
  const choice = bot.choose({ seat, answers: possible, view: () => view }, new QuickChance(luck));
  return game.write(choice);
}
