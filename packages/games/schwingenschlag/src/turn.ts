import { alone, type Chance, type Emit, nobody, type Reason, type Seat } from '@aerie/kernel';
import type { Task, TaskName } from './agenda.js';
import { type Answer, type REASONS, sameAnswer } from './answers.js';
import { dragonCard } from './data/cards.js';
import { draft, draftAnswers, hasDrafted } from './draft.js';
import type { Event } from './events.js';
import { exchange, exchangesAt } from './exchanges.js';
import type { Play } from './play.js';
import { rowsFor } from './playing.js';
import { isOver } from './scoring.js';
import { canDigRow, canExploreRow, type MatRow, matOf, type State } from './state.js';
import { handlerOf } from './tasks/index.js';

const top = (s: State): Task => s.agenda[s.agenda.length - 1] as Task;
const isDrafting = (s: State): boolean => s.drafts.length > 0;

/** Whom the task at work waits for; during the draft everybody who has not finished. */
export function awaited(s: State): readonly Seat[] {
  if (isOver(s)) return nobody();
  if (isDrafting(s)) {
    const waiting: Seat[] = [];
    s.drafts.forEach((one, seat) => {
      if (!hasDrafted(one)) waiting.push(seat);
    });
    return waiting;
  }
  const task = top(s);
  return alone(handlerOf(task).seat(task));
}

const NOTHING: readonly Answer[] = [];

export function answers(s: State, seat: Seat): readonly Answer[] {
  if (isOver(s)) return NOTHING;
  if (isDrafting(s)) return draftAnswers(s, seat);
  const task = top(s);
  const handler = handlerOf(task);
  if (handler.seat(task) !== seat) return NOTHING;
  const answers = handler.answers(s, task);
  const exchanges = exchangesAt(s, seat, task);
  if (exchanges.length === 0) return answers;
  // Some tasks ask for exchanges themselves; nothing is listed twice.
  const listed = answers.filter(({ a }) => a === 'exchange');
  for (const one of exchanges) if (!listed.some((other) => sameAnswer(one, other))) answers.push(one);
  return answers;
}

/** Told of the agenda before every step of the interpreter. */
type Watch = ((agenda: readonly Task[]) => void) | undefined;

export function apply(
  s: State,
  seat: Seat,
  answer: Answer,
  chance: Chance,
  emit: Emit<Event>,
  watch?: Watch,
): void {
  const play: Play = { s, chance, emit };
  carryOut(play, seat, answer);
  proceed(play, watch);
}

function carryOut(play: Play, seat: Seat, answer: Answer): void {
  const { s } = play;
  if (isDrafting(s)) draft(play, seat, answer);
  else {
    const task = top(s);
    if (answer.a === 'exchange') exchange(play, seat, answer);
    else handlerOf(task).answer(play, task, answer);
  }
}

/** Works off the agenda until somebody must answer, or nothing is left. */
function proceed(play: Play, watch: Watch): void {
  const { agenda } = play.s;
  while (agenda.length > 0) {
    const task = top(play.s);
    watch?.(agenda);
    if (!handlerOf(task).proceed(play, task)) return;
  }
}

/** What ends a turn or a round: from there on luck and the others speak. */
const ENDINGS: readonly TaskName[] = ['endTurn', 'endRound', 'nextRound', 'rivalTurn'];

/**
 * Carries out an answer as `apply` does, but stops before the turn or the round ends: before the display is refilled, the
 * objective scored and the opponent moved. For whoever judges what an answer leads to; `endTurn` goes on from there.
 */
export function applyWithinTurn(
  s: State,
  seat: Seat,
  answer: Answer,
  chance: Chance,
  emit?: Emit<Event>,
): void {
  const play: Play = { s, chance, emit };
  carryOut(play, seat, answer);
  while (s.agenda.length > 0 && !ENDINGS.includes(top(s).task)) {
    const task = top(s);
    if (!handlerOf(task).proceed(play, task)) return;
  }
}

/** Goes on from where `applyWithinTurn` stopped, until somebody must answer. */
export function endTurn(s: State, chance: Chance): void {
  proceed({ s, chance, emit: undefined }, undefined);
}

/** `answers` says what is legal; this only finds words for why something is not among them. */
export function why(s: State, seat: Seat, answer: Answer): Reason | undefined {
  if (answers(s, seat).some((legal) => sameAnswer(legal, answer))) return undefined;
  return { code: reason(s, seat, answer) };
}

function reason(s: State, seat: Seat, answer: Answer): (typeof REASONS)[number] {
  if (!awaited(s).includes(seat)) return 'notYourDecision';
  if (isDrafting(s) || top(s).task !== 'turn') return 'notPossibleNow';
  const mat = matOf(s, seat);
  switch (answer.a) {
    case 'dig':
      if (!mat.caves.includes(answer.card)) return 'notInHand';
      return canDigRow(mat.rows[answer.row] as MatRow) ? 'cannotAfford' : 'noRoom';
    case 'entice':
      return whyNotEntice(s, seat, answer);
    case 'explore':
      return canExploreRow(mat.rows[answer.row] as MatRow) ? 'cannotAfford' : 'exploredThrice';
    case 'exchange':
      return s.edition === 1 ? 'actionNotAllowed' : 'cannotAfford';
    default:
      return 'actionNotAllowed';
  }
}

function whyNotEntice(
  s: State,
  seat: Seat,
  answer: Extract<Answer, { a: 'entice' | 'dig' | 'play' }>,
): (typeof REASONS)[number] {
  const mat = matOf(s, seat);
  if (!mat.dragons.includes(answer.card)) return 'notInHand';
  if (!dragonCard(answer.card).habitats.includes(answer.row)) return 'wrongHabitat';
  return rowsFor(mat, answer.card).includes(answer.row) ? 'cannotAfford' : 'noRoom';
}
