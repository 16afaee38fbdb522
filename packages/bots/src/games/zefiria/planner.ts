import type { Reason, Seat } from '@aerie/kernel';
import zefiria, { type Answer, accountOf, type View } from '@aerie/zefiria';
import type { Advice, CommonAdvice } from '../../advice.js';
import type { Asked, Bot } from '../../bot.js';
import type { Found } from './beam.js';
import { bestCorner } from './corners.js';
import { bestSpirit, fallback, named, setUp } from './habits.js';
import { moveReason } from './move-reason.js';
import { nudgeFor } from './nudge.js';
import { after } from './plan.js';
import { type Next, Plans } from './plans.js';
import { ALL_IN_PLACE, solve, solveLeaving, solveNextTurns, solveQuickly } from './solver.js';
import type { Thinker } from './thinker.js';

/**
 * Why the planner would do something. `allInPlace` and `asGoodAsFound` tell how its plan ends, unless a `storm` comes:
 * `count` is what the islands count then, `left` the points of the match that are left. What a turn has cost
 * can be told by comparing them before and after it.
 */
export const PLAN_CODES = [
  'strongSpirit',
  'shortWays',
  'allInPlace',
  'asGoodAsFound',
  'gemBringsMore',
  'nothingToBetter',
] as const;
type Code = (typeof PLAN_CODES)[number] | CommonAdvice;

/** What it does at this moment, and why. */
interface Decision {
  readonly answer: Answer;
  readonly code: Code;
  readonly next?: Next;
}

type Solve = (v: View) => Found;

/**
 * Plans for all seats at once, to the end of the match, and plays its part of the plan. Whoever does something
 * else, or a storm, makes it plan anew.
 */
class Planner {
  constructor(
    private readonly solve: Solve,
    private readonly plans: Plans,
  ) {}

  advise(asked: Asked<View, Answer>): Advice<Answer> {
    const { answer, code, next } = this.decide(asked);
    const v = asked.view();
    if (!next) return { answer, ...nudgeFor(v, [answer]), reason: { code } };
    const { count, left } = next;
    const storm = v.mode === 'storm' && v.round < v.rounds ? 'comes' : 'none';
    const ways = this.plans.from(v);
    const ending: Reason = { code, args: { count, left, storm } };
    const reason = moveReason(v, ways.plan);
    const why = reason ? { reason, because: [ending] } : { reason: ending };
    return { answer, ...nudgeFor(v, ways.plan), ...why, ...ways };
  }

  decide({ seat, answers, view }: Asked<View, Answer>): Decision {
    if (answers.length === 1) return { answer: answers[0] as Answer, code: 'onlyAnswer' };
    const v = view();
    if (v.stage.at === 'spirits')
      return { answer: bestSpirit(answers) ?? fallback(answers), code: 'strongSpirit' };
    if (v.stage.at === 'corners') return { answer: bestCorner(v, answers), code: 'shortWays' };
    const next = this.plans.at(v);
    if (next) return follow(answers, next);
    const give = named(answers, 'give');
    if (give && this.worthAGem(v, seat)) return { answer: give, code: 'gemBringsMore' };
    if (v.stage.at === 'turn' && v.stage.points === 0) return nothingToBetter(answers);
    this.plans.keep(v, this.solve(v));
    const planned = this.plans.at(v);
    return planned ? follow(answers, planned) : nothingToBetter(answers);
  }

  /**
   * Whether own gems, given as points, bring in more than they count. Only in the last round: before it they may be
   * better used later, and nothing is lost by waiting.
   */
  private worthAGem(v: View, seat: Seat): boolean {
    const { stage } = v;
    if (stage.at !== 'turn' || v.round < v.rounds) return false;
    const without = stage.points > 0 ? this.solve(v).count : this.countAfterTurn(v);
    if (without === ALL_IN_PLACE) return false;
    const held = v.held[seat] ?? 0;
    for (let gems = 1; gems <= held; gems++) {
      const given = { ...v, stage: { ...stage, points: stage.points + gems } };
      if (this.solve(given).count - gems > without) return true;
    }
    return false;
  }

  /** What the islands will count if the turn ends here. */
  private countAfterTurn(v: View): number {
    const then = after(v, { kind: 'end' });
    if (then && then.stage.at === 'turn') return this.solve(then).count;
    return accountOf({ islands: v.islands, held: [] }).total;
  }
}

const nothingToBetter = (answers: readonly Answer[]): Decision => ({
  answer: fallback(answers),
  code: 'nothingToBetter',
});

function follow(answers: readonly Answer[], next: Next): Decision {
  const answer = named(answers, zefiria.write(next.answer));
  if (!answer) throw new Error(`${zefiria.write(next.answer)} is planned, but not possible`);
  return { answer, next, code: next.count === ALL_IN_PLACE ? 'allInPlace' : 'asGoodAsFound' };
}

/** All who plan with the same effort share what they know. Where islands are left to others, plans hold for one turn. */
const FAR = new Planner(solve, new Plans());
const FAR_LEAVING = new Planner((v) => solveLeaving(v, solve), new Plans(false));
const AHEAD = new Planner(solveNextTurns, new Plans(false));
const QUICK_LEAVING = new Planner((v) => solveLeaving(v, solveQuickly), new Plans(false));

export const farThinker: Thinker = (asked, _, leaves) => (leaves ? FAR_LEAVING : FAR).decide(asked).answer;

/** Looks some turns ahead, and takes any corner; to leave islands to others it plans to the end, as it has to know what that costs. */
export const aheadThinker: Thinker = (asked, luck, leaves) => {
  const { at } = asked.view().stage;
  if (at === 'spirits' || at === 'corners') return setUp(asked.answers, luck);
  return (leaves ? QUICK_LEAVING : AHEAD).decide(asked).answer;
};

export const adviseFar = (asked: Asked<View, Answer>): Advice<Answer> => FAR.advise(asked);

export const planner = (): Bot<View, Answer> => ({
  remembers: true,
  choose: (asked, luck) => farThinker(asked, luck, false),
  advise: adviseFar,
});
