import { type AddressOf, laidOut, type Passage, type Plan, type RulesOf } from '../../../contract/rules.js';

/** The passages of the rules and their paragraphs, in the order in which one reads them. */
export const PLAN = {
  goal: ['order', 'figure:order', 'together'],
  components: ['islands', 'spirits', 'gems', 'colours'],
  setup: ['spirits', 'corners', 'figure:start', 'first'],
  round: ['count', 'last', 'early'],
  turn: ['points', 'free', 'ends'],
  flight: ['price', 'jumps'],
  breath: ['price', 'way', 'figure:price', 'shortest'],
  borea: ['flight', 'breath', 'figure:borea'],
  jugo: ['flight', 'breath', 'figure:jugo'],
  etesia: ['flight', 'breath', 'figure:etesia'],
  austro: ['outside', 'flight', 'breath', 'figure:austro', 'corner', 'left', 'lastPoint'],
  skyron: ['flight', 'breath', 'figure:skyron'],
  storm: [
    'cards',
    'anchored',
    'blizzard',
    'figure:blizzard',
    'tornado',
    'figure:tornado',
    'along',
    'which',
    'cancelled',
  ],
  gems: ['anchored', 'figure:anchored', 'take', 'underfoot', 'austro'],
  solo: ['three', 'sleeper', 'figure:asleep', 'rounds', 'storms', 'corners'],
  score: ['right', 'row', 'wrong', 'gems', 'figure:counting', 'verdicts'],
  plans: ['sketch', 'try'],
} as const satisfies Plan;

export type PassageId = keyof typeof PLAN;
export type Address = AddressOf<typeof PLAN>;

export const inOrder = (rules: RulesOf<typeof PLAN>): readonly Passage[] => laidOut(PLAN, rules);
