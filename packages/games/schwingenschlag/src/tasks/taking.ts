import { contextOf, pop, push, replaceTop, type TaskOf } from '../agenda.js';
import type { Answer } from '../answers.js';
import type { Rider, Share } from '../data/effect.js';
import { RESOURCES } from '../data/words.js';
import { discardFromHand } from '../decks.js';
import { canTake, gainPlain, isPlain, takeThing } from '../effects/gaining.js';
import { start } from '../effects/start.js';
import { putResource, tuckFromHand } from '../feeding.js';
import { targetSpots } from '../nests.js';
import type { Play } from '../play.js';
import { cacheAnswer, DONE, nameAnswer, tuckAnswer } from '../shared-answers.js';
import { changeResource, matOf, resourceAt, resourceIndex, type State } from '../state.js';
import type { TaskHandler } from './task.js';

/** Things are taken one by one and remembered; then the rider says what becomes of them. */
export const taking: TaskHandler<TaskOf<'taking'>> = {
  seat: (task) => task.seat,
  proceed(play, task) {
    if (isPlain(task.thing) && task.left > 0) {
      const kind = gainPlain(play, task, task.thing, task.left);
      finish(
        play.s,
        task,
        Array.from({ length: task.left }, () => kind),
      );
      return true;
    }
    if (task.left > 0 && canTake(play.s, task.thing).length > 0) return false;
    finish(play.s, task, task.taken);
    return true;
  },
  answers: (s, task) => [...canTake(s, task.thing), DONE],
  answer(play, task, answer) {
    if (answer.a === 'done') {
      finish(play.s, task, task.taken);
      return;
    }
    const taken = [...task.taken, takeThing(play, task, answer)];
    replaceTop(play.s, { ...task, left: task.left - 1, taken });
  },
};

function finish(s: State, task: TaskOf<'taking'>, taken: readonly number[]): void {
  pop(s);
  const { thing, rider } = task;
  if (taken.length > 0)
    push(s, { task: 'sharing', cards: thing === 'dragon', taken, rider, ...contextOf(task) });
}

type Sharing = TaskOf<'sharing'>;

/**
 * What may happen to one of the things now: the `may` of a rider, or the shares that are still open. With too few
 * things the shares are filled in the order in which they are written.
 */
function openShares({ rider, taken }: Sharing): readonly Share[] {
  if (rider.kind === 'may') return rider.n > 0 ? [{ how: rider.how, n: rider.n, to: rider.to }] : [];
  return rider.shares.slice(0, taken.length);
}

function answersTo(s: State, task: Sharing, share: Share): Answer[] {
  const things = [...new Set(task.taken)];
  if (!('to' in share)) {
    return things.map((thing): Answer => {
      if (!task.cards) return { a: share.how, resource: resourceAt(thing) };
      return { a: share.how === 'keep' ? 'keepDragon' : 'discardDragon', card: thing };
    });
  }
  return targetSpots(matOf(s, task.seat), share.to, task.here).flatMap((at) =>
    things.map((thing) => (task.cards ? tuckAnswer(thing, at) : cacheAnswer(thing, at))),
  );
}

/** Ruling 15: a split is compulsory once its things have been taken; a `may` is not. */
export const sharing: TaskHandler<Sharing> = {
  seat: (task) => task.seat,
  proceed(play, task) {
    const answers = sharing.answers(play.s, task);
    const waits = task.rider.kind === 'may' ? answers.length > 1 : answers.length > 0 && !allKept(task);
    if (waits) return false;
    pop(play.s);
    return true;
  },
  answers(s, task) {
    if (task.taken.length === 0) return [];
    const answers = openShares(task).flatMap((share) => answersTo(s, task, share));
    return task.rider.kind === 'may' ? [...answers, DONE] : answers;
  },
  answer(play, task, answer) {
    if (answer.a === 'done') {
      pop(play.s);
      return;
    }
    const { thing, how } = meaning(answer);
    const taken = task.taken.slice();
    taken.splice(taken.indexOf(thing), 1);
    replaceTop(play.s, { ...task, taken, rider: without(task.rider, how) });
    carryOut(play, task, answer, thing);
  },
};

/** Nothing is left but things to keep: no need to ask. */
const allKept = (task: Sharing): boolean => openShares(task).every((share) => share.how === 'keep');

function meaning(answer: Answer): { thing: number; how: Share['how'] } {
  switch (answer.a) {
    case 'keepDragon':
      return { thing: answer.card, how: 'keep' };
    case 'discardDragon':
      return { thing: answer.card, how: 'discard' };
    case 'tuck':
      return { thing: answer.card, how: 'tuck' };
    case 'cache':
      return { thing: resourceIndex(answer.resource), how: 'cache' };
    case 'keep':
    case 'discard':
      return { thing: resourceIndex(answer.resource), how: answer.a };
    default:
      throw new Error(`${answer.a} shares out nothing`);
  }
}

/** The rider after one thing went this way. */
function without(rider: Rider, how: Share['how']): Rider {
  if (rider.kind === 'may') return { ...rider, n: rider.n - 1 };
  const shares = rider.shares
    .map((share) => (share.how === how ? { ...share, n: share.n - 1 } : share))
    .filter((share) => share.n > 0);
  return { kind: 'split', shares };
}

function carryOut(play: Play, { seat }: Sharing, answer: Answer, thing: number): void {
  const { s, emit } = play;
  if (answer.a === 'tuck') tuckFromHand(play, seat, answer.at, thing);
  else if (answer.a === 'cache') {
    changeResource(matOf(s, seat), thing, -1);
    putResource(play, seat, answer.at, thing, 'supply');
  } else if (answer.a === 'discardDragon') {
    discardFromHand(s, seat, 'dragon', thing);
    emit?.({ type: 'discarded', seat, kind: 'dragon', card: thing });
  }
}

/** Ruling 7: naming the kind is compulsory. */
export const naming: TaskHandler<TaskOf<'name'>> = {
  seat: (task) => task.seat,
  proceed: () => false,
  answers: () => RESOURCES.map((_, kind) => nameAnswer(kind)),
  answer({ s, emit }, task, answer) {
    if (answer.a !== 'name') return;
    pop(s);
    emit?.({ type: 'named', seat: task.seat, resource: answer.resource });
    start(s, { ...contextOf(task), named: resourceIndex(answer.resource) }, task.effects);
  },
};
