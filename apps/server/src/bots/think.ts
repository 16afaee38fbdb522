import { botOf, decide, type WrittenDecision, type WrittenQuestion } from '@aerie/bots';
import { QuickChance } from '@aerie/kernel';
import { gameOf } from '@aerie/registry';

/** What a bot is asked: what a person in its seat would see, and never the state. */
export interface Question extends WrittenQuestion {
  readonly game: string;
  readonly level: string;
  /** What the bot's luck is seeded with: nothing that anybody but the server knows before the end. */
  readonly luck: string;
}

/** What a bot has decided, and what that took where it thought, in milliseconds. */
export interface Thought extends WrittenDecision {
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
export async function think(question: Question): Promise<Thought> {
  const { game: id, level, luck } = question;
  const began = performance.now();
  const game = gameOf(id);
  const bot = game && (await botOf(game, level));
  if (!game || !bot) throw new Error(`${id} has no bot ${level}`);
  const loaded = performance.now();
  const decision = decide(game, bot, question, new QuickChance(luck));
  const kind = `${id}/${level}`;
  const isFirst = !known.has(kind);
  known.add(kind);
  const remembers = bot.remembers ?? false;
  return { ...decision, loadedMs: loaded - began, thoughtMs: performance.now() - loaded, isFirst, remembers };
}
