import { QuickChance, type Seat } from '@aerie/kernel';
import schwingenschlag, { type Answer, applyWithinTurn, endTurn, type State } from '@aerie/schwingenschlag';
import { mean } from '../../../clearly-more.js';
import type { LearnedJudge, Tried } from './judge.js';

/** How much is thought about a decision. */
export interface Effort {
  /** How many of the best answers are looked at closely. */
  readonly candidates: number;
  /** Worlds that are played in each stage; after it at most the better half of the candidates stays. */
  readonly stages: readonly number[];
  /** An answer is dropped once it is worse than the best by so many standard errors, in the worlds that both were played in. */
  readonly sure: number;
  /** Own turns that are played on. */
  readonly turns: number;
  /** Answers that look so many points worse than the best are not looked at. */
  readonly margin: number;
}

/** What the others do with their turns in imagined worlds: what comes of one's own hangs little on it, and it takes long. */
const PASS: Answer = { a: 'pass' };

interface Candidate {
  readonly answer: Answer;
  readonly first: number;
  /** What it came to in each world. */
  readonly found: number[];
}

/** By how many standard errors one candidate is better than another, in the worlds that both were played in. */
function ahead(one: Candidate, other: Candidate): number {
  const gains = other.found.map((points, world) => (one.found[world] as number) - points);
  const gain = mean(gains);
  const spread = mean(gains.map((each) => (each - gain) ** 2)) / (gains.length - 1);
  return gain / Math.sqrt(spread);
}

/**
 * Plays the best answers on in imagined worlds, all of them in the same ones, and drops the worse half again and again.
 */
export class Search {
  constructor(private readonly judge: LearnedJudge) {}

  /** The candidates with what they lead to, the best first. `imagine` gives another world each time. */
  ranked(
    tried: readonly Tried[],
    seat: Seat,
    effort: Effort,
    imagine: () => State,
    luck: QuickChance,
  ): Tried[] {
    const least = (tried[0] as Tried).worth - effort.margin;
    const open: Candidate[] = tried
      .slice(0, effort.candidates)
      .filter(({ worth }) => worth >= least)
      .map(({ answer, worth }) => ({ answer, first: worth, found: [] }));
    const out: Candidate[] = [];
    for (const worlds of effort.stages) {
      if (open.length === 1) break;
      for (let world = 0; world < worlds; world++) {
        const s = imagine();
        const seed = `${luck.below(1e9)}`;
        for (const one of open)
          one.found.push(
            this.playOn(schwingenschlag.clone(s), seat, one.answer, effort.turns, new QuickChance(seed)),
          );
      }
      open.sort((a, b) => mean(b.found) - mean(a.found));
      const half = Math.ceil(open.length / 2);
      const clear = open.findIndex((one) => ahead(open[0] as Candidate, one) > effort.sure);
      out.unshift(...open.splice(clear < 0 ? half : Math.min(half, clear)));
    }
    return [...open, ...out].map(({ answer, first, found }) => ({
      answer,
      worth: found.length > 0 ? mean(found) : first,
    }));
  }

  /** What a seat can expect when it has played so many own turns on, judged before the last of them ends. */
  private playOn(s: State, seat: Seat, answer: Answer, turns: number, chance: QuickChance): number {
    let left = turns;
    // While all draft at once, others may be awaited before this seat.
    let who: Seat | undefined = seat;
    for (let next: Answer | undefined = answer; who !== undefined; next = undefined) {
      const turn = next === undefined && s.agenda.at(-1)?.task === 'turn';
      if (turn && who === seat) left--;
      next ??= turn && who !== seat ? PASS : this.judge.best(s, who, chance);
      applyWithinTurn(s, who, next, chance);
      if (left <= 0 && s.active === seat && s.agenda.at(-1)?.task === 'endTurn') break;
      endTurn(s, chance);
      [who] = schwingenschlag.awaited(s);
    }
    return this.judge.worth(s, seat);
  }
}
