import type { Seat } from '@aerie/kernel';
import { type Bill, billFor, fromNobody, pop, push, replaceTop, type TaskOf } from '../agenda.js';
import type { Answer } from '../answers.js';
import { canPay } from '../bills.js';
import { DIG_EGGS, EXPLORE_EGGS, HAND_LIMIT } from '../data/boards.js';
import { ALL_ROWS, type Row } from '../data/words.js';
import { discardFromHand, refillDisplay, removeFromHand } from '../decks.js';
import { start } from '../effects/start.js';
import { exchangesOf } from '../exchanges.js';
import { freeSquares, squareEffects } from '../guild.js';
import type { Play } from '../play.js';
import { actionBill, affordable, rowsFor } from '../playing.js';
import {
  digAnswer,
  discardAnswer,
  discardCaveAnswer,
  discardDragonAnswer,
  enticeAnswer,
  exploreAnswer,
  PASS,
} from '../shared-answers.js';
import {
  canDigRow,
  canExploreRow,
  changeResource,
  type Mat,
  type MatRow,
  matOf,
  resourceIndex,
  type State,
  sum,
} from '../state.js';
import { kindsHeld } from './paying.js';
import { automatic, type TaskHandler } from './task.js';

const rowAt = (mat: Mat, row: Row): MatRow => mat.rows[row] as MatRow;

const coinAndEggs = (egg: number): Bill => billFor({ coin: 1, egg });
const DIG_BILLS = DIG_EGGS.map(coinAndEggs);
const EXPLORE_BILLS = EXPLORE_EGGS.map(coinAndEggs);
/** The coin and the column's eggs, of a row that can be dug. */
const digBill = (row: MatRow): Bill => DIG_BILLS[row.caves.length] as Bill;
/** The coin, and one more egg each further time in a round, of a row that can be explored. */
const exploreBill = (row: MatRow): Bill => EXPLORE_BILLS[row.explored] as Bill;

/** Somebody's turn: dig, entice, explore or pass. */
export const turn: TaskHandler<TaskOf<'turn'>> = {
  seat: (task) => task.seat,
  proceed: () => false,
  answers(s, { seat }) {
    const mat = matOf(s, seat);
    const answers: Answer[] = [];
    for (const row of ALL_ROWS) {
      const place = rowAt(mat, row);
      if (canDigRow(place) && mat.caves.length > 0 && canPay(mat, digBill(place), 0)) {
        for (const card of mat.caves) answers.push(digAnswer(card, row));
      }
      if (canExploreRow(place) && canPay(mat, exploreBill(place), 0)) {
        answers.push(exploreAnswer(row));
      }
    }
    if (mat.coins > 0) {
      for (const card of mat.dragons) {
        if (!affordable(mat, card, 'action')) continue;
        for (const row of rowsFor(mat, card)) answers.push(enticeAnswer(card, row));
      }
    }
    answers.push(PASS);
    return answers;
  },
  answer({ s, emit }, { seat }, answer) {
    const mat = matOf(s, seat);
    replaceTop(s, { task: 'endTurn' });
    push(s, { task: 'limits', seat });
    switch (answer.a) {
      case 'dig':
        removeFromHand(mat.caves, answer.card);
        push(s, { task: 'dig', seat, card: answer.card, row: answer.row });
        push(s, { task: 'pay', seat, here: 0, bill: digBill(rowAt(mat, answer.row)) });
        break;
      case 'entice':
        removeFromHand(mat.dragons, answer.card);
        push(s, { task: 'arrive', seat, card: answer.card, row: answer.row, over: 0 });
        push(s, { task: 'pay', seat, here: 0, bill: actionBill(answer.card) });
        break;
      case 'explore': {
        const row = rowAt(mat, answer.row);
        push(s, { task: 'walk', seat, row: answer.row, step: 0 });
        push(s, { task: 'pay', seat, here: 0, bill: exploreBill(row) });
        row.explored++;
        emit?.({ type: 'explored', seat, row: answer.row, time: row.explored });
        break;
      }
      default:
        mat.passed = true;
        emit?.({ type: 'passed', seat });
    }
  },
};

/** A marker goes on a free square of the guild tile: compulsory, its reward is not. */
export const marking: TaskHandler<TaskOf<'marker'>> = {
  seat: (task) => task.seat,
  proceed(play, task) {
    const answers = marking.answers(play.s, task);
    if (answers.length > 1) return false;
    marking.answer(play, task, answers[0] as Answer);
    return true;
  },
  answers: (s) => freeSquares(s).map((square): Answer => ({ a: 'mark', square })),
  answer({ s, emit }, { seat }, answer) {
    if (answer.a !== 'mark') return;
    pop(s);
    matOf(s, seat).markers--;
    s.marks.push({ seat, square: answer.square });
    emit?.({ type: 'marked', seat, square: answer.square });
    start(s, fromNobody(seat), squareEffects(s, answer.square));
  },
};

const handSize = (mat: Mat): number => mat.dragons.length + mat.caves.length;

/** At the end of one's own turn at most nine coins, nine resources and nine cards are kept. */
export const limiting: TaskHandler<TaskOf<'limits'>> = {
  seat: (task) => task.seat,
  proceed({ s, emit }, { seat }) {
    const mat = matOf(s, seat);
    if (mat.coins > HAND_LIMIT) {
      emit?.({ type: 'discardedThing', seat, thing: 'coin', n: mat.coins - HAND_LIMIT });
      mat.coins = HAND_LIMIT;
    }
    if (sum(mat.resources) > HAND_LIMIT || handSize(mat) > HAND_LIMIT) return false;
    pop(s);
    return true;
  },
  answers(s, { seat }) {
    const mat = matOf(s, seat);
    if (sum(mat.resources) > HAND_LIMIT) {
      return [...kindsHeld(mat).map(discardAnswer), ...exchangesOf(mat.resources)];
    }
    return [...mat.dragons.map(discardDragonAnswer), ...mat.caves.map(discardCaveAnswer)];
  },
  answer: (play, { seat }, answer) => discardOne(play, seat, answer),
};

function discardOne(play: Play, seat: Seat, answer: Answer): void {
  const { s, emit } = play;
  if (answer.a === 'discard') {
    changeResource(matOf(s, seat), resourceIndex(answer.resource), -1);
    emit?.({ type: 'discardedThing', seat, thing: answer.resource, n: 1 });
  } else if (answer.a === 'discardDragon') {
    discardFromHand(s, seat, 'dragon', answer.card);
    emit?.({ type: 'discarded', seat, kind: 'dragon', card: answer.card });
  } else if (answer.a === 'discardCave') {
    discardFromHand(s, seat, 'cave', answer.card);
    emit?.({ type: 'discarded', seat, kind: 'cave', card: answer.card });
  }
}

/** The display is refilled, dragons settle in, and whoever has not passed is next. */
export const endingTurn = automatic<TaskOf<'endTurn'>>((play) => {
  const { s } = play;
  pop(s);
  settle(s);
  refillDisplay(play);
  nextTurn(s);
});

/** Dragons that came this turn are no longer new. */
export function settle(s: State): void {
  for (const mat of s.mats)
    for (const row of mat.rows) for (const dragon of row.dragons) dragon.fresh = false;
}

/** Puts the next turn on the agenda, or the end of the round when all have passed. */
export function nextTurn(s: State): void {
  const seats = s.mats.length;
  if (s.rival) {
    // Alone, the opponent plays after every turn until it passes; then whoever is left plays on.
    const rivalNext = s.active === 0 && !s.rival.passed;
    const humanPassed = matOf(s, 0).passed;
    if (rivalNext || (humanPassed && !s.rival.passed)) {
      s.active = 1;
      push(s, { task: 'rivalTurn' });
    } else if (!humanPassed) {
      s.active = 0;
      push(s, { task: 'turn', seat: 0 });
    } else push(s, { task: 'endRound' });
    return;
  }
  for (let i = 1; i <= seats; i++) {
    const seat = (s.active + i) % seats;
    if (matOf(s, seat).passed) continue;
    s.active = seat;
    push(s, { task: 'turn', seat });
    return;
  }
  push(s, { task: 'endRound' });
}
