import type { Answer, Event, View } from '@aerie/rauf-und-runter';
import { schoolOf } from '../../../contract/school.js';
import type { Address } from '../rules/passages.js';
import { COMPANION } from './companion.js';
import { DRILLS } from './drills.js';

const taught = (...addresses: readonly Address[]): readonly Address[] => addresses;

/**
 * Two rounds against Ida. The rolls are always the same, whatever die is taken: 2F154, 3224, 3F1, 15, 3; then, with a
 * flutter number of 16, 352F3, 1234, F32, 45, 4.
 */
const DEAL = { seed: 'hen-149123', seats: [null, 'Ida'] } as const;

/** How one learns Rauf und Runter: two rounds, three small tasks, and a first game with the coach. */
export const PLAN = schoolOf<View, Event, Answer>()({
  chapters: [
    {
      id: 'ladder',
      minutes: 3,
      deal: DEAL,
      steps: [
        { say: 'welcome', at: { term: 'hen' }, teaches: taught('goal-height', 'setup') },
        {
          say: 'first',
          at: { answer: '2' },
          allow: ['2'],
          instead: 'startLow',
          after: 'firstDone',
          teaches: taught('rolling', 'picking-free', 'track'),
        },
        {
          say: 'second',
          at: { answer: '3' },
          allow: ['3'],
          instead: 'takeThree',
          after: 'secondDone',
          teaches: taught('picking-fits'),
        },
        {
          say: 'feather',
          at: { answer: 'F' },
          allow: ['F'],
          instead: 'featherFirst',
          teaches: taught('picking-feather'),
        },
        {
          say: 'limit',
          at: { term: 'flutter' },
          allow: ['5'],
          instead: 'oneIsLost',
          after: 'ten',
          teaches: taught('goal-momentum', 'momentum', 'picking-lower'),
        },
        { say: 'lastDie', at: { answer: '3' }, allow: ['3'], after: 'stood', teaches: taught('dungheap') },
        {
          say: 'compared',
          at: { term: 'hen' },
          partners: ['1 2', '1 4', '1 2', '1 2', '1 2'],
          teaches: taught('comparison', 'climbing', 'ladder'),
        },
        {
          say: 'again',
          at: { term: 'flutter' },
          allow: ['3'],
          instead: 'againLow',
          teaches: taught('order'),
        },
        { say: 'bold', allow: ['3'], instead: 'boldThree' },
        { say: 'choice', allow: ['3'], instead: 'choiceThree', after: 'choiceDone' },
        { say: 'near', allow: ['4'], instead: 'nearFour' },
        { say: 'over', at: { term: 'track' }, allow: ['4'] },
        {
          say: 'shed',
          at: { term: 'feathers' },
          allow: ['shed 1'],
          instead: 'dontFall',
          after: 'saved',
          teaches: taught('feathers', 'fall'),
        },
        { say: 'higher', at: { term: 'hen' }, partners: ['1 2', '1 2', '1 2', '1 4', '1 1'] },
        { say: 'end', at: { term: 'flutterNext' }, teaches: taught('end') },
      ],
    },
  ],
  drills: DRILLS,
  companion: COMPANION,
  needed: [
    'goal',
    'setup',
    'order',
    'rolling',
    'picking',
    'track',
    'dungheap',
    'reroll',
    'momentum',
    'feathers',
    'fall',
    'comparison',
    'climbing',
    'ladder',
    'end',
  ],
});
