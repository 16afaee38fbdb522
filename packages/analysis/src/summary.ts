import type { Seat } from '@aerie/kernel';
import type { Analysis, CLASSES, LossClass, Moment } from './analysis.js';
import { mean } from './statistics.js';

/** Where a seat's result comes from: what it could expect before the deal, and what changed that. All of it adds up to the result. */
export interface Account {
  readonly even: number;
  readonly deal: number;
  /** What chance gave or took in one's own turns, and in those of the others. */
  readonly luck: number;
  readonly rivalsLuck: number;
  /**
   * What one's own decisions made of it, and what the others' did: among rivals compared with those of all at the table in the
   * mean, together and alone with how the judge would have gone on.
   */
  readonly decisions: number;
  readonly rivalsDecisions: number;
  /** What decisions came to because of what could not be known when they were made: luck as well. */
  readonly unknown: number;
  readonly result: number;
}

/** How a seat has played. */
export interface SeatSummary {
  readonly seat: Seat;
  readonly account: Account;
  /** How many of its decisions were real ones, and how many of each class. */
  readonly decisions: number;
  readonly classes: Readonly<Record<LossClass, number>>;
  /** What its decisions lost altogether, in worth. */
  readonly loss: number;
  /** From 0 to 100: how much of what was at stake in its decisions was kept. */
  readonly accuracy: number;
  /** The result with even luck, from 0 to 1: what it could expect before the deal, and what all decisions made of that. */
  readonly evenResult: number;
  /** The place that is, among all seats; shared as in an outcome. Means nothing together or alone. */
  readonly evenPlace: number;
}

/** A decision counts as real if the answers that were compared differ by at least this. */
const AT_STAKE = 0.01;

export function summaryOf(analysis: Analysis, seat: Seat): SeatSummary {
  const own = analysis.moments.filter((moment) => moment.seat === seat);
  const real = own.flatMap(({ decision }) => (decision && stakeOf(decision) >= AT_STAKE ? [decision] : []));
  const stakes = real.reduce((sum, decision) => sum + Math.max(stakeOf(decision), decision.loss), 0);
  const loss = own.reduce((sum, { decision }) => sum + (decision?.loss ?? 0), 0);
  const account = accountOf(analysis, seat);
  const classes = { inaccuracy: 0, mistake: 0, blunder: 0 } satisfies Record<keyof typeof CLASSES, number>;
  for (const { decision } of own) if (decision?.class) classes[decision.class]++;
  const results = analysis.even.map((_, other) => evenSum(accountOf(analysis, other)));
  const evenResult = results[seat] as number;
  return {
    seat,
    account,
    decisions: real.length,
    classes,
    loss,
    accuracy: stakes > 0 ? 100 * Math.max(0, 1 - loss / stakes) : 100,
    evenResult: Math.min(1, Math.max(0, evenResult)),
    evenPlace: 1 + results.filter((other) => other - evenResult > ALIKE).length,
  };
}

/** Results that differ by no more than this share a place. */
const ALIKE = 1e-9;

const evenSum = ({ even, decisions, rivalsDecisions }: Account): number => even + decisions + rivalsDecisions;

/** What was at stake in a decision: from the best to the worst of the answers that were compared. */
function stakeOf({ answers }: NonNullable<Moment['decision']>): number {
  const worths = answers.map(({ worth }) => worth);
  return Math.max(...worths) - Math.min(...worths);
}

/** Where a seat's result comes from. */
export function accountOf(analysis: Analysis, seat: Seat): Account {
  const { together, even, dealt, moments, result } = analysis;
  const sum = (of: (moment: Moment) => readonly number[] | undefined, isOwn: boolean): number =>
    moments.reduce((total, moment) => {
      const counts = (moment.seat === seat) === isOwn;
      return counts ? total + (of(moment)?.[seat] ?? 0) : total;
    }, 0);
  const luckOf = ({ luck }: Moment) => luck;
  // What all rivals do better than the judge is nobody's merit: it makes up for itself. Together or alone it does not.
  const usual = together || even.length === 1 ? 0 : mean(even.map((_, other) => sumOfOwn(moments, other)));
  const effectOf = ({ effect }: Moment) => effect;
  const parts = {
    even: even[seat] as number,
    deal: (dealt[seat] as number) - (even[seat] as number),
    luck: sum(luckOf, true),
    rivalsLuck: sum(luckOf, false),
    decisions: sum(effectOf, true) - usual,
    rivalsDecisions: sum(effectOf, false) + usual,
  };
  const explained = Object.values(parts).reduce((total, part) => total + part, 0);
  const end = result[seat] as number;
  return { ...parts, unknown: end - explained, result: end };
}

/** What all decisions of a seat made of its own worth. */
const sumOfOwn = (moments: readonly Moment[], seat: Seat): number =>
  moments.reduce((sum, moment) => (moment.seat === seat ? sum + (moment.effect?.[seat] ?? 0) : sum), 0);

/** A moment that changed much for a seat, and whether that was luck or a decision. */
export interface TurningPoint {
  readonly moment: Moment;
  readonly by: 'luck' | 'decision';
  /** How much it changed for the seat that is asked about. */
  readonly change: number;
}

/** The moments that changed most for a seat, in the order of the match. */
export function turningPoints({ moments }: Analysis, seat: Seat, most = 6, least = 0.05): TurningPoint[] {
  const found = moments.flatMap((moment): TurningPoint[] => {
    const byLuck = moment.luck?.[seat] ?? 0;
    const byDecision = moment.effect?.[seat] ?? 0;
    return [
      ...(Math.abs(byLuck) >= least ? [{ moment, by: 'luck' as const, change: byLuck }] : []),
      ...(Math.abs(byDecision) >= least ? [{ moment, by: 'decision' as const, change: byDecision }] : []),
    ];
  });
  const largest = [...found].sort((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, most);
  return found.filter((point) => largest.includes(point));
}

/** What every seat could expect after each moment, the deal first. */
export const chancesOver = ({ dealt, moments }: Analysis): (readonly number[])[] => [
  dealt,
  ...moments.map(({ worth }) => worth),
];
