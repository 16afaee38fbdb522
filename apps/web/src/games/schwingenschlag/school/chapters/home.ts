import type { Chapter } from '../../../../contract/school.js';
import { FIRST_CARDS } from './first-cards.js';

/**
 * The first turns of a game, when everybody has chosen the first cards: dragons 177 and 48 in hand, both of the Crimson Cavern,
 * with meat for one of them; cave 5 brings the meat for the other.
 */
export const HOME = {
  id: 'home',
  minutes: 3,
  deal: {
    seed: 'nest-35854',
    seats: [null, 'Ida'],
    before: FIRST_CARDS,
  },
  steps: [
    { say: 'home.welcome', at: { spot: 'mat' }, teaches: ['goal-most', 'mat-caves'] },
    {
      say: 'home.entice',
      at: [{ answer: 'entice d177 C' }, { spot: 'd177' }, { spot: 'close' }],
      allow: ['entice d177 C'],
      instead: 'home.enticeFirst',
      after: 'home.enticed',
      teaches: ['entice-price', 'paying-from'],
    },
    {
      say: 'home.dig',
      partners: ['1 entice d79 A'],
      at: [{ answer: 'dig c5 C' }, { spot: 'place:C' }, { spot: 'c5' }, { spot: 'close' }],
      allow: ['dig c5 C'],
      instead: 'home.digFirst',
      teaches: ['excavate-price', 'cards-cave'],
    },
    {
      say: 'home.meat',
      at: { answer: 'take meat' },
      allow: ['take meat'],
      instead: 'home.meatFirst',
      teaches: ['excavate-effect'],
    },
    {
      say: 'home.egg',
      at: [{ answer: 'egg C1' }, { answer: 'egg mat' }],
      allow: ['egg C1', 'egg mat'],
      instead: 'home.eggFirst',
      after: { 'egg C1': 'home.eggOnDragon', 'egg mat': 'home.eggOnMat' },
      teaches: ['eggs-nest', 'mat-nests'],
    },
    {
      say: 'home.second',
      partners: ['1 dig c36 A', '1 egg A1'],
      at: [{ answer: 'entice d48 C' }, { spot: 'd48' }, { spot: 'close' }],
      allow: ['entice d48 C'],
      instead: 'home.secondFirst',
      after: 'home.coin',
      teaches: ['entice-arriving', 'abilities-signs', 'cards-dragon'],
    },
    {
      say: 'home.wide',
      partners: ['1 entice d23 A', '1 pay egg mat'],
      at: [
        { answer: 'dig c32 G' },
        { answer: 'dig c32 A' },
        { spot: 'place:G' },
        { spot: 'c32' },
        { spot: 'close' },
      ],
      allow: ['dig c32 G', 'dig c32 A'],
      instead: 'home.wideFirst',
      after: { 'dig c32 G': 'home.wideGold', 'dig c32 A': 'home.wideAmethyst' },
      teaches: ['excavate-price', 'turn-actions'],
    },
    {
      say: 'home.take',
      at: [{ spot: 'display' }, { answer: 'take d139' }],
      allow: ['take d139', 'take d151', 'take d112', 'take dragon'],
      instead: 'home.takeFirst',
      after: {
        'take dragon': 'home.tookUnseen',
        'take d139': 'home.took',
        'take d151': 'home.took',
        'take d112': 'home.took',
      },
      teaches: ['setup-table'],
    },
    { say: 'home.coins', at: { spot: 'coins' }, teaches: ['turn-actions'] },
    {
      say: 'home.points',
      presses: ['tab:points', 'tab:goals', 'either:points'],
      at: [{ spot: 'tab:points' }, { spot: 'tab:goals' }],
      teaches: ['goal-sources', 'end-dragons'],
    },
  ],
} as const satisfies Chapter;
