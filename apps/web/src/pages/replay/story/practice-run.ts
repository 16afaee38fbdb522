import type { WeighedDecision } from '@aerie/analysis';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Hint } from '../../../table/hint.js';
import type { MarkedMoment } from './facts.js';
import type { PracticePlay } from './practice-play.js';
import type { Failure } from './worker.js';

/** How a task stands: open, an answer is being weighed, it was good enough or not or nobody can tell, or what is better was shown. */
export type Verdict =
  | { readonly kind: 'open' | 'weighing' | 'shown' }
  | { readonly kind: 'right' | 'untold'; readonly answer: string }
  | { readonly kind: 'not'; readonly answer: string; readonly loss: number; readonly error: number }
  | { readonly kind: 'failed'; readonly why: Failure };

/** What a practice needs from outside. */
export interface PracticeTools {
  /** What an answer is worth that was neither played nor found to be the best. */
  weigh(number: number, answer: string): Promise<WeighedDecision | undefined | { readonly failed: Failure }>;
  /** What the strongest bot advises at the moment shown. */
  advise(): Promise<Hint | undefined>;
}

/** Somebody's marked decisions again, one after the other, with what is better hidden until it is found or asked for. */
export class PracticeRun {
  readonly task = signal(0);
  readonly verdict = signal<Verdict>({ kind: 'open' });
  /** Why it is better, as a hint says it; once it may be known. */
  readonly advice = signal<Hint | undefined>(undefined);
  /** By task: whether it was found; undefined as long as it is open. */
  readonly found = signal<readonly (boolean | undefined)[]>([]);
  readonly isOver: ReadonlySignal<boolean>;

  constructor(
    private readonly play: Pick<PracticePlay, 'answered' | 'permitted' | 'goTo'>,
    readonly tasks: readonly MarkedMoment[],
    private readonly tools: PracticeTools,
  ) {
    this.isOver = computed(() => this.task.value >= tasks.length);
    play.answered = (answer) => void this.judge(answer);
    this.enter(0);
  }

  get current(): MarkedMoment | undefined {
    return this.tasks[this.task.value];
  }

  get foundCount(): number {
    return this.found.value.filter(Boolean).length;
  }

  /** Whether the task is done: found, or shown. Anything may still be tried. */
  get isDone(): boolean {
    return this.found.value[this.task.value] !== undefined;
  }

  /** Shows what is better; it no longer counts as found. */
  showMe(): void {
    this.close(false, { kind: 'shown' });
  }

  next(): void {
    this.enter(this.task.peek() + 1);
  }

  /** All of them from the first on. */
  restart(): void {
    this.found.value = [];
    this.enter(0);
  }

  private enter(task: number): void {
    this.task.value = task;
    this.advice.value = undefined;
    this.say({ kind: 'open' });
    const { current } = this;
    if (current) this.play.goTo(current.number);
  }

  private async judge(answer: string): Promise<void> {
    const { current } = this;
    if (!current) return;
    const { number, decision } = current;
    if (answer === decision.answers[0]?.answer) this.close(true, { kind: 'right', answer });
    else if (answer === current.answer) this.notYet(answer, decision);
    else {
      this.say({ kind: 'weighing' });
      const weighed = await this.tools.weigh(number, answer);
      // Meanwhile it may have been shown, or left.
      if (this.current !== current || this.verdict.peek().kind !== 'weighing') return;
      if (weighed && 'failed' in weighed) this.say({ kind: 'failed', why: weighed.failed });
      else if (!weighed) this.say({ kind: 'untold', answer });
      else if (weighed.class) this.notYet(answer, weighed);
      else this.close(true, { kind: 'right', answer });
    }
  }

  private notYet(answer: string, { loss, error }: WeighedDecision): void {
    this.say({ kind: 'not', answer, loss, error });
  }

  /** One answer is weighed at a time. */
  private say(verdict: Verdict): void {
    this.verdict.value = verdict;
    this.play.permitted.value = verdict.kind === 'weighing' ? [] : 'any';
  }

  /** The task is done; the first time decides whether it counts as found. */
  private close(isFound: boolean, verdict: Verdict): void {
    const { current } = this;
    const known = [...this.found.peek()];
    known[this.task.peek()] ??= isFound;
    this.found.value = known;
    this.say(verdict);
    void this.tools.advise().then((advice) => {
      if (this.current === current) this.advice.value = advice;
    });
  }
}
