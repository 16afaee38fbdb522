import type { View } from '@aerie/rauf-und-runter';
import type { Drill } from '../../../contract/school.js';

/** Small tasks for whoever knows the rules; `drills.test.ts` works out by the rules that they are right. */
export const DRILLS = [
  {
    // Flutter number 12, the track is 1, 2, 2; rolled: 4 and 2.
    id: 'under',
    deal: {
      seed: 'drill-4095',
      seats: [null, 'Ida'],
      before: ['1 2', '1 4', '1 F', '1 4', '1 1', '0 1', '0 2', '0 2'],
    },
    ask: 'under.ask',
    right: ['2'],
    because: 'under.because',
    otherwise: 'under.otherwise',
    at: { term: 'flutter' },
    teaches: ['momentum-compare', 'picking-fits'],
  },
  {
    // Flutter number 9, the track is 3, 3, 5; two feathers.
    id: 'feathers',
    deal: { seed: 'drill-2798', seats: [null, 'Ida'], before: ['0 3', '0 3', '0 5', '0 F', '0 F'] },
    ask: 'feathers.ask',
    right: ['shed 2'],
    because: 'feathers.because',
    not: { 'shed 1': 'feathers.one' },
    otherwise: 'feathers.otherwise',
    teaches: ['feathers-stand', 'fall-far'],
  },
  {
    // Flutter number 7, the track is 2, 4; the last die is a 5; two feathers.
    id: 'reroll',
    deal: { seed: 'drill-1742', seats: [null, 'Ida'], before: ['0 2', '0 4', '0 F', '0 F'] },
    ask: 'reroll.ask',
    right: ['reroll'],
    because: 'reroll.because',
    otherwise: 'reroll.otherwise',
    at: { term: 'flutter' },
    teaches: ['reroll-price'],
  },
] as const satisfies readonly Drill<View>[];
