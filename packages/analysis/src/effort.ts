import type { Judge } from '@aerie/bots/lazy';

/** How closely a match is looked at: a budget of imagined worlds, not of time. */
export interface Effort {
  /** Samples of what a position is worth. */
  readonly samples: number;
  /** So many ways to go on with another answer than the one that was played are looked at. */
  readonly candidates: number;
  /** So many ways to go on with the same answer. */
  readonly lines: number;
  /** Worlds in which they are compared, round by round; after each the better half stays. */
  readonly rounds: readonly number[];
  /** Further worlds, at most, in which the best is compared with what was played. */
  readonly confirm: number;
  /** Worlds, at most, in which what was played is compared with how the judge would have gone on: those that are imagined, and the real one. */
  readonly effects: number;
  /** Whether a judge that can look more closely does, as closely as it can. */
  readonly closer: boolean;
}

export const EFFORTS = {
  usual: {
    samples: 16,
    candidates: 8,
    lines: 3,
    rounds: [8, 12, 18],
    confirm: 240,
    effects: 32,
    closer: false,
  },
  deep: {
    samples: 160,
    candidates: 16,
    lines: 5,
    rounds: [60, 80, 100, 140],
    confirm: 1600,
    effects: 320,
    closer: true,
  },
} as const satisfies Record<string, Effort>;

export type EffortName = keyof typeof EFFORTS;

/** What a look with this effort takes of a judge, which may be asked more often than others. */
export const effortFor = <S, V, A>({ repeats = 1 }: Judge<S, V, A>, effort: Effort): Effort => ({
  ...effort,
  samples: repeats * effort.samples,
  effects: repeats * effort.effects,
});

/** The judge that a look with this effort asks. */
export function judgeFor<S, V, A>(judge: Judge<S, V, A>, { closer }: Effort): Judge<S, V, A> {
  let asked = judge;
  while (closer && asked.closer) asked = asked.closer;
  return asked;
}
