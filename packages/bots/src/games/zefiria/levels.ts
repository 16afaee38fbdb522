import type { Answer, View } from '@aerie/zefiria';
import type { Bot } from '../../bot.js';
import { companion } from './companion.js';
import { adviseGreedily, greedyThinker } from './greedy.js';
import { adviseFar, aheadThinker, farThinker } from './planner.js';
import { solve, solveQuickly } from './solver.js';
import { thoughtfulThinker } from './thoughtful.js';

/** The four levels, from company to planner. All of them are partners: how far they see is what differs. */

export const gentle = (): Bot<View, Answer> => ({
  ...companion({ thinks: greedyThinker }),
  advise: adviseGreedily,
});
export const club = (): Bot<View, Answer> => companion({ thinks: thoughtfulThinker });
export const strong = (): Bot<View, Answer> => companion({ thinks: aheadThinker, warns: solveQuickly });
export const master = (): Bot<View, Answer> => ({
  ...companion({ thinks: farThinker, warns: solve }),
  remembers: true,
  advise: adviseFar,
});
