import { type Chance, clockwiseFrom, type Emit, type Seat, seatsOf } from '@aerie/kernel';
import { putUnder } from './birds-deck.js';
import { type Bird, isMale, NO_BIRD, NOBODY, ownerOf } from './data/birds.js';
import { type Card, NO_CARD } from './data/cards.js';
import { STAGES } from './data/figures.js';
import type { Event, StageAccount } from './events.js';
import { birdsOf, columnsOf, frontmost, heightOf } from './flock.js';
import { discardFrom } from './hand.js';
import { canScore } from './obstacles.js';
import { cardAccount, cardWorth, nestAccount, nestPoints, places } from './scoring.js';
import { prepareStage } from './stage-begin.js';
import { ledgerPlace, pointsOf, type Source, type State } from './state.js';
import { AT } from './steps.js';

/** Nobody has cubes: birds land, the nest card and manoeuvre cards are scored. */
export function endStage(s: State, chance: Chance, emit: Emit<Event>): void {
  emit?.({ type: 'cubesSpent', stage: s.stage + 1 });
  land(s, emit);
  if (s.stage === STAGES - 1) {
    scoreAll(s, emit);
    endGame(s, emit);
  } else askForCards(s, s.first, chance, emit);
}

function land(s: State, emit: Emit<Event>): void {
  const { flock } = s;
  const landed: Bird[] = [];
  for (let column = 0; column < columnsOf(flock); column++) {
    if (heightOf(flock, column) === 0) continue;
    const space = frontmost(flock, column);
    const bird = flock[space] as Bird;
    flock[space] = NO_BIRD;
    landed.push(bird);
    const owner = ownerOf(bird);
    emit?.({ type: 'landed', column, space, bird, seat: owner === NOBODY ? -1 : owner });
  }
  const nest = s.nests[s.stage] as number;
  for (let seat = 0; seat < s.cubes.length; seat++) {
    let females = 0;
    let males = 0;
    for (const bird of landed) {
      if (ownerOf(bird) !== seat) continue;
      if (isMale(bird)) males++;
      else females++;
    }
    credit(s, seat, 'nest', nestPoints(nest, females, males));
    emit?.({ type: 'nestScored', seat, nest, ...nestAccount(nest, females, males) });
  }
  putUnder(s, landed);
}

function credit(s: State, seat: Seat, source: Source, points: number): void {
  const place = ledgerPlace(seat, s.stage, source);
  s.ledger[place] = (s.ledger[place] as number) + points;
}

/** How a card comes to be scored: by the card Score, after a landing, or at the end without being asked. */
export function scoreCard(
  s: State,
  seat: Seat,
  card: Card,
  when: 'manoeuvre' | 'landing' | 'end',
  emit: Emit<Event>,
): void {
  credit(s, seat, when === 'manoeuvre' ? 'score' : 'cards', cardWorth(card, s.flock, seat));
  discardFrom(s, seat, card);
  emit?.({ type: 'scored', seat, when, ...cardAccount(card, s.flock, seat) });
}

/** Ruling: after the last stage every card that is worth something is scored. */
function scoreAll(s: State, emit: Emit<Event>): void {
  for (const seat of clockwiseFrom(s.first, s.cubes.length)) {
    emit?.({ type: 'scoringCame', seat, can: canScore(s, seat, NO_CARD) });
    for (const card of (s.hands[seat] as Card[]).slice()) {
      if (cardWorth(card, s.flock, seat) > 0) scoreCard(s, seat, card, 'end', emit);
    }
  }
}

/** Asks this seat for cards to score, or the next. Ruling: a seat with nothing to score is not asked. */
function askForCards(s: State, from: Seat, chance: Chance, emit: Emit<Event>): void {
  let seat = from;
  do {
    const can = canScore(s, seat, NO_CARD);
    emit?.({ type: 'scoringCame', seat, can });
    if (can) {
      s.player = seat;
      s.step = AT.scoring;
      return;
    }
    seat = (seat + 1) % s.cubes.length;
  } while (seat !== s.first);
  tellStage(s, emit);
  prepareStage(s, chance, emit);
}

/** A seat has scored what it wanted. */
export function goOnScoring(s: State, seat: Seat, chance: Chance, emit: Emit<Event>): void {
  const next = (seat + 1) % s.cubes.length;
  if (next !== s.first) {
    askForCards(s, next, chance, emit);
    return;
  }
  tellStage(s, emit);
  prepareStage(s, chance, emit);
}

const pointsNow = (s: State): number[] => s.cubes.map((_, seat) => pointsOf(s, seat));

function tellStage(s: State, emit: Emit<Event>): void {
  emit?.({
    type: 'stageEnded',
    stage: s.stage + 1,
    accounts: s.cubes.map((_, seat) => stageAccount(s, seat, s.stage)),
    points: pointsNow(s),
  });
}

/** The points of a seat in a stage, from 0, by where they come from. Works on states and views. */
export function stageAccount(
  { ledger }: { readonly ledger: readonly number[] },
  seat: Seat,
  stage: number,
): StageAccount {
  const of = (source: Source): number => ledger[ledgerPlace(seat, stage, source)] as number;
  const [nest, cards, score] = [of('nest'), of('cards'), of('score')];
  return { nest, cards, score, total: nest + cards + score };
}

function endGame(s: State, emit: Emit<Event>): void {
  tellStage(s, emit);
  s.stage = STAGES;
  s.step = AT.over;
  if (!emit) return;
  const points = pointsNow(s);
  const birds = points.map((_, seat) => birdsOf(s.flock, seat));
  const accounts = points.map((_, seat) => seatsOf(STAGES).map((stage) => stageAccount(s, seat, stage)));
  emit({ type: 'ended', accounts, points, birds, places: places(points, birds) });
}
