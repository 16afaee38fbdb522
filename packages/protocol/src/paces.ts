import type { ClockRule } from './clock.js';

/** How quickly people who are paired play: both there, both there with time to think, or each when they can. */
export const PACES = ['live', 'relaxed', 'days'] as const;
export type Pace = (typeof PACES)[number];

/** The clock of a table of people who were paired. */
export const CLOCKS_OF_PACES: Readonly<Record<Pace, ClockRule>> = {
  live: { kind: 'bank', seconds: 600, increment: 10 },
  relaxed: { kind: 'move', seconds: 300 },
  days: { kind: 'days', days: 3 },
};
