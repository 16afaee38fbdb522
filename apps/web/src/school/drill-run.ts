import { signal } from '@preact/signals';
import type { Drill, Target } from '../contract/school.js';
import { type Run, targetsOf } from './lesson-run.js';
import type { SchoolPlay } from './school-play.js';

/** How a try at a drill stands: still open, not the best, or right. */
export type Verdict = 'open' | 'not' | 'right';

/** A drill under way. Everything legal may be tried; what was not right can be tried again from the same position. */
export class DrillRun implements Run {
  readonly said = signal<{ about: string | undefined; now: string; id: number }>({
    about: undefined,
    now: '',
    id: 0,
  });
  readonly instead = signal<string | undefined>(undefined);
  readonly targets = signal<readonly Target[]>([]);
  readonly way = signal<readonly Target[]>([]);
  readonly answers = signal<readonly string[]>([]);
  readonly verdict = signal<Verdict>('open');
  readonly isOver = signal(false);
  private given = 0;

  constructor(
    readonly play: SchoolPlay,
    readonly drill: Drill,
  ) {
    play.answered = (answer) => this.judge(answer);
    this.ask();
  }

  /** The position again, and the task. */
  again(): void {
    this.play.rewind([]);
    this.ask();
  }

  private ask(): void {
    const { ask, at, right } = this.drill;
    this.given = 0;
    this.verdict.value = 'open';
    this.isOver.value = false;
    this.play.permitted.value = 'any';
    this.targets.value = targetsOf(at);
    this.answers.value = 'goal' in right ? right.solution.slice(0, 1) : right.slice(0, 1);
    this.say(undefined, ask);
  }

  private judge(answer: string): void {
    const { right, because, not, otherwise } = this.drill;
    this.given++;
    if ('goal' in right) {
      const isThere = right.goal(this.play.view, this.play.learner);
      if (!isThere && this.given < right.moves && this.play.isAsked) {
        this.answers.value = right.solution.slice(this.given, this.given + 1);
        return;
      }
      this.close(isThere ? 'right' : 'not', isThere ? because : otherwise);
    } else {
      const isRight = right.includes(answer);
      this.close(isRight ? 'right' : 'not', isRight ? because : (not?.[answer] ?? otherwise));
    }
  }

  private close(verdict: 'not' | 'right', about: string): void {
    this.play.permitted.value = [];
    this.targets.value = [];
    this.answers.value = [];
    this.verdict.value = verdict;
    this.isOver.value = true;
    this.say(about, '');
  }

  private say(about: string | undefined, now: string): void {
    this.said.value = { about, now, id: this.said.peek().id + 1 };
  }
}
