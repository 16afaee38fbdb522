import type { Seat } from '@aerie/kernel';
import { type Answer, REROLL_PRICE, type View } from '@aerie/rauf-und-runter';

export const DECISION_KINDS = ['pick', 'reroll', 'rerollPoor', 'shed'] as const;

/** Whoever has fewer feathers than this after rolling again has few. */
const FEW = 2;

/** What kind of decision an answer is. */
export function decisionKind(
  { kind }: Answer,
  { feathers }: View,
  seat: Seat,
): (typeof DECISION_KINDS)[number] {
  if (kind !== 'reroll') return kind;
  const isPoor = (feathers[seat] ?? 0) - REROLL_PRICE < FEW;
  return isPoor ? 'rerollPoor' : 'reroll';
}
