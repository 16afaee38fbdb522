import { QuickChance, type Seat } from '@aerie/kernel';
import raufUndRunter, { type Answer, type State, type View } from '@aerie/rauf-und-runter';
import type { Bot } from '../../bot.js';
import { softChoice } from '../../learning/soft-choice.js';
import { Forecast } from './forecast.js';
import { nudgeFor } from './nudges.js';
import { type Judged, reasonFor } from './reasons.js';
import { after, solveTurn, turnName } from './turn-in-play.js';
import type { Prospects, TurnSolver } from './turn-solver.js';

/** Imagining takes no luck in a game that hides nothing. */
const NO_LUCK = new QuickChance('');

/** What the ends of a seat's turn are worth at this table. */
export type ProspectsOf = (s: State, seat: Seat) => Prospects;

/**
 * Solves its turn exactly, for the chance to win the match as its utility. One solution serves all decisions of a turn, and the
 * advice on them. Whoever wavers takes others than the best now and then, the likelier the better they look: `wavering` is a
 * difference in the chance to win.
 */
export function turnPlayer(prospectsOf: ProspectsOf, wavering = 0): Bot<View, Answer> {
  let solved: { turn: string; solver: TurnSolver; forecast: Forecast } | undefined;

  function solution(s: State, seat: Seat) {
    const turn = turnName(s, seat);
    if (solved?.turn === turn && solved.solver.covers(s.feathers[seat] as number, s.dice)) return solved;
    const solver = solveTurn(s, seat, prospectsOf(s, seat));
    solved = { turn, solver, forecast: new Forecast(solver) };
    return solved;
  }

  return {
    choose({ seat, answers, view }, luck) {
      if (answers.length === 1) return answers[0] as Answer;
      const s = raufUndRunter.imagine(view(), NO_LUCK);
      const { solver } = solution(s, seat);
      const values = answers.map((answer) => after(solver, s, seat, answer));
      if (wavering === 0) return answers[best(values)] as Answer;
      const ranked = answers
        .map((answer, i) => ({ answer, worth: values[i] as number }))
        .sort((a, b) => b.worth - a.worth);
      return ranked[softChoice(ranked, wavering, luck)]?.answer as Answer;
    },

    advise({ seat, answers, view }) {
      const s = raufUndRunter.imagine(view(), NO_LUCK);
      const { solver, forecast } = solution(s, seat);
      const ranked = answers
        .map((answer) => ({ answer, value: after(solver, s, seat, answer) }))
        .sort((a, b) => b.value - a.value);
      const odds = ranked.map(({ answer, value }): Judged => {
        const { fall, stand, momentum, feathers } = after(forecast, s, seat, answer);
        // The tiny charge on falls is no chance.
        const worth = Math.max(0, value);
        return { answer, facts: { fall, momentum: stand > 0 ? momentum / stand : 0, feathers, worth } };
      });
      const [chosen] = odds as [Judged, ...Judged[]];
      const { answer } = chosen;
      const reason = reasonFor(s, seat, chosen, odds);
      if (answers.length === 1) return { answer, reason, odds };
      return { answer, nudge: nudgeFor(s, s.feathers[seat] as number, answer, reason), reason, odds };
    },
  };
}

/** Which value is the highest; the first of equals. */
const best = (values: readonly number[]): number => values.indexOf(Math.max(...values));
