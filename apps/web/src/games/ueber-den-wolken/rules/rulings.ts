import type { Address } from './passages.js';

/** Where we had to decide what the printed rules leave open: no ruling gets lost. */
const rulings: readonly Address[] = [
  'birds-numbers',
  'setup-sets',
  'flying-same',
  'adding-faceUp',
  'cards-target',
  'kinds-copying',
  'kinds-worth',
  'kinds-sets',
  'nest-ours',
  'scoring-offered',
];

export default rulings;
