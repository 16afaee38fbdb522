import { type ReadonlySignal, signal } from '@preact/signals';
import type { AnyPuzzleGoal } from '../../contract/puzzles.js';
import type { SchoolPlay } from '../../school/school-play.js';
import type { Posed } from './books.js';

/** How a puzzle stands: to be solved, not the best, right, or its answer was shown. */
export type PuzzleState = 'open' | 'not' | 'right' | 'shown';

/** A puzzle under way. Everything legal may be tried; what was not right can be tried again from the same position. */
export class PuzzleRun {
  readonly state: ReadonlySignal<PuzzleState>;
  /** Turns that were taken so far, where several are asked for. */
  readonly turns: ReadonlySignal<number>;
  /** What the one who is asked sees, as it was in the beginning. */
  readonly view: unknown;
  /** What could be answered then, in notation. */
  readonly legal: readonly string[];
  private readonly now = signal<PuzzleState>('open');
  private readonly taken = signal(0);

  constructor(
    readonly play: SchoolPlay,
    readonly posed: Posed,
    private readonly goal: AnyPuzzleGoal | undefined,
    /** Told whether it was right, whenever it was tried, and that it was not, where the answer was shown. */
    private readonly tried: (found: boolean) => void,
  ) {
    this.state = this.now;
    this.turns = this.taken;
    this.view = play.view;
    this.legal = play.legal;
    play.permitted.value = 'any';
    play.answered = (answer) => this.judge(answer);
  }

  /** The position again. */
  again(): void {
    this.begin();
    this.now.value = 'open';
    this.play.permitted.value = 'any';
  }

  /** Tells the answer: one is left to be given, a way of several is played on the board. */
  show(): void {
    this.begin();
    this.now.value = 'shown';
    this.tried(false);
    const { task } = this.posed.puzzle;
    if ('right' in task) this.play.permitted.value = task.right;
    else for (const answer of task.solution) this.play.perform(`${this.play.learner} ${answer}`);
  }

  private begin(): void {
    this.play.permitted.value = [];
    this.play.rewind([]);
    this.taken.value = 0;
  }

  private judge(answer: string): void {
    const { task } = this.posed.puzzle;
    if (this.now.peek() === 'shown') {
      this.play.permitted.value = [];
      return;
    }
    if ('right' in task) {
      this.close(task.right.includes(answer));
      return;
    }
    const { goal, play } = this;
    const view = play.view;
    this.taken.value = (goal?.turns(view) ?? 0) - (goal?.turns(this.view) ?? 0);
    if (goal?.isReached(view)) this.close(true);
    else if (this.taken.peek() >= task.turns || !play.isAsked) this.close(false);
  }

  private close(found: boolean): void {
    this.play.permitted.value = [];
    this.now.value = found ? 'right' : 'not';
    this.tried(found);
  }
}
