import type { Target } from '../contract/school.js';

/** What the coach says now, and what follows from it on the board. */
export interface Said {
  /** Counted up whenever the coach speaks. */
  readonly id: number;
  /** The keys of what is said: about what was done last, then what there is to do. */
  readonly about: string | undefined;
  readonly now: string;
  /** What is said to whoever tries something else. */
  readonly instead: string | undefined;
  readonly targets: readonly Target[];
  /** What only the arrow leads to, where the buttons are not on the screen yet. */
  readonly way: readonly Target[];
  /** The buttons that the arrow leads to; none where there is nothing to press. */
  readonly answers: readonly string[];
}

export const SILENCE: Said = {
  id: 0,
  about: undefined,
  now: '',
  instead: undefined,
  targets: [],
  way: [],
  answers: [],
};

/** The coach speaks again, of this and nothing else. */
export const saidNext = ({ id }: Said, what: Partial<Omit<Said, 'id'>>): Said => ({
  ...SILENCE,
  ...what,
  id: id + 1,
});

export const targetsOf = (at: Target | readonly Target[] | undefined): readonly Target[] =>
  at === undefined ? [] : [at].flat();
