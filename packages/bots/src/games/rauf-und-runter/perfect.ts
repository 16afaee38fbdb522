import { QuickChance, type Seat } from '@aerie/kernel';
import raufUndRunter, {
  type Answer,
  FEATHER,
  flutterNumber,
  REROLL_PRICE,
  type State,
  sumOf,
  supply,
  type View,
} from '@aerie/rauf-und-runter';
import type { Bot } from '../../bot.js';
import { Forecast } from './forecast.js';
import { type Judged, reasonFor } from './reasons.js';
import { warmUp } from './rivals.js';
import { RoundEnd } from './round-end.js';
import { TurnSolver, type TurnTable } from './turn-solver.js';

/** Imagining takes no luck in a game that hides nothing. */
const NO_LUCK = new QuickChance('');

/**
 * Solves its turn exactly, for the chance to win the match as its utility: the standing, the momenta
 * that are already on the tracks and the feathers of all go into it, and of those who play later what
 * sensible players would do. One solution serves all decisions of a turn, and the advice on them.
 */
export function perfect(): Bot<View, Answer> {
  warmUp();
  let solved: { turn: string; solver: TurnSolver; forecast: Forecast } | undefined;

  function solution(s: State, seat: Seat) {
    const turn = turnName(s, seat);
    if (solved?.turn === turn && solved.solver.covers(s.feathers[seat] as number, s.dice)) return solved;
    const solver = solveTurn(s, seat);
    solved = { turn, solver, forecast: new Forecast(solver) };
    return solved;
  }

  return {
    choose({ seat, answers, view }) {
      if (answers.length === 1) return answers[0] as Answer;
      const s = raufUndRunter.imagine(view(), NO_LUCK);
      const { solver } = solution(s, seat);
      return answers[best(answers.map((answer) => after(solver, s, seat, answer)))] as Answer;
    },

    advise({ seat, answers, view }) {
      const s = raufUndRunter.imagine(view(), NO_LUCK);
      const { solver, forecast } = solution(s, seat);
      const values = answers.map((answer) => after(solver, s, seat, answer));
      const odds = answers.map((answer, i): Judged => {
        const { fall, stand, momentum, feathers } = after(forecast, s, seat, answer);
        // The tiny charge on falls is no chance.
        const worth = Math.max(0, values[i] as number);
        return { answer, facts: { fall, momentum: stand > 0 ? momentum / stand : 0, feathers, worth } };
      });
      const chosen = odds[best(values)] as Judged;
      return { answer: chosen.answer, reason: reasonFor(s, seat, chosen, odds), odds };
    },
  };
}

/** Which value is the highest; the first of equals. */
const best = (values: readonly number[]): number => values.indexOf(Math.max(...values));

/** The solution of the turn that this seat is in the middle of. */
function solveTurn(s: State, seat: Seat): TurnSolver {
  const own = s.feathers[seat] as number;
  return new TurnSolver(flutterNumber(s), own, own + supply(s), new RoundEnd(s, seat));
}

/** What a table of the turn says of the moment after an answer. */
function after<T>(turn: TurnTable<T>, s: State, seat: Seat, answer: Answer): T {
  const feathers = s.feathers[seat] as number;
  const last = s.track.at(-1) ?? 0;
  const sum = sumOf(s.track);
  switch (answer.kind) {
    case 'pick':
      return turn.picked(answer.face === FEATHER ? 0 : Number(answer.face), s.dice, last, sum, feathers);
    case 'reroll':
      return turn.value(s.dice, last, sum, feathers - REROLL_PRICE);
    case 'shed':
      return turn.shed(answer.feathers, sum, feathers);
  }
}

/** Everything that a solution depends on and that does not change during the turn. */
function turnName(s: State, seat: Seat): string {
  const others = s.feathers.filter((_, other) => other !== seat);
  return [seat, s.round, s.turn, s.flutter, s.space, s.pecking, s.momentum, others].join('/');
}
