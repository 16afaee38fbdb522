import type { Address } from './passages.js';

/** Where we had to decide what the printed rules leave open: no ruling gets lost. */
const rulings: readonly Address[] = [
  'components-colours',
  'setup-first',
  'round-early',
  'turn-ends',
  'flight-jumps',
  'breath-shortest',
  'austro-corner',
  'austro-left',
  'austro-lastPoint',
  'storm-which',
  'storm-cancelled',
  'gems-austro',
  'solo-corners',
];

export default rulings;
