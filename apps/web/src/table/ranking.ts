import { LEVELS } from '@aerie/bots/levels';
import { useEffect, useState } from 'preact/hooks';
import { BotNotLoaded, ThinkingFailed } from '../play/thinking.js';
import type { TableModel } from './table-model.js';

/** Who says what looks good: the gentlest, whose answer is there at once. */
const [GENTLEST] = LEVELS;

/** How many of so many answers are named as good ones: never all of them. */
export const namedOf = (answers: number): number => Math.min(3, Math.floor(answers / 2));

/**
 * The answers that look good to a gentle bot, the best first, once it has thought; `wanted` says how many there may be. Nobody is
 * asked where none are wanted, or in play without help; then, or where the bot cannot be had, there are none.
 */
export function useRanking(model: TableModel, wanted: number): readonly unknown[] | 'thinking' {
  const moment = model.player.moment.value;
  const [ranking, setRanking] = useState<{ readonly of: unknown; readonly good: readonly unknown[] }>();
  const asks = wanted > 0 && !model.isUnaided.value;
  useEffect(() => {
    if (!asks) return;
    let gone = false;
    void model.ponder(GENTLEST).then((advice) => {
      if (gone) return;
      const isThere = advice && !(advice instanceof ThinkingFailed) && !(advice instanceof BotNotLoaded);
      const texts = isThere ? [advice.answer, ...advice.odds.map(({ answer }) => answer)] : [];
      setRanking({ of: moment, good: model.read([...new Set(texts)]).slice(0, wanted) });
    });
    return () => {
      gone = true;
    };
  }, [model, moment, asks, wanted]);
  if (!asks) return [];
  return ranking && ranking.of === moment ? ranking.good : 'thinking';
}
