import type { Glossary } from '../../contract/glossary.js';
import type { Address } from './rules/passages.js';

/** Signs and numbers of the sky of Zefiria that a stranger cannot know. */
export default {
  rounds: { rule: 'round-count' },
  points: { rule: 'turn-points' },
  reserve: { rule: 'storm-anchored' },
  held: { rule: 'gems-take' },
  score: { rule: 'score' },
  inPlace: { rule: 'score-right' },
  map: { rule: 'goal-order' },
  right: { rule: 'score-right' },
  row: { rule: 'score-row' },
  wrong: { rule: 'score-wrong' },
  flight: { rule: 'flight-price' },
  breath: { rule: 'breath-price' },
  price: { rule: 'breath-price' },
  star: { rule: 'score-right' },
  anchored: { rule: 'gems-anchored' },
  blizzard: { rule: 'storm-blizzard' },
  tornado: { rule: 'storm-tornado' },
  target: { rule: 'storm-cards' },
  seat: { rule: 'components-spirits' },
  island: { rule: 'components-islands' },
  outside: { rule: 'austro-outside' },
  borea: { rule: 'borea' },
  jugo: { rule: 'jugo' },
  etesia: { rule: 'etesia' },
  austro: { rule: 'austro' },
  skyron: { rule: 'skyron' },
} as const satisfies Glossary<Address>;
