/** What people can say with one tap: shown at their seat for a moment, and kept nowhere. */
export const REACTIONS = ['hello', 'bravo', 'thanks', 'laugh', 'wow', 'oops'] as const;
export type Reaction = (typeof REACTIONS)[number];
