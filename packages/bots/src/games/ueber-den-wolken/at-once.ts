import type { QuickChance } from '@aerie/kernel';
import wolken, { type Answer, type View } from '@aerie/ueber-den-wolken';
import type { Asked } from '../../bot.js';
import type { Turns } from './turns.js';

/** An answer, and what the best turn that begins with it is worth. */
export interface Judged {
  readonly answer: Answer;
  readonly worth: number;
}

/** The answers by how the table looks at once after the best turn that begins with each, the best first. */
export function rankedAtOnce(
  turns: Turns,
  { seat, answers, view }: Asked<View, Answer>,
  luck: QuickChance,
): Judged[] {
  if (answers.length === 1) return [{ answer: answers[0] as Answer, worth: 0 }];
  // An action or a card is as good as the best that can be done with it, however many ways there are.
  const worths = new Map<Answer, number>();
  turns.each(wolken.imagine(view(), luck), seat, ([first], _, worth) => {
    const before = worths.get(first as Answer) ?? Number.NEGATIVE_INFINITY;
    if (worth > before) worths.set(first as Answer, worth);
  });
  if (worths.size === 0) return [{ answer: answers[0] as Answer, worth: 0 }];
  return [...worths].map(([answer, worth]) => ({ answer, worth })).sort((a, b) => b.worth - a.worth);
}
