import type { People } from './word.js';

/** What the parts of the board need of the table to act on it. */
export interface Acting extends People {
  readonly answers: readonly string[];
  readonly busy: boolean;
  readonly lit: ReadonlySet<string>;
  /** Whether it is this viewer's part in the round, now or later, to answer so. */
  mayAct(kind: 'pick' | 'guess'): boolean;
  choose(answer: string): void;
  why(answer: string): string | undefined;
}
