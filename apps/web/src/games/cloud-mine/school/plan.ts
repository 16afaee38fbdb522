import type { Answer, Event, View } from '@aerie/cloud-mine';
import { schoolOf } from '../../../contract/school.js';
import type { Address } from '../rules/passages.js';
import { COMPANION } from './companion.js';
import { DRILLS } from './drills.js';

const taught = (...addresses: readonly Address[]): readonly Address[] => addresses;

/**
 * Eight rounds of five clouds, in which the learner watches, scouts, dreams, watches three more times (first, second and last of
 * those who guess), then scouts and dreams again with the other outcome. Partners speak in names that are the same in every
 * language.
 */
const DEAL = {
  seed: 'hill-184',
  seats: [null, 'Mira', 'Theo', 'Ida', 'Bruno'],
  before: ['1 pick 55', '2 say Titanic'],
} as const;

/** How one learns Cloud Mine: eight rounds in every role, three small tasks, and a first game with the coach. */
export const PLAN = schoolOf<View, Event, Answer>()({
  chapters: [
    {
      id: 'hill',
      minutes: 4,
      deal: DEAL,
      steps: [
        { say: 'welcome', teaches: taught('goal') },
        {
          say: 'titanic',
          at: { spot: 'cards' },
          way: [{ spot: 'card:55' }],
          partners: ['3 guess 64', '4 guess 74'],
          allow: ['guess 55'],
          instead: 'aShip',
          after: 'found',
          teaches: taught('roles', 'guessing', 'winning-found', 'bots-look'),
        },
        {
          say: 'scouting',
          at: { spot: 'cards' },
          way: [{ spot: 'card:8' }],
          allow: ['pick 8', 'pick 68'],
          instead: 'tooClear',
          after: 'alike',
          teaches: taught('picking', 'next', 'tips-scout', 'winning-nobody'),
        },
        {
          say: 'dreaming',
          at: { spot: 'say' },
          partners: ['1 say Origami', '2 guess 2', '3 guess 3', '4 guess 28', '4 pick 47'],
          allow: 'text',
          after: 'wellSaid',
          teaches: taught('describing', 'winning-shown', 'tips-daydreamer'),
        },
        {
          say: 'first',
          at: { spot: 'cards' },
          way: [{ spot: 'card:19' }],
          partners: ['1 guess 65', '2 guess 38', '3 guess 47', '3 pick 19', '4 say Hawaii'],
          allow: ['guess 19'],
          instead: 'aPalm',
          after: 'tooEasy',
          teaches: taught('guessing-order', 'tips-daydreamer'),
        },
        {
          say: 'alien',
          at: { spot: 'cards' },
          way: [{ spot: 'card:48' }],
          partners: ['2 pick 48', '3 say Alien', '4 guess 41'],
          allow: ['guess 48'],
          instead: 'bigHead',
          after: 'alienFound',
          teaches: taught('guessing-wrong'),
        },
        {
          say: 'alone',
          at: { spot: 'cards' },
          way: [{ spot: 'card:26' }],
          partners: ['1 pick 26', '2 say Mona Lisa', '3 guess 24', '4 guess 60'],
          allow: ['guess 26', 'guess 7', 'guess 50'],
          after: { 'guess 26': 'aloneFound', 'guess 7': 'missed', 'guess 50': 'missed' },
        },
        {
          say: 'scoutAgain',
          at: { spot: 'cards' },
          way: [{ spot: 'card:9' }],
          allow: ['pick 9'],
          instead: 'pickClear',
          after: 'atOnce',
          teaches: taught('next', 'winning-found'),
        },
        {
          say: 'dreamAgain',
          at: { spot: 'say' },
          partners: ['1 say Bambi', '2 guess 9', '4 pick 46'],
          allow: 'text',
          after: 'nobody',
          teaches: taught('winning-nobody'),
        },
        {
          say: 'end',
          at: { term: 'left' },
          partners: ['1 guess 45', '2 guess 58', '3 guess 49'],
          teaches: taught('end'),
        },
      ],
    },
  ],
  drills: DRILLS,
  companion: COMPANION,
  needed: [
    'goal',
    'roles',
    'picking',
    'describing',
    'guessing',
    'winning',
    'few',
    'next',
    'end',
    'tips',
    'bots',
  ],
});
