import type { Seat } from '@aerie/kernel';
import type { Bird } from './data/birds.js';
import type { Card } from './data/cards.js';
import { STAGES } from './data/figures.js';
import type { Action } from './data/kinds.js';
import type { Step } from './steps.js';

/** Where points come from: the nest card, cards scored after a landing, cards scored by the card Score. */
export const SOURCES = ['nest', 'cards', 'score'] as const;
export type Source = (typeof SOURCES)[number];

/** Everything that is true at the table. Lists over seats unless said otherwise. */
export interface State {
  /** By space: the bird that is there. */
  readonly flock: Bird[];
  /** The two places beside the deck; `NO_BIRD` where none could be turned up. */
  readonly faceUp: Bird[];
  /** The bird deck, the upper parts first: what is in each part is known, its order is not. No part is empty. */
  readonly deck: Bird[][];
  /** The stage that is played, from 0; `STAGES` when the game is over. */
  stage: number;
  /** Who began this stage. */
  first: Seat;
  /** Who plays now. */
  player: Seat;
  step: Step;
  /** The manoeuvre card that is being played; it has left the hand. */
  playing: Card;
  /** The card of the display that the card Display is used as. */
  copied: Card;
  readonly cubes: number[];
  /** Cubes in the nest, by owner. */
  readonly spent: number[];
  /** By standard action: how often it was used this stage, and so how many cubes lie on it. */
  readonly uses: number[];
  /** By standard action: whose cubes lie on it, -1 if none do. */
  readonly users: number[];
  readonly hands: Card[][];
  /** How many of the first cards of a hand the others have not seen: those dealt at the start. */
  readonly unseen: number[];
  /** The places of the display; `NO_CARD` where a card was taken. */
  readonly display: Card[];
  /** The draw pile in no order: cards nobody has seen. */
  readonly pile: Card[];
  /** The draw pile made from discards, once the first is used up: everybody knows what is in it. */
  readonly reshuffled: Card[];
  readonly discard: Card[];
  /** Nest cards revealed so far; the last is that of this stage. */
  readonly nests: number[];
  /** Points by seat, stage and source, see `ledgerPlace`. */
  readonly ledger: number[];
}

export const isOver = (s: State): boolean => s.stage === STAGES;

const SEAT_ROOM = STAGES * SOURCES.length;

/** Where the points of a seat in a stage from a source stand in the ledger. */
export const ledgerPlace = (seat: Seat, stage: number, source: Source): number =>
  seat * SEAT_ROOM + stage * SOURCES.length + SOURCES.indexOf(source);

export const emptyLedger = (seats: number): number[] => Array<number>(seats * SEAT_ROOM).fill(0);

/** All points of a seat so far. */
export function pointsOf({ ledger }: { readonly ledger: readonly number[] }, seat: Seat): number {
  let sum = 0;
  for (let i = seat * SEAT_ROOM; i < (seat + 1) * SEAT_ROOM; i++) sum += ledger[i] as number;
  return sum;
}

/** What a standard action costs now. */
export const priceOf = ({ uses }: { readonly uses: readonly number[] }, action: Action): number =>
  (uses[ACTION_PLACES[action]] as number) + 1;

/** Where a standard action stands in the lists over them. */
export const ACTION_PLACES: Readonly<Record<Action, number>> = { A: 0, B: 1, C: 2, D: 3 };

export function deckSize({ deck }: { readonly deck: readonly (readonly Bird[])[] }): number {
  let size = 0;
  for (let part = 0; part < deck.length; part++) size += (deck[part] as readonly Bird[]).length;
  return size;
}

const copies = (lists: readonly number[][]): number[][] => {
  const all: number[][] = [];
  for (let i = 0; i < lists.length; i++) all.push((lists[i] as number[]).slice());
  return all;
};

export function clone(s: State): State {
  return {
    flock: s.flock.slice(),
    faceUp: s.faceUp.slice(),
    deck: copies(s.deck),
    stage: s.stage,
    first: s.first,
    player: s.player,
    step: s.step,
    playing: s.playing,
    copied: s.copied,
    cubes: s.cubes.slice(),
    spent: s.spent.slice(),
    uses: s.uses.slice(),
    users: s.users.slice(),
    hands: copies(s.hands),
    unseen: s.unseen.slice(),
    display: s.display.slice(),
    pile: s.pile.slice(),
    reshuffled: s.reshuffled.slice(),
    discard: s.discard.slice(),
    nests: s.nests.slice(),
    ledger: s.ledger.slice(),
  };
}
