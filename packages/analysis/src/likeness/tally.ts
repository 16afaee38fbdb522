import type { Judge } from '@aerie/bots/lazy';
import { type Game, QuickChance, type Seat } from '@aerie/kernel';
import type { WeighedDecision } from '../analysis.js';
import type { Effort } from '../effort.js';
import { Weighing } from '../weigh.js';

/** How often somebody gave the best answer where it was clear, by how clear it was and among how many. */
export type Tally = readonly Agreement[];

export interface Agreement {
  /** Decisions with a clear best answer. */
  readonly clear: number;
  /** Those of them in which it was given. */
  readonly agreed: number;
}

/** A decision between several answers, and the position in which it was made. */
export interface Made<S, A> {
  readonly state: S;
  readonly seat: Seat;
  readonly answer: A;
}

/** The best answer is clear if it is ahead of every other one by so much worth; further steps part what is clear. */
const AHEAD = [0.02, 0.05, 0.1] as const;
/** From how many answers that were compared on. */
const AMONG = [2, 3, 5] as const;
/** Of so many kinds are decisions in a tally. */
export const KINDS = AHEAD.length * AMONG.length;
/** So many decisions of a seat in a match are looked at, drawn by lot where there are more. */
const MOST = 30;

/** A slight look: what it is wrong about is the same for everybody whom it is compared with. */
const SLIGHT: Effort = {
  ...{ samples: 1, candidates: 6, lines: 2, rounds: [4, 6], confirm: 8, effects: 0 },
  closer: false,
};
/** Where luck changes nothing in what the judge expects, one world is enough. */
const STEADY: Effort = { ...SLIGHT, rounds: [1], confirm: 2 };

export const EMPTY: Tally = Array.from({ length: KINDS }, () => ({ clear: 0, agreed: 0 }));

export const bothTallies = (one: Tally, other: Tally): Tally =>
  one.map(({ clear, agreed }, kind) => ({
    clear: clear + (other[kind]?.clear ?? 0),
    agreed: agreed + (other[kind]?.agreed ?? 0),
  }));

/** Of which kind a decision is; undefined where no answer is clearly the best. */
export function kindOfClear({ answers }: WeighedDecision): number | undefined {
  const [best = 0, second = 0] = answers.map(({ worth }) => worth).sort((a, b) => b - a);
  const ahead = AHEAD.findLastIndex((least) => best - second >= least);
  const among = AMONG.findLastIndex((least) => answers.length >= least);
  return ahead < 0 || among < 0 ? undefined : ahead * AMONG.length + among;
}

/** Looks slightly at the decisions of one seat in a match. The same decisions and seed give the same tally. */
export function tallyOf<S, V, A, E, O>(
  game: Game<S, V, A, E, O>,
  judge: Judge<S, V, A>,
  made: readonly Made<S, A>[],
  seed: string,
): Tally {
  const weighing = new Weighing(game, judge, judge.steady ? STEADY : SLIGHT);
  const tally = EMPTY.map((kind) => ({ ...kind }));
  const chosen = drawn(made, new QuickChance(`${seed}/drawn`));
  for (const [i, { state, seat, answer }] of chosen.entries()) {
    const decision = weighing.weigh(state, seat, answer, new QuickChance(`${seed}/weigh/${i}`));
    const kind = decision && kindOfClear(decision);
    const at = kind === undefined ? undefined : tally[kind];
    if (!decision || !at) continue;
    at.clear++;
    if (decision.behind === 0) at.agreed++;
  }
  return tally;
}

/** So many of them, each as likely as the others. */
function drawn<T>(all: readonly T[], luck: QuickChance): T[] {
  const left = [...all];
  while (left.length > MOST) left.splice(luck.below(left.length), 1);
  return left;
}
