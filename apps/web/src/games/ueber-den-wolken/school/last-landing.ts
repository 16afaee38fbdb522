import type { Chapter } from '../../../contract/school.js';
import type { Address } from '../rules/passages.js';
import { DEAL } from './deal.js';

const taught = (...addresses: readonly Address[]): readonly Address[] => addresses;

/** What is done in the first lesson. */
const FIRST_LESSON = [
  ...['0 B', '0 d2-d3', '1 pass', '0 D', '0 take 14', '1 pass', '0 A', '0 c1-d1', '1 pass', '0 pass'],
  ...['0 score 14', '0 C', '0 bird km', '0 front a', '1 pass', '0 play 13', '0 c2-e1'],
] as const;

/** The rest of the second stage, in which Ida catches up, and a round of the third. */
const SINCE = [
  ...['1 pass', '0 pass', '1 B', '1 c1-c2', '0 pass', '1 A', '1 a2-b2', '0 pass', '1 C', '1 bird gf'],
  ...['1 back b', '1 play 4', '1 b1-b3', '1 score 7'],
  ...['1 D', '1 take 16', '0 D', '0 take 10', '1 A', '1 d1-e1'],
] as const;

/**
 * The same game, in its third stage at 21 to 17, with 8 cubes each. By column, from the back: swift; male kite, male goose; male
 * kite, swift, goose; goose, swift; goose. If the flock landed now, Ida would get 14 points.
 */
export const LAST_LANDING = {
  id: 'landing',
  minutes: 2,
  deal: { ...DEAL, before: [...DEAL.before, ...FIRST_LESSON, ...SINCE] },
  steps: [
    { say: 'third', at: { term: 'landingNow' }, teaches: taught('landing', 'nest-points') },
    {
      say: 'lastCards',
      at: [{ answer: 'C' }, { spot: 'action:C' }],
      allow: ['C'],
      instead: 'addAgain',
      teaches: taught('end', 'scoring-spaces'),
    },
    {
      say: 'herIn',
      at: [{ answer: 'bird kf' }, { spot: 'faceUp:1' }],
      allow: ['bird kf'],
      instead: 'swiftNot',
      teaches: taught('adding-take'),
    },
    {
      say: 'atBack',
      at: { answer: 'back a' },
      allow: ['back a'],
      instead: 'notBack',
      after: 'onA1',
      teaches: taught('adding-put'),
    },
    {
      say: 'toD1',
      at: [{ answer: 'A' }, { spot: 'action:A' }],
      partners: ['1 pass'],
      allow: ['A'],
      instead: 'sidewaysNow',
      teaches: taught('prices-rise'),
    },
    { say: 'swapD1', at: { spot: 'space:6' }, allow: ['c1-d1'], instead: 'otherD1', after: 'seven' },
    {
      say: 'cardNow',
      at: { answer: 'play 9' },
      partners: ['1 pass'],
      allow: ['play 9'],
      instead: 'cardFirst',
      teaches: taught('kinds-neutral', 'cards-pay'),
    },
    { say: 'swiftIn', at: { spot: 'space:7' }, allow: ['b2-c2'], instead: 'otherSwift', after: 'noPair' },
    {
      say: 'upFront',
      at: [{ answer: 'B' }, { spot: 'action:B' }],
      partners: ['1 pass'],
      allow: ['B'],
      instead: 'aheadNow',
    },
    { say: 'passSwift', at: { spot: 'space:3' }, allow: ['b1-b2'], instead: 'otherAhead', after: 'foremost' },
    {
      say: 'blocked',
      at: [{ answer: 'B' }, { spot: 'action:B' }],
      partners: ['1 C', '1 bird n', '1 front b'],
      allow: ['B'],
      instead: 'stillAhead',
      teaches: taught('prices'),
    },
    { say: 'lastSwap', at: { spot: 'space:4' }, allow: ['b2-b3'], instead: 'otherAhead', after: 'allLanded' },
    { say: 'finish', at: { term: 'score' }, teaches: taught('end') },
  ],
} as const satisfies Chapter;
