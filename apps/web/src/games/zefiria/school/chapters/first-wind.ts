import type { Chapter } from '../../../../contract/school.js';
import { flyTo, swapOf } from '../targets.js';

/**
 * A turn, a round, and a second turn, from a fresh sky in which nothing is in place:
 *
 *      8   6   4   9  16
 *     11   5   7  15  22
 *     18  17   2  20   3
 *     13  12  10  23  14
 *     19  21  25   1  24
 */
export const FIRST_WIND = {
  id: 'wind',
  minutes: 3,
  deal: {
    seed: 'zefiria-lesson-627',
    options: { spirits: 'chosen' },
    seats: [null, 'Ida'],
    before: ['0 choose etesia', '1 choose jugo'],
  },
  steps: [
    { say: 'welcome', at: { term: 'map' }, teaches: ['goal-order', 'goal-together'] },
    {
      say: 'corner',
      at: { answer: 'corner NW' },
      allow: ['corner NW'],
      instead: 'cornerHere',
      after: 'cornered',
      teaches: ['setup-corners', 'setup-first', 'components-spirits'],
    },
    {
      say: 'tags',
      at: { term: 'wrong' },
      teaches: ['score-right', 'score-row', 'score-wrong', 'components-colours'],
    },
    {
      say: 'firstSwap',
      at: swapOf(11, 18),
      allow: ['swap 11-18'],
      instead: 'firstSwapHere',
      after: 'firstHome',
      teaches: ['breath', 'etesia-breath', 'turn-points'],
    },
    {
      say: 'firstFlight',
      at: flyTo(2),
      allow: ['fly 2'],
      instead: 'firstFlightHere',
      after: 'landed',
      teaches: ['flight-price', 'etesia-flight'],
    },
    {
      say: 'twoSteps',
      at: swapOf(20, 14),
      allow: ['swap 14-20'],
      instead: 'twoStepsHere',
      after: 'twoStars',
      teaches: ['breath-price', 'breath-way'],
    },
    {
      say: 'lastPoint',
      at: swapOf(17, 12),
      allow: ['swap 12-17'],
      instead: 'lastPointHere',
      after: 'turnOver',
      teaches: ['turn-ends'],
    },
    {
      say: 'ida',
      at: { term: 'rounds' },
      partners: ['1 fly 10', '1 swap 4-9', '1 swap 9-15', '1 swap 5-7'],
      teaches: ['jugo', 'round-count', 'flight-jumps'],
    },
    {
      say: 'standBeside',
      at: [...flyTo(5), ...flyTo(14)],
      allow: ['fly 5', 'fly 14'],
      instead: 'standBesideHere',
      after: { 'fly 5': 'besideThe15', 'fly 14': 'besideThe3' },
    },
    {
      say: 'farSwap',
      at: swapOf(15, 3),
      allow: ['swap 3-15'],
      instead: 'farSwapHere',
      after: 'tenHome',
      teaches: ['breath-shortest', 'turn-free'],
    },
  ],
} as const satisfies Chapter;
