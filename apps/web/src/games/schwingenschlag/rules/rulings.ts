import type { Address } from './passages.js';

/** Where we had to decide what the printed rules leave open: no ruling gets lost. */
const rulings: readonly Address[] = [
  'setup-thrown',
  'round-egg',
  'excavate-deck',
  'entice-dropped',
  'explore-swaps',
  'paying-kind',
  'abilities-whole',
  'abilities-itself',
  'abilities-timing',
  'hatchlings-own',
  'guild-squares',
  'objectives-guild',
  'end-best',
  'solo-missing',
];

export default rulings;
