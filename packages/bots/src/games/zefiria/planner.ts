import type { Seat } from '@aerie/kernel';
import zefiria, { type Answer, accountOf, type View } from '@aerie/zefiria';
import type { Advice, CommonAdvice } from '../../advice.js';
import type { Asked, Bot } from '../../bot.js';
import { bestCorner } from './corners.js';
import { bestSpirit, fallback, named } from './habits.js';
import { after } from './plan.js';
import { type Next, Plans } from './plans.js';
import { ALL_IN_PLACE, solve } from './solver.js';

/**
 * Why the planner would do something. `allInPlace` and `asGoodAsFound` tell how its plan ends, unless a `storm` comes:
 * `count` is what the islands count then, `left` the points of the match that are left. What a turn has cost
 * can be told by comparing them before and after it.
 */
export const ADVICE_CODES = [
  'strongSpirit',
  'shortWays',
  'allInPlace',
  'asGoodAsFound',
  'gemBringsMore',
  'nothingToBetter',
] as const;
type Code = (typeof ADVICE_CODES)[number] | CommonAdvice;

const plans = new Plans();

/** What it does at this moment, and why. */
interface Decision {
  readonly answer: Answer;
  readonly code: Code;
  readonly next?: Next;
}

/**
 * Plans for all seats at once, to the end of the match, and plays its part of the plan. Whoever does something
 * else, or a storm, makes it plan anew.
 */
export const planner = (): Bot<View, Answer> => ({
  choose: (asked) => decide(asked).answer,
  advise(asked): Advice<Answer> {
    const { answer, code, next } = decide(asked);
    if (!next) return { answer, reason: { code } };
    const { count, left } = next;
    const v = asked.view();
    const storm = v.mode === 'storm' && v.round < v.rounds ? 'comes' : 'none';
    return { answer, reason: { code, args: { count, left, storm } }, ...plans.from(v) };
  },
});

function decide({ seat, answers, view }: Asked<View, Answer>): Decision {
  if (answers.length === 1) return { answer: answers[0] as Answer, code: 'onlyAnswer' };
  const v = view();
  if (v.stage.at === 'spirits')
    return { answer: bestSpirit(answers) ?? fallback(answers), code: 'strongSpirit' };
  if (v.stage.at === 'corners') return { answer: bestCorner(v, answers), code: 'shortWays' };
  const next = plans.at(v);
  if (next) return follow(answers, next);
  const give = named(answers, 'give');
  if (give && worthAGem(v, seat)) return { answer: give, code: 'gemBringsMore' };
  if (v.stage.at === 'turn' && v.stage.points === 0) return nothingToBetter(answers);
  plans.keep(v, solve(v));
  const planned = plans.at(v);
  return planned ? follow(answers, planned) : nothingToBetter(answers);
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

/**
 * Whether own gems, given as points, bring in more than they count. Only in the last round: before it they may be
 * better used later, and nothing is lost by waiting.
 */
function worthAGem(v: View, seat: Seat): boolean {
  const { stage } = v;
  if (stage.at !== 'turn' || v.round < v.rounds) return false;
  const without = stage.points > 0 ? solve(v).count : countAfterTurn(v);
  if (without === ALL_IN_PLACE) return false;
  const held = v.held[seat] ?? 0;
  for (let gems = 1; gems <= held; gems++) {
    const given = { ...v, stage: { ...stage, points: stage.points + gems } };
    if (solve(given).count - gems > without) return true;
  }
  return false;
}

/** What the islands will count if the turn ends here. */
function countAfterTurn(v: View): number {
  const then = after(v, { kind: 'end' });
  if (then && then.stage.at === 'turn') return solve(then).count;
  return accountOf({ islands: v.islands, held: [] }).total;
}
