import { type AddressOf, laidOut, type Passage, type Plan, type RulesOf } from '../../../contract/rules.js';

/** The passages of the rules and their paragraphs, in the order in which one reads them. */
export const PLAN = {
  goal: ['verses'],
  cards: ['twelve', 'figure:hand', 'secret'],
  verse: ['lay', 'figure:down', 'sing', 'figure:up', 'gone'],
  naming: ['name', 'length', 'figure:next'],
  caw: ['once', 'twice', 'figure:left'],
  end: ['three', 'level'],
} as const satisfies Plan;

export type PassageId = keyof typeof PLAN;
export type Address = AddressOf<typeof PLAN>;

export const inOrder = (rules: RulesOf<typeof PLAN>): readonly Passage[] => laidOut(PLAN, rules);
