import type { Reason } from '@aerie/kernel';
import type { Answer } from '@aerie/ueber-den-wolken';
import type { Code } from './reasons.js';

/** Where to look before an answer is told: at what its main reason speaks of, or at what such answers are made from. */
export const NUDGE_CODES = [
  /** The front of the columns: who lands now. */
  'lookAtFront',
  /** The spaces of the own cards. */
  'lookAtSpaces',
  /** What the others would score now. */
  'lookAtOthers',
  /** Birds that do not land yet. */
  'lookAtStaying',
  /** The cards in hand and what they can do. */
  'lookAtHand',
  /** The cards on display. */
  'lookAtDisplay',
  /** The birds beside the deck, and columns with room. */
  'lookAtNewBirds',
  /** Prices and cubes, the own and those of others. */
  'lookAtCubes',
  /** What a card may still bring in a later stage. */
  'lookAtKeeping',
] as const;
type NudgeCode = (typeof NUDGE_CODES)[number];

const BY_REASON: Readonly<Partial<Record<string, NudgeCode>>> = {
  fromLanding: 'lookAtFront',
  fromCards: 'lookAtSpaces',
  fromOthers: 'lookAtOthers',
  fromLater: 'lookAtStaying',
} satisfies Partial<Record<Code, NudgeCode>>;

function byAnswer(a: Answer): NudgeCode {
  switch (a.kind) {
    case 'action':
      return a.action === 'C' ? 'lookAtNewBirds' : a.action === 'D' ? 'lookAtDisplay' : 'lookAtFront';
    case 'bird':
    case 'deck':
    case 'place':
      return 'lookAtNewBirds';
    case 'play':
    case 'discard':
      return 'lookAtHand';
    case 'take':
    case 'copy':
      return 'lookAtDisplay';
    case 'score':
    case 'done':
      return 'lookAtKeeping';
    case 'pass':
      return 'lookAtCubes';
    case 'swap':
      return 'lookAtFront';
  }
}

/** Where whoever looks for an answer with this main reason should look. */
export const nudgeFor = (answer: Answer, { code }: Reason): Reason => ({
  code: BY_REASON[code] ?? byAnswer(answer),
});
