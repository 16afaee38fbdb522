import type { Chance, Emit, Seat } from '@aerie/kernel';
import { drawBird, searchOut, shuffleDeck, turnUp } from './birds-deck.js';
import { type Bird, NO_BIRD } from './data/birds.js';
import { type Card, manoeuvre, NO_CARD } from './data/cards.js';
import { HAND_LIMIT, PASS_PRICE } from './data/figures.js';
import type { Action } from './data/kinds.js';
import type { Event } from './events.js';
import { heightOf, pushForward, type Space, spaceAt } from './flock.js';
import { discardFrom, leaveHand } from './hand.js';
import type { Answer, End } from './notation.js';
import { canScore } from './obstacles.js';
import { endStage, goOnScoring, scoreCard } from './stage-end.js';
import { ACTION_PLACES, priceOf, type State } from './state.js';
import { AT, stepOfAction, stepOfKind } from './steps.js';

export function apply(s: State, seat: Seat, a: Answer, chance: Chance, emit: Emit<Event>): void {
  switch (a.kind) {
    case 'action':
      if (s.step.at === 'turn') payAction(s, seat, a.action, emit);
      else emit?.({ type: 'choseStandard', seat, action: a.action });
      s.step = stepOfAction(a.action);
      return;
    case 'play':
      play(s, seat, a.card, emit);
      return;
    case 'copy':
      s.copied = a.card;
      pay(s, seat, manoeuvre(a.card).cost);
      emit?.({
        type: 'copied',
        seat,
        card: a.card,
        price: manoeuvre(a.card).cost,
        left: s.cubes[seat] as number,
      });
      s.step = stepOfKind(manoeuvre(a.card).kind);
      return;
    case 'bird':
    case 'deck':
      takeBird(s, seat, a.kind === 'bird' ? a.bird : NO_BIRD, chance, emit);
      return;
    case 'swap':
      swap(s, seat, a.one, a.two, emit);
      break;
    case 'place':
      add(s, seat, a.column, a.end, chance, emit);
      break;
    case 'take':
      takeCard(s, seat, a.card, emit);
      if ((s.hands[seat] as Card[]).length <= HAND_LIMIT) break;
      s.step = AT.discard;
      return;
    case 'discard':
      discardFrom(s, seat, a.card);
      emit?.({ type: 'discarded', seat, card: a.card });
      break;
    case 'score':
      if (s.step.at === 'score') {
        scoreCard(s, seat, a.card, 'manoeuvre', emit);
        break;
      }
      scoreCard(s, seat, a.card, 'landing', emit);
      if (!canScore(s, seat, NO_CARD)) goOnScoring(s, seat, chance, emit);
      return;
    case 'done':
      emit?.({ type: 'finishedScoring', seat });
      goOnScoring(s, seat, chance, emit);
      return;
    case 'pass': {
      const price = Math.min(PASS_PRICE, s.cubes[seat] as number);
      pay(s, seat, price);
      emit?.({ type: 'passed', seat, price, left: s.cubes[seat] as number });
    }
  }
  endTurn(s, chance, emit);
}

/** The previous user's cubes go to the nest, then the price is laid on the space of the action. */
function payAction(s: State, seat: Seat, action: Action, emit: Emit<Event>): void {
  const place = ACTION_PLACES[action];
  const price = priceOf(s, action);
  const before = s.users[place] as Seat;
  if (before >= 0) s.spent[before] = (s.spent[before] as number) + price - 1;
  s.cubes[seat] = (s.cubes[seat] as number) - price;
  s.uses[place] = price;
  s.users[place] = seat;
  emit?.({
    type: 'usedAction',
    seat,
    action,
    price,
    left: s.cubes[seat] as number,
    cleared: before >= 0 ? { seat: before, cubes: price - 1 } : null,
  });
}

/** Cubes that go straight to the nest. */
function pay(s: State, seat: Seat, price: number): void {
  s.cubes[seat] = (s.cubes[seat] as number) - price;
  s.spent[seat] = (s.spent[seat] as number) + price;
}

function play(s: State, seat: Seat, card: Card, emit: Emit<Event>): void {
  const { kind, cost } = manoeuvre(card);
  leaveHand(s, seat, card);
  s.playing = card;
  pay(s, seat, cost);
  emit?.({ type: 'played', seat, card, price: cost, left: s.cubes[seat] as number });
  s.step = stepOfKind(kind);
}

function swap(s: State, seat: Seat, one: Space, two: Space, emit: Emit<Event>): void {
  const { flock, step } = s;
  const birds = [flock[one] as Bird, flock[two] as Bird] as const;
  flock[one] = birds[1];
  flock[two] = birds[0];
  if (step.at === 'swap') emit?.({ type: 'swapped', seat, manner: step.manner, one, two, birds });
}

/** A face-up bird, a bird of the deck that was searched for, or, for `NO_BIRD`, the top of the deck. */
function takeBird(s: State, seat: Seat, named: Bird, chance: Chance, emit: Emit<Event>): void {
  const searched = s.step.at === 'search';
  let bird = named;
  let place = -1;
  if (searched) searchOut(s, bird);
  else if (bird === NO_BIRD) bird = drawBird(s, chance);
  else {
    place = s.faceUp.indexOf(bird);
    s.faceUp[place] = NO_BIRD;
  }
  emit?.({ type: 'tookBird', seat, bird, from: searched ? 'search' : place < 0 ? 'deck' : 'faceUp', place });
  if (searched) shuffleDeck(s, emit);
  s.step = { at: 'place', bird };
}

/** Puts the bird in hand on the front of a column, or pushes the column forward and puts it at the back. */
function add(s: State, seat: Seat, column: number, end: End, chance: Chance, emit: Emit<Event>): void {
  if (s.step.at !== 'place') return;
  const { bird } = s.step;
  const space = spaceAt(column, end === 'front' ? heightOf(s.flock, column) : 0);
  if (end === 'back') pushForward(s.flock, column);
  s.flock[space] = bird;
  emit?.({ type: 'added', seat, bird, column, end, space });
  turnUp(s, chance, emit);
}

function takeCard(s: State, seat: Seat, card: Card, emit: Emit<Event>): void {
  const place = s.display.indexOf(card);
  s.display[place] = NO_CARD;
  (s.hands[seat] as Card[]).push(card);
  emit?.({ type: 'tookCard', seat, card, place });
}

/** The card that was played is discarded, and whoever is next with cubes plays; or the stage ends. */
function endTurn(s: State, chance: Chance, emit: Emit<Event>): void {
  if (s.playing !== NO_CARD) {
    s.discard.push(s.playing);
    s.playing = NO_CARD;
    s.copied = NO_CARD;
  }
  const seats = s.cubes.length;
  for (let i = 1; i <= seats; i++) {
    const next = (s.player + i) % seats;
    if (s.cubes[next] === 0) continue;
    s.player = next;
    s.step = AT.turn;
    return;
  }
  endStage(s, chance, emit);
}
