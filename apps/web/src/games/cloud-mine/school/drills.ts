import type { View } from '@aerie/cloud-mine';
import type { Drill } from '../../../contract/school.js';

/** Small tasks for whoever knows the rules, at a table of three; `drills.test.ts` works out by the rules that they are right. */
export const DRILLS = [
  {
    // On the table: a moustache, a mouth, a face, two feet.
    id: 'meant',
    deal: { seed: 'sky-614', seats: [null, 'Mira', 'Theo'], before: ['1 pick 31', '2 say Salvador Dalí'] },
    ask: 'meant.ask',
    right: ['guess 31'],
    because: 'meant.because',
    not: { 'guess 44': 'meant.mouth', 'guess 45': 'meant.face' },
    otherwise: 'meant.otherwise',
    at: { spot: 'cards' },
    way: [{ spot: 'card:31' }],
    stays: true,
    teaches: ['guessing-order', 'tips-daydreamer'],
  },
  {
    // Two palms, of which the learner has guessed one already.
    id: 'second',
    deal: {
      seed: 'sky-246',
      seats: [null, 'Mira', 'Theo'],
      before: ['1 pick 36', '2 say Hawaii', '0 guess 19'],
    },
    ask: 'second.ask',
    right: ['guess 36'],
    because: 'second.because',
    otherwise: 'second.otherwise',
    at: { spot: 'card:19' },
    way: [{ spot: 'card:36' }],
    stays: true,
    teaches: ['few', 'guessing-wrong'],
  },
  {
    // 23 and 48 look alike; 22 is an octopus, 40 a pair of trousers.
    id: 'scout',
    deal: { seed: 'sky-52461', seats: [null, 'Mira', 'Theo'] },
    ask: 'scout.ask',
    right: ['pick 23', 'pick 48'],
    because: 'scout.because',
    not: { 'pick 22': 'scout.octopus', 'pick 40': 'scout.trousers' },
    otherwise: 'scout.otherwise',
    at: { spot: 'cards' },
    way: [{ spot: 'card:23' }],
    teaches: ['picking', 'tips-scout'],
  },
] as const satisfies readonly Drill<View>[];
