import { type Context, fromNobody, piecesLeft, plain, type Task } from '../agenda.js';
import { amountOf, holds } from '../counts.js';
import type { Effect } from '../data/effect.js';
import { othersOf } from '../play.js';
import type { State } from '../state.js';

/**
 * Begins an effect: counts are taken, conditions looked at, and what is left goes on the agenda, or on another one to see
 * what would come of it. Ruling 2: the owner's own pieces come first, then the others' in clockwise order, whether or
 * not the owner declines theirs.
 */
export function start(s: State, context: Context, effects: readonly Effect[], agenda = s.agenda): void {
  const own: Effect[] = [];
  const gifts: Effect[] = [];
  for (const effect of effects) unfold(s, context, effect, own, gifts);
  give(s, context, gifts, agenda);
  begin(agenda, context, own);
}

/** Gives every other seat these effects, clockwise from the owner. */
export function give(s: State, context: Context, gifts: readonly Effect[], agenda = s.agenda): void {
  if (gifts.length === 0) return;
  for (const seat of othersOf(s, context.seat).reverse())
    begin(agenda, { ...fromNobody(seat), named: context.named }, gifts);
}

/** The part of an effect that goes to the others. */
export const giftsOf = (effects: readonly Effect[]): Effect[] =>
  effects.flatMap((effect) => {
    if (effect.op === 'others') return effect.effect;
    return effect.op === 'repeat' && effect.othersOnce ? effect.effect : [];
  });

function begin(agenda: Task[], context: Context, pieces: readonly Effect[]): void {
  const only = pieces[0];
  if (!only) return;
  const { seat, here, named, tucked } = context;
  if (only.op === 'name') agenda.push({ task: 'name', effects: only.effect, seat, here, named, tucked });
  else if (only.op === 'gain' && only.rider) {
    const { thing, rider } = only;
    const left = plain(only.n);
    agenda.push({ task: 'taking', thing, left, taken: [], rider, seat, here, named, tucked });
  } else agenda.push(piecesLeft(context, pieces));
}

function unfold(s: State, context: Context, effect: Effect, own: Effect[], gifts: Effect[]): void {
  const { seat, here } = context;
  switch (effect.op) {
    case 'others':
      gifts.push(...effect.effect);
      break;
    case 'if':
      if (!holds(s, seat, effect.condition, here)) break;
      for (const inner of effect.effect) unfold(s, context, inner, own, gifts);
      break;
    case 'repeat':
      own.push(effect);
      if (effect.othersOnce) gifts.push(...effect.effect);
      break;
    case 'gain':
    case 'draw':
    case 'lay':
    case 'tuck': {
      const n = amountOf(s, seat, effect.n, here);
      if (n > 0) own.push(typeof effect.n === 'number' ? effect : { ...effect, n });
      break;
    }
    default:
      own.push(effect);
  }
}
