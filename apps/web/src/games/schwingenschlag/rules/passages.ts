import { type AddressOf, laidOut, type Passage, type Plan, type RulesOf } from '../../rules.js';

/** The passages of the rules and their paragraphs, in the order in which one reads them. */
export const PLAN = {
  goal: ['most', 'sources'],
  mat: ['caves', 'column', 'nests', 'path'],
  cards: ['dragon', 'size', 'cave'],
  setup: ['table', 'draft', 'thrown'],
  round: ['turns', 'abilities', 'objective', 'next', 'egg'],
  turn: ['actions', 'pass'],
  excavate: ['price', 'effect', 'deck'],
  entice: ['price', 'arriving', 'free', 'dropped', 'cover'],
  explore: ['price', 'walk', 'example', 'rests', 'swaps'],
  stones: ['crimson', 'gold', 'amethyst', 'optional'],
  paying: ['from', 'exchange', 'kind'],
  abilities: ['signs', 'optional', 'cache', 'whole', 'itself', 'timing'],
  eggs: ['nest', 'use'],
  hatchlings: ['feed', 'pieces', 'own'],
  gifts: ['others', 'optional'],
  guild: ['step', 'marker', 'rows', 'fourth', 'fifth', 'squares'],
  circle: ['spaces'],
  tiles: ['plains', 'sea', 'highlands', 'rainforest'],
  limits: ['nine', 'others', 'display'],
  objectives: ['points', 'ties', 'guild', 'caves', 'eggs', 'kinds', 'cost'],
  end: ['sum', 'guild', 'dragons', 'eggs', 'objectives', 'leftOver', 'tie', 'best'],
  solo: ['rival', 'turn', 'score', 'variant', 'missing'],
  options: ['open', 'later'],
} as const satisfies Plan;

export type PassageId = keyof typeof PLAN;
export type Address = AddressOf<typeof PLAN>;

export const inOrder = (rules: RulesOf<typeof PLAN>): readonly Passage[] => laidOut(PLAN, rules);
