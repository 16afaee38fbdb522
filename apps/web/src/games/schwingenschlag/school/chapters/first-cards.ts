import type { Played } from '../../../../contract/school.js';

/** What both players keep of their first cards and resources. */
export const FIRST_CARDS = [
  '0 discard d85',
  '0 discard c49',
  '0 take meat',
  '0 take meat',
  '0 take gold',
  '1 discard d35',
  '1 discard c11',
  '1 take gold',
  '1 take crystal',
  '1 take milk',
] as const satisfies readonly Played[];
