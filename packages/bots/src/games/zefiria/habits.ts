import type { QuickChance } from '@aerie/kernel';
import zefiria, { type Answer, type Spirit } from '@aerie/zefiria';

/** The spirits by how much they help, measured with plans for many deals. */
const BEST_FIRST: readonly Spirit[] = ['borea', 'jugo', 'etesia', 'austro', 'skyron'];

export const named = (answers: readonly Answer[], text: string): Answer | undefined =>
  answers.find((answer) => zefiria.write(answer) === text);

/** The answer about the best of the spirits it could be about. */
export function bestSpirit(answers: readonly Answer[], worst = false): Answer | undefined {
  const spirits = worst ? BEST_FIRST.toReversed() : BEST_FIRST;
  for (const spirit of spirits) {
    const found = answers.find((answer) => 'spirit' in answer && answer.spirit === spirit);
    if (found) return found;
  }
  return undefined;
}

/** Everything but turns, without much thought: good spirits are taken and act, the others sleep; any corner will do. */
export function setUp(answers: readonly Answer[], luck: QuickChance): Answer {
  const sleeps = answers.some(({ kind }) => kind === 'sleep');
  return (
    answers.find(({ kind }) => kind === 'finish') ??
    bestSpirit(answers, sleeps) ??
    (answers[luck.below(answers.length)] as Answer)
  );
}

/** Where nothing improves the islands: ends the match, takes a gem or ends the turn; where none is legal, moves. */
export function fallback(answers: readonly Answer[]): Answer {
  for (const kind of ['finish', 'take', 'end'] as const) {
    const found = answers.find((answer) => answer.kind === kind);
    if (found) return found;
  }
  return answers[0] as Answer;
}
