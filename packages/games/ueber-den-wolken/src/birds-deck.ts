import type { Chance, Emit } from '@aerie/kernel';
import { type Bird, NO_BIRD } from './data/birds.js';
import type { Event } from './events.js';
import type { State } from './state.js';

/** The top of the deck: any bird of its upper part. Only while there is one. */
export function drawBird(s: State, chance: Chance): Bird {
  const bird = chance.pick(s.deck[0] as Bird[]);
  takeFrom(s, 0, bird);
  return bird;
}

function takeFrom(s: State, part: number, bird: Bird): void {
  const birds = s.deck[part] as Bird[];
  birds[birds.indexOf(bird)] = birds[birds.length - 1] as Bird;
  birds.pop();
  if (birds.length === 0) s.deck.splice(part, 1);
}

/** Takes this bird out of the deck, wherever it is. */
export function searchOut(s: State, bird: Bird): void {
  takeFrom(
    s,
    s.deck.findIndex((part) => part.includes(bird)),
    bird,
  );
}

/** Afterwards nobody knows which birds are above which. */
export function shuffleDeck(s: State, emit: Emit<Event>): void {
  const all = s.deck.flat();
  s.deck.length = 0;
  if (all.length > 0) s.deck.push(all);
  emit?.({ type: 'deckShuffled' });
}

/** Landed birds go under the deck, in an order nobody knows. */
export function putUnder(s: State, birds: readonly Bird[]): void {
  if (birds.length > 0) s.deck.push(birds.slice());
}

/** Turns up a bird for every empty place beside the deck, as far as it lasts. */
export function turnUp(s: State, chance: Chance, emit: Emit<Event>): void {
  for (let place = 0; place < s.faceUp.length; place++) {
    if (s.faceUp[place] !== NO_BIRD || s.deck.length === 0) continue;
    const bird = drawBird(s, chance);
    s.faceUp[place] = bird;
    emit?.({ type: 'turnedUp', place, bird });
  }
}
