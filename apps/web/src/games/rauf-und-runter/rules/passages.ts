import { type AddressOf, laidOut, type Passage, type Plan, type RulesOf } from '../../../contract/rules.js';

/** The passages of the rules and their paragraphs, in the order in which one reads them. */
export const PLAN = {
  goal: ['height', 'momentum'],
  components: ['cards', 'tracks', 'dice', 'feathers', 'spaces'],
  setup: ['cards', 'start', 'figure:start', 'feathers'],
  order: ['pecking', 'figure:pecking', 'fixed'],
  rolling: ['five', 'aside'],
  picking: ['free', 'feather', 'fits', 'lower', 'example', 'figure:roll', 'same', 'emptyNest'],
  track: ['sum', 'example', 'figure:track'],
  dungheap: ['nothing', 'notAtWill'],
  reroll: ['price', 'stay'],
  momentum: ['compare', 'example', 'higher', 'none'],
  feathers: ['each', 'stand', 'example', 'figure:over', 'noneLeft'],
  fall: ['far', 'behind', 'out', 'bottom'],
  comparison: [
    'all',
    'lowest',
    'climb',
    'alone',
    'equal',
    'nobody',
    'example',
    'figure:compare',
    'shortNest',
  ],
  climbing: ['order', 'arrive', 'example', 'figure:climb', 'top'],
  ladder: ['grows'],
  end: ['winner', 'leftOver'],
} as const satisfies Plan;

export type PassageId = keyof typeof PLAN;
export type Address = AddressOf<typeof PLAN>;

export const inOrder = (rules: RulesOf<typeof PLAN>): readonly Passage[] => laidOut(PLAN, rules);
