import type { Passage } from '../../game-ui.js';

/** The passages of the rules, in the order in which one reads them. */
export const PASSAGES = [
  'goal',
  'mat',
  'setup',
  'round',
  'turn',
  'excavate',
  'entice',
  'explore',
  'paying',
  'abilities',
  'eggs',
  'hatchlings',
  'gifts',
  'guild',
  'limits',
  'objectives',
  'end',
  'solo',
] as const;
export type PassageId = (typeof PASSAGES)[number];

/** The rules in one language: a title and paragraphs for every passage. */
export type Rules = Readonly<Record<PassageId, Omit<Passage, 'id'>>>;

export const inOrder = (rules: Rules): readonly Passage[] => PASSAGES.map((id) => ({ id, ...rules[id] }));
