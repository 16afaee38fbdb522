import type { Reason } from '@aerie/kernel';
import { OBJECTIVES, objectiveText } from '@aerie/schwingenschlag';
import type { Facts } from '../../contract/game-ui.js';
import type { Saying } from '../../words/words.js';
import { plain, tongue } from './names.js';
import { lazily, saying } from './saying.js';

/** Why the master advises something. Objectives are named. */
export function advice({ code, args = {} }: Reason): Saying {
  const key = `schwingenschlag.advice.${code}`;
  const objective = OBJECTIVES.find(({ id }) => id === args.objective)?.id;
  if (!objective) return { key, args };
  return { key, args: lazily({ ...args, objective: () => plain(objectiveText(objective, tongue())) }) };
}

/** Points to expect, with one decimal, and the chance to win in whole percents; 0 and 100 are said of what is certain only. */
export const figures = ({ worth = 0, win = 0 }: Facts): Saying =>
  saying('schwingenschlag.hint.figures', {
    points: Math.round(10 * worth) / 10,
    win: win <= 0 || win >= 1 ? 100 * win : Math.min(99, Math.max(1, Math.round(100 * win))),
  });
