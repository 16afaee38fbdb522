import { type ReadonlySignal, signal } from '@preact/signals';
import type { Chapter, LessonStep, Target } from '../contract/school.js';
import { bookmark } from './progress.js';
import type { SchoolPlay } from './school-play.js';

/** What the coach says now, and what follows from it on the board: a lesson or a drill under way. */
export interface Run {
  readonly play: SchoolPlay;
  /** The keys of what is said: about what was done last, then what there is to do. */
  readonly said: ReadonlySignal<{
    readonly about: string | undefined;
    readonly now: string;
    readonly id: number;
  }>;
  /** What is said to whoever tries something else. */
  readonly instead: ReadonlySignal<string | undefined>;
  readonly targets: ReadonlySignal<readonly Target[]>;
  /** What only the arrow leads to, where the buttons are not on the screen yet. */
  readonly way: ReadonlySignal<readonly Target[]>;
  /** The buttons that the arrow leads to; none where there is nothing to press. */
  readonly answers: ReadonlySignal<readonly string[]>;
  readonly isOver: ReadonlySignal<boolean>;
}

export const targetsOf = (at: Target | readonly Target[] | undefined): readonly Target[] =>
  at === undefined ? [] : [at].flat();

/** A lesson under way: which step it is at, and what was said about the last answer. */
export class LessonRun implements Run {
  readonly step = signal(0);
  readonly said = signal<{ about: string | undefined; now: string; id: number }>({
    about: undefined,
    now: '',
    id: 0,
  });
  readonly instead = signal<string | undefined>(undefined);
  readonly targets = signal<readonly Target[]>([]);
  readonly way = signal<readonly Target[]>([]);
  readonly answers = signal<readonly string[]>([]);
  readonly isOver = signal(false);
  /** Before each step: how much had been played. */
  private readonly marks: number[] = [];

  constructor(
    readonly play: SchoolPlay,
    readonly chapter: Chapter,
    from: { readonly step: number; readonly marks: readonly number[] } = { step: 0, marks: [] },
  ) {
    this.marks = from.marks.slice(0, from.step);
    play.answered = (answer) => this.wentOn(answer);
    this.enter(Math.min(from.step, chapter.steps.length - 1), undefined);
  }

  get steps(): number {
    return this.chapter.steps.length;
  }

  get current(): LessonStep {
    return this.chapter.steps[this.step.value] as LessonStep;
  }

  /** Whether there is only something to read, and a button to go on. */
  get isToRead(): boolean {
    return this.current.allow === undefined;
  }

  /** Goes on from something to read. */
  next(): void {
    if (this.isToRead && !this.isOver.peek()) this.leave(undefined);
  }

  /** One step back, with the board as it was. */
  back(): void {
    const step = this.isOver.peek() ? this.step.peek() : this.step.peek() - 1;
    if (step < 0) return;
    this.play.rewind(this.play.played.slice(0, this.marks[step]));
    this.marks.length = step;
    this.isOver.value = false;
    this.enter(step, undefined);
  }

  private wentOn(answer: string): void {
    const { after } = this.current;
    this.leave(typeof after === 'object' ? after[answer] : after);
  }

  private leave(about: string | undefined): void {
    const next = this.step.peek() + 1;
    if (next < this.steps) this.enter(next, about);
    else {
      this.play.permitted.value = [];
      this.targets.value = [];
      this.way.value = [];
      this.answers.value = [];
      this.said.value = { about, now: '', id: this.said.peek().id + 1 };
      this.isOver.value = true;
    }
  }

  private enter(step: number, about: string | undefined): void {
    const { play, chapter } = this;
    this.marks[step] = play.played.length;
    this.step.value = step;
    const { say, at, allow = [], partners = [], instead, way = [] } = this.current;
    bookmark(play.game.id, { chapter: chapter.id, step, marks: [...this.marks], played: [...play.played] });
    for (const played of partners) {
      const reason = play.perform(played);
      if (reason)
        throw new Error(`${play.game.id} ${chapter.id} ${step}: "${played}" is refused: ${reason.code}`);
    }
    play.permitted.value = allow;
    this.instead.value = instead;
    this.targets.value = targetsOf(at);
    this.way.value = way;
    this.answers.value = typeof allow === 'string' ? [] : way.length > 0 ? allow.slice(0, 1) : allow;
    this.said.value = { about, now: say, id: this.said.peek().id + 1 };
  }
}
