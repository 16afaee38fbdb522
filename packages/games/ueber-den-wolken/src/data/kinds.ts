/** The ten kinds of manoeuvre cards with what their action costs. What Display costs is up to the card it copies. */
export const KINDS = {
  dodge: 2,
  sharpDodge: 2,
  leadChange: 2,
  standard: 2,
  neutral: 2,
  diagonal: 3,
  score: 3,
  freeFlight: 4,
  favourite: 4,
  display: 0,
} as const;
export type Kind = keyof typeof KINDS;

export const costOf = (kind: Kind): number => KINDS[kind];

/** The four standard actions: fly left or right, fly forward or backward, add a bird, take a manoeuvre card. */
export const ACTIONS = ['A', 'B', 'C', 'D'] as const;
export type Action = (typeof ACTIONS)[number];

/** In which ways two birds can be swapped: by two standard actions and six kinds of cards. */
export const MANNERS = [
  'side',
  'ahead',
  'dodge',
  'sharpDodge',
  'leadChange',
  'neutral',
  'diagonal',
  'freeFlight',
] as const;
export type Manner = (typeof MANNERS)[number];
