import { type AddressOf, laidOut, type Passage, type Plan, type RulesOf } from '../../../contract/rules.js';

/** The passages of the rules and their paragraphs, in the order in which one reads them. */
export const PLAN = {
  goal: ['most'],
  flock: ['columns', 'wedge', 'figure:wedge'],
  birds: ['species', 'sexes', 'figure:birds', 'numbers'],
  setup: ['wedge', 'cards', 'sets'],
  first: ['front'],
  turn: ['one'],
  prices: ['rise', 'pay', 'example', 'figure:prices'],
  flying: ['swaps', 'other', 'figure:swaps', 'same'],
  adding: ['take', 'figure:beside', 'put', 'figure:joining', 'impossible', 'faceUp'],
  taking: ['take', 'empty', 'limit'],
  cards: ['parts', 'pay', 'target'],
  kinds: [
    'swaps',
    'figure:kinds',
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
  nest: ['points', 'example', 'figure:nest', 'ours', 'all'],
  scoring: ['spaces', 'figure:card', 'example', 'offered'],
  next: ['back', 'columns'],
  end: ['most'],
} as const satisfies Plan;

export type PassageId = keyof typeof PLAN;
export type Address = AddressOf<typeof PLAN>;

export const inOrder = (rules: RulesOf<typeof PLAN>): readonly Passage[] => laidOut(PLAN, rules);
