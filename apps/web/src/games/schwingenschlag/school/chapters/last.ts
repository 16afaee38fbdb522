import type { Chapter } from '../../../../contract/school.js';
import { LAST_ROUND } from './last-round.js';

/** The last coin of a game: it brings the learner level in the objective; then the round ends, and all is added up, 71 to 60. */
export const LAST = {
  id: 'last',
  minutes: 2,
  deal: { seed: 'nest-35854', seats: [null, 'Ida'], before: LAST_ROUND },
  steps: [
    {
      say: 'last.welcome',
      presses: ['tab:goals'],
      at: [{ spot: 'goal:4' }, { spot: 'tab:goals' }],
      teaches: ['round-turns', 'round-objective', 'objectives-points'],
    },
    {
      say: 'last.entice',
      presses: ['back'],
      at: [{ answer: 'entice d117 G' }, { spot: 'd117' }, { spot: 'close' }],
      allow: ['entice d117 G'],
      instead: 'last.enticeFirst',
      after: 'last.enticed',
      teaches: ['objectives-cost', 'objectives-ties', 'paying-exchange'],
    },
    {
      say: 'last.pass',
      partners: ['1 pass'],
      at: { answer: 'pass' },
      allow: ['pass'],
      instead: 'last.passFirst',
      teaches: ['turn-pass'],
    },
    {
      say: 'last.abilities',
      partners: ['1 activate d154', '1 cache meat A2', '1 egg mat'],
      at: [{ answer: 'activate d139' }, { spot: '@8' }],
      allow: ['activate d139'],
      instead: 'last.abilitiesFirst',
      teaches: ['round-abilities', 'abilities-signs'],
    },
    {
      say: 'last.egg',
      at: { answer: 'egg A1' },
      allow: ['egg A1'],
      instead: 'last.eggFirst',
      teaches: ['eggs-use'],
    },
    {
      say: 'last.second',
      at: [{ answer: 'activate d117' }, { spot: '@5' }],
      allow: ['activate d117'],
      instead: 'last.secondFirst',
      teaches: ['round-abilities'],
    },
    {
      say: 'last.tuck',
      at: { answer: 'use 0' },
      allow: ['use 0'],
      instead: 'last.secondFirst',
      after: 'last.tucked',
      teaches: ['abilities-cache'],
    },
    { say: 'last.over', teaches: ['end', 'round-next'] },
    {
      say: 'last.sum',
      presses: ['tab:points', 'tab:goals', 'either:points'],
      at: [{ spot: 'tab:points' }, { spot: 'tab:goals' }],
      teaches: ['end-sum', 'end-leftOver', 'goal-sources'],
    },
  ],
} as const satisfies Chapter;
