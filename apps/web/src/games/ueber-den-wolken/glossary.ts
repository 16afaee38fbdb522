import type { Glossary } from '../../contract/glossary.js';
import type { Address } from './rules/passages.js';

/** Every sign, number and place of the board that a stranger cannot know. */
export default {
  score: { rule: 'goal-most' },
  cubes: { rule: 'turn-one' },
  hand: { rule: 'taking-limit' },
  landingNow: { rule: 'landing-front' },
  nest: { rule: 'nest-points' },
  pair: { rule: 'nest-points' },
  stage: { rule: 'landing-front' },
  faceUp: { rule: 'adding-take' },
  deck: { rule: 'adding-take' },
  ownBird: { rule: 'birds-species' },
  otherBird: { rule: 'birds-species' },
  swift: { rule: 'birds-species' },
  space: { rule: 'flock-columns' },
  spaceNames: { rule: 'flock-columns' },
  sideways: { rule: 'flying-swaps' },
  ahead: { rule: 'flying-swaps' },
  add: { rule: 'adding-put' },
  take: { rule: 'taking-take' },
  pass: { rule: 'passing-price' },
  price: { rule: 'prices-rise' },
  lying: { rule: 'prices-rise' },
  gain: { rule: 'landing-front' },
  display: { rule: 'taking-take' },
  cardPrice: { rule: 'cards-pay' },
  prizes: { rule: 'scoring-spaces' },
  worth: { rule: 'scoring-spaces' },
  hidden: { rule: 'cards-parts' },
} as const satisfies Glossary<Address>;
