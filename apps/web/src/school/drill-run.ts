import { signal } from '@preact/signals';
import type { Drill } from '../contract/school.js';
import { type Said, SILENCE, saidNext, targetsOf } from './said.js';
import type { SchoolPlay } from './school-play.js';

/** How a try at a drill stands: still open, not the best, or right. */
export type DrillState = 'open' | 'not' | 'right';

/** A drill under way. Everything legal may be tried; what was not right can be tried again from the same position. */
export class DrillRun {
  readonly said = signal(SILENCE);
  readonly state = signal<DrillState>('open');
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

  /** Brings the position back that is spoken of, where the game has left it. */
  stay(): void {
    if (this.drill.stays) this.play.rewind([]);
  }

  private ask(): void {
    const { ask, at } = this.drill;
    this.given = 0;
    this.state.value = 'open';
    this.play.permitted.value = 'any';
    this.said.value = saidNext(this.said.peek(), { now: ask, targets: targetsOf(at), ...this.help() });
  }

  /** What the arrow leads to: the answer that comes next, and the presses that lead there. */
  private help(): Pick<Said, 'way' | 'answers'> {
    const { right, way = [] } = this.drill;
    if (!('goal' in right)) return { way, answers: right.slice(0, 1) };
    const { solution, ways } = right;
    return { way: ways?.[this.given] ?? [], answers: solution.slice(this.given, this.given + 1) };
  }

  private judge(answer: string): void {
    const { right, because, not, otherwise } = this.drill;
    this.given++;
    if ('goal' in right) {
      const isThere = right.goal(this.play.view, this.play.learner);
      if (!isThere && this.given < right.moves && this.play.isAsked) {
        this.said.value = { ...this.said.peek(), ...this.help() };
        return;
      }
      this.close(isThere ? 'right' : 'not', isThere ? because : otherwise);
    } else {
      const isRight = right.includes(answer);
      this.close(isRight ? 'right' : 'not', isRight ? because : (not?.[answer] ?? otherwise));
    }
  }

  private close(state: 'not' | 'right', about: string): void {
    this.play.permitted.value = [];
    this.state.value = state;
    this.said.value = saidNext(this.said.peek(), { about });
  }
}
