import { type Context, contextOf, fromNobody, plain, push } from '../agenda.js';
import { amountOf, holds } from '../counts.js';
import type { Effect } from '../data/effect.js';
import { othersOf } from '../play.js';
import type { State } from '../state.js';

/**
 * Begins an effect: counts are taken, conditions looked at, and what is left goes on the agenda. Ruling 2: the
 * owner's own pieces come first, then the others' in clockwise order, whether or not the owner declines theirs.
 */
export function start(s: State, context: Context, effects: readonly Effect[]): void {
  const own: Effect[] = [];
  const gifts: Effect[] = [];
  for (const effect of effects) unfold(s, context, effect, own, gifts);
  give(s, context, gifts);
  begin(s, context, own);
}

/** Gives every other seat these effects, clockwise from the owner. */
export function give(s: State, context: Context, gifts: readonly Effect[]): void {
  if (gifts.length === 0) return;
  for (const seat of othersOf(s, context.seat).reverse())
    begin(s, { ...fromNobody(seat), named: context.named }, gifts);
}

/** The part of an effect that goes to the others. */
export const giftsOf = (effects: readonly Effect[]): Effect[] =>
  effects.flatMap((effect) => {
    if (effect.op === 'others') return effect.effect;
    return effect.op === 'repeat' && effect.othersOnce ? effect.effect : [];
  });

function begin(s: State, context: Context, pieces: readonly Effect[]): void {
  const [only] = pieces;
  if (!only) return;
  if (only.op === 'name') push(s, { task: 'name', effects: only.effect, ...contextOf(context) });
  else if (only.op === 'gain' && only.rider) {
    push(s, {
      task: 'taking',
      thing: only.thing,
      left: plain(only.n),
      taken: [],
      rider: only.rider,
      ...contextOf(context),
    });
  } else push(s, { task: 'pieces', pieces, ...contextOf(context) });
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
