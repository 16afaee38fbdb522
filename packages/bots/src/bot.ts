/// <reference types="vite/types/importMeta.d.ts" />
import type { AnyGame, Game, QuickChance, Seat } from '@aerie/kernel';

/** What a bot is asked: the same that a person in its seat sees, and never the state. */
export interface Asked<V, A> {
  readonly seat: Seat;
  /** Every legal answer, or examples where the answer is free text. Never empty. */
  readonly answers: readonly A[];
  /** What the seat may know; built when asked for, since not every bot looks. */
  view(): V;
}

/** A way to play one game. It may keep what it worked out, but nothing that it saw. */
export interface Bot<V, A> {
  choose(asked: Asked<V, A>, luck: QuickChance): A;
}

/** The bots of one game besides `random`, by level. Made anew for every table. */
export type Bots<V, A> = Readonly<Record<string, () => Bot<V, A>>>;

export type AnyBot = Bot<unknown, unknown>;

/** Legal answers of a seat: the listed ones, or examples of the open one. */
export function possible<S, V, A, E, O>(game: Game<S, V, A, E, O>, s: S, seat: Seat): readonly A[] {
  const listed = game.answers(s, seat);
  return listed.length > 0 ? listed : (game.open?.(s, seat)?.examples ?? listed);
}

/** Puts the question of this moment to a bot. */
export function ask<S, V, A, E, O>(
  game: Game<S, V, A, E, O>,
  s: S,
  seat: Seat,
  bot: Bot<V, A>,
  luck: QuickChance,
): A {
  return bot.choose({ seat, answers: possible(game, s, seat), view: () => game.view(s, seat) }, luck);
}

/** Any legal answer, each as likely as the other. */
export const random: AnyBot = {
  choose: ({ answers }, luck) => answers[luck.below(answers.length)],
};

const found = import.meta.glob<Bots<unknown, unknown>>('./games/*/index.ts', {
  eager: true,
  import: 'default',
});

function special(game: AnyGame): Bots<unknown, unknown> {
  return found[`./games/${game.id}/index.ts`] ?? {};
}

/** The levels that can be had for a game, weakest first. */
export const levels = (game: AnyGame): readonly string[] => ['random', ...Object.keys(special(game))];

/** A bot of this level, or undefined if the game has none such. */
export function botOf(game: AnyGame, level: string): AnyBot | undefined {
  if (level === 'random') return random;
  return Object.hasOwn(special(game), level) ? special(game)[level]?.() : undefined;
}
