import type { Answer } from '@aerie/schwingenschlag';

/** All others are about what an effect does. */
const KINDS = {
  dig: 'dig',
  entice: 'entice',
  play: 'entice',
  cover: 'entice',
  explore: 'explore',
  pass: 'pass',
  pay: 'pay',
  payEgg: 'pay',
  payDragon: 'pay',
  payCave: 'pay',
  waive: 'pay',
  waiveEgg: 'pay',
  exchange: 'pay',
  takeDragon: 'cards',
  takeCave: 'cards',
  keepDragon: 'cards',
  discardDragon: 'cards',
  discardCave: 'cards',
  step: 'guild',
  mark: 'guild',
} as const satisfies Partial<Record<Answer['a'], string>>;

const isNamed = (a: Answer['a']): a is keyof typeof KINDS => a in KINDS;

export const DECISION_KINDS = [...new Set([...Object.values(KINDS), 'effect' as const])];

/** What kind of decision an answer is. */
export const decisionKind = ({ a }: Answer): (typeof DECISION_KINDS)[number] =>
  isNamed(a) ? KINDS[a] : 'effect';
