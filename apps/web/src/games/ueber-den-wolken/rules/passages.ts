import { type AddressOf, laidOut, type Passage, type Plan, type RulesOf } from '../../rules.js';

/** The passages of the rules and their paragraphs, in the order in which one reads them. */
export const PLAN = {
  goal: ['most'],
  flock: ['columns', 'wedge'],
  birds: ['species', 'sexes', 'numbers'],
  setup: ['wedge', 'cards', 'sets'],
  first: ['front'],
  turn: ['one'],
  prices: ['rise', 'pay', 'example'],
  flying: ['swaps', 'other', 'same'],
  adding: ['take', 'put', 'impossible', 'faceUp'],
  taking: ['take', 'empty', 'limit'],
  cards: ['parts', 'pay', 'target'],
  kinds: [
    'swaps',
    'dodge',
    'sharpDodge',
    'leadChange',
    'standard',
    'neutral',
    'diagonal',
    'score',
    'freeFlight',
    'favourite',
    'display',
    'copying',
    'worth',
    'sets',
  ],
  passing: ['price'],
  landing: ['front'],
  nest: ['points', 'example', 'ours', 'all'],
  scoring: ['spaces', 'example', 'offered'],
  next: ['back', 'columns'],
  end: ['most'],
} as const satisfies Plan;

export type PassageId = keyof typeof PLAN;
export type Address = AddressOf<typeof PLAN>;

export const inOrder = (rules: RulesOf<typeof PLAN>): readonly Passage[] => laidOut(PLAN, rules);
