import type { Game, QuickChance, Seat } from '@aerie/kernel';
import type { Advice, CommonAdvice } from './advice.js';
import type { Company, Proposal } from './company.js';

/** What a bot is asked: the same that a person in its seat sees, and never the state. */
export interface Asked<V, A> {
  readonly seat: Seat;
  /** Every legal answer, or examples where the answer is free text. Never empty. */
  readonly answers: readonly A[];
  /** What the seat may know; built when asked for, since not every bot looks. */
  view(): V;
  /** Who else plays, in games that people play together with bots; missing where bots are among themselves, as in the lab. */
  readonly company?: Company<A>;
}

/** A way to play one game. It may keep what it worked out, but nothing that it saw. */
export interface Bot<V, A> {
  /** Whether it works out more than the answer that it is asked for, and keeps it: the next one is quick where it is at hand. */
  readonly remembers?: boolean;
  choose(asked: Asked<V, A>, luck: QuickChance): A;
  /**
   * What it takes for best, and why: what it would choose with the same luck, but where it is in two minds. Its codes are in
   * `ADVICE_CODES` of the game's bots.
   */
  advise?(asked: Asked<V, A>, luck: QuickChance): Advice<A>;
  /**
   * What it would do in its turn, for the people at the table to agree to or to change before it does; undefined where there is
   * nothing to talk about, and it decides at once. Its codes are in `ADVICE_CODES` too.
   */
  propose?(asked: Asked<V, A>, luck: QuickChance): Proposal<A> | undefined;
}

/**
 * The bots of one game besides `random`, by name, weakest first. Made anew for every table; one that plays with learned weights
 * fetches them when it is made (`learning/load-weights.ts`), and keeps them for all that are made after it.
 */
export type Bots<V, A> = Readonly<Record<string, () => Bot<V, A> | Promise<Bot<V, A>>>>;

export type AnyBot = Bot<unknown, unknown>;

/** Legal answers of a seat: the listed ones, or examples of the open one. */
export function possible<S, V, A, E, O>(game: Game<S, V, A, E, O>, s: S, seat: Seat): readonly A[] {
  const listed = game.answers(s, seat);
  return listed.length > 0 ? listed : examples(game, s, seat);
}

function examples<S, V, A, E, O>(game: Game<S, V, A, E, O>, s: S, seat: Seat): readonly A[] {
  return game.open?.(s, seat)?.examples ?? [];
}

/** The question of this moment, as a bot is asked it. */
export function questionTo<S, V, A, E, O>(game: Game<S, V, A, E, O>, s: S, seat: Seat): Asked<V, A> {
  return { seat, answers: possible(game, s, seat), view: () => game.view(s, seat) };
}

/** Puts the question of this moment to a bot. */
export function ask<S, V, A, E, O>(
  game: Game<S, V, A, E, O>,
  s: S,
  seat: Seat,
  bot: Bot<V, A>,
  luck: QuickChance,
): A {
  return bot.choose(questionTo(game, s, seat), luck);
}

/** The advice of a bot; one that has no words for it at least says what it would do. */
export function advise<V, A>(asked: Asked<V, A>, bot: Bot<V, A>, luck: QuickChance): Advice<A> {
  if (bot.advise) return bot.advise(asked, luck);
  const code: CommonAdvice = asked.answers.length === 1 ? 'onlyAnswer' : 'botWould';
  return { answer: bot.choose(asked, luck), reason: { code } };
}

/** Any legal answer, each as likely as the other. */
export const random: AnyBot = {
  choose: ({ answers }, luck) => answers[luck.below(answers.length)],
};
