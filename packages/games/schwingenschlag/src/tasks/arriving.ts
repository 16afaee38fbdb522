import { fromDragon, fromNobody, pop, push, replaceTop, starting, type TaskOf } from '../agenda.js';
import type { Answer } from '../answers.js';
import { COVER_BONUS, MAT_ICONS } from '../data/boards.js';
import { caveCard, dragonCard } from '../data/cards.js';
import { ALL_ROWS, CAVE_COLUMNS, type Row } from '../data/words.js';
import { isPlain } from '../effects/gaining.js';
import { answersFor, runPiece } from '../effects/ops.js';
import { start } from '../effects/start.js';
import type { Play } from '../play.js';
import { digAnswer, useAnswer } from '../shared-answers.js';
import {
  canDigRow,
  type Dragon,
  dragonAt,
  type MatRow,
  matOf,
  newDragon,
  spotOf,
  spotOfCard,
} from '../state.js';
import { automatic, type TaskHandler } from './task.js';

/** A dragon comes into its row, and its `played` ability works. */
export const arriving = automatic<TaskOf<'arrive'>>((play, task) => {
  const { s, emit } = play;
  const { seat, card } = task;
  const mat = matOf(s, seat);
  pop(s);
  if (task.over > 0) cover(play, task);
  else {
    const { dragons } = mat.rows[task.row] as MatRow;
    dragons.push(newDragon(card));
    emit?.({ type: 'enticed', seat, card, row: task.row, spot: spotOf(task.row, dragons.length - 1) });
  }
  const { timings, effects } = dragonCard(card);
  if (timings.includes('played')) start(s, fromDragon(seat, card), effects);
});

/** The old dragon becomes a tucked card; what lay on it passes to the new one, eggs as far as it has nests. */
function cover({ s, emit }: Play, { seat, card, over }: TaskOf<'arrive'>): void {
  const mat = matOf(s, seat);
  const spot = spotOfCard(mat, over);
  const dragon = dragonAt(mat, spot) as Dragon;
  const eggs = Math.min(dragon.eggs, dragonCard(card).nests);
  emit?.({ type: 'covered', seat, card, old: over, spot, eggsLost: dragon.eggs - eggs });
  s.goneOpenly.push(over);
  Object.assign(dragon, { card, eggs, tucked: dragon.tucked + 1, fed: 0, fresh: true });
}

/** A cave card is dug in; its effect works, and where the space has a bonus, that too. */
export const digging: TaskHandler<TaskOf<'dig'>> = {
  seat: (task) => task.seat,
  proceed(play, task) {
    if (task.row >= 0) {
      digIn(play, task, task.row as Row);
      return true;
    }
    const answers = digging.answers(play.s, task);
    if (answers.length > 1) return false;
    digging.answer(play, task, answers[0] as Answer);
    return true;
  },
  answers(s, { seat, card }) {
    const { rows } = matOf(s, seat);
    const free = ALL_ROWS.filter((row) => canDigRow(rows[row] as MatRow));
    return free.map((row) => digAnswer(card, row));
  },
  answer({ s }, task, answer) {
    if (answer.a === 'dig') replaceTop(s, { ...task, row: answer.row });
  },
};

function digIn({ s, emit }: Play, { seat, card }: TaskOf<'dig'>, row: Row): void {
  const place = matOf(s, seat).rows[row] as MatRow;
  place.caves = [...place.caves, card];
  emit?.({ type: 'dug', seat, card, row, column: place.caves.length });
  pop(s);
  const { effects } = caveCard(card);
  if (place.caves.length < CAVE_COLUMNS) start(s, fromNobody(seat), effects);
  // In edition 1 both are one set of pieces.
  else if (s.edition === 1) start(s, fromNobody(seat), [...effects, COVER_BONUS]);
  else push(s, { task: 'dug', seat, card });
}

const CARD_FIRST = useAnswer(0);
/** The place of the bonus among the two, for the answer that takes it first. */
const BONUS = 1;

/** The effect of the card and the bonus of the covered space: one wholly after the other, whichever comes first. */
export const coveringSpace: TaskHandler<TaskOf<'dug'>> = {
  seat: (task) => task.seat,
  proceed(play, task) {
    // A bonus that cannot be had now can only come second; and nobody would put off what is taken without asking.
    const plain = caveCard(task.card).effects.every((one) => one.op === 'gain' && isPlain(one.thing));
    if (!plain && coveringSpace.answers(play.s, task).length > 1) return false;
    coveringSpace.answer(play, task, CARD_FIRST);
    return true;
  },
  answers: (s, { seat }) => [CARD_FIRST, ...answersFor(s, fromNobody(seat), COVER_BONUS, BONUS)],
  answer(play, { seat, card }, answer) {
    const { s } = play;
    const context = fromNobody(seat);
    const { effects } = caveCard(card);
    if (answer.a === 'use' && answer.piece === BONUS) {
      replaceTop(s, starting(context, effects));
      runPiece(play, context, COVER_BONUS, answer);
    } else {
      replaceTop(s, starting(context, [COVER_BONUS]));
      start(s, context, effects);
    }
  },
};

/** The explorer walks: icon, dragon, icon, dragon, … to the first space without a dragon. */
export const walking = automatic<TaskOf<'walk'>>(({ s, emit }, task) => {
  const { seat, row, step } = task;
  const dragons = (matOf(s, seat).rows[row] as MatRow).dragons;
  const index = Math.floor(step / 2);
  if (step % 2 === 0) {
    replaceTop(s, { task: 'walk', seat, row, step: step + 1 });
    emit?.({ type: 'steppedOn', seat, row, icon: index });
    start(s, fromNobody(seat), MAT_ICONS[row]?.[index] ?? []);
    return;
  }
  const dragon = dragons[index];
  if (!dragon) {
    pop(s);
    return;
  }
  replaceTop(s, { task: 'walk', seat, row, step: step + 1 });
  const { timings, effects } = dragonCard(dragon.card);
  if (!timings.includes('activated') || dragon.fresh) return;
  emit?.({ type: 'activated', seat, card: dragon.card });
  push(s, starting(fromDragon(seat, dragon.card), effects));
});
