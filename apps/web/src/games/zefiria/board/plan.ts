import { type Answer, sketch, type View } from '@aerie/zefiria';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../../contract/game-ui.js';
import { hasAnswer } from '../../../kit/answers.js';
import type { Picture } from '../animation.js';
import { carriedOver, sameTable, worksFor } from './plans.js';

/** Steps that are tried out on the table before anybody does them. */
export interface Planning {
  /** Whether steps are put down in the plan instead of being done. */
  readonly on: boolean;
  readonly steps: readonly Answer[];
  /** How many of the steps are shown as if they had been done. */
  readonly shown: number;
  /** The table as it is shown. */
  readonly view: View;
  toggle(): void;
  /** Puts a step down behind those that are shown; what came after them is dropped. */
  add(step: Answer): void;
  /** Shows one step less or more. */
  move(by: 1 | -1): void;
  /** Puts down a whole plan, to look at it step by step from its beginning. */
  takeUp(steps: readonly Answer[]): void;
  clear(): void;
  /** Does steps one after the other, as far as they are one's own to do; the rest is wished of whoever comes next. */
  play(steps: readonly Answer[]): void;
  /** Has a bot do steps that it waits to do, or what is planned instead. */
  wish(steps: readonly Answer[]): void;
}

/** Steps that are being done. `sent` is the one that is on its way: from which table, and to which. */
interface Queue {
  readonly steps: readonly Answer[];
  readonly sent?: { readonly from: View; readonly to: View };
}

export function usePlan(props: BoardProps<View, Picture, Answer>): Planning {
  const { view, busy, answers } = props;
  const [on, setOn] = useState(false);
  const [steps, setSteps] = useState<readonly Answer[]>([]);
  const [shown, setShown] = useState(0);
  const [queue, setQueue] = useState<Queue>();
  const known = useRef(view);

  const put = (plan: readonly Answer[], show = plan.length) => {
    setSteps(plan);
    setShown(show);
    props.sketch(plan);
  };

  useEffect(() => {
    const before = known.current;
    known.current = view;
    if (before === view || steps.length === 0) return;
    const left = carriedOver(steps, before, view);
    put(left, Math.min(shown, left.length));
  }, [view]);

  // A confirmed plan goes on step by step, until something is not as it was planned.
  useEffect(() => {
    if (!queue || busy || queue.sent?.from === view) return;
    const [next, ...rest] = queue.steps;
    const astray = queue.sent && !sameTable(queue.sent.to, view);
    if (astray || next === undefined || !hasAnswer(props.keyOf, answers, next)) {
      setQueue(undefined);
      if (!astray && next !== undefined && answers.length === 0) props.sketch(queue.steps, true);
      return;
    }
    setQueue({ steps: rest, sent: { from: view, to: sketch(view, [next]).view } });
    props.choose(next);
  }, [queue, view, busy, answers]);

  // A plan that is no longer there has nothing to show.
  const at = Math.min(shown, steps.length);
  return {
    on,
    steps,
    shown: at,
    view: busy || at === 0 ? view : sketch(view, steps.slice(0, at)).view,
    toggle() {
      if (on && steps.length > 0) put([]);
      setOn(!on);
    },
    // Nothing can be planned behind a step that luck begins with.
    add: (step) => put([...steps.slice(0, sketch(view, steps.slice(0, at)).done), step]),
    move: (by) => setShown(Math.max(0, Math.min(steps.length, at + by))),
    takeUp(plan) {
      setOn(true);
      put(plan.slice(0, worksFor(view, plan)), 0);
    },
    clear: () => put([]),
    wish(plan) {
      setSteps([]);
      setShown(0);
      setOn(false);
      props.sketch(plan, true);
    },
    play(plan) {
      if (steps.length > 0) put([]);
      setOn(false);
      setQueue({ steps: plan });
    },
  };
}
