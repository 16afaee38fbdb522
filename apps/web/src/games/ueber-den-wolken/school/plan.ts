import type { Answer, Event, View } from '@aerie/ueber-den-wolken';
import { schoolOf } from '../../../contract/school.js';
import type { Address } from '../rules/passages.js';
import { COMPANION } from './companion.js';
import { DEAL } from './deal.js';
import { DRILLS } from './drills.js';
import { LAST_LANDING } from './last-landing.js';
import { NEST_CARD } from './targets.js';

const taught = (...addresses: readonly Address[]): readonly Address[] => addresses;

/**
 * How one learns Über den Wolken: the end of a stage and the start of the next, the last landing, three
 * small tasks, and a first game.
 */
export const PLAN = schoolOf<View, Event, Answer>()({
  chapters: [
    {
      id: 'flock',
      minutes: 3,
      deal: DEAL,
      steps: [
        { say: 'welcome', at: { term: 'ownBird' }, teaches: taught('goal', 'flock', 'birds') },
        { say: 'glow', at: NEST_CARD, teaches: taught('landing', 'nest') },
        {
          say: 'ahead',
          at: [{ answer: 'B' }, { spot: 'action:B' }],
          allow: ['B'],
          instead: 'aheadFirst',
          teaches: taught('turn', 'prices'),
        },
        {
          say: 'forward',
          at: { spot: 'space:10' },
          allow: ['d2-d3'],
          instead: 'notThere',
          after: 'pair',
          teaches: taught('flying', 'nest-points'),
        },
        {
          say: 'take',
          at: [{ answer: 'D' }, { spot: 'action:D' }],
          partners: ['1 pass'],
          allow: ['D'],
          instead: 'takeFirst',
          teaches: taught('taking', 'passing'),
        },
        {
          say: 'card',
          at: { answer: 'take 14' },
          allow: ['take 14'],
          instead: 'otherCard',
          after: 'cardTaken',
          teaches: taught('cards-parts', 'scoring'),
        },
        {
          say: 'sideways',
          at: [{ answer: 'A' }, { spot: 'action:A' }],
          partners: ['1 pass'],
          allow: ['A'],
          instead: 'sidewaysFirst',
          teaches: taught('prices-rise'),
        },
        {
          say: 'beside',
          at: { spot: 'space:9' },
          allow: ['c1-d1'],
          instead: 'otherSpace',
          after: 'both',
        },
        { say: 'last', at: { answer: 'pass' }, partners: ['1 pass'], allow: ['pass'] },
        {
          say: 'landed',
          at: { answer: 'score 14' },
          allow: ['score 14'],
          instead: 'scoreIt',
          after: 'scored',
          teaches: taught('scoring-spaces'),
        },
        {
          say: 'stage',
          at: [{ answer: 'C' }, { spot: 'action:C' }],
          allow: ['C'],
          instead: 'addFirst',
          teaches: taught('next', 'first'),
        },
        {
          say: 'bird',
          at: [{ answer: 'bird km' }, { spot: 'faceUp:1' }],
          allow: ['bird km'],
          instead: 'ownBird',
          teaches: taught('adding'),
        },
        {
          say: 'place',
          allow: ['front a', 'front b', 'front d'],
          instead: 'inFront',
          after: { 'front a': 'placed', 'front b': 'placed', 'front d': 'placed' },
        },
        {
          say: 'play',
          at: { answer: 'play 13' },
          partners: ['1 pass'],
          allow: ['play 13'],
          instead: 'playFirst',
          teaches: taught('cards-pay', 'kinds'),
        },
        {
          say: 'free',
          at: { spot: 'space:7' },
          allow: ['c2-e1'],
          instead: 'otherFree',
          after: 'three',
        },
        { say: 'end', at: { term: 'stage' }, teaches: taught('end') },
      ],
    },
    LAST_LANDING,
  ],
  drills: DRILLS,
  companion: COMPANION,
  needed: [
    'goal',
    'flock',
    'birds',
    'first',
    'turn',
    'prices',
    'flying',
    'adding',
    'taking',
    'cards',
    'passing',
    'landing',
    'nest',
    'scoring',
    'next',
    'end',
  ],
});
