import type { Address } from './passages.js';

/** Where we had to decide what the printed rules leave open: no ruling gets lost. */
const rulings: readonly Address[] = ['end-level'];

export default rulings;
