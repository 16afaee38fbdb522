import { type Chance, type Emit, seatsOf } from '@aerie/kernel';
import { turnUp } from './birds-deck.js';
import { type Bird, NO_BIRD } from './data/birds.js';
import { CARD_SETS, type Card, NO_CARD } from './data/cards.js';
import {
  CUBES,
  DISPLAY,
  FACE_UP,
  FIRST_DECK,
  FIRST_FLOCK,
  FIRST_HAND,
  ROWS,
  TRIANGLES,
} from './data/figures.js';
import { ACTIONS } from './data/kinds.js';
import type { Event } from './events.js';
import { spaceAt } from './flock.js';
import { beginStage } from './stage-begin.js';
import { emptyLedger, type State } from './state.js';
import { AT } from './steps.js';

/** This game has no options. */
export type Options = Record<never, never>;

export function setup(_: Options, seats: number, chance: Chance, emit: Emit<Event>): State {
  const everyone = seatsOf(seats);
  const display = DISPLAY[seats] as number;
  const set = CARD_SETS[seats] as readonly Card[];
  const flock = firstFlock(seats, chance);
  const dealt = chance.deal(set, seats * FIRST_HAND + display);
  const hands = everyone.map((seat) => dealt.slice(seat * FIRST_HAND, (seat + 1) * FIRST_HAND));
  const s: State = {
    flock,
    faceUp: Array<Bird>(FACE_UP).fill(NO_BIRD),
    deck: [(FIRST_DECK[seats] as readonly Bird[]).slice()],
    stage: 0,
    first: 0,
    player: 0,
    step: AT.turn,
    playing: NO_CARD,
    copied: NO_CARD,
    cubes: everyone.map(() => CUBES[seats] as number),
    spent: everyone.map(() => 0),
    uses: ACTIONS.map(() => 0),
    users: ACTIONS.map(() => -1),
    hands,
    unseen: everyone.map(() => FIRST_HAND),
    display: dealt.slice(seats * FIRST_HAND),
    pile: set.filter((card) => !dealt.includes(card)),
    reshuffled: [],
    discard: [],
    nests: [],
    ledger: emptyLedger(seats),
  };
  turnUp(s, chance, undefined);
  for (const seat of everyone) emit?.({ type: 'dealt', seat, cards: (hands[seat] as Card[]).slice() });
  emit?.({
    type: 'laidOut',
    flock: s.flock.slice(),
    faceUp: s.faceUp.slice(),
    display: s.display.slice(),
  });
  beginStage(s, chance, emit);
  return s;
}

/** The triangle, filled at random column by column from the back. */
function firstFlock(seats: number, chance: Chance): Bird[] {
  const triangle = TRIANGLES[seats] as readonly number[];
  const all = FIRST_FLOCK[seats] as readonly Bird[];
  const birds = chance.deal(all, all.length);
  const flock = Array<Bird>(triangle.length * ROWS).fill(NO_BIRD);
  let next = 0;
  triangle.forEach((height, column) => {
    for (let row = 0; row < height; row++) flock[spaceAt(column, row)] = birds[next++] as Bird;
  });
  return flock;
}
