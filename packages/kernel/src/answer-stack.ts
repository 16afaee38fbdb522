import type { Seat } from './seat.js';

/** What taking back needs to know of an answer that counts. */
export interface CountedAnswer {
  /** Of its entry in the log. */
  readonly number: number;
  readonly seat: Seat;
  readonly drew: boolean;
  readonly revealed: boolean;
}

/**
 * The state is kept before the last answer that counts, because that is what is taken back most, and before the first and
 * every 128th one. Everything between is played again from the nearest one below, so that taking back costs at most 127
 * applied answers, whatever the log (about 2.5 ms in Schwingenschlag, the slowest game). States are never changed once
 * adopted, so keeping one is keeping a reference; but it keeps the memory. A state takes 0.7 kB in Rauf und Runter and
 * 8.9 kB in Schwingenschlag for five, whose longest matches of 600 answers keep six of them beside a match of 65 kB; every
 * 16th would be 39.
 */
export const SPACING = 128;

/** The answers of a match that count, and the states from which what came before each of them can be had again. */
export class AnswerStack<S> {
  private readonly answers: CountedAnswer[] = [];
  /** By place in the stack: the state before the answer, where it is kept. */
  private readonly before: (S | undefined)[] = [];

  get last(): CountedAnswer | undefined {
    return this.answers.at(-1);
  }

  lastOf(seat: Seat): CountedAnswer | undefined {
    return this.answers.findLast((answer) => answer.seat === seat);
  }

  push(answer: CountedAnswer, before: S): void {
    const above = this.answers.length - 1;
    if (above % SPACING > 0) this.before[above] = undefined;
    this.answers.push(answer);
    this.before.push(before);
  }

  /** Takes away everything from the answer with this number on. */
  dropFrom(number: number): void {
    const place = this.placeOf(number);
    this.answers.length = place;
    this.before.length = place;
  }

  /** The nearest state that is kept at or below an answer, and the numbers of the answers that lead from it to that one. */
  nearest(number: number): { readonly state: S; readonly redo: readonly number[] } {
    const place = this.placeOf(number);
    for (let at = place; at >= 0; at--) {
      const state = this.before[at];
      if (state !== undefined)
        return { state, redo: this.answers.slice(at, place).map((answer) => answer.number) };
    }
    throw new Error(`there is no answer ${number}`);
  }

  /** Where the answer with this number stands, or would stand. */
  private placeOf(number: number): number {
    return this.answers.findLastIndex((answer) => answer.number < number) + 1;
  }
}
