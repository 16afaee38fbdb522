import type { View } from '@aerie/schwingenschlag';
import type { Drill } from '../../../contract/school.js';
import { TWO_ROUNDS } from './chapters/two-rounds.js';

/** The first turns of the chapters' game: two dragons in the Crimson Cavern, none elsewhere. */
const SEVEN_TURNS = 23;

/** Small tasks; `drills.test.ts` works out by the rules that what is right is right. */
export const DRILLS = [
  {
    id: 'afford',
    deal: {
      seed: 'task-132',
      seats: [null, 'Ida'],
      before: [
        '0 discard c68',
        '0 discard c11',
        '0 take meat',
        '0 take crystal',
        '0 take milk',
        '1 discard c22',
        '1 discard c18',
        '1 take meat',
        '1 take gold',
        '1 take crystal',
      ],
    },
    ask: 'afford.ask',
    at: { spot: 'hand' },
    way: [{ spot: 'd100' }, { spot: 'close' }],
    right: ['entice d100 C'],
    because: 'afford.because',
    not: { 'entice d154 C': 'afford.less', 'entice d154 A': 'afford.less' },
    otherwise: 'afford.otherwise',
    teaches: ['entice-price', 'cards-dragon'],
  },
  {
    id: 'nests',
    deal: {
      seed: 'task-153',
      seats: [null, 'Ida'],
      before: [
        '0 discard d148',
        '0 discard c20',
        '0 take meat',
        '0 take meat',
        '0 take gold',
        '1 discard d33',
        '1 discard c58',
        '1 take meat',
        '1 take gold',
        '1 take crystal',
      ],
    },
    ask: 'nests.ask',
    at: { spot: '@12' },
    way: [{ spot: 'place:C' }, { spot: 'c18' }, { spot: 'close' }],
    right: ['dig c18 C', 'dig c18 G', 'dig c18 A'],
    because: 'nests.because',
    not: { 'dig c57 C': 'nests.lost', 'dig c57 G': 'nests.lost', 'dig c57 A': 'nests.lost' },
    otherwise: 'nests.otherwise',
    teaches: ['eggs-nest'],
  },
  {
    id: 'step',
    deal: { seed: 'nest-35854', seats: [null, 'Ida'], before: TWO_ROUNDS.slice(0, SEVEN_TURNS) },
    ask: 'step.ask',
    at: { spot: 'mat' },
    way: [{ spot: 'row:C' }, { spot: 'back' }],
    right: ['explore C'],
    because: 'step.because',
    not: { 'explore G': 'step.short', 'explore A': 'step.short' },
    otherwise: 'step.otherwise',
    teaches: ['explore-walk', 'guild-step'],
  },
  {
    id: 'lead',
    deal: {
      seed: 'task-369',
      seats: [null, 'Ida'],
      before: [
        '0 discard c3',
        '0 discard c11',
        '0 take meat',
        '0 take gold',
        '0 take crystal',
        '1 discard c48',
        '1 discard c37',
        '1 take meat',
        '1 take gold',
        '1 take crystal',
      ],
    },
    ask: 'lead.ask',
    at: [{ spot: 'goal:1' }, { spot: 'tab:goals' }],
    way: [{ spot: 'd60' }, { spot: 'close' }],
    right: ['entice d60 C'],
    because: 'lead.because',
    not: { 'entice d97 C': 'lead.small', 'entice d97 G': 'lead.small', 'entice d114 A': 'lead.small' },
    otherwise: 'lead.otherwise',
    teaches: ['objectives-points', 'objectives-kinds', 'cards-size'],
  },
] as const satisfies readonly Drill<View>[];
