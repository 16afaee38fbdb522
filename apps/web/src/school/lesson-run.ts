import { signal } from '@preact/signals';
import type { Chapter, LessonStep } from '../contract/school.js';
import { bookmark } from './progress.js';
import { SILENCE, saidNext, targetsOf } from './said.js';
import type { SchoolPlay } from './school-play.js';

/** A lesson under way: which step it is at, and what was said about the last answer. */
export class LessonRun {
  readonly step = signal(0);
  readonly said = signal(SILENCE);
  readonly isOver = signal(false);
  /** Before each step: how much had been played. */
  private readonly marks: number[];

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
      this.said.value = saidNext(this.said.peek(), { about });
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
    const answers = typeof allow === 'string' ? [] : way.length > 0 ? allow.slice(0, 1) : allow;
    const targets = targetsOf(at);
    this.said.value = saidNext(this.said.peek(), { about, now: say, instead, targets, way, answers });
  }
}
