import type { View } from '@aerie/ueber-den-wolken';
import type { Drill } from '../../../contract/school.js';
import { DEAL } from './deal.js';
import { NEST_CARD } from './targets.js';

/** Small tasks for whoever knows the rules; `drills.test.ts` works out by the rules that they are right. */
export const DRILLS = [
  {
    id: 'most',
    deal: { ...DEAL, before: [...DEAL.before, '0 B'] },
    ask: 'most.ask',
    right: ['d2-d3'],
    because: 'most.because',
    not: { 'c2-c3': 'most.females' },
    otherwise: 'most.otherwise',
    at: NEST_CARD,
    teaches: ['nest-points', 'flying-swaps'],
  },
  {
    id: 'worth',
    deal: { ...DEAL, before: [...DEAL.before, '0 B', '0 d2-d3', '1 pass', '0 D'] },
    ask: 'worth.ask',
    right: ['take 14', 'take 10'],
    because: 'worth.because',
    otherwise: 'worth.otherwise',
    teaches: ['scoring-spaces'],
  },
  {
    id: 'both',
    deal: {
      ...DEAL,
      before: [...DEAL.before, '0 B', '0 d2-d3', '1 pass', '0 D', '0 take 14', '1 pass', '0 A'],
    },
    ask: 'both.ask',
    right: ['c1-d1'],
    because: 'both.because',
    otherwise: 'both.otherwise',
    teaches: ['scoring-spaces', 'flying-swaps'],
  },
] as const satisfies readonly Drill<View>[];
