import type { Chapter } from '../../../../contract/school.js';
import { TWO_ROUNDS } from './two-rounds.js';

/** Two walks: the first brings milk and leads the guild stone before a brown space, the second feeds a hatchling and reaches it. */
export const WALK = {
  id: 'walk',
  minutes: 3,
  deal: { seed: 'nest-35854', seats: [null, 'Ida'], before: TWO_ROUNDS },
  steps: [
    { say: 'walk.welcome', at: { spot: 'mat' }, teaches: ['abilities-signs'] },
    {
      say: 'walk.explore',
      at: [{ answer: 'explore C' }, { spot: 'row:C' }, { spot: 'back' }],
      allow: ['explore C'],
      instead: 'walk.exploreFirst',
      teaches: ['explore-walk', 'mat-path'],
    },
    {
      say: 'walk.milk',
      at: { answer: 'take milk' },
      allow: ['take milk'],
      instead: 'walk.milkFirst',
      teaches: ['stones-crimson'],
    },
    {
      say: 'walk.step',
      at: { answer: 'step' },
      allow: ['step'],
      instead: 'walk.stepFirst',
      teaches: ['guild-step'],
    },
    {
      say: 'walk.circle',
      presses: ['tab:guild'],
      at: [{ spot: 'circle' }, { term: 'circle' }],
      teaches: ['circle-spaces'],
    },
    {
      say: 'walk.any',
      at: { answer: 'take meat' },
      allow: ['take meat', 'take gold', 'take crystal', 'take milk'],
      instead: 'walk.anyFirst',
      teaches: ['explore-walk'],
    },
    {
      say: 'walk.egg',
      at: { answer: 'egg mat' },
      allow: ['egg mat', 'egg C1', 'egg C2', 'egg C3', 'egg A1'],
      instead: 'walk.eggFirst',
      after: 'walk.egged',
      teaches: ['eggs-nest'],
    },
    {
      say: 'walk.grotto',
      partners: ['1 entice d132 G'],
      presses: ['back'],
      at: [{ answer: 'explore G' }, { spot: 'row:G' }, { spot: 'back' }],
      allow: ['explore G'],
      instead: 'walk.grottoFirst',
      teaches: ['explore-price'],
    },
    {
      say: 'walk.card',
      at: { answer: 'take d15' },
      allow: ['take d15', 'take d134', 'take d174', 'take dragon'],
      instead: 'walk.cardFirst',
      teaches: ['stones-gold'],
    },
    {
      say: 'walk.feed',
      at: { answer: 'cache milk G1' },
      allow: ['cache milk G1'],
      instead: 'walk.feedFirst',
      after: 'walk.fed',
      teaches: ['hatchlings-feed', 'hatchlings-pieces', 'abilities-cache'],
    },
    {
      say: 'walk.brown',
      at: { answer: 'step' },
      allow: ['step'],
      instead: 'walk.stepFirst',
      teaches: ['guild-marker'],
    },
    {
      say: 'walk.mark',
      at: [{ answer: 'mark 5' }, { answer: 'mark 4' }, { spot: 'back' }],
      allow: ['mark 4', 'mark 5'],
      instead: 'walk.markFirst',
      after: { 'mark 4': 'walk.markedCaves', 'mark 5': 'walk.markedSix' },
      teaches: ['guild-marker', 'guild-rows', 'guild-fourth', 'guild-fifth'],
    },
    {
      say: 'walk.again',
      at: [{ spot: 'row:G' }, { spot: 'back' }],
      teaches: ['explore-price', 'explore-rests'],
    },
  ],
} as const satisfies Chapter;
