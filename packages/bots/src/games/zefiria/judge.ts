import { QuickChance } from '@aerie/kernel';
import zefiria, { type Answer, accountOf, besideOf, type State, type View } from '@aerie/zefiria';
import type { Considered, Judge } from '../../judge.js';
import { Beam, type Found } from './beam.js';
import type { Effort } from './effort.js';
import { bestScore, type Outlook, outlookOf } from './expected-score.js';
import { fallback, setUp } from './habits.js';
import { answerFor } from './plan.js';
import { nameOf } from './plans.js';
import { type Position, positionOf } from './position.js';
import { EYES, spare } from './solver.js';
import type { Step } from './step.js';

/** How positions are looked at: so wide, and wider where all islands may come home, but not for sure. */
interface Sight {
  readonly width: number;
  readonly wider: number;
}
const SURE = 0.95;
const USUAL: Sight = { width: 200, wider: 600 };
const CLOSER: Sight = { width: 1000, wider: 3000 };
const CLOSEST: Sight = { width: 2000, wider: 6000 };

/** One that tells what a turn can come to. */
const GLIMPSE: Effort = { ...EYES, width: 20, aim: 'nearness' };

/** So many answers are worth a look, the planned one among them. */
const PROMISING = 5;

/** Where luck comes in, so many ways that it may take are reckoned with: every one is another position to look at. */
const FATES = 8;

/** So many positions are remembered. */
const MOST_KNOWN = 20_000;

/** What a table comes to, and what is planned there. */
interface Looked {
  readonly score: number;
  readonly next?: Step | undefined;
}

/** Looks at tables: nothing is hidden, and between storms nothing is luck, so each of them is looked at once. */
class Looks {
  private readonly known = new Map<string, Looked>();

  constructor(private readonly sight: Sight) {}

  at(s: State): Looked {
    if (zefiria.outcome(s)) return { score: accountOf(s).total };
    const name = nameOf(s);
    let looked = this.known.get(name);
    if (!looked) {
      looked = lookAt(s, this.sight);
      if (this.known.size >= MOST_KNOWN) this.known.clear();
      this.known.set(name, looked);
    }
    return looked;
  }
}

function lookAt(s: State, { width, wider }: Sight): Looked {
  const position = positionOf(s, besideOf);
  const points = position.points + (position.turns - 1) * position.perTurn;
  const looked = (positions: number): Looked & Outlook => {
    const found = new Beam(position, { ...EYES, width: positions, overtime: 2 }).run();
    return { ...outlookOf(s, points, found), next: planOf(found)[0] };
  };
  const first = looked(width);
  if (first.perfect > SURE || spare(position) < 0) return first;
  const closer = looked(wider);
  return closer.score > first.score ? closer : first;
}

/** A way to a perfect order that comes somewhat too late is followed too: it may be shortened. */
const planOf = ({ steps, late }: Found): readonly Step[] => (late ?? { steps }).steps;

/** Whether there is something to plan: spirits stand, and whoever acts has points. */
const isPlanned = ({ stage }: State): boolean =>
  stage.at === 'turn' ? stage.points > 0 : stage.at === 'order' || stage.at === 'sleeper';

/** The table after these answers, where it is to be planned from next. */
function tableAfter(s: State, luck: QuickChance, first?: Considered<Answer>): State {
  const then = zefiria.clone(s);
  for (const answer of first?.answers ?? [])
    zefiria.apply(then, (first as Considered<Answer>).seat, answer, luck, undefined);
  for (;;) {
    const [seat] = zefiria.awaited(then);
    if (seat === undefined || isPlanned(then)) return then;
    const answers = zefiria.answers(then, seat);
    const answer = then.stage.at === 'turn' ? fallback(answers) : setUp(answers, luck);
    zefiria.apply(then, seat, answer, luck, undefined);
  }
}

/** How far from home all islands can be brought in the turn that goes on in `v`, if it goes on in `then`. */
function nearest(v: View, then: State): number {
  const turn = v.stage.at === 'turn' ? v.stage : undefined;
  const goesOn = turn && then.stage.at === 'turn' && then.stage.who === turn.who && then.round === v.round;
  const position: Position = { ...positionOf(then, besideOf), turns: goesOn ? 1 : 0 };
  return new Beam(position, GLIMPSE).run().away;
}

/** Looks for the best plan for all, and tells what people make of such a plan. Worth is the part of the best score of the mode. */
const judgeBy = (sight: Sight): Judge<State, View, Answer> => {
  const looks = new Looks(sight);
  return {
    expect(s, luck, first) {
      const then = tableAfter(s, new QuickChance(`${luck.below(FATES)}`), first);
      const points = looks.at(then).score;
      const worth = Math.min(1, Math.max(0, points / bestScore(then)));
      return { worth: then.held.map(() => worth), points: then.held.map(() => points) };
    },
    promising({ seat, answers, view }, luck) {
      const v = view();
      const next = isPlanned(v) ? looks.at(v).next : undefined;
      if (!next) return answers.map((answer) => [answer]);
      const planned = zefiria.write(answerFor(v, next));
      const away = (answer: Answer): number =>
        zefiria.write(answer) === planned ? 0 : nearest(v, tableAfter(v, luck, { seat, answers: [answer] }));
      return answers
        .map((answer) => ({ answer, away: away(answer) }))
        .sort((a, b) => a.away - b.away)
        .slice(0, PROMISING)
        .map(({ answer }) => [answer]);
    },
  };
};

export const judge = (): Judge<State, View, Answer> => ({
  ...judgeBy(USUAL),
  closer: { ...judgeBy(CLOSER), closer: judgeBy(CLOSEST) },
});
