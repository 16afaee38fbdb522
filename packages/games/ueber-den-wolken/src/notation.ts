import { BIRD_NAMES, type Bird } from './data/birds.js';
import { type Card, isCard } from './data/cards.js';
import { ACTIONS, type Action } from './data/kinds.js';
import { MOST_SPACES, SPACE_NAMES, type Space } from './flock.js';

export type End = 'front' | 'back';

/**
 * One small decision. A turn is one to four of them: the action or card first, then what it needs. A swap names the
 * lower space first.
 */
export type Answer =
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'play'; readonly card: Card }
  | { readonly kind: 'pass' }
  | { readonly kind: 'swap'; readonly one: Space; readonly two: Space }
  | { readonly kind: 'bird'; readonly bird: Bird }
  | { readonly kind: 'deck' }
  | { readonly kind: 'place'; readonly end: End; readonly column: number }
  | { readonly kind: 'take'; readonly card: Card }
  | { readonly kind: 'discard'; readonly card: Card }
  | { readonly kind: 'copy'; readonly card: Card }
  | { readonly kind: 'score'; readonly card: Card }
  | { readonly kind: 'done' };

type CardAnswer = 'play' | 'take' | 'discard' | 'copy' | 'score';

const MOST_CARDS = 57;
const forCards = (kind: CardAnswer): readonly Answer[] =>
  Array.from({ length: MOST_CARDS + 1 }, (_, card) => ({ kind, card }));

/** Answers are made once and shared, so that listing them costs little. */
export const PASS: Answer = { kind: 'pass' };
export const DECK: Answer = { kind: 'deck' };
export const DONE: Answer = { kind: 'done' };
export const ACTION: Readonly<Record<Action, Answer>> = {
  A: { kind: 'action', action: 'A' },
  B: { kind: 'action', action: 'B' },
  C: { kind: 'action', action: 'C' },
  D: { kind: 'action', action: 'D' },
};
export const BIRDS: readonly Answer[] = BIRD_NAMES.map((_, bird) => ({ kind: 'bird', bird }));
/** By card. */
export const CARD_ANSWERS: Readonly<Record<CardAnswer, readonly Answer[]>> = {
  play: forCards('play'),
  take: forCards('take'),
  discard: forCards('discard'),
  copy: forCards('copy'),
  score: forCards('score'),
};
/** By column. */
export const PLACES: Readonly<Record<End, readonly Answer[]>> = {
  front: Array.from({ length: 7 }, (_, column) => ({ kind: 'place', end: 'front', column })),
  back: Array.from({ length: 7 }, (_, column) => ({ kind: 'place', end: 'back', column })),
};
const SWAPS: readonly Answer[] = Array.from({ length: MOST_SPACES * MOST_SPACES }, (_, i) => ({
  kind: 'swap',
  one: Math.floor(i / MOST_SPACES),
  two: i % MOST_SPACES,
}));
/** The swap of two spaces, the lower of which is `one`. */
export const swapOf = (one: Space, two: Space): Answer => SWAPS[one * MOST_SPACES + two] as Answer;

const COLUMN_NAMES = 'abcdefg';

/** `A`, `play 17`, `pass`, `b2-c2`, `bird kf`, `deck`, `front c`, `take 17`, `discard 17`, `copy 17`, `score 17`, `done`. */
export function write(a: Answer): string {
  switch (a.kind) {
    case 'action':
      return a.action;
    case 'swap':
      return `${SPACE_NAMES[a.one]}-${SPACE_NAMES[a.two]}`;
    case 'bird':
      return `bird ${BIRD_NAMES[a.bird]}`;
    case 'place':
      return `${a.end} ${COLUMN_NAMES[a.column]}`;
    case 'pass':
    case 'deck':
    case 'done':
      return a.kind;
    default:
      return `${a.kind} ${a.card}`;
  }
}

/** A swap may be read either way round. */
export function read(text: string): Answer | undefined {
  if (text === 'pass') return PASS;
  if (text === 'deck') return DECK;
  if (text === 'done') return DONE;
  const action = ACTIONS.find((one) => one === text);
  if (action) return ACTION[action];
  const swap = /^([a-g][1-3])-([a-g][1-3])$/.exec(text);
  if (swap) return readSwap(swap[1] as string, swap[2] as string);
  const [word, rest, extra] = text.split(' ');
  if (rest === undefined || rest === '' || extra !== undefined) return undefined;
  if (word === 'bird') return BIRDS[BIRD_NAMES.indexOf(rest)];
  if (word === 'front' || word === 'back') {
    return rest.length === 1 ? PLACES[word][COLUMN_NAMES.indexOf(rest)] : undefined;
  }
  const answers = Object.hasOwn(CARD_ANSWERS, word as string) ? CARD_ANSWERS[word as CardAnswer] : undefined;
  return answers && /^[1-9]\d?$/.test(rest) && isCard(Number(rest)) ? answers[Number(rest)] : undefined;
}

function readSwap(one: string, two: string): Answer | undefined {
  const [a, b] = [SPACE_NAMES.indexOf(one), SPACE_NAMES.indexOf(two)];
  return a === b ? undefined : swapOf(Math.min(a, b), Math.max(a, b));
}
