import type { Reason } from '@aerie/kernel';
import type { Answer, View } from '@aerie/zefiria';
import type { BoardProps } from '../../../contract/game-ui.js';
import type { Picture } from '../animation.js';
import type { DrawnPlan } from './Arrows.js';
import type { Planning } from './plan.js';
import { arrowsOf } from './plan-arrows.js';
import type { Scene } from './use-scene.js';

type Props = Pick<
  BoardProps<View, Picture, Answer>,
  'view' | 'seat' | 'names' | 'busy' | 'sketches' | 'hinted'
>;

/** A plan that somebody else proposes. */
export interface Proposed {
  readonly by: number;
  readonly name: string;
  readonly steps: readonly Answer[];
  /** Why a bot would do it; it waits for somebody's word. */
  readonly reason?: Reason;
}

export const proposalsOf = ({ seat, names, busy, sketches }: Props): readonly Proposed[] =>
  busy
    ? []
    : sketches
        .filter((one) => one.seat !== seat && one.plan.length > 0)
        .map(({ seat: by, plan: steps, reason }) => ({
          ...{ by, name: names[by] ?? '', steps },
          ...(reason ? { reason } : {}),
        }));

/** The plans that are drawn as arrows: what a hint says, what others propose, and one's own. */
export function drawnPlans(
  props: Props,
  plan: Planning,
  { chapters, ahead, isAhead }: Scene,
  ring: number,
): readonly DrawnPlan[] {
  const { view, seat, busy } = props;
  if (busy) return [];
  const chapter = chapters[ahead];
  // Before the plan is asked for, the hint is one move.
  const [from, told] = chapter
    ? [chapter.from, chapter.told.map(({ step }) => step)]
    : [view, chapters.length > 0 || plan.on ? [] : props.hinted];
  const hint = told.length > 0 && { key: 'hint', by: 'hint' as const, arrows: arrowsOf(from, told, ring) };
  const others = (isAhead ? [] : proposalsOf(props)).map(({ by, steps }) => ({
    key: `by ${by}`,
    by,
    arrows: arrowsOf(view, steps, ring),
  }));
  const own = plan.steps.length > 0 && {
    key: 'own',
    by: seat ?? 0,
    shown: plan.shown,
    arrows: arrowsOf(view, plan.steps, ring),
  };
  return [...(hint ? [hint] : []), ...others, ...(own ? [own] : [])];
}
