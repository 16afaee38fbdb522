import type { QuickChance, Seat } from '@aerie/kernel';
import zefiria, { type Answer, accountOf, type View } from '@aerie/zefiria';
import type { Asked, Bot } from '../../bot.js';
import type { Company, Proposal } from '../../company.js';
import type { Found } from './beam.js';
import { named } from './habits.js';
import { outcomeOf } from './outcome.js';
import { after } from './plan.js';
import { ALL_IN_PLACE } from './solver.js';
import type { Thinker } from './thinker.js';
import { reasonFor } from './turn-reason.js';

/** More steps than a turn can have. */
const MOST_STEPS = 24;

/** Whether somebody of these seats has a turn after the one that goes on. */
function comesAfter(v: View, people: readonly Seat[]): boolean {
  const { stage } = v;
  if (stage.at !== 'turn') return false;
  return v.round < v.rounds || people.some((seat) => seat !== stage.who && !v.acted.includes(seat));
}

/** What people wish that is done now, as far as this bot can do it: the first wish whose first step is legal. */
const wishedBy = ({ sketches }: Company<Answer>, answers: readonly Answer[]): readonly Answer[] | undefined =>
  sketches.find(({ plan: [first], wish }) => wish && first && named(answers, zefiria.write(first)))?.plan;

/** How a bot plays with people. */
interface Manners {
  readonly thinks: Thinker;
  /** How it finds out whether a wish costs the table a perfect order, to speak up then; who does not look follows any wish. */
  readonly warns?: (v: View) => Found;
}

/**
 * A partner. Among bots it plays what it thinks. With people it does what they wish, leaves it to them to bring islands home
 * and to end the match, and says beforehand what it would do in its turn.
 */
export const companion = ({ thinks, warns }: Manners): Bot<View, Answer> => {
  const own = (asked: Asked<View, Answer>, luck: QuickChance, people: readonly Seat[]): Answer => {
    const v = asked.view();
    const leaves = comesAfter(v, people);
    const answer = thinks(asked, luck, leaves);
    return (leaves && answer.kind === 'finish' && named(asked.answers, 'end')) || answer;
  };
  return {
    choose(asked, luck) {
      const { company, answers } = asked;
      if (!company) return thinks(asked, luck, false);
      const first = wishedBy(company, answers)?.[0];
      return (first && named(answers, zefiria.write(first))) ?? own(asked, luck, company.people);
    },
    propose(asked, luck): Proposal<Answer> | undefined {
      const { company, seat, answers } = asked;
      const v = asked.view();
      if (!company || v.stage.at !== 'turn' || answers.length === 1) return undefined;
      const wished = wishedBy(company, answers);
      const loss = wished && warns && !company.warned ? lossBy(v, wished, warns) : undefined;
      if (wished && loss === undefined) return undefined;
      const plan = turnFrom(v, seat, (question) => own(question, luck, company.people));
      // Nobody needs to be asked whether a turn without points ends.
      if (v.stage.points === 0 || plan.length === 0) return undefined;
      if (loss === undefined) return { plan, reason: reasonFor(v, plan, company.people) };
      return { plan, reason: { code: 'wouldCost', args: { count: loss } }, instead: true };
    },
  };
};

/** All that a seat would do until its turn is over, or luck comes in. */
function turnFrom(v: View, seat: Seat, choose: (asked: Asked<View, Answer>) => Answer): Answer[] {
  const plan: Answer[] = [];
  for (let at: View | undefined = v; at && plan.length < MOST_STEPS; ) {
    const now: View = at;
    if (now.stage.at !== 'turn' || zefiria.awaited(now)[0] !== seat || now.round !== v.round) break;
    const answer = choose({ seat, answers: zefiria.answers(now, seat), view: () => now });
    plan.push(answer);
    at = after(now, answer);
  }
  return plan;
}

/** What the islands would count in the end if a wish is done, where that loses a perfect order that could be had; else undefined. */
function lossBy(v: View, wished: readonly Answer[], solve: (v: View) => Found): number | undefined {
  let { then } = outcomeOf(v, wished);
  while (then.stage.at === 'turn' && then.stage.points === 0) {
    const ended = after(then, { kind: 'end' });
    if (!ended) return undefined;
    then = ended;
  }
  const count =
    then.stage.at === 'turn' ? solve(then).count : accountOf({ islands: then.islands, held: [] }).total;
  return count < ALL_IN_PLACE && solve(v).count === ALL_IN_PLACE ? count : undefined;
}
