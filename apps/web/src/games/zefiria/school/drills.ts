import type { View } from '@aerie/zefiria';
import type { Deal, Drill } from '../../../contract/school.js';
import { inPlace } from './gains.js';
import { isle } from './targets.js';
import { turns } from './turns.js';

const CHOSEN = { spirits: 'chosen' } as const;

/** A goal: so many islands in place. */
const placed =
  (count: number) =>
  (view: View): boolean =>
    inPlace(view) >= count;

/**
 * Jugo stands on the 25, so he swaps pink islands:
 *
 *      1A  2   3   9   5
 *     21   7   8  19  10
 *     12  22  24  14  15
 *     16  17  18  13  20
 *      6  11  23   4  25J
 */
const PAIR: Deal = {
  seed: 'zefiria-drill-23',
  options: CHOSEN,
  seats: [null, 'Mira'],
  before: turns(
    '0: choose jugo',
    '1: choose austro',
    '0: corner NW, swap 2-14, fly 19, swap 16-20, swap 10-17',
    '1: step E5, swap 10-23, swap 13-23, swap 23-25, swap 4-23',
    '0: swap 17-20, swap 13-20, swap 8-18',
    '1: step E5, glide N1, swap 9-22, swap 9-21, swap 3-21',
    '0: fly 25, swap 2-22, swap 7-24',
    '1: step N1, swap 5-21, swap 1-5',
  ),
};

/**
 * Borea stands on the 8, a windmill; the 2 and the 12 lie in each other's place:
 *
 *      1  12  13   4   5
 *     16   7   8B  9  10
 *     11   2   6S 14  15
 *      3  17  18  19  20
 *     21  22  23  24  25
 */
const SYMBOL: Deal = {
  seed: 'zefiria-last-1305',
  options: CHOSEN,
  seats: ['Theo', null],
  before: turns(
    '0: choose skyron',
    '1: choose borea',
    '0: corner NW, swap 5-16 on 5, swap 5-13 on 5, swap 5-8 on 8, swap 4-8 on 8',
    '1: swap 1-22, swap 1-16, fly 7, swap 11-14',
    '0: swap 8-21 on 21, swap 6-21 on 21, swap 15-21 on 21, swap 21-24 on 21',
    '1: swap 11-18, swap 10-25',
    '0: swap 19-21 on 19, swap 19-23 on 23',
    '1: swap 15-19, fly 8, swap 15-20, swap 2-22, swap 9-22',
    '0: fly 17, swap 9-17 on 9, swap 9-18 on 9, swap 6-9 on 6',
  ),
};

/**
 * Skyron stands on the 11:
 *
 *      2  22   3   4   5
 *      6   7  17   9  10B
 *      8  12  13  14  15
 *     16  11S 18  19  20
 *     21   1  23  24  25
 */
const RIDE: Deal = {
  seed: 'zefiria-last-1224',
  options: CHOSEN,
  seats: [null, 'Ida'],
  before: turns(
    '0: choose skyron',
    '1: choose borea',
    '0: corner NW, fly 25, swap 22-25 on 25, swap 3-25 on 3',
    '1: swap 5-23, swap 5-13, swap 7-21, swap 5-17',
    '0: swap 3-20 on 20, swap 4-20 on 20, swap 12-20 on 20, swap 14-20 on 14',
    '1: swap 15-21, swap 19-21, swap 12-15',
    '0: swap 14-15 on 14, fly 23, swap 6-23 on 6, swap 6-13 on 13',
    '1: swap 6-9, fly 17, swap 10-18, swap 18-24',
    '0: fly 16, swap 16-19 on 19, swap 18-19 on 18, fly 11',
    '1: swap 10-25, fly 10, swap 9-17',
  ),
};

/**
 * Austro is outside; the 17 and the 18 lie in each other's place:
 *
 *      1   2   3   4   5
 *      8   7  22   9  10
 *     11  12  13  14  15
 *      6  18  17  19  20
 *     21J 16  23  24  25
 */
const OUTSIDE: Deal = {
  seed: 'zefiria-drill-3',
  options: CHOSEN,
  seats: ['Bruno', null],
  before: turns(
    '0: choose jugo',
    '1: choose austro',
    '0: corner NW, swap 3-6, swap 6-24, swap 7-15',
    '1: step E5, swap 5-16, swap 5-21, swap 21-24',
    '0: fly 12, swap 9-11, swap 10-15, swap 1-11',
    '1: step E5, swap 3-16, swap 5-25',
    '0: fly 5, swap 3-23, swap 3-13',
    '1: step E5, glide E2, swap 2-20',
    '0: swap 2-9, fly 21, swap 14-22, swap 9-22',
  ),
};

/** Small tasks; `drills.test.ts` works out by the rules that nothing else solves them. */
export const DRILLS = [
  {
    id: 'pair',
    deal: PAIR,
    ask: 'pair.ask',
    way: [isle(21)],
    right: ['swap 6-21'],
    because: 'pair.because',
    not: {
      'swap 12-22': 'pair.one',
      'swap 11-22': 'pair.one',
      'swap 13-24': 'pair.one',
      'swap 4-24': 'pair.one',
    },
    otherwise: 'pair.otherwise',
    teaches: ['jugo-breath', 'breath-price'],
  },
  {
    id: 'symbol',
    deal: SYMBOL,
    ask: 'symbol.ask',
    right: {
      goal: placed(21),
      moves: 2,
      solution: ['fly 9', 'swap 2-12'],
      ways: [[isle(9)], [isle(12)]],
    },
    because: 'symbol.because',
    otherwise: 'symbol.otherwise',
    teaches: ['borea-flight', 'borea-breath'],
  },
  {
    id: 'ride',
    deal: RIDE,
    ask: 'ride.ask',
    right: {
      goal: placed(22),
      moves: 2,
      solution: ['swap 8-11 on 8', 'swap 8-17 on 8'],
      ways: [
        [isle(8), isle(11)],
        [isle(17), isle(8)],
      ],
    },
    because: 'ride.because',
    otherwise: 'ride.otherwise',
    teaches: ['skyron-breath'],
  },
  {
    id: 'outside',
    deal: OUTSIDE,
    ask: 'outside.ask',
    right: {
      goal: placed(21),
      moves: 2,
      solution: ['glide E4', 'swap 17-18'],
      ways: [[], [isle(17)]],
    },
    because: 'outside.because',
    otherwise: 'outside.otherwise',
    teaches: ['austro-outside', 'austro-flight', 'austro-breath'],
  },
] as const satisfies readonly Drill<View>[];
