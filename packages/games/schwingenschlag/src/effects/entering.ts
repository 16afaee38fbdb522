import { push } from '../agenda.js';
import type { Answer } from '../answers.js';
import { dragonSpots } from '../counts.js';
import { dragonCard } from '../data/cards.js';
import { ROWS, type Row } from '../data/words.js';
import { drawCave, removeFromHand, takeFromDisplay } from '../decks.js';
import { affordable, billWithoutResources, rowsFor, type Terms } from '../playing.js';
import { coverAnswer, digAnswer, playAnswer, swapAnswer, useAnswer } from '../shared-answers.js';
import {
  canDigRow,
  cavesToDraw,
  columnOf,
  type Dragon,
  dragonAt,
  type Mat,
  type MatRow,
  matOf,
  rowOf,
  type Spot,
} from '../state.js';
import type { Handlers } from './handler.js';

function canDig(mat: Mat, cards: readonly number[], out: Answer[]): void {
  const { rows } = mat;
  for (const card of cards) {
    if (card === 0) continue;
    for (let row = 0; row < rows.length; row++) {
      if (canDigRow(rows[row] as MatRow)) out.push(digAnswer(card, row as Row));
    }
  }
}

function canPlay(mat: Mat, cards: readonly number[], terms: Terms, out: Answer[]): void {
  for (const card of cards) {
    if (card === 0) continue;
    if (!affordable(mat, card, terms)) continue;
    for (const row of rowsFor(mat, card)) out.push(playAnswer(card, row));
  }
}

/** Takes a card that is to be put down out of the hand or the display. */
function pickUp(hand: number[], display: number[], card: number): void {
  if (hand.includes(card)) removeFromHand(hand, card);
  else takeFromDisplay(display, card);
}

function put(mat: Mat, spot: Spot, dragon: Dragon): void {
  (mat.rows[rowOf(spot)] as MatRow).dragons[columnOf(spot)] = dragon;
}

/** Dragons and caves that come into the rows of a mat, or change places there. */
export const ENTERING: Handlers<'play' | 'excavate' | 'swap'> = {
  play: {
    can(s, { seat }, { from, terms }, _, out) {
      const mat = matOf(s, seat);
      if (terms === 'freeOver') {
        for (const card of mat.dragons) {
          for (const row of dragonCard(card).habitats) {
            for (const at of dragonSpots(mat, { scope: ROWS[row] }, 0)) out.push(coverAnswer(card, at));
          }
        }
        return;
      }
      if (from !== 'display') canPlay(mat, mat.dragons, terms, out);
      if (from !== 'hand') canPlay(mat, s.displayDragons, terms, out);
    },
    run({ s }, { seat }, { terms }, answer) {
      if (answer.a !== 'play' && answer.a !== 'cover') return;
      const { card } = answer;
      const mat = matOf(s, seat);
      pickUp(mat.dragons, s.displayDragons, card);
      if (answer.a === 'cover') {
        const over = dragonAt(mat, answer.at)?.card ?? 0;
        push(s, { task: 'arrive', seat, card, row: 0, over });
        return;
      }
      push(s, { task: 'arrive', seat, card, row: answer.row, over: 0 });
      if (terms === 'discount') push(s, { task: 'discount', seat, card });
      if (terms === 'ignoreResources') {
        push(s, { task: 'pay', seat, here: 0, bill: billWithoutResources(card) });
      }
    },
  },

  excavate: {
    can(s, { seat }, { from }, piece, out) {
      const mat = matOf(s, seat);
      if (from === 'deck') {
        if (cavesToDraw(s) > 0 && mat.rows.some(canDigRow)) out.push(useAnswer(piece));
        return;
      }
      if (from !== 'display') canDig(mat, mat.caves, out);
      if (from !== 'hand') canDig(mat, s.displayCaves, out);
    },
    run(play, { seat }, _, answer) {
      const { s } = play;
      if (answer.a === 'dig') {
        pickUp(matOf(s, seat).caves, s.displayCaves, answer.card);
        push(s, { task: 'dig', seat, card: answer.card, row: answer.row });
      } else {
        // Ruling 11: the card that is drawn must be dug in; only the row is chosen.
        push(s, { task: 'dig', seat, card: drawCave(play), row: -1 });
      }
    },
  },

  swap: {
    can(s, { seat }, _, __, out) {
      const spots = dragonSpots(matOf(s, seat), { scope: 'mat' }, 0);
      for (const one of spots) for (const two of spots) if (one < two) out.push(swapAnswer(one, two));
    },
    run({ s, emit }, { seat }, _, answer) {
      if (answer.a !== 'swap') return;
      const mat = matOf(s, seat);
      const [one, two] = [dragonAt(mat, answer.at) as Dragon, dragonAt(mat, answer.with) as Dragon];
      put(mat, answer.at, two);
      put(mat, answer.with, one);
      emit?.({ type: 'swapped', seat, one: answer.at, two: answer.with });
    },
  },
};
