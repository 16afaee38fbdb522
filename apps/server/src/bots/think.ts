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

/** What a bot has decided, and what that took where it thought, in milliseconds. */
export interface Thought {
  /** In notation. */
  readonly answer: string;
  /** Until the bot had all that it plays with. */
  readonly loadedMs: number;
  readonly thoughtMs: number;
  /** Whether it is the first answer of its kind in its thread: the program is slow until it has been run for a while. */
  readonly isFirst: boolean;
  /** Whether the bot knows in its thread what it will answer next. */
  readonly remembers: boolean;
}

/** The bots that have answered in this thread. */
const known = new Set<string>();

/** Lets a bot decide. */
export async function think({ game: id, level, seat, view, answers, luck }: Question): Promise<Thought> {
  const began = performance.now();
  const game = gameOf(id);
  const bot = game && (await botOf(game, level));
  if (!game || !bot) throw new Error(`${id} has no bot ${level}`);
  const loaded = performance.now();
  const possible = answers.map((text) => game.read(text));
  const choice = bot.choose({ seat, answers: possible, view: () => view }, new QuickChance(luck));
  const answer = game.write(choice);
  const kind = `${id}/${level}`;
  const isFirst = !known.has(kind);
  known.add(kind);
  const remembers = bot.remembers ?? false;
  return { answer, loadedMs: loaded - began, thoughtMs: performance.now() - loaded, isFirst, remembers };
}
