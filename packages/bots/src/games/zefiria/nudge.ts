import type { Reason } from '@aerie/kernel';
import { type Answer, colourOf, type View } from '@aerie/zefiria';
import { outcomeOf } from './outcome.js';

/** Where to look, without saying what to do there. */
export const NUDGE_CODES = [
  'lookAtSpirits',
  'lookAtCorner',
  'lookWhoActs',
  'lookWhoSleeps',
  'lookForHomes',
  'lookForNearer',
  'lookAround',
  'lookAtGems',
  'lookAtEnd',
] as const;
type Code = (typeof NUDGE_CODES)[number];

const look = (code: Code, args?: Reason['args']): { nudge: Reason } => ({
  nudge: args ? { code, args } : { code },
});

/**
 * Where to look for what is planned in this turn. Of the islands that come home it tells how many, and the colour of one; of a
 * turn that begins with a flight, that the spirit stands badly.
 */
export function nudgeFor(v: View, plan: readonly Answer[]): { nudge?: Reason } {
  const { stage, figures } = v;
  if (stage.at === 'spirits') return look('lookAtSpirits');
  if (stage.at === 'corners') {
    const spirit = figures.find(({ cell }) => cell < 0)?.spirit;
    return spirit ? look('lookAtCorner', { spirit }) : {};
  }
  if (stage.at === 'order') return look('lookWhoActs');
  if (stage.at === 'sleeper') return look('lookWhoSleeps');
  const [first] = plan;
  if (stage.at !== 'turn' || !first || first.kind === 'finish') return {};
  if (first.kind === 'take' || first.kind === 'give') return look('lookAtGems');
  if (first.kind === 'end') return look('lookAtEnd');
  const { home } = outcomeOf(v, plan);
  const [island] = home;
  if (island !== undefined) return look('lookForHomes', { count: home.length, colour: colourOf(island) });
  const swap = plan.find((step) => step.kind === 'swap');
  if (swap && first.kind === 'swap') return look('lookForNearer', { colour: colourOf(swap.a) });
  const spirit = figures[stage.who]?.spirit;
  return spirit ? look('lookAround', { spirit }) : {};
}
