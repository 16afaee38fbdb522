import type { Reason, Seat } from '@aerie/kernel';
import { answers } from './answers.js';
import { BIRD_NAMES, type Bird, NO_BIRD } from './data/birds.js';
import { type Card, manoeuvre, NO_CARD } from './data/cards.js';
import type { Manner } from './data/kinds.js';
import { columnsOf, inReach, mayMove, SPACE_NAMES } from './flock.js';
import { type Answer, write } from './notation.js';
import { againstAction, againstCopying, againstPaid, againstPlaying, type Obstacle } from './obstacles.js';
import { isOver, priceOf, type State } from './state.js';

/** Every reason why an answer may be refused. */
export const REASONS = [
  'gameOver',
  'notYourTurn',
  /** Another answer is due first; `step` says which. */
  'notNow',
  'tooFewCubes',
  'noSwap',
  'noFreeColumn',
  'noBirdLeft',
  'deckEmpty',
  'displayEmpty',
  'noStandardAction',
  'nothingToScore',
  'nothingToCopy',
  'cannotCopyDisplay',
  'notInHand',
  'notOnDisplay',
  'copiedCardStays',
  'worthNothing',
  'handFull',
  'noBirdThere',
  'noOwnBird',
  'noNeutralBird',
  'wrongDistance',
  'birdNotFaceUp',
  'birdNotInDeck',
  'noSuchColumn',
  'columnFull',
] as const;
type Code = (typeof REASONS)[number];

const because = (code: Code, args?: Reason['args']): Reason => (args ? { code, args } : { code });

/** `answers` says what is legal; this only finds words for why something is not among them. */
export function why(s: State, seat: Seat, a: Answer): Reason | undefined {
  const written = write(a);
  if (answers(s, seat).some((legal) => write(legal) === written)) return undefined;
  if (isOver(s)) return because('gameOver');
  if (seat !== s.player) return because('notYourTurn');
  return refusal(s, seat, a) ?? because('notNow', { step: s.step.at });
}

/** Why an answer is wrong where one of its kind is due. */
function refusal(s: State, seat: Seat, a: Answer): Reason | undefined {
  const { step } = s;
  switch (step.at) {
    case 'turn':
      if (a.kind === 'action') {
        return worded(s, seat, againstPaid(s, seat, a.action), priceOf(s, a.action));
      }
      return a.kind === 'play' ? notPlayed(s, seat, a.card) : undefined;
    case 'standard':
      return a.kind === 'action' ? worded(s, seat, againstAction(s, seat, a.action, s.copied), 0) : undefined;
    case 'swap':
      return a.kind === 'swap' ? notSwapped(s, seat, step.manner, a.one, a.two) : undefined;
    case 'bird':
      if (a.kind === 'deck') return because('deckEmpty');
      return a.kind === 'bird' ? because('birdNotFaceUp', { bird: nameOf(a.bird) }) : undefined;
    case 'search':
      return a.kind === 'bird' ? because('birdNotInDeck', { bird: nameOf(a.bird) }) : undefined;
    case 'place':
      if (a.kind !== 'place') return undefined;
      return because(a.column < columnsOf(s.flock) ? 'columnFull' : 'noSuchColumn', { column: a.column });
    case 'take':
      if (a.kind !== 'take') return undefined;
      return because(a.card === s.copied ? 'copiedCardStays' : 'notOnDisplay', { card: a.card });
    case 'discard':
      return a.kind === 'discard' ? because('notInHand', { card: a.card }) : because('handFull');
    case 'copy':
      return a.kind === 'copy' ? notCopied(s, seat, a.card) : undefined;
    case 'score':
    case 'scoring':
      if (a.kind !== 'score') return undefined;
      return because(holds(s, seat, a.card) ? 'worthNothing' : 'notInHand', { card: a.card });
    case 'over':
      return undefined;
  }
}

const nameOf = (bird: Bird): string => BIRD_NAMES[bird] as string;
const holds = (s: State, seat: Seat, card: Card): boolean => s.hands[seat]?.includes(card) ?? false;

function worded(s: State, seat: Seat, obstacle: Obstacle | undefined, price: number): Reason | undefined {
  if (!obstacle) return undefined;
  return obstacle === 'tooFewCubes'
    ? because(obstacle, { price, has: s.cubes[seat] as number })
    : because(obstacle);
}

function notPlayed(s: State, seat: Seat, card: Card): Reason | undefined {
  if (!holds(s, seat, card)) return because('notInHand', { card });
  const { kind, cost } = manoeuvre(card);
  if (kind === 'display' && s.display.every((shown) => shown === NO_CARD)) return because('displayEmpty');
  return worded(s, seat, againstPlaying(s, seat, card), cost);
}

function notCopied(s: State, seat: Seat, card: Card): Reason | undefined {
  if (!s.display.includes(card)) return because('notOnDisplay', { card });
  return worded(s, seat, againstCopying(s, seat, card, NO_CARD), manoeuvre(card).cost);
}

function notSwapped(s: State, seat: Seat, manner: Manner, one: number, two: number): Reason {
  const birds = [s.flock[one] ?? NO_BIRD, s.flock[two] ?? NO_BIRD];
  const empty = birds.indexOf(NO_BIRD);
  if (empty >= 0) return because('noBirdThere', { space: SPACE_NAMES[empty === 0 ? one : two] as string });
  if (!inReach(manner, one, two)) return because('wrongDistance', { manner });
  return birds.some((bird) => mayMove(bird, manner, seat))
    ? because('notNow', { step: 'swap' })
    : because(manner === 'neutral' ? 'noNeutralBird' : 'noOwnBird');
}
