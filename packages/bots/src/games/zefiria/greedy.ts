import zefiria, { type Answer, reachable, type View } from '@aerie/zefiria';
import type { Bot } from '../../bot.js';
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
  let best = bestBreath(v, 0, leaves);
  const { points } = v.stage;
  for (const { step, price } of reachable(v)) {
    if (points - price < 1) continue;
    const there = after(v, step);
    const breath = there && bestBreath(there, price, leaves);
    if (breath && breath.worth > (best?.worth ?? 0)) best = { first: step, worth: breath.worth };
  }
  return (best && named(answers, zefiria.write(best.first))) ?? fallback(answers);
};

export const greedy = (): Bot<View, Answer> => ({
  choose: (asked, luck) => greedyThinker(asked, luck, false),
});
