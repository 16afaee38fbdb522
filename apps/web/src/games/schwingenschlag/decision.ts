import type { Answer } from '@aerie/schwingenschlag';
import type { Saying } from '../../words/words.js';
import { saying } from './saying.js';

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

/** What kind of decision an answer is. */
export const decision = ({ a }: Answer): Saying =>
  saying(`schwingenschlag.kind.${isNamed(a) ? KINDS[a] : 'effect'}`);
