import type { Expectation, Judge } from '@aerie/bots/lazy';
import {
  type Answered,
  counting,
  type Game,
  Match,
  type MatchLog,
  QuickChance,
  type Seat,
  seatsOf,
} from '@aerie/kernel';
import type { Analysis, Moment } from './analysis.js';
import { EFFORTS, type EffortName, effortFor, judgeFor } from './effort.js';
import { fingerprint } from './fingerprint.js';
import { allRounded, type Estimate, estimateOf, meanOf, minus } from './statistics.js';
import { Weighing } from './weigh.js';

/** Counts up with every change, of this package or of a game's judge, after which the same match gets other numbers. */
export const ENGINE = 5;

/** Where a judge is steady, so many times as many words of chance are compared: nothing else makes luck uncertain there. */
const STEADY = 16;

export interface Asked {
  readonly effort?: EffortName;
  readonly seed?: string;
  /** Whose decisions are looked at; everybody's, where it is missing. */
  readonly seats?: readonly Seat[];
  /** Only a part of the moments, the same effort nearly in each: `joined` puts those of all parts together. */
  readonly part?: Part;
}

/** Which of so many parts, from 0. */
export interface Part {
  readonly nth: number;
  readonly of: number;
}

/** How far an analysis has come. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** An answer that still counted at the end, and the states before and after it. */
interface Played<S> {
  readonly number: number;
  readonly entry: Answered;
  readonly before: S;
  readonly after: S;
}

/** The luck with which the answers at an entry are compared. */
export const weighingLuck = (seed: string, number: number): string => `${seed}/weigh/${number}`;

/**
 * Looks at a match closely, piece by piece: whoever asks takes the next piece when there is time for it, and stops whenever they
 * want to.
 */
export function* analyse<S, V, A, E, O>(
  game: Game<S, V, A, E, O>,
  usual: Judge<S, V, A>,
  log: MatchLog,
  { effort: name = 'usual', seed = 'analysis', seats: chosen, part = { nth: 0, of: 1 } }: Asked = {},
): Generator<Progress, Analysis> {
  const judge = judgeFor(usual, EFFORTS[name]);
  const effort = effortFor(judge, EFFORTS[name]);
  const match = Match.resume(game, log);
  const seats = chosen ?? seatsOf(log.seats);
  const all = playedIn(game, log);
  const played = partOf(all, part, ({ entry }) => seats.includes(entry.seat));
  const weighing = new Weighing(game, judge, effort);
  const luckFor = (what: string): QuickChance => new QuickChance(`${seed}/${what}`);
  const { samples: several } = effort;
  const samples = judge.steady ? 1 : several;
  /** What everybody can expect in positions that `make` makes, one by one. The same `what` has the same luck from there on. */
  const expected = (what: string, make: (sample: number) => S, count = samples): Expectation[] =>
    Array.from({ length: count }, (_, i) => judge.expect(make(i), luckFor(`${what}/${i}`)));
  const over = match.outcome;
  let done = 0;
  const { options, edition } = match;
  const even = estimateOf(
    expected(
      'dealt',
      (i) => game.setup(options, log.seats, luckFor(`deal/${i}`), undefined, edition),
      several,
    ).map(worthOf),
  );
  const first = all[0]?.before ?? match.state;
  const dealt = estimateOf(expected('dealt', () => first).map(worthOf));
  yield { done, of: played.length };
  const moments: Moment[] = [];
  for (const { number, entry, before, after } of played) {
    const { seat, answer } = entry;
    const read = game.read(answer) as A;
    const isLast = over !== undefined && after === match.state;
    const then = expected(`after/${number}`, () => after, isLast ? 1 : samples);
    const decision = seats.includes(seat)
      ? weighing.weigh(before, seat, read, new QuickChance(weighingLuck(seed, number)))
      : undefined;
    const effect = weighing.effect(before, seat, read, luckFor(`effect/${number}`));
    // What chance made of it: compared with all that it could have said.
    const luck =
      entry.chance.length > 0 &&
      luckIn(
        then,
        expected(
          `after/${number}`,
          (i) => {
            const s = game.clone(before);
            game.apply(s, seat, read, luckFor(`luck/${number}/${i}`), undefined);
            return s;
          },
          judge.steady ? STEADY * several : samples,
        ),
      );
    moments.push({
      number,
      seat,
      answer,
      worth: allRounded(meanOf(then.map(worthOf))),
      points: allRounded(meanOf(then.map(({ points }) => points))),
      ...effect,
      ...(luck ? { luck: allRounded(luck.mean), luckError: allRounded(luck.error) } : {}),
      ...(decision ? { decision } : {}),
    });
    done++;
    yield { done, of: played.length };
  }
  return {
    format: 'aerie-analysis/1',
    game: game.id,
    rulesVersion: game.rulesVersion,
    engine: ENGINE,
    effort: name,
    seed,
    match: fingerprint(log),
    together: game.together === true,
    seats,
    even: allRounded(even.mean),
    dealt: allRounded(dealt.mean),
    evenError: allRounded(even.error),
    dealtError: allRounded(dealt.error),
    moments,
    result: moments.at(-1)?.worth ?? allRounded(dealt.mean),
  };
}

const worthOf = ({ worth }: Expectation): readonly number[] => worth;

/** What chance made of everybody's worth: what came of it, compared with all that it could have said. */
function luckIn(came: readonly Expectation[], could: readonly Expectation[]): Estimate {
  // What is exact has one sample; others have a sample each with the same luck from there on.
  const [exact] = came.length === 1 ? came : [];
  return estimateOf(could.map(({ worth }, i) => minus((exact ?? (came[i] as Expectation)).worth, worth)));
}

/** What the parts of an analysis found, as one that was made in one go: the luck of each moment follows from its number alone. */
export function joined(parts: readonly [Analysis, ...Analysis[]]): Analysis {
  const moments = parts.flatMap((part) => part.moments).sort((a, b) => a.number - b.number);
  const [first] = parts;
  return { ...first, moments, result: moments.at(-1)?.worth ?? first.dealt };
}

/** One of several parts: of those that take much effort as many as of the others. */
function partOf<T>(all: readonly T[], { nth, of }: Part, takesMuch: (one: T) => boolean): T[] {
  const [much, little] = [all.filter(takesMuch), all.filter((one) => !takesMuch(one))];
  const chosen = new Set([much, little].flatMap((some) => some.filter((_, i) => i % of === nth)));
  return all.filter((one) => chosen.has(one));
}

/** Every answer that still counted at the end, with the states around it. */
export function playedIn<S, V, A, E, O>(game: Game<S, V, A, E, O>, log: MatchLog): Played<S>[] {
  const before = new Map<number, S>();
  const match = Match.resume(game, log, undefined, (place, _, state) => {
    if (place !== 'setup') before.set(place, state as S);
  });
  const entries = match.log.entries;
  const numbers = counting(entries);
  return numbers.map((number, i) => ({
    number,
    entry: entries[number] as Answered,
    before: before.get(number) as S,
    after: i + 1 < numbers.length ? (before.get(numbers[i + 1] as number) as S) : match.state,
  }));
}
