import type { Reason } from '@aerie/kernel';
import { useEffect, useState } from 'preact/hooks';
import { advise } from '../../play/thinking.js';
import type { TableModel } from '../../table/table-model.js';
import type { PuzzleRun } from './puzzle-run.js';

/** What the bot reckons of the chance to win differs from the margin, which was worked out more closely. */
const isOfChances = ({ args = {} }: Reason): boolean => 'percent' in args || 'gain' in args;

/** Why the right answer is right, as the strongest bot says it; nothing where it cannot be asked, or would do something else. */
export function useReasons(model: TableModel, run: PuzzleRun, isAsked: boolean): readonly Reason[] {
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const { task, seat } = run.posed.puzzle;
  useEffect(() => {
    if (!isAsked || !('right' in task)) return undefined;
    let isGone = false;
    const { game, adviser } = model;
    const { view, legal: answers } = run;
    advise({ game: game.id, level: adviser, seat, view, answers }).then(
      ({ answer, reason, because }) => {
        if (!isGone && task.right.includes(answer))
          setReasons([reason, ...because].filter((one) => !isOfChances(one)));
      },
      // Without a connection the bot may not be here; the answer stands without its reasons.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [model, run, isAsked]);
  return reasons;
}
