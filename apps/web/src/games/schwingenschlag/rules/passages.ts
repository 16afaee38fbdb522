import { type AddressOf, laidOut, type Passage, type Plan, type RulesOf } from '../../../contract/rules.js';

/** The passages of the rules and their paragraphs, in the order in which one reads them. */
export const PLAN = {
  goal: ['most', 'sources'],
  mat: ['caves', 'column', 'nests', 'path', 'figure:mat'],
  cards: ['dragon', 'figure:reading', 'size', 'cave'],
  setup: ['table', 'figure:display', 'draft', 'thrown'],
  round: ['turns', 'abilities', 'objective', 'next', 'egg'],
  turn: ['actions', 'pass'],
  excavate: ['price', 'figure:digging', 'effect', 'deck'],
  entice: ['price', 'arriving', 'free', 'dropped', 'cover'],
  explore: ['price', 'walk', 'example', 'figure:walking', 'rests', 'swaps'],
  stones: ['crimson', 'gold', 'amethyst', 'optional'],
  paying: ['from', 'exchange', 'kind'],
  abilities: ['signs', 'figure:signs', 'optional', 'cache', 'whole', 'itself', 'timing'],
  eggs: ['nest', 'use'],
  hatchlings: ['feed', 'pieces', 'figure:hatchling', 'own'],
  gifts: ['others', 'optional'],
  guild: ['step', 'marker', 'rows', 'fourth', 'fifth', 'squares'],
  circle: ['spaces', 'figure:circle'],
  tiles: ['plains', 'sea', 'highlands', 'rainforest'],
  limits: ['nine', 'others', 'display'],
  objectives: ['points', 'figure:goals', 'ties', 'guild', 'caves', 'eggs', 'kinds', 'cost'],
  end: ['sum', 'guild', 'dragons', 'eggs', 'objectives', 'leftOver', 'tie', 'best'],
  solo: ['rival', 'turn', 'score', 'figure:rival', 'variant', 'missing'],
  options: ['open', 'later'],
} as const satisfies Plan;

export type PassageId = keyof typeof PLAN;
export type Address = AddressOf<typeof PLAN>;

export const inOrder = (rules: RulesOf<typeof PLAN>): readonly Passage[] => laidOut(PLAN, rules);
