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
 * The state is kept before the last answer that counts, because that is what is taken back most, and before every 128th one.
 * Everything between is played again from the nearest one below, so that taking back costs at most 127 applied answers,
 * whatever the log (about 2.5 ms in Schwingenschlag, the slowest game). States are never changed once adopted, so keeping
 * one is keeping a reference; but it keeps the memory. In Rauf und Runter that is 0.7 kB a match, of the 119 kB that a
 * table takes in the server; in Schwingenschlag a state is 7 to 11 kB, and a match has one or two of them for most of its
 * time, at most five after 600 answers. Every 16th would be 38.
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
    const previous = this.answers.length - 1;
    if (previous === 0 || previous % SPACING > 0) this.before[previous] = undefined;
    this.answers.push(answer);
    this.before.push(before);
  }

  /** Takes away everything from the answer with this number on. */
  dropFrom(number: number): void {
    const place = this.placeOf(number);
    this.answers.length = place;
    this.before.length = place;
  }

  /**
   * The nearest state that is kept at or below an answer, undefined where that is the one after the setup, and the numbers
   * of the answers that lead from it to that one.
   */
  nearest(number: number): { readonly state: S | undefined; readonly redo: readonly number[] } {
    const place = this.placeOf(number);
    let from = place;
    while (from > 0 && this.before[from] === undefined) from--;
    const redo = this.answers.slice(from, place).map((answer) => answer.number);
    return { state: this.before[from], redo };
  }

  /** Where the answer with this number stands, or would stand. */
  private placeOf(number: number): number {
    return this.answers.findLastIndex((answer) => answer.number < number) + 1;
  }
}
