import { type Seat, seatsOf } from '@aerie/kernel';
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
  readonly hidden: number;
  /** What is left: how far these estimates are off, and where the judge changes its mind later. */
  readonly unknown: number;
  readonly result: number;
}

/** How a seat has played. */
export interface SeatSummary {
  readonly seat: Seat;
  readonly account: Account;
  /** The standard error of each part of it. */
  readonly errors: Account;
  /** How many of its decisions were real ones, and how many of each class. */
  readonly decisions: number;
  readonly classes: Readonly<Record<LossClass, number>>;
  /** What its decisions lost altogether, in worth. */
  readonly loss: number;
  /** From 0 to 100: how much of what was at stake in its decisions was kept. */
  readonly accuracy: number;
  /** The result with even luck, from 0 to 1: what it could expect before the deal, and what all decisions made of that. */
  readonly evenResult: number;
  readonly evenError: number;
  /**
   * The places, among all seats, that it may be within two standard errors; the same one twice where that is certain. Shared as in an
   * outcome. Means nothing together or alone.
   */
  readonly evenPlaces: { readonly best: number; readonly worst: number };
}

/** What is to be named, and told from others, is so many standard errors away. */
export const SURE = 2;

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
  const errors = errorsOf(analysis, seat);
  const evenResult = evenSum(account);
  return {
    seat,
    account,
    errors,
    decisions: real.length,
    classes,
    loss,
    accuracy: stakes > 0 ? 100 * Math.max(0, 1 - loss / stakes) : 100,
    evenResult: Math.min(1, Math.max(0, evenResult)),
    evenError: rootOfSum([errorOf(analysis.evenError, seat), ...effectErrors(analysis.moments, seat)]),
    evenPlaces: evenPlacesOf(analysis, seat, evenResult),
  };
}

/** The places that a seat may have with even luck. */
function evenPlacesOf(analysis: Analysis, seat: Seat, own: number): SeatSummary['evenPlaces'] {
  let [ahead, level] = [0, 0];
  for (const other of seatsOf(analysis.even.length)) {
    if (other === seat) continue;
    const lead = evenSum(accountOf(analysis, other)) - own;
    // What an error gives one it may take from the other.
    const error = rootOfSum([
      errorOf(analysis.evenError, seat) + errorOf(analysis.evenError, other),
      ...effectErrors(analysis.moments, seat, other),
    ]);
    if (lead > ALIKE + SURE * error) ahead++;
    else if (lead >= -SURE * error - ALIKE && error > ALIKE) level++;
  }
  return { best: 1 + ahead, worst: 1 + ahead + level };
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
  const { even, dealt, moments, result } = analysis;
  const sum = (of: (moment: Moment) => readonly number[] | undefined, isOwn: boolean): number =>
    moments.reduce((total, moment) => {
      const counts = (moment.seat === seat) === isOwn;
      return counts ? total + (of(moment)?.[seat] ?? 0) : total;
    }, 0);
  const luckOf = ({ luck }: Moment) => luck;
  // What all rivals do better than the judge is nobody's merit: it makes up for itself. Together or alone it does not.
  const usual = isContest(analysis) ? mean(even.map((_, other) => sumOfOwn(moments, other))) : 0;
  const effectOf = ({ effect }: Moment) => effect;
  const parts = {
    even: even[seat] as number,
    deal: (dealt[seat] as number) - (even[seat] as number),
    luck: sum(luckOf, true),
    rivalsLuck: sum(luckOf, false),
    decisions: sum(effectOf, true) - usual,
    rivalsDecisions: sum(effectOf, false) + usual,
    hidden: moments.reduce((total, { hidden }) => total + (hidden?.[seat] ?? 0), 0),
  };
  const explained = Object.values(parts).reduce((total, part) => total + part, 0);
  const end = result[seat] as number;
  return { ...parts, unknown: end - explained, result: end };
}

/** The standard errors of the parts of `accountOf`. */
export function errorsOf(analysis: Analysis, seat: Seat): Account {
  const { even, evenError, dealtError, moments } = analysis;
  const seats = even.length;
  const of = (isOwn: boolean) => moments.filter((moment) => (moment.seat === seat) === isOwn);
  const luck = (some: readonly Moment[]) =>
    some.map((moment) => (moment.luck ? errorOf(moment.luckError, seat) : 0));
  const own = (one: Seat) =>
    rootOfSum(
      effectErrors(
        moments.filter((moment) => moment.seat === one),
        one,
      ),
    );
  const others = seatsOf(seats).filter((other) => other !== seat);
  const [mine, theirs] = [own(seat), rootOfSum(others.map(own))];
  const made = rootOfSum(effectErrors(of(false), seat));
  const contest = isContest(analysis);
  const deals = [errorOf(evenError, seat), errorOf(dealtError, seat)];
  return {
    even: deals[0] as number,
    deal: rootOfSum(deals),
    luck: rootOfSum(luck(of(true))),
    rivalsLuck: rootOfSum(luck(of(false))),
    decisions: contest ? Math.hypot((1 - 1 / seats) * mine, theirs / seats) : mine,
    // What an error gives whoever decides it takes from the others, in the mean from all of them alike.
    rivalsDecisions: contest
      ? Math.sqrt(
          Math.max(0, made ** 2 - theirs ** 2 * (2 / (seats * (seats - 1)) - 1 / seats ** 2)) +
            (mine / seats) ** 2,
        )
      : made,
    hidden: rootOfSum(moments.map(({ hidden, hiddenError }) => (hidden ? errorOf(hiddenError, seat) : 0))),
    // Errors of effects are in what was hidden too, the other way round: what both come to was measured by itself.
    unknown: rootOfSum([
      errorOf(dealtError, seat),
      ...luck(moments),
      ...moments.map((moment) => actualError(moment, seat)),
    ]),
    result: 0,
  };
}

/** The standard error of what a decision came to, whatever could be known of that. */
function actualError({ effect, effectError, hidden, hiddenError }: Moment, seat: Seat): number {
  const known = effect ? errorOf(effectError, seat) : 0;
  return hidden ? Math.sqrt(Math.max(0, errorOf(hiddenError, seat) ** 2 - known ** 2)) : known;
}

const isContest = ({ together, even }: Analysis): boolean => !together && even.length > 1;

const rootOfSum = (errors: readonly number[]): number => Math.hypot(...errors);

/** What an older engine did not tell is not known at all. */
const errorOf = (errors: readonly number[] | undefined, seat: Seat): number =>
  errors?.[seat] ?? Number.POSITIVE_INFINITY;

/** The errors of what decisions made of the worth of seats, those of several added. */
const effectErrors = (moments: readonly Moment[], ...seats: readonly Seat[]): number[] =>
  moments.flatMap(({ effect, effectError }) =>
    effect ? [seats.reduce((sum, seat) => sum + errorOf(effectError, seat), 0)] : [],
  );

/** What all decisions of a seat made of its own worth. */
const sumOfOwn = (moments: readonly Moment[], seat: Seat): number =>
  moments.reduce((sum, moment) => (moment.seat === seat ? sum + (moment.effect?.[seat] ?? 0) : sum), 0);

/** A moment that changed much for a seat, and whether that was luck or a decision. */
export interface TurningPoint {
  readonly moment: Moment;
  readonly by: 'luck' | 'decision';
  /** How much it changed for the seat that is asked about. */
  readonly change: number;
  /** Its standard error: the change is more than two of them. */
  readonly error: number;
}

/** The moments that surely changed most for a seat, in the order of the match. */
export function turningPoints({ moments }: Analysis, seat: Seat, most = 6, least = 0.05): TurningPoint[] {
  const found = moments
    .flatMap((moment): TurningPoint[] => {
      const { luck, luckError, effect, effectError } = moment;
      return [
        { moment, by: 'luck', change: luck?.[seat] ?? 0, error: errorOf(luckError, seat) },
        { moment, by: 'decision', change: effect?.[seat] ?? 0, error: errorOf(effectError, seat) },
      ];
    })
    .filter(({ change, error }) => Math.abs(change) >= least && Math.abs(change) > SURE * error);
  const largest = [...found].sort((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, most);
  return found.filter((point) => largest.includes(point));
}

/** What every seat could expect after each moment, the deal first. */
export const chancesOver = ({ dealt, moments }: Analysis): (readonly number[])[] => [
  dealt,
  ...moments.map(({ worth }) => worth),
];
