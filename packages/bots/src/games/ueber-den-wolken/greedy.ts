import type { QuickChance } from '@aerie/kernel';
import wolken, { type Answer, type View } from '@aerie/ueber-den-wolken';
import type { Asked, Bot } from '../../bot.js';
import { GREEDY } from './evaluation-weights.js';
import { Turns } from './turns.js';

/** Tries every way to finish the own turn and takes the one after which the table looks best. */
export const greedy = (): Bot<View, Answer> => {
  const turns = new Turns(GREEDY);
  return {
    choose({ seat, answers, view }: Asked<View, Answer>, luck: QuickChance): Answer {
      if (answers.length === 1) return answers[0] as Answer;
      return turns.best(wolken.imagine(view(), luck), seat, luck)[0] as Answer;
    },
  };
};
