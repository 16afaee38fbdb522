import type { Passage } from '../../game-ui.js';

/** The passages of the rules, in the order in which one reads them. */
export const PASSAGES = [
  'goal',
  'roles',
  'picking',
  'describing',
  'guessing',
  'winning',
  'few',
  'next',
  'end',
  'example',
  'tips',
  'bots',
] as const;
export type PassageId = (typeof PASSAGES)[number];

/** The rules in one language: a title and paragraphs for every passage. */
export type Rules = Readonly<Record<PassageId, Omit<Passage, 'id'>>>;

export const inOrder = (rules: Rules): readonly Passage[] => PASSAGES.map((id) => ({ id, ...rules[id] }));
