import {
  type Account,
  type Analysis,
  type LossClass,
  type Moment,
  type SeatSummary,
  SURE,
  type WeighedDecision,
} from '@aerie/analysis';
import { type MatchFile, type Seat, seatsOf } from '@aerie/kernel';

/** Whose decisions are looked at: those of people; where only bots played, theirs. */
export function seatsOfPeople({ seats }: MatchFile): Seat[] {
  const all = seatsOf(seats.length);
  const people = all.filter((seat) => seats[seat]?.bot === undefined);
  return people.length > 0 ? people : all;
}

/** The parts of an account, in the order in which they are told. */
export const STEPS = [
  'even',
  'deal',
  'luck',
  'rivalsLuck',
  'decisions',
  'rivalsDecisions',
  'hidden',
  'unknown',
  'result',
] as const satisfies readonly (keyof Account)[];
export type StepName = (typeof STEPS)[number];

/** One part of an account: from where to where it leads. The first and the last begin at nothing. */
export interface Step {
  readonly name: StepName;
  readonly from: number;
  readonly to: number;
  readonly change: number;
  /** Its standard error. */
  readonly error: number;
}

/** The way from what a seat could expect to its result. */
export function stepsOf(account: Account, errors: Account): Step[] {
  let reached = 0;
  return STEPS.map((name) => {
    const change = account[name];
    const from = name === 'result' ? 0 : reached;
    reached = from + change;
    return { name, from, to: reached, change, error: errors[name] };
  });
}

/** Which way a change goes; less than half a percent is none. */
export function wayOf(change: number): 'up' | 'down' | 'even' {
  if (Math.abs(change) < 0.005) return 'even';
  return change > 0 ? 'up' : 'down';
}

/** Whether it cannot be told from nothing which way a change went. */
export const isUnsure = ({ change, error }: Pick<Step, 'change' | 'error'>): boolean =>
  wayOf(change) !== 'even' && Math.abs(change) <= SURE * error;

/** What even luck would have made of a place: the same, another one, one of several, or any. */
export function evenLuckOf({ best, worst }: SeatSummary['evenPlaces'], place: number, seats: number) {
  if (best !== worst) return worst - best === seats - 1 ? 'open' : 'range';
  return best === place ? 'same' : 'other';
}

/** A decision that has lost much. */
export type MarkedMoment = Moment & { readonly decision: WeighedDecision & { readonly class: LossClass } };

export const isMarked = (moment: Moment): moment is MarkedMoment => moment.decision?.class !== undefined;

/** The decisions of a seat that have lost much, in the order of the match. */
export const markedOf = ({ moments }: Analysis, seat: Seat): MarkedMoment[] =>
  moments.filter(isMarked).filter((moment) => moment.seat === seat);

/** The decisions that lost most, so many of them, in the order of the match. */
export function costliest(marked: readonly MarkedMoment[], most: number): readonly MarkedMoment[] {
  const worst = [...marked].sort((a, b) => b.decision.loss - a.decision.loss).slice(0, most);
  return marked.filter((moment) => worst.includes(moment));
}

/** A decision that was looked at. */
export type DecidedMoment = Moment & { readonly decision: WeighedDecision };

/** The decision that is made next at a moment of the replay, where it was looked at. */
export const decidedAt = ({ moments }: Analysis, at: number): DecidedMoment | undefined =>
  moments.find((moment): moment is DecidedMoment => moment.number === at && moment.decision !== undefined);

/** Whether something better than what was played is known. */
export const hasBetter = ({ answer, decision }: DecidedMoment): boolean =>
  decision.answers[0]?.answer !== answer;

/** What everybody could expect at a moment of the replay, and what led there; nothing did before the first decision. */
export interface Chances {
  readonly at: number;
  readonly worth: readonly number[];
  readonly by?: Moment;
}

/** The chances of everybody over the match, from the deal to the end, each with its place in the replay. */
export const chancesAlong = ({ dealt, moments }: Analysis): Chances[] => [
  { at: moments[0]?.number ?? 0, worth: dealt },
  ...moments.map((by) => ({ at: by.number + 1, worth: by.worth, by })),
];

/** The last of the chances before each of these moments, and those at the end: the graph in few lines. */
export function chancesBefore(chances: readonly Chances[], moments: readonly number[]): Chances[] {
  const last = chances.at(-1);
  const found = moments.flatMap((at) => chances.findLast((one) => one.at <= at) ?? []);
  return [...new Set([...found, ...(last ? [last] : [])])];
}
