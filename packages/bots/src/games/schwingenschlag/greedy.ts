import { QuickChance, type Reason, type Seat } from '@aerie/kernel';
import schwingenschlag, {
  type Answer,
  isIdleExchange,
  type Mat,
  ROUNDS,
  type State,
  type View,
} from '@aerie/schwingenschlag';
import type { Odds } from '../../advice.js';
import type { Asked, Bot } from '../../bot.js';
import { Judge } from './evaluate.js';
import { WEIGHTS as W } from './evaluation-weights.js';
import { different } from './judgement/alike.js';
import type { Code } from './reasons.js';

/** A turn has never so many decisions; beyond, the rest is not played out. */
const MOST_DECISIONS = 60;

/** Plays every answer to the end of the own turn in imagined worlds, the best ones to the end of the round. */
export const greedy = (): Bot<View, Answer> => ({
  choose(asked, luck) {
    const answers = toThePoint(asked);
    const [only, ...others] = answers;
    return others.length === 0 ? (only as Answer) : ranked({ ...asked, answers }, luck)[0].answer;
  },

  advise(asked, luck) {
    const answers = toThePoint(asked);
    if (answers.length === 1)
      return { answer: answers[0] as Answer, reason: { code: 'onlyAnswer' satisfies Code } };
    const [best, ...others] = ranked({ ...asked, answers }, luck);
    return { answer: best.answer, reason: reasonFor(best, others[0]), odds: [best, ...others].map(oddsOf) };
  },
});

/**
 * The answers without exchanges that nothing asks for. None of them helps: every payment, cache and limit offers the
 * exchanges that it needs.
 */
function toThePoint({ seat, answers, view }: Asked<View, Answer>): readonly Answer[] {
  return answers.some(({ a }) => a === 'exchange') ? withoutIdle(view(), seat, answers) : answers;
}

const withoutIdle = (s: State | View, seat: Seat, answers: readonly Answer[]): readonly Answer[] =>
  answers.filter((answer) => !isIdleExchange(s, seat, answer));

const answersOf = (s: State, seat: Seat): readonly Answer[] =>
  withoutIdle(s, seat, schwingenschlag.answers(s, seat));

function reasonFor(best: Tried, next: Tried | undefined): Reason {
  const points = next ? Math.round(10 * (best.worth - next.worth)) / 10 : 0;
  return points > 0
    ? { code: 'looksBest' satisfies Code, args: { points } }
    : { code: 'noneBetter' satisfies Code };
}

/** `worth` is how many points the game looks like ending with, by the evaluation. */
const oddsOf = ({ answer, worth }: Tried): Odds<Answer> => ({ answer, facts: { worth } });

/** Answers worth a closer look, the best first. */
function ranked(
  { seat, answers, view }: Asked<View, Answer>,
  luck: QuickChance,
): readonly [Tried, ...Tried[]] {
  const s = schwingenschlag.imagine(view(), luck);
  return new Decision(s, seat, luck).ranked(answers);
}

/** An answer, what it looks like, and the positions at the end of the turn, one for each world. */
interface Tried {
  readonly answer: Answer;
  worth: number;
  readonly after: readonly { readonly s: State; readonly chance: QuickChance }[];
}

class Decision {
  private readonly judge: Judge;
  private readonly worlds: readonly string[];

  constructor(
    private readonly s: State,
    private readonly seat: Seat,
    luck: QuickChance,
  ) {
    this.judge = new Judge(s, seat);
    this.worlds = Array.from({ length: W.worlds }, () => `${luck.below(1e9)}`);
    // Own turns follow one another: what the others do meanwhile is left out.
    s.mats.forEach((mat, i) => {
      if (i !== seat) mat.passed = true;
    });
    if (s.rival) s.rival.passed = true;
  }

  ranked(answers: readonly Answer[]): readonly [Tried, ...Tried[]] {
    const tried = different(this.s, this.seat, answers).map((answer) => this.tryOut(answer));
    tried.sort((a, b) => b.worth - a.worth);
    const turn = this.s.agenda.at(-1)?.task === 'turn';
    const least = (tried[0] as Tried).worth - W.margin;
    const candidates = tried
      .slice(0, turn ? W.candidates : W.subCandidates)
      .filter(({ worth }) => worth >= least);
    if (candidates.length > 1 && W.ahead > 0) {
      for (const one of candidates) this.ponder(one);
      candidates.sort((a, b) => b.worth - a.worth);
    }
    return candidates as [Tried, ...Tried[]];
  }

  private tryOut(answer: Answer): Tried {
    const { s, seat, judge } = this;
    if (answer.a === 'pass') return { answer, worth: judge.worth(passed(s, seat)), after: [] };
    let sum = 0;
    const after = this.worlds.map((world) => {
      const chance = new QuickChance(world);
      const one = schwingenschlag.clone(s);
      schwingenschlag.apply(one, seat, answer, chance, undefined);
      this.playOut(one, chance);
      sum += judge.worth(one);
      return { s: one, chance };
    });
    return { answer, worth: sum / after.length, after };
  }

  /** Looks on to the end of the round. */
  private ponder(tried: Tried): void {
    if (tried.after.length === 0) return;
    let sum = 0;
    for (const { s, chance } of tried.after) {
      for (let turn = 0; turn < W.ahead; turn++) {
        if (s.round !== this.s.round || s.agenda.at(-1)?.task !== 'turn') break;
        const answer = this.bestAtOnce(s, answersOf(s, this.seat), chance);
        if (answer.a === 'pass') break;
        schwingenschlag.apply(s, this.seat, answer, chance, undefined);
        this.playOut(s, chance);
      }
      sum += this.judge.worth(s);
    }
    tried.worth = (1 - W.trust) * tried.worth + (W.trust * sum) / tried.after.length;
  }

  /** Plays on until the own turn is over, each decision for what it looks like at once. */
  private playOut(s: State, chance: QuickChance): void {
    for (let i = 0; i < MOST_DECISIONS && s.round < ROUNDS; i++) {
      const task = s.agenda.at(-1);
      if (!task || (task.task === 'turn' && task.seat === this.seat)) return;
      const [next] = schwingenschlag.awaited(s);
      if (next === undefined) return;
      const answers = answersOf(s, next);
      const others = (task.task === 'turn' ? answers.at(-1) : answers[0]) as Answer;
      const answer = next === this.seat ? this.bestAtOnce(s, answers, chance) : others;
      schwingenschlag.apply(s, next, answer, chance, undefined);
    }
  }

  private bestAtOnce(s: State, answers: readonly Answer[], chance: QuickChance): Answer {
    let best = answers[0] as Answer;
    if (answers.length === 1) return best;
    let most = Number.NEGATIVE_INFINITY;
    for (const answer of different(s, this.seat, answers)) {
      const worth = this.atOnce(s, answer, chance);
      if (worth > most) {
        most = worth;
        best = answer;
      }
    }
    return best;
  }

  private atOnce(s: State, answer: Answer, chance: QuickChance): number {
    if (answer.a === 'pass') return this.judge.worth(passed(s, this.seat));
    const tries = isBlind(answer) ? W.tries : 1;
    let sum = 0;
    for (let i = 0; i < tries; i++) {
      const after = schwingenschlag.clone(s);
      schwingenschlag.apply(after, this.seat, answer, chance, undefined);
      sum += this.judge.worth(after);
    }
    return sum / tries;
  }
}

const isBlind = (answer: Answer): boolean =>
  (answer.a === 'takeDragon' || answer.a === 'takeCave') && answer.card === 0;

/** The position as it is judged when the seat passes: nothing more comes this round. */
function passed(s: State, seat: Seat): State {
  const after = schwingenschlag.clone(s);
  (after.mats[seat] as Mat).passed = true;
  after.agenda.pop();
  return after;
}
