import { piecesLeft, plain, pop, replaceTop, type TaskOf } from '../agenda.js';
import type { Effect } from '../data/effect.js';
import { gainPlain, isPlain } from '../effects/gaining.js';
import { answersFor, answersForAll, leftAfter, pieceFor, runPiece } from '../effects/ops.js';
import { start } from '../effects/start.js';
import type { Play } from '../play.js';
import { DONE } from '../shared-answers.js';
import { automatic, type TaskHandler } from './task.js';

type Pieces = TaskOf<'pieces'>;

/** Takes the pieces that nobody would decline; gives those that are left. */
function takePlain(play: Play, task: Pieces): readonly Effect[] {
  if (!task.pieces.some((piece) => piece.op === 'gain' && isPlain(piece.thing))) return task.pieces;
  return task.pieces.filter((piece) => {
    if (piece.op !== 'gain' || !isPlain(piece.thing)) return true;
    gainPlain(play, task, piece.thing, plain(piece.n));
    return false;
  });
}

/** Pieces of an effect in any order; `done` declines what is left. */
export const pieces: TaskHandler<Pieces> = {
  seat: (task) => task.seat,
  proceed(play, task) {
    const left = takePlain(play, task);
    if (left.some((piece, i) => answersFor(play.s, task, piece, i).length > 0)) {
      if (left !== task.pieces) replaceTop(play.s, piecesLeft(task, left));
      return false;
    }
    pop(play.s);
    return true;
  },
  answers(s, task) {
    const answers = answersForAll(s, task, task.pieces);
    answers.push(DONE);
    return answers;
  },
  answer(play, task, answer) {
    if (answer.a === 'done') {
      pop(play.s);
      return;
    }
    const at = pieceFor(play.s, task, task.pieces, answer);
    replaceTop(play.s, piecesLeft(task, leftAfter(task.pieces, at, answer)));
    runPiece(play, task, task.pieces[at] as Effect, answer);
  },
};

/** An effect whose time has come. */
export const startTask = automatic<TaskOf<'start'>>((play, task) => {
  pop(play.s);
  start(play.s, task, task.effects);
});
