import type { Answer, View } from '@aerie/zefiria';
import type { Found } from './beam.js';
import { after, answersOf } from './plan.js';
import { ALL_IN_PLACE } from './solver.js';

/** What is planned at a position: the next answer, and how it all ends. */
export interface Next {
  readonly answer: Answer;
  /** What the islands count in the end. */
  readonly count: number;
  /** Points of the match that are left then. */
  readonly left: number;
}

/**
 * Remembers plans, by position. A plan follows from the position that it was made for and from nothing else; so it
 * may serve whoever comes to a position on its way, in whichever seat, at whichever table.
 */
export class Plans {
  private readonly known = new Map<string, Next>();

  /** `ahead`: whether plans hold beyond the turn that goes on or comes next. */
  constructor(
    private readonly ahead = true,
    private readonly most = 5000,
  ) {}

  at(v: View): Next | undefined {
    return this.known.get(nameOf(v));
  }

  /**
   * Keeps a plan; one that does not end well only to the end of the turn that goes on or comes next, then it is worth
   * another look.
   */
  keep(v: View, { steps, count, left }: Found): void {
    if (this.known.size > this.most) this.known.clear();
    let turn: string | undefined;
    for (const { at, answer } of answersOf(v, steps)) {
      const holds = this.ahead && count === ALL_IN_PLACE;
      if (!holds && turn !== undefined && turnOf(at) !== turn) break;
      if (at.stage.at === 'turn') turn = turnOf(at);
      this.known.set(nameOf(at), { answer, count, left });
    }
  }

  /** The answers that are planned from here on: for the turn, or the decision, that goes on, and for all after it. */
  from(v: View): { plan: Answer[]; ahead: Answer[] } {
    const plan: Answer[] = [];
    const ahead: Answer[] = [];
    for (let at: View | undefined = v; at; ) {
      const next = this.at(at);
      if (!next) break;
      (turnOf(at) === turnOf(v) ? plan : ahead).push(next.answer);
      at = after(at, next.answer);
    }
    return { plan, ahead };
  }
}

const turnOf = ({ round, stage }: View): string => `${round} ${stage.at === 'turn' ? stage.who : stage.at}`;

/** Everything that a plan depends on. */
export const nameOf = (v: View): string =>
  JSON.stringify([
    v.edition,
    v.islands,
    v.figures,
    v.level,
    v.rounds,
    v.asleep,
    v.round,
    v.acted,
    v.stage,
    v.gems,
    v.held,
  ]);
