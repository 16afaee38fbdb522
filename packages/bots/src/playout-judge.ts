import type { Game, Outcome, Seat } from '@aerie/kernel';
import { ask, type Bot } from './bot.js';
import { expectationOf, type Judge } from './judge.js';

/** Judges by playing on to the end with one bot in every seat: for games whose bots are quick and that have no judge of their own. */
export function playoutJudge<S, V, A, E, O>(game: Game<S, V, A, E, O>, bot: Bot<V, A>): Judge<S, V, A> {
  return {
    expect(s, luck, first) {
      const end = game.clone(s);
      for (const answer of first?.answers ?? [])
        game.apply(end, first?.seat as Seat, answer, luck, undefined);
      for (;;) {
        const [seat] = game.awaited(end);
        if (seat === undefined) return expectationOf(game.outcome(end) as Outcome);
        game.apply(end, seat as Seat, ask(game, end, seat, bot, luck), luck, undefined);
      }
    },
    promising: ({ answers }) => answers.map((answer) => [answer]),
  };
}
