import type { Reason } from '@aerie/kernel';
import type { Facts } from '../contract/game-ui.js';
import type { Advice } from '../play/thinking.js';

/** How much of a hint is shown: where to look, what to do and why, what is meant to follow. */
export type HintStep = 'nudge' | 'move' | 'plan';

/** What a bot advises, with the answers of the game. */
export interface Hint {
  readonly answer: unknown;
  /** Where to look. */
  readonly nudge: Reason | undefined;
  /** Why, the main reason first. */
  readonly reasons: readonly Reason[];
  /** What is known of the answer itself, and of the next best. */
  readonly facts: Facts | undefined;
  readonly next: { readonly answer: unknown; readonly facts: Facts } | undefined;
  readonly plan: readonly unknown[];
  readonly ahead: readonly unknown[];
  /** The steps that it has, and how many of them are shown. */
  readonly steps: readonly HintStep[];
  readonly shown: number;
}

/** The advice of a bot as a hint of which the first step is shown; `read` reads notation, and leaves out what it does not know. */
export function hintOf(
  { answer, nudge, reason, because, odds, plan, ahead }: Advice,
  read: (texts: readonly string[]) => readonly unknown[],
): Hint | undefined {
  const [given] = read([answer]);
  if (given === undefined) return undefined;
  const other = odds.find((one) => one.answer !== answer);
  const [next] = read(other ? [other.answer] : []);
  const steps: HintStep[] = ['move'];
  if (nudge) steps.unshift('nudge');
  if (plan.length + ahead.length > 0) steps.push('plan');
  return {
    answer: given,
    nudge,
    reasons: [reason, ...because],
    facts: odds.find((one) => one.answer === answer)?.facts,
    next: other && next !== undefined ? { answer: next, facts: other.facts } : undefined,
    plan: read(plan),
    ahead: read(ahead),
    steps,
    shown: 1,
  };
}

/** The step that is shown now. */
export const stepOf = ({ steps, shown }: Hint): HintStep => steps[shown - 1] ?? 'move';

/** The step that would be shown next; undefined at the last one. */
export const stepAfter = ({ steps, shown }: Hint): HintStep | undefined => steps[shown];
