import {
  type Bill,
  type Context,
  fromDragon,
  fromNobody,
  push,
  starting,
  type Task,
  type TaskOf,
} from '../agenda.js';
import type { Answer } from '../answers.js';
import { sameAnswer } from '../answers.js';
import { billOf, canPay } from '../bills.js';
import { MAT_ICONS } from '../data/boards.js';
import { dragonCard } from '../data/cards.js';
import type { Effect, Op } from '../data/effect.js';
import type { Row, Timing } from '../data/words.js';
import type { Play } from '../play.js';
import { leavesPlayable } from '../playing.js';
import { activateAnswer, useAnswer } from '../shared-answers.js';
import { type Dragon, matOf, type State } from '../state.js';
import { ENTERING } from './entering.js';
import { canTake, GAINING, isPlain } from './gaining.js';
import { type EffectOf, type Handler, type Handlers, oneLess } from './handler.js';
import { PLACING } from './placing.js';
import { start } from './start.js';

/** Whether an ability of this dragon with one of these timings can be used now. */
export function canActivate(s: State, seat: number, dragon: Dragon, timings: readonly Timing[]): boolean {
  const card = dragonCard(dragon.card);
  if (!card.timings.some((timing) => timing !== 'end' && timings.includes(timing))) return false;
  // Ruling 16: only abilities that work by being walked on are barred in the turn of arrival.
  if (dragon.fresh && card.timings.includes('activated')) return false;
  const agenda: Task[] = [];
  start(s, fromDragon(seat, dragon.card), card.effects, agenda);
  return agenda.some((task) => {
    if (task.task === 'pieces') return task.pieces.some((piece) => possible(s, task, piece));
    return task.task === 'name' || (task.task === 'taking' && canBeTaken(s, task));
  });
}

/** Whether there is anything to take. Edition 1 does not look. */
const canBeTaken = (s: State, { thing, left }: TaskOf<'taking'>): boolean =>
  left > 0 && (s.edition === 1 || isPlain(thing) || canTake(s, thing).length > 0);

/** Whether anything can come of this piece now, also what needs no decision. */
function possible(s: State, context: Context, effect: Effect): boolean {
  if (effect.op === 'gain' && isPlain(effect.thing)) return true;
  return answersFor(s, context, effect, 0).length > 0;
}

/** Ruling 12: a payment is allowed although nothing comes of it, but not for something that cannot be done. */
const MUST_BE_POSSIBLE: readonly Op[] = ['play', 'excavate', 'activate', 'activateIcon', 'swap'];
function worthPaying(s: State, context: Context, { cost, then }: EffectOf<'pay'>): boolean {
  return then.every((effect) => {
    const inner = effect.op === 'repeat' ? effect.effect : [effect];
    return inner.every(
      (one) =>
        !MUST_BE_POSSIBLE.includes(one.op) || possible(without(s, context.seat, cost.any ?? 0), context, one),
    );
  });
}

/** The table when a seat has given so many resources: what is activated by paying may have to be paid for too. */
function without(s: State, seat: number, any: number): State {
  if (any === 0) return s;
  let due = any;
  // Which kinds are given makes no difference: no ability that can be activated this way asks for a kind.
  const resources = matOf(s, seat).resources.map((n) => {
    const given = Math.min(n, due);
    due -= given;
    return n - given;
  });
  return { ...s, mats: s.mats.map((mat, i) => (i === seat ? { ...mat, resources } : mat)) };
}

function payBill({ cost, then: [then] }: EffectOf<'pay'>): Bill {
  const leavePlayable = (cost.dragon ?? 0) > 0 && then?.op === 'play' && then.from === 'hand';
  return billOf(cost, leavePlayable);
}

/** Icons of the mat that do different things, each once. */
const DIFFERENT_ICONS: readonly (readonly [Row, number])[] = (() => {
  const seen = new Set<string>();
  const list: [Row, number][] = [];
  MAT_ICONS.forEach((icons, row) => {
    icons.forEach((effects, icon) => {
      const what = JSON.stringify(effects);
      if (!seen.has(what)) list.push([row as Row, icon]);
      seen.add(what);
    });
  });
  return list;
})();

/** What is made of other effects: bought, repeated, or set off where it stands. */
const COMPOUND: Handlers<'pay' | 'repeat' | 'activate' | 'activateIcon'> = {
  pay: {
    can(s, context, effect, piece, out) {
      const bill = payBill(effect);
      const mat = matOf(s, context.seat);
      if (!canPay(mat, bill, context.here)) return;
      const someLeft = !bill.leavePlayable || mat.dragons.some((card) => leavesPlayable(mat, card));
      if (someLeft && worthPaying(s, context, effect)) out.push(useAnswer(piece));
    },
    run({ s }, context, effect) {
      // What is bought waits on the agenda until the bill is paid.
      push(s, starting(context, effect.then));
      push(s, { task: 'pay', seat: context.seat, here: context.here, bill: payBill(effect) });
    },
  },

  repeat: {
    can(s, context, { effect }, piece, out) {
      for (const inner of effect) handle(inner).can(s, context, inner, piece, out);
    },
    run(play, context, { effect }, answer) {
      for (const inner of effect) handle(inner).run(play, context, inner, answer);
    },
    left: oneLess,
  },

  activate: {
    can(s, { seat, here }, { timings }, _, out) {
      for (const row of matOf(s, seat).rows) {
        for (const dragon of row.dragons) {
          // The giver of an activation cannot be what it activates.
          if (dragon.card !== here && canActivate(s, seat, dragon, timings))
            out.push(activateAnswer(dragon.card));
        }
      }
    },
    run({ s, emit }, { seat }, _, answer) {
      if (answer.a !== 'activate') return;
      emit?.({ type: 'activated', seat, card: answer.card });
      start(s, fromDragon(seat, answer.card), dragonCard(answer.card).effects);
    },
  },

  activateIcon: {
    can(s, context, _, __, out) {
      for (const [row, icon] of DIFFERENT_ICONS) {
        const effects = MAT_ICONS[row]?.[icon] ?? [];
        if (effects.some((effect) => possible(s, context, effect))) out.push({ a: 'icon', row, icon });
      }
    },
    run({ s, emit }, { seat }, _, answer) {
      if (answer.a !== 'icon') return;
      emit?.({ type: 'steppedOn', seat, row: answer.row, icon: answer.icon });
      start(s, fromNobody(seat), MAT_ICONS[answer.row]?.[answer.icon] ?? []);
    },
  },
};

/** These are resolved when an effect is begun and never become pieces. */
function wrongPlace(): void {
  throw new Error('this effect is not a piece');
}

/** One entry for every kind of effect. */
const HANDLERS: Handlers<Op> = {
  ...GAINING,
  ...PLACING,
  ...ENTERING,
  ...COMPOUND,
  others: { can: wrongPlace, run: wrongPlace },
  if: { can: wrongPlace, run: wrongPlace },
  name: { can: wrongPlace, run: wrongPlace },
};

/** `HANDLERS` has for every op the handler of its effects; that an effect and its op belong together is lost to the compiler. */
const handle = <E extends Effect>(effect: E): Handler<E> => HANDLERS[effect.op] as unknown as Handler<E>;

/** The answers that take something of this piece. */
export function answersFor(s: State, context: Context, effect: Effect, piece: number): Answer[] {
  const out: Answer[] = [];
  handle(effect).can(s, context, effect, piece, out);
  return out;
}

/** The answers that take something of any of these pieces. */
export function answersForAll(s: State, context: Context, pieces: readonly Effect[]): Answer[] {
  const out: Answer[] = [];
  pieces.forEach((effect, piece) => {
    handle(effect).can(s, context, effect, piece, out);
  });
  return out;
}

/** The first piece that this legal answer belongs to. */
export function pieceFor(s: State, context: Context, pieces: readonly Effect[], answer: Answer): number {
  if (answer.a === 'use') return answer.piece;
  if (pieces.length === 1) return 0;
  return pieces.findIndex((effect, i) =>
    answersFor(s, context, effect, i).some((one) => sameAnswer(one, answer)),
  );
}

/** The pieces that are left after this answer to one of them. */
export function leftAfter(pieces: readonly Effect[], piece: number, answer: Answer): Effect[] {
  const effect = pieces[piece] as Effect;
  const left = handle(effect).left?.(effect, answer);
  const rest = pieces.slice();
  if (left) rest[piece] = left;
  else rest.splice(piece, 1);
  return rest;
}

export const runPiece = (play: Play, context: Context, effect: Effect, answer: Answer): void =>
  handle(effect).run(play, context, effect, answer);
