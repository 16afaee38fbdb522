import { QuickChance, type Seat, seatsOf } from '@aerie/kernel';
import schwingenschlag, {
  type Answer,
  applyWithinTurn,
  endTurn,
  type State,
  type View,
} from '@aerie/schwingenschlag';
import { type Considered, expectationOf, type Judge } from '../../judge.js';
import { actionsLeft, chanceToWin } from './chance-to-win.js';
import { LearnedJudge } from './judgement/judge.js';
import { learnedNet } from './judgement/learned-net.js';
import { rivalExpects } from './rival-expects.js';

/** Answers that look so many points worse than the best are not worth a closer look. */
const MARGIN = 6;
/** Own turns that are played on after the choice of an action: by the usual look, and by the closer one, as by the master. */
const USUAL = 1;
const CLOSER = 4;
/** What the others do while somebody's next turns are played on, as in the master's search. */
const PASS: Answer = { a: 'pass' };
/** What ends a turn or a round, and what begins the next. */
const BETWEEN = ['endTurn', 'endRound', 'nextRound', 'rivalTurn', 'turn'];

const taskOf = (s: State): string => s.agenda.at(-1)?.task ?? '';

/**
 * Plays the turn to its end, each decision by what looks best at once; then the net tells what everybody can expect. Whoever chooses
 * an action plays so many of their next turns too: what is only put off is not lost, and the net does not see that by itself.
 */
function judgeBy(learned: LearnedJudge, turns: number): Judge<State, View, Answer> {
  return {
    expect(s, luck, first) {
      const outcome = schwingenschlag.outcome(s);
      if (outcome) return expectationOf(outcome);
      const later = new QuickChance(`${luck.below(2 ** 32)}`);
      const end = schwingenschlag.clone(s);
      const points = playTurn(end, learned, luck, first);
      const [chooser] = taskOf(s) === 'turn' ? schwingenschlag.awaited(s) : [];
      const actions = actionsLeft(end);
      const rivals = end.rival ? [rivalExpects(end, later)] : [];
      if (chooser !== undefined) points[chooser] = afterNextTurns(end, chooser, turns, learned, later);
      const worth = points.map((own, seat) =>
        chanceToWin(own, [...points.filter((_, other) => other !== seat), ...rivals], actions),
      );
      return { worth, points };
    },
    promising({ seat, answers, view }, luck) {
      const ranked = learned.ranked(schwingenschlag.imagine(view(), luck), seat, answers, luck);
      const least = (ranked[0]?.worth as number) - MARGIN;
      return ranked.filter(({ worth }) => worth >= least).map(({ answer }) => [answer]);
    },
  };
}

export async function judge(): Promise<Judge<State, View, Answer>> {
  const learned = new LearnedJudge(await learnedNet());
  return { ...judgeBy(learned, USUAL), closer: judgeBy(learned, CLOSER) };
}

/** Goes on to the end of the turn, or until the next one begins; the first answers may be given. Tells what everybody can expect. */
function playTurn(
  s: State,
  learned: LearnedJudge,
  luck: QuickChance,
  first: Considered<Answer> | undefined,
): number[] {
  const given = [...(first?.answers ?? [])];
  for (let who: Seat = first?.seat ?? (schwingenschlag.awaited(s)[0] as Seat); ; ) {
    applyWithinTurn(s, who, given.shift() ?? learned.best(s, who, luck), luck);
    if (given.length === 0 && BETWEEN.includes(taskOf(s))) break;
    endTurn(s, luck);
    who = schwingenschlag.awaited(s)[0] as Seat;
  }
  return seatsOf(s.mats.length).map((seat) => {
    learned.startFrom(s, seat);
    return learned.worth(s, seat);
  });
}

/** What a seat can expect after so many of its next turns as well, judged before the last of them ends. */
function afterNextTurns(
  s: State,
  seat: Seat,
  turns: number,
  learned: LearnedJudge,
  luck: QuickChance,
): number {
  endTurn(s, luck);
  let left = turns;
  for (let [who] = schwingenschlag.awaited(s); who !== undefined; [who] = schwingenschlag.awaited(s)) {
    const isTurn = taskOf(s) === 'turn';
    if (isTurn && who === seat) left--;
    applyWithinTurn(s, who, isTurn && who !== seat ? PASS : learned.best(s, who, luck), luck);
    if (left === 0 && BETWEEN.includes(taskOf(s))) break;
    endTurn(s, luck);
  }
  return learned.worth(s, seat);
}
