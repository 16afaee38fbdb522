import type { QuickChance, Seat } from '@aerie/kernel';
import schwingenschlag, {
  type Answer,
  accountOf,
  applyWithinTurn,
  isIdleExchange,
  ROUNDS,
  type State,
} from '@aerie/schwingenschlag';
import { CountedChance } from '../../../learning/counted-chance.js';
import { ActiveInputs } from '../../../learning/inputs.js';
import type { Evaluation, Net } from '../../../learning/net.js';
import { different } from './alike.js';
import { inputsOf, sectionOf } from './inputs.js';
import { settledPoints } from './settled.js';

/** Points that one unit of the net's output stands for. */
export const SCALE = 10;
/** How often an answer is tried whose luck is not known. */
const SAMPLES = 3;

export interface Tried {
  readonly answer: Answer;
  /** Points at the end, as far as the judge can tell. */
  readonly worth: number;
}

/** Judges positions by a learned net. It looks at nothing of a state that its seat does not know. */
export class LearnedJudge {
  private readonly evaluation: Evaluation;
  readonly inputs = new ActiveInputs();

  constructor(net: Net) {
    this.evaluation = net.evaluation();
  }

  /** Positions that are judged from now on are like this one; to be called also when the parameters of the net have changed. */
  startFrom(s: State, seat: Seat): void {
    inputsOf(s, seat, this.inputs);
    this.evaluation.startFrom(this.inputs);
  }

  /** The points that a seat will have at the end, as far as one can tell. */
  worth(s: State, seat: Seat): number {
    if (s.round >= ROUNDS) return accountOf(s, seat).total;
    inputsOf(s, seat, this.inputs);
    return settledPoints(s, seat) + SCALE * this.evaluation.valueOf(this.inputs, sectionOf(s));
  }

  /** What an answer is worth, judged before the turn ends. */
  worthOf(s: State, seat: Seat, answer: Answer, luck: QuickChance): number {
    let sum = 0;
    for (let sample = 1; ; sample++) {
      const chance = new CountedChance(luck);
      const after = schwingenschlag.clone(s);
      applyWithinTurn(after, seat, answer, chance);
      sum += this.worth(after, seat);
      if (chance.asked === 0 || sample === SAMPLES) return sum / sample;
    }
  }

  /** The answer that looks best at once; each is tried once, whatever luck brings. */
  best(s: State, seat: Seat, luck: QuickChance): Answer {
    const open = toThePoint(s, seat, schwingenschlag.answers(s, seat));
    if (open.length === 1) return open[0] as Answer;
    this.startFrom(s, seat);
    let [best, most] = [open[0] as Answer, Number.NEGATIVE_INFINITY];
    for (const answer of open) {
      const after = schwingenschlag.clone(s);
      applyWithinTurn(after, seat, answer, luck);
      const worth = this.worth(after, seat);
      if (worth > most) [best, most] = [answer, worth];
    }
    return best;
  }

  /** The answers that differ and serve a purpose, the best first. */
  ranked(s: State, seat: Seat, answers: readonly Answer[], luck: QuickChance): Tried[] {
    const open = toThePoint(s, seat, answers);
    if (open.length === 1) return [{ answer: open[0] as Answer, worth: 0 }];
    this.startFrom(s, seat);
    const tried = open.map((answer) => ({ answer, worth: this.worthOf(s, seat, answer, luck) }));
    return tried.sort((a, b) => b.worth - a.worth);
  }
}

/**
 * The answers without those that come to the same, and without exchanges that nothing asks for. None of these helps: every
 * payment, cache and limit offers the exchanges that it needs.
 */
export function toThePoint(s: State, seat: Seat, answers: readonly Answer[]): readonly Answer[] {
  const asked = answers.some(({ a }) => a === 'exchange')
    ? answers.filter((answer) => !isIdleExchange(s, seat, answer))
    : answers;
  return different(s, seat, asked);
}
