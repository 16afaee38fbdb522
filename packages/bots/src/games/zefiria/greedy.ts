import type { QuickChance } from '@aerie/kernel';
import zefiria, { type Answer, reachable, type View } from '@aerie/zefiria';
import type { Advice, CommonAdvice } from '../../advice.js';
import type { Asked, Bot } from '../../bot.js';
import { fallback, named, setUp } from './habits.js';
import { chances } from './notice.js';
import { after } from './plan.js';
import type { Thinker } from './thinker.js';

/** What an answer leads to: steps nearer home for each point. */
interface Prospect {
  readonly first: Answer;
  readonly worth: number;
}

/** What bringing an island home is worth beside other breaths, where somebody else would like to do it. */
const LEFT = 0.75;

/** The best single breath from here, whose way here cost so many points already. */
function bestBreath(v: View, paid: number, leaves: boolean): Prospect | undefined {
  let best: Prospect | undefined;
  for (const { breath, nearer, home } of chances(v)) {
    const worth = (leaves && home > 0 ? nearer * LEFT : nearer + home) / (breath.price + paid);
    if (worth > (best?.worth ?? 0)) best = { first: breath.steps[0] as Answer, worth };
  }
  return best;
}

/** Takes the breath that brings most for its points, at once or after one flight; sees no further. */
export const greedyThinker: Thinker = ({ answers, view }, luck, leaves) => {
  if (answers.length === 1) return answers[0] as Answer;
  const v = view();
  if (v.stage.at !== 'turn') return setUp(answers, luck);
  const [best] = prospects(v, leaves);
  return (best && named(answers, zefiria.write(best.first))) ?? fallback(answers);
};

/** What the best breath here and each flight lead to, the best first. */
function prospects(v: View, leaves: boolean): Prospect[] {
  if (v.stage.at !== 'turn') return [];
  const { points } = v.stage;
  const here = bestBreath(v, 0, leaves);
  const found = here ? [here] : [];
  for (const { step, price } of reachable(v)) {
    const there = points - price < 1 ? undefined : after(v, step);
    const breath = there && bestBreath(there, price, leaves);
    if (breath) found.push({ first: step, worth: breath.worth });
  }
  return found.sort((a, b) => b.worth - a.worth);
}

/** Says what it would do, and in what order the rest follows; it has no reasons. */
export function adviseGreedily(asked: Asked<View, Answer>, luck: QuickChance): Advice<Answer> {
  return {
    answer: greedyThinker(asked, luck, false),
    reason: { code: 'botWould' satisfies CommonAdvice },
    odds: prospects(asked.view(), false).map(({ first, worth }) => ({ answer: first, facts: { worth } })),
  };
}

export const greedy = (): Bot<View, Answer> => ({
  choose: (asked, luck) => greedyThinker(asked, luck, false),
});
