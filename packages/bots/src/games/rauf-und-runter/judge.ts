import { QuickChance, type Seat } from '@aerie/kernel';
import raufUndRunter, { type Answer, player, ROUNDS, type State, type View } from '@aerie/rauf-und-runter';
import { type Expectation, expectationOf, type Judge } from '../../judge.js';
import { Aftermath } from './aftermath.js';
import { expectedTurns } from './expected-turns.js';
import { FollowedTurn } from './followed-turn.js';
import { isAnswered } from './levels.js';
import { MatchValue } from './match-value.js';
import { Outlook } from './outlook.js';
import { TURNS, warmUp } from './rivals.js';
import { RoundEnd } from './round-end.js';
import { after, solveTurn, turnName } from './turn-in-play.js';
import type { TurnSolver } from './turn-solver.js';

/** So many turns are kept: the one that is looked at, and those that may follow it. */
const KEPT = 8;
/** By the number of seats: how far a chicken gets in a round, in the mean of 1,000 matches of `strong`. */
const CLIMB: readonly number[] = [0, 0, 2.6, 3.4, 3.9, 4.3];
/** Imagining takes no luck in a game that hides nothing. */
const NO_LUCK = new QuickChance('');

/** A turn as the master plays it. */
interface Turn {
  /** What it is worth to whoever plays it. */
  readonly solver: TurnSolver;
  /** What it comes to for everybody: chances to win by seat, then spaces after the round. */
  readonly everybody: FollowedTurn;
}

/**
 * Judges by the master's solution of the turn, which is exact over all throws, and what it takes the rest of the match to be. Luck
 * only speaks between answers that are considered one after the other.
 */
export function judge(): Judge<State, View, Answer> {
  warmUp();
  const known = new Map<string, Turn>();

  function turnIn(s: State): Turn {
    const name = turnName(s, player(s));
    let turn = known.get(name);
    if (!turn?.solver.covers(s.feathers[player(s)] as number, s.dice)) {
      turn = solved(s);
      known.set(name, turn);
      if (known.size > KEPT) known.delete(known.keys().next().value as string);
    }
    return turn;
  }

  return {
    steady: true,
    expect(s, luck, first) {
      const outcome = raufUndRunter.outcome(s);
      if (outcome) return expectationOf(outcome);
      const answers = first?.answers ?? [];
      const table = raufUndRunter.clone(s);
      for (const answer of answers.slice(0, -1))
        raufUndRunter.apply(table, first?.seat as Seat, answer, luck, undefined);
      const turn = turnIn(table);
      const answer = answers.at(-1) ?? (inOrder(turn, table)[0] as Answer);
      return expectationAfter(table, after(turn.everybody, table, player(table), answer));
    },
    promising: ({ view }) => {
      const s = raufUndRunter.imagine(view(), NO_LUCK);
      return inOrder(turnIn(s), s).map((answer) => [answer]);
    },
  };
}

/** The answers that are possible now, the best first. */
function inOrder({ solver }: Turn, s: State): Answer[] {
  const seat = player(s);
  return raufUndRunter
    .answers(s, seat)
    .map((answer) => ({ answer, worth: after(solver, s, seat, answer) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ answer }) => answer);
}

function solved(s: State): Turn {
  const seat = player(s);
  const turns = expectedTurns(s);
  const others = s.order.filter((one) => one !== seat);
  const outlook = isAnswered(s) ? new Outlook(s, seat, undefined, [seat, ...others]) : undefined;
  const solver = solveTurn(s, seat, outlook ?? new RoundEnd(s, seat, MatchValue.judge(s), TURNS, turns));
  const aftermath = new Aftermath(s, seat, turns);
  const everybody = new FollowedTurn(solver, (count, sum, feathers) => {
    const fall = sum - solver.flutter - count;
    const [end, left] = [fall > 0 ? -fall : sum, feathers - count];
    const { chances, spaces } = aftermath.after(end, left);
    if (!outlook) return [...chances, ...spaces];
    const answered = outlook.chances(end, left);
    return [
      ...chances.map((_, one) => answered[one === seat ? 0 : 1 + others.indexOf(one)] as number),
      ...spaces,
    ];
  });
  return { solver, everybody };
}

function expectationAfter(s: State, numbers: readonly number[]): Expectation {
  const seats = s.order.length;
  const toCome = 1 + (ROUNDS - 1 - s.round) * (CLIMB[seats] as number);
  return {
    worth: numbers.slice(0, seats),
    points: numbers.slice(seats).map((space) => space + toCome),
  };
}
