import type { Reason } from '@aerie/kernel';
import type { Answer, View } from '@aerie/zefiria';
import { outcomeOf } from './outcome.js';

/** Why the next step of a plan is good: what it brings by itself, or what it is there for. */
export const MOVE_CODES = ['movesHome', 'movesNearer', 'makesRoom', 'getsThere'] as const;
type Code = (typeof MOVE_CODES)[number];

const because = (code: Code, args?: Reason['args']): Reason => (args ? { code, args } : { code });

/** The reason for the first step of what is planned in this turn; undefined where the plan says it all. */
export function moveReason(v: View, plan: readonly Answer[]): Reason | undefined {
  const [first, ...rest] = plan;
  if (v.stage.at !== 'turn' || !first) return undefined;
  if (first.kind === 'fly' || first.kind === 'glide' || first.kind === 'step') {
    const swap = rest.find((step) => step.kind === 'swap');
    return swap && because('getsThere', { a: swap.a, b: swap.b });
  }
  if (first.kind !== 'swap') return undefined;
  const { home, nearer } = outcomeOf(v, [first]);
  if (home.length > 0) return because('movesHome', { count: home.length });
  return nearer > 0 ? because('movesNearer', { steps: nearer }) : because('makesRoom');
}
