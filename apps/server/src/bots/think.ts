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
}

/** Lets a bot decide; gives its answer in notation. */
export function think({ game: id, level, seat, view, answers }: Question): string {
  const game = gameOf(id);
  const bot = game && botOf(game, level);
  if (!game || !bot) throw new Error(`${id} has no bot ${level}`);
  const possible = answers.map((text) => game.read(text));
  const choice = bot.choose(
    { seat, answers: possible, view: () => view },
    new QuickChance(JSON.stringify(view)),
  );
  return game.write(choice);
}
