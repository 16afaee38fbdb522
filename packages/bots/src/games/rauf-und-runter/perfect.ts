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
import { warmUp } from './rivals.js';
import { RoundEnd } from './round-end.js';
import { TurnSolver } from './turn-solver.js';

/** Imagining takes no luck in a game that hides nothing. */
const NO_LUCK = new QuickChance('');

/**
 * Solves its turn exactly, for the chance to win the match as its utility: the standing, the momenta
 * that are already on the tracks and the feathers of all go into it, and of those who play later what
 * sensible players would do. One solution serves all decisions of a turn.
 */
export function perfect(): Bot<View, Answer> {
  warmUp();
  let solved: { turn: string; solver: TurnSolver } | undefined;
  return {
    choose({ seat, answers, view }) {
      if (answers.length === 1) return answers[0] as Answer;
      const s = raufUndRunter.imagine(view(), NO_LUCK);
      const turn = turnName(s, seat);
      if (solved?.turn !== turn) solved = { turn, solver: solveTurn(s, seat) };
      const worth = answers.map((answer) =>
        worthOf(s, seat, answer, (solved as { solver: TurnSolver }).solver),
      );
      return answers[worth.indexOf(Math.max(...worth))] as Answer;
    },
  };
}

/** The solution of the turn that this seat is in the middle of. */
function solveTurn(s: State, seat: Seat): TurnSolver {
  const own = s.feathers[seat] as number;
  return new TurnSolver(flutterNumber(s), own, own + supply(s), new RoundEnd(s, seat));
}

/** What an answer is worth: the chance to win after it, under best play for the rest of the turn. */
function worthOf(s: State, seat: Seat, answer: Answer, solver: TurnSolver): number {
  const feathers = s.feathers[seat] as number;
  const last = s.track.at(-1) ?? 0;
  const sum = sumOf(s.track);
  switch (answer.kind) {
    case 'pick':
      return solver.picked(answer.face === FEATHER ? 0 : Number(answer.face), s.dice, last, sum, feathers);
    case 'reroll':
      return solver.value(s.dice, last, sum, feathers - REROLL_PRICE);
    case 'shed':
      return solver.shed(answer.feathers, sum, feathers);
  }
}

/** Everything that a solution depends on and that does not change during the turn. */
function turnName(s: State, seat: Seat): string {
  const others = s.feathers.filter((_, other) => other !== seat);
  return [seat, s.round, s.turn, s.flutter, s.space, s.pecking, s.momentum, others].join('/');
}
