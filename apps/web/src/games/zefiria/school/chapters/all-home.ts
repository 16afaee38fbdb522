import type { Chapter } from '../../../../contract/school.js';
import { flyTo, swapOf } from '../targets.js';
import { turns } from '../turns.js';

/**
 * The end of a game, from the fourth of six rounds on, with Borea (B) at the side of Skyron (S):
 *
 *      1  15   3   4   5
 *     11   2   8   9  10B
 *     12  21  23  14   7S
 *      6  17  18  19  20
 *     16  22  13  24  25
 */
export const ALL_HOME = {
  id: 'home',
  minutes: 3,
  deal: {
    seed: 'zefiria-last-121',
    options: { spirits: 'chosen' },
    seats: ['Theo', null],
    before: turns(
      '0: choose skyron',
      '1: choose borea',
      '0: corner NW, swap 1-19 on 19, swap 12-19 on 12, fly 2, swap 2-22 on 22',
      '1: swap 17-25, swap 10-11',
      '0: swap 5-22 on 5, swap 5-21 on 5, swap 5-8 on 5',
      '1: swap 18-25, swap 6-25, swap 6-19',
      '0: swap 5-24 on 5, swap 5-23 on 23, swap 4-23 on 23',
      '1: fly 10, swap 9-13, swap 9-24',
      '0: swap 20-23 on 20, swap 20-25 on 25, swap 7-25 on 7',
    ),
  },
  steps: [
    { say: 'round4', at: { term: 'rounds' }, teaches: ['round-count', 'round-last'] },
    {
      say: 'sameSymbol',
      at: swapOf(13, 23),
      allow: ['swap 13-23'],
      instead: 'sameSymbolHere',
      after: 'firHome',
      teaches: ['borea-breath', 'components-islands'],
    },
    {
      say: 'toBalloon',
      at: flyTo(5),
      allow: ['fly 5'],
      instead: 'toBalloonHere',
      after: 'onBalloon',
      teaches: ['borea-flight'],
    },
    {
      say: 'balloonHome',
      at: swapOf(12, 21),
      allow: ['swap 12-21'],
      instead: 'balloonHomeHere',
      after: 'twelveHome',
    },
    {
      say: 'prepare',
      at: swapOf(21, 6),
      allow: ['swap 6-21'],
      instead: 'prepareHere',
      after: 'prepared',
    },
    {
      say: 'theo',
      at: { term: 'inPlace' },
      partners: ['0 swap 7-15 on 15'],
      teaches: ['skyron', 'plans'],
    },
    {
      say: 'cashIn',
      at: swapOf(21, 16),
      allow: ['swap 16-21'],
      instead: 'cashInHere',
      after: 'cashedIn',
    },
    {
      say: 'jump',
      at: flyTo(3),
      allow: ['fly 3'],
      instead: 'jumpHere',
      after: 'jumped',
      teaches: ['borea-flight', 'flight-jumps'],
    },
    { say: 'firstArch', at: swapOf(7, 2), allow: ['swap 2-7'], instead: 'firstArchHere', after: 'archHome' },
    { say: 'lastArch', way: swapOf(11, 6), allow: ['swap 6-11'], instead: 'lastArchHere', after: 'allThere' },
    {
      say: 'finish',
      at: { answer: 'finish' },
      allow: ['finish'],
      instead: 'finishHere',
      after: 'sung',
      teaches: ['round-early', 'score-verdicts'],
    },
  ],
} as const satisfies Chapter;
