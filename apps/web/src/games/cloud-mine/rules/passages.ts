import { type AddressOf, laidOut, type Passage, type Plan, type RulesOf } from '../../../contract/rules.js';

/** The passages of the rules and their paragraphs, in the order in which one reads them. */
export const PLAN = {
  goal: ['clouds', 'most'],
  roles: ['three', 'daydreamer', 'scout', 'watchers', 'figure:roles', 'first'],
  picking: ['cards', 'secret', 'figure:picking'],
  describing: ['words', 'figure:dreaming', 'counting', 'refused'],
  guessing: ['order', 'wrong', 'figure:guessing'],
  winning: ['found', 'nobody', 'shown'],
  few: ['twice'],
  next: ['right'],
  end: ['tooFew', 'ties'],
  example: ['seats', 'guesses', 'shares', 'figure:shares'],
  tips: ['daydreamer', 'scout'],
  bots: ['look', 'language', 'chat'],
} as const satisfies Plan;

export type PassageId = keyof typeof PLAN;
export type Address = AddressOf<typeof PLAN>;

export const inOrder = (rules: RulesOf<typeof PLAN>): readonly Passage[] => laidOut(PLAN, rules);
