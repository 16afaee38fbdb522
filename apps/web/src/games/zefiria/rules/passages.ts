import { type AddressOf, laidOut, type Passage, type Plan, type RulesOf } from '../../rules.js';

/** The passages of the rules and their paragraphs, in the order in which one reads them. */
export const PLAN = {
  goal: ['order', 'together'],
  components: ['islands', 'spirits', 'gems', 'colours'],
  setup: ['spirits', 'corners', 'first'],
  round: ['count', 'last', 'early'],
  turn: ['points', 'free', 'ends'],
  flight: ['price', 'jumps'],
  breath: ['price', 'way', 'shortest'],
  borea: ['flight', 'breath'],
  jugo: ['flight', 'breath'],
  etesia: ['flight', 'breath'],
  austro: ['outside', 'flight', 'breath', 'corner', 'left', 'lastPoint'],
  skyron: ['flight', 'breath'],
  storm: ['cards', 'anchored', 'blizzard', 'tornado', 'along', 'which', 'cancelled'],
  gems: ['anchored', 'take', 'underfoot', 'austro'],
  solo: ['three', 'sleeper', 'rounds', 'storms', 'corners'],
  score: ['right', 'row', 'wrong', 'gems', 'verdicts'],
  plans: ['sketch', 'try'],
} as const satisfies Plan;

export type PassageId = keyof typeof PLAN;
export type Address = AddressOf<typeof PLAN>;

export const inOrder = (rules: RulesOf<typeof PLAN>): readonly Passage[] => laidOut(PLAN, rules);
