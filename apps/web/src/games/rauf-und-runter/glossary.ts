import type { Glossary } from '../../contract/glossary.js';
import type { Address } from './rules/passages.js';

/** Every sign, number and place of the farmyard that a stranger cannot know. */
export default {
  score: { rule: 'goal-height' },
  order: { rule: 'order-pecking' },
  feathers: { rule: 'feathers-each' },
  nest: { rule: 'components-feathers' },
  flutter: { rule: 'goal-momentum' },
  flutterNext: { rule: 'setup-cards' },
  flutterPast: { rule: 'ladder-grows' },
  ladderCard: { rule: 'ladder-grows' },
  hen: { rule: 'goal-height' },
  away: { rule: 'order-pecking' },
  overview: { rule: 'goal-height' },
  track: { rule: 'track-sum' },
  momentum: { rule: 'momentum-compare' },
  tooFar: { rule: 'fall-far' },
  dungHeap: { rule: 'dungheap-nothing' },
  die: { rule: 'picking-fits' },
  featherDie: { rule: 'picking-feather' },
  reroll: { rule: 'reroll-price' },
  shed: { rule: 'feathers-each' },
  oddsFall: { rule: 'fall-far' },
  oddsMomentum: { rule: 'momentum-compare' },
  oddsFeathers: { rule: 'feathers-each' },
  seat: { rule: 'setup-start' },
} as const satisfies Glossary<Address>;
