import type { Seat } from '@aerie/kernel';
import { DISPLAY } from './data/boards.js';
import type { Play } from './play.js';
import { cavesToDraw, dragonsToDraw, matOf, type State } from './state.js';

/** Takes one thing out of a list whose order does not matter. */
export function remove(list: number[], one: number): void {
  const at = list.indexOf(one);
  if (at < 0) throw new Error(`${one} is not there`);
  list[at] = list[list.length - 1] as number;
  list.pop();
}

/** Takes a card out of a hand, whose order people remember. */
export function removeFromHand(list: number[], card: number): void {
  const at = list.indexOf(card);
  if (at < 0) throw new Error(`card ${card} is not in the hand`);
  list.splice(at, 1);
}

/** Throws a card of a hand on its open pile. */
export function discardFromHand(s: State, seat: Seat, kind: 'dragon' | 'cave', card: number): void {
  const mat = matOf(s, seat);
  removeFromHand(kind === 'dragon' ? mat.dragons : mat.caves, card);
  (kind === 'dragon' ? s.dragonDiscard : s.caveDiscard).push(card);
}

/**
 * The top of the dragon deck, or 0 if there is none. Ruling: the discard pile becomes the deck when a card
 * is needed and the deck is empty. What is then left among the unseen cards was tucked.
 */
export function drawDragon({ s, chance, emit }: Play): number {
  if (dragonsToDraw(s) === 0) return 0;
  rebuildDragons(s, emit);
  const card = chance.pick(s.dragonDeck);
  remove(s.dragonDeck, card);
  return card;
}

function rebuildDragons(s: State, emit: Play['emit']): void {
  if (s.dragonDeck.length > s.unseen) return;
  s.goneUnseen.push(...s.dragonDeck);
  s.dragonDeck.length = 0;
  s.unseen = 0;
  s.dragonDeck.push(...s.dragonDiscard);
  s.dragonDiscard.length = 0;
  emit?.({ type: 'deckRebuilt', kind: 'dragon' });
}

/** A card from the deck goes under a dragon without anybody seeing it; whether there was one. */
export function buryUnseen({ s, emit }: Play): boolean {
  if (dragonsToDraw(s) === 0) return false;
  rebuildDragons(s, emit);
  s.unseen++;
  return true;
}

export function drawCave({ s, chance, emit }: Play): number {
  if (cavesToDraw(s) === 0) return 0;
  if (s.caveDeck.length === 0) {
    s.caveDeck.push(...s.caveDiscard);
    s.caveDiscard.length = 0;
    emit?.({ type: 'deckRebuilt', kind: 'cave' });
  }
  const card = chance.pick(s.caveDeck);
  remove(s.caveDeck, card);
  return card;
}

/** Leaves the place of a card of the display empty. */
export function takeFromDisplay(display: number[], card: number): void {
  const at = display.indexOf(card);
  if (at < 0) throw new Error(`card ${card} is not on display`);
  display[at] = 0;
}

/** Takes a card of the display, or the top of the deck if `card` is 0, into a hand. */
export function takeDragon(play: Play, seat: Seat, card: number): number {
  const { s, emit } = play;
  const taken = card === 0 ? drawDragon(play) : card;
  if (card !== 0) takeFromDisplay(s.displayDragons, card);
  matOf(s, seat).dragons.push(taken);
  emit?.({ type: 'tookCard', seat, kind: 'dragon', card: taken, from: card === 0 ? 'deck' : 'display' });
  return taken;
}

export function takeCave(play: Play, seat: Seat, card: number): number {
  const { s, emit } = play;
  const taken = card === 0 ? drawCave(play) : card;
  if (card !== 0) takeFromDisplay(s.displayCaves, card);
  matOf(s, seat).caves.push(taken);
  emit?.({ type: 'tookCard', seat, kind: 'cave', card: taken, from: card === 0 ? 'deck' : 'display' });
  return taken;
}

/** Fills the empty places of the display. */
export function refillDisplay(play: Play): void {
  const { s, emit } = play;
  let filled = false;
  for (let i = 0; i < DISPLAY; i++) {
    if (s.displayDragons[i] === 0 && dragonsToDraw(s) > 0) {
      s.displayDragons[i] = drawDragon(play);
      filled = true;
    }
    if (s.displayCaves[i] === 0 && cavesToDraw(s) > 0) {
      s.displayCaves[i] = drawCave(play);
      filled = true;
    }
  }
  if (filled) emit?.({ type: 'displayed', dragons: s.displayDragons.slice(), caves: s.displayCaves.slice() });
}

/** Throws away what is on display. */
export function clearDisplay(s: State, caves: boolean): void {
  for (let i = 0; i < DISPLAY; i++) {
    if (s.displayDragons[i] !== 0) s.dragonDiscard.push(s.displayDragons[i] as number);
    s.displayDragons[i] = 0;
    if (!caves) continue;
    if (s.displayCaves[i] !== 0) s.caveDiscard.push(s.displayCaves[i] as number);
    s.displayCaves[i] = 0;
  }
}
