import type { Chapter } from '../../../../contract/school.js';
import { isle, swapOf } from '../targets.js';
import { turns } from '../turns.js';

/**
 * Two storms, with Jugo (J): the first one anchors the 8 (*), the second one carries Etesia (E) along. Between the two:
 *
 *      1   2   3   4  10
 *     18E  7   8*  9  12J
 *      6  22  13  14  20
 *     15  17  11  25  16
 *     21  19  23  24   5
 */
export const STORM = {
  id: 'storm',
  minutes: 3,
  extra: true,
  deal: {
    seed: 'zefiria-storm-293',
    options: { spirits: 'chosen', mode: 'storm' },
    seats: ['Mira', null],
    before: turns(
      '0: choose etesia',
      '1: choose jugo',
      '0: corner NW, swap 2-22, fly 22, swap 1-18, swap 7-23',
      '1: swap 3-24, swap 3-23, swap 3-17',
      '0: swap 9-25, swap 9-21, swap 8-21',
      '1: fly 12, swap 13-21, swap 13-17, swap 13-25',
    ),
  },
  steps: [
    { say: 'storms', at: { term: 'reserve' }, teaches: ['storm-cards'] },
    {
      say: 'beforeStorm',
      at: swapOf(11, 25),
      allow: ['swap 11-25'],
      instead: 'beforeStormHere',
      after: 'stormBroke',
      teaches: ['jugo-breath'],
    },
    { say: 'anchor', at: { term: 'anchored' }, teaches: ['storm-anchored', 'gems-anchored'] },
    {
      say: 'takeGem',
      partners: ['0 fly 18', '0 swap 7-22', '0 swap 15-21', '0 swap 6-21'],
      at: [{ answer: 'take 8' }, isle(8)],
      allow: ['take 8'],
      instead: 'takeGemHere',
      after: 'gemTaken',
      teaches: ['gems-take'],
    },
    {
      say: 'spendAll',
      at: swapOf(15, 16),
      allow: ['swap 15-16'],
      instead: 'spendAllHere',
      after: 'spentAll',
    },
    {
      say: 'giveGem',
      at: { answer: 'give' },
      allow: ['give'],
      instead: 'giveGemHere',
      after: 'gemGiven',
      teaches: ['gems-take'],
    },
    {
      say: 'extraPoint',
      at: swapOf(15, 20),
      allow: ['swap 15-20'],
      instead: 'extraPointHere',
      after: 'secondStorm',
    },
    { say: 'blizzard', at: isle(18), teaches: ['storm-blizzard', 'storm-tornado', 'storm-along'] },
  ],
} as const satisfies Chapter;
