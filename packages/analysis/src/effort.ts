import type { Judge } from '@aerie/bots/lazy';

/** How closely one decision is looked at. */
export interface Look {
  /** So many ways to go on with another answer than the one that was played are looked at. */
  readonly candidates: number;
  /** So many ways to go on with the same answer. */
  readonly lines: number;
  /** Worlds in which they are compared, round by round; after each the better half stays. */
  readonly rounds: readonly number[];
  /** Further worlds, at most, in which the best is compared with what was played. */
  readonly confirm: number;
  /** That ends once its class stands from so many standard errors below to as many above; missing where two are enough. */
  readonly sure?: number;
}

/** How closely a match is looked at: a budget of imagined worlds, not of time. */
export interface Effort extends Look {
  /** Samples of what a position is worth. */
  readonly samples: number;
  /** Worlds, at most, in which what was played is compared with how the judge would have gone on: those that are imagined, and the real one. */
  readonly effects: number;
  /** Whether a judge that can look more closely does, as closely as it can. */
  readonly closer: boolean;
  /**
   * In place of the one look, where the judge says that the best is easily missed: a short one at every decision, and another in
   * fresh worlds, which counts then, where the short one does not rule out that something was lost that would be named.
   */
  readonly twice?: { readonly short: Look; readonly again: Look };
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
    twice: {
      short: { candidates: 16, lines: 5, rounds: [5, 9, 14, 20], confirm: 60 },
      again: { candidates: 16, lines: 5, rounds: [16, 24, 36], confirm: 480, sure: 2.5 },
    },
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
