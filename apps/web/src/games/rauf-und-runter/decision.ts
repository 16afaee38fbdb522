import type { Seat } from '@aerie/kernel';
import { type Answer, REROLL_PRICE, type View } from '@aerie/rauf-und-runter';
import type { Saying } from '../../words/words.js';
import { saying } from './messages.js';

/** Whoever has fewer feathers than this after rolling again has few. */
const FEW = 2;

/** What kind of decision an answer is. */
export function decision({ kind }: Answer, { feathers }: View, seat: Seat): Saying {
  if (kind !== 'reroll') return saying(`rauf-und-runter.kind.${kind}`);
  const isPoor = (feathers[seat] ?? 0) - REROLL_PRICE < FEW;
  return saying(isPoor ? 'rauf-und-runter.kind.rerollPoor' : 'rauf-und-runter.kind.reroll');
}
