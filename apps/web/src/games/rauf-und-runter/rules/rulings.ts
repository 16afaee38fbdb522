import type { Address } from './passages.js';

/** Where we had to decide what the printed rules leave open: no ruling gets lost. */
const rulings: readonly Address[] = [
  'components-spaces',
  'order-fixed',
  'picking-emptyNest',
  'momentum-none',
  'feathers-noneLeft',
  'fall-bottom',
  'comparison-shortNest',
  'climbing-top',
];

export default rulings;
