import type { Game, Seat } from '@aerie/kernel';
import type { Bot } from './bot.js';

/** How good a position is for a seat; more is better. Bigger steps for what matters more. */
export type Evaluate<S> = (s: S, seat: Seat) => number;

/**
 * Looks one answer ahead: imagines a world that fits what it sees, tries every answer in it a few
 * times, and takes the one that looks best afterwards.
 */
export function greedy<S, V, A, E, O>(
  game: Game<S, V, A, E, O>,
  evaluate: Evaluate<S>,
  worlds = 1,
): () => Bot<V, A> {
  return () => ({
    choose({ seat, answers, view }, luck) {
      if (answers.length === 1) return answers[0] as A;
      const worth = answers.map(() => 0);
      const seen = view();
      for (let world = 0; world < worlds; world++) {
        const imagined = game.imagine(seen, luck);
        answers.forEach((answer, i) => {
          const after = game.clone(imagined);
          game.apply(after, seat, answer, luck, undefined);
          worth[i] = (worth[i] as number) + evaluate(after, seat);
        });
      }
      return answers[worth.indexOf(Math.max(...worth))] as A;
    },
  });
}
