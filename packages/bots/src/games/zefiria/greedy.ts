import zefiria, { type Answer, reachable, type View } from '@aerie/zefiria';
import type { Asked, Bot } from '../../bot.js';
import { fallback, named, setUp } from './habits.js';
import { chances } from './notice.js';
import { after } from './plan.js';

/** What an answer leads to: steps nearer home for each point. */
interface Prospect {
  readonly first: Answer;
  readonly worth: number;
}

/** The best single breath from here, whose way here cost so many points already. */
function bestBreath(v: View, paid: number): Prospect | undefined {
  let best: Prospect | undefined;
  for (const { breath, nearer, home } of chances(v)) {
    const worth = (nearer + home) / (breath.price + paid);
    if (worth > (best?.worth ?? 0)) best = { first: breath.steps[0] as Answer, worth };
  }
  return best;
}

/** Takes the breath that brings most for its points, at once or after one flight; sees no further. */
export const greedy = (): Bot<View, Answer> => ({
  choose({ answers, view }: Asked<View, Answer>, luck): Answer {
    if (answers.length === 1) return answers[0] as Answer;
    const v = view();
    if (v.stage.at !== 'turn') return setUp(answers, luck);
    let best = bestBreath(v, 0);
    const { points } = v.stage;
    for (const { step, price } of reachable(v)) {
      if (points - price < 1) continue;
      const there = after(v, step);
      const breath = there && bestBreath(there, price);
      if (breath && breath.worth > (best?.worth ?? 0)) best = { first: step, worth: breath.worth };
    }
    return (best && named(answers, zefiria.write(best.first))) ?? fallback(answers);
  },
});
