import type { Reason } from '@aerie/kernel';
import type { Answer } from '@aerie/schwingenschlag';

/** Where to look before an answer is told: at what its main reason speaks of, or at what such answers are made from. */
export const NUDGE_CODES = [
  /** The objective of a `round`, from 1; `objective` is its id. */
  'lookAtObjective',
  /** What the cards in hand cost, and where there is room for them. */
  'lookAtHand',
  /** What a walk through each cave would give. */
  'lookAtWalks',
  /** What else the coins could buy this round. */
  'lookAtCoins',
  /** What the cards in hand still need. */
  'lookAtNeeds',
  /** The cards on display. */
  'lookAtDisplay',
  /** Dragons with empty nests. */
  'lookAtNests',
  /** Dragons that can hold more. */
  'lookAtStores',
  /** What can be spared. */
  'lookAtSpare',
  /** What the effect at work offers. */
  'lookAtEffect',
] as const;
type NudgeCode = (typeof NUDGE_CODES)[number];

const BY_ANSWER: Readonly<Record<Answer['a'], NudgeCode>> = {
  dig: 'lookAtHand',
  entice: 'lookAtHand',
  play: 'lookAtHand',
  cover: 'lookAtHand',
  explore: 'lookAtWalks',
  pass: 'lookAtCoins',
  take: 'lookAtNeeds',
  name: 'lookAtNeeds',
  keep: 'lookAtNeeds',
  exchange: 'lookAtNeeds',
  keepDragon: 'lookAtNeeds',
  takeDragon: 'lookAtDisplay',
  takeCave: 'lookAtDisplay',
  egg: 'lookAtNests',
  cache: 'lookAtStores',
  tuck: 'lookAtStores',
  pay: 'lookAtSpare',
  waive: 'lookAtSpare',
  waiveEgg: 'lookAtSpare',
  payEgg: 'lookAtSpare',
  payDragon: 'lookAtSpare',
  payCave: 'lookAtSpare',
  discard: 'lookAtSpare',
  discardDragon: 'lookAtSpare',
  discardCave: 'lookAtSpare',
  step: 'lookAtEffect',
  done: 'lookAtEffect',
  use: 'lookAtEffect',
  activate: 'lookAtEffect',
  icon: 'lookAtEffect',
  swap: 'lookAtEffect',
  mark: 'lookAtEffect',
};

/** Where whoever looks for an answer with this main reason should look. */
export function nudgeFor({ a }: Answer, { code, args = {} }: Reason): Reason {
  if (code !== 'fromObjective') return { code: BY_ANSWER[a] };
  const { points: _, ...objective } = args;
  return { code: 'lookAtObjective' satisfies NudgeCode, args: objective };
}
