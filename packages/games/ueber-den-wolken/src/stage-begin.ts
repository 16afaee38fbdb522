import type { Chance, Emit, Seat } from '@aerie/kernel';
import { drawBird, turnUp } from './birds-deck.js';
import { type Bird, ownerOf } from './data/birds.js';
import { type Card, NO_CARD } from './data/cards.js';
import { CUBES, ROWS, TRIANGLES } from './data/figures.js';
import { NEST_NUMBERS } from './data/nests.js';
import type { Event } from './events.js';
import { type Flock, heightOf, pushForward, spaceAt } from './flock.js';
import type { State } from './state.js';
import { AT } from './steps.js';

/** Everything goes back to its place for the next stage. */
export function prepareStage(s: State, chance: Chance, emit: Emit<Event>): void {
  const seats = s.cubes.length;
  s.stage++;
  s.cubes.fill(CUBES[seats] as number);
  s.spent.fill(0);
  s.uses.fill(0);
  s.users.fill(-1);
  emit?.({ type: 'cubesReturned', cubes: CUBES[seats] as number });
  fillDisplay(s, chance, emit);
  // Ruling: a place beside the deck that stayed empty for want of birds comes before the flock.
  turnUp(s, chance, emit);
  fillFlock(s, chance, emit);
  beginStage(s, chance, emit);
}

/** Columns that are one short of the triangle move forward and get a bird at the back; taller ones stay. */
function fillFlock(s: State, chance: Chance, emit: Emit<Event>): void {
  const triangle = TRIANGLES[s.cubes.length] as readonly number[];
  for (let column = 0; column < triangle.length; column++) {
    if (heightOf(s.flock, column) >= (triangle[column] as number)) continue;
    pushForward(s.flock, column);
    const bird = drawBird(s, chance);
    s.flock[spaceAt(column, 0)] = bird;
    emit?.({ type: 'movedUp', column, bird });
  }
}

/** Fills the places of the display; an empty draw pile is made from the discards. */
function fillDisplay(s: State, chance: Chance, emit: Emit<Event>): void {
  for (let place = 0; place < s.display.length; place++) {
    if (s.display[place] !== NO_CARD) continue;
    const card = drawCard(s, chance, emit);
    s.display[place] = card;
    emit?.({ type: 'displayed', place, card });
  }
}

function drawCard(s: State, chance: Chance, emit: Emit<Event>): Card {
  if (s.pile.length === 0 && s.reshuffled.length === 0) {
    s.reshuffled.push(...s.discard);
    s.discard.length = 0;
    emit?.({ type: 'pileRebuilt', cards: s.reshuffled.length });
  }
  const from = s.pile.length > 0 ? s.pile : s.reshuffled;
  const card = chance.pick(from);
  from[from.indexOf(card)] = from[from.length - 1] as Card;
  from.pop();
  return card;
}

/** A nest card is revealed and it is found out who begins. */
export function beginStage(s: State, chance: Chance, emit: Emit<Event>): void {
  const nest = chance.pick(NEST_NUMBERS.filter((one) => !s.nests.includes(one)));
  s.nests.push(nest);
  const front = birdsFrom(s.flock, s.cubes.length, ROWS - 1);
  const twoFront = birdsFrom(s.flock, s.cubes.length, ROWS - 2);
  const leaders = foremost(front, twoFront);
  s.first = leaders.length === 1 ? (leaders[0] as Seat) : chance.pick(leaders);
  s.player = s.first;
  s.step = AT.turn;
  const { stage, first } = s;
  emit?.({ type: 'stageBegan', stage: stage + 1, nest, first, front, twoFront, lot: leaders.length > 1 });
}

/** By seat: birds in this row and those before it. */
function birdsFrom(flock: Flock, seats: number, row: number): number[] {
  const counts = Array<number>(seats).fill(0);
  for (let space = 0; space < flock.length; space++) {
    const owner = ownerOf(flock[space] as Bird);
    if (space % ROWS >= row && owner >= 0 && owner < seats) counts[owner] = (counts[owner] as number) + 1;
  }
  return counts;
}

/** Who has most birds in the front row; of those, who has most in the two front rows. */
export function foremost(front: readonly number[], twoFront: readonly number[]): Seat[] {
  const most = Math.max(...front);
  const tied = front.map((_, seat) => seat).filter((seat) => front[seat] === most);
  const mostOfTwo = Math.max(...tied.map((seat) => twoFront[seat] as number));
  return tied.filter((seat) => twoFront[seat] === mostOfTwo);
}
