import { type Asked, type Expectation, type Judge, questionTo } from '@aerie/bots/lazy';
import { type Game, QuickChance, type Seat } from '@aerie/kernel';
import { CLASSES, classOf, type WeighedAnswer, type WeighedDecision } from './analysis.js';
import type { Effort } from './effort.js';
import { allRounded, mean, meanOf, minus, RunningMean, rounded } from './statistics.js';

/** A loss counts from so many standard errors on. */
const SURE = 2;
/** So many worlds are compared before it is asked whether that is enough. */
const FEWEST = 8;
/** An error that is small enough. */
const SMALL = 0.01;
/** What few worlds agree on may differ in the next: the square of how far one world more could be off, which errors allow for. */
const UNSEEN = 0.1;

/** An answer, and what its seat can expect after it, world by world. */
class Tried<A> {
  readonly worth: number[] = [];
  readonly points: number[] = [];

  constructor(
    readonly answer: A,
    private readonly seat: Seat,
  ) {}

  add({ worth, points }: Expectation): void {
    this.worth.push(worth[this.seat] as number);
    this.points.push(points[this.seat] as number);
  }
}

/** Compares the answers of one decision, all of them in the same imagined worlds with the same luck. */
export class Weighing<S, V, A, E, O> {
  constructor(
    private readonly game: Game<S, V, A, E, O>,
    private readonly judge: Judge<S, V, A>,
    private readonly effort: Effort,
  ) {}

  /** What the answer that was played was worth; undefined where nothing else was possible. */
  weigh(s: S, seat: Seat, played: A, luck: QuickChance): WeighedDecision | undefined {
    const asked = questionTo(this.game, s, seat);
    const view = asked.view();
    const others = this.others(asked, played, luck);
    const best = this.bestOf(others, view, seat, luck);
    if (!best) return undefined;
    // In worlds in which the best was not chosen: in those it would look better than it is.
    const [rival, own] = [new Tried(best.answer, seat), new Tried(played, seat)];
    const behind = this.confirm(rival, own, view, seat, luck);
    const isBehind = behind.mean > 0;
    const rest = others
      .filter((other) => other !== best)
      .map((other) => this.comparedWith(best, rival, other));
    const both = [this.weighed(rival), this.weighed(own)];
    const answers = [...(isBehind ? both : both.reverse()), ...rest.sort((a, b) => b.worth - a.worth)];
    const error = carefulError(behind);
    const loss = behind.mean > SURE * error ? rounded(behind.mean) : 0;
    const found = classOf(loss);
    return {
      answers,
      behind: isBehind ? rounded(behind.mean) : 0,
      error: rounded(error),
      pointsBehind: isBehind ? rounded(mean(rival.points) - mean(own.points)) : 0,
      loss,
      ...(found ? { class: found } : {}),
    };
  }

  /** What else looks promising. */
  private others(asked: Asked<V, A>, played: A, luck: QuickChance): Tried<A>[] {
    const { game, judge, effort } = this;
    const name = game.write(played);
    const promising = judge.promising(asked, luck).filter((answer) => game.write(answer) !== name);
    return promising.slice(0, effort.candidates - 1).map((answer) => new Tried(answer, asked.seat));
  }

  /** The best of them, found in rounds, after each of which the better half stays. */
  private bestOf(all: readonly Tried<A>[], view: V, seat: Seat, luck: QuickChance): Tried<A> | undefined {
    let open = [...all];
    for (const worlds of this.effort.rounds) {
      if (open.length < 2) break;
      for (let i = 0; i < worlds; i++) this.try(open, view, seat, luck);
      open.sort((a, b) => mean(b.worth) - mean(a.worth));
      open = open.slice(0, Math.ceil(open.length / 2));
    }
    return open[0];
  }

  /** How far what was played is behind another answer. Ends as soon as it is clear. */
  private confirm(other: Tried<A>, own: Tried<A>, view: V, seat: Seat, luck: QuickChance): RunningMean {
    const behind = new RunningMean();
    while (behind.samples < this.effort.confirm && !(behind.samples >= FEWEST && isClear(behind))) {
      this.try([other, own], view, seat, luck);
      behind.add((other.worth.at(-1) as number) - (own.worth.at(-1) as number));
    }
    return behind;
  }

  /** Tries answers in one more world. */
  private try(open: readonly Tried<A>[], view: V, seat: Seat, luck: QuickChance): void {
    const { s, seed } = this.world(view, luck);
    for (const one of open) one.add(this.after(s, seat, one.answer, seed));
  }

  private weighed({ answer, worth, points }: Tried<A>): WeighedAnswer {
    return {
      answer: this.game.write(answer),
      worth: rounded(mean(worth)),
      points: rounded(mean(points)),
    };
  }

  /** An answer that was dropped: by how it compared with the best in the worlds in which both were tried. */
  private comparedWith(best: Tried<A>, again: Tried<A>, { answer, worth, points }: Tried<A>): WeighedAnswer {
    const apart = (own: readonly number[], other: readonly number[]): number =>
      mean(own) - mean(other.slice(0, own.length));
    return {
      answer: this.game.write(answer),
      worth: rounded(Math.min(1, Math.max(0, mean(again.worth) + apart(worth, best.worth)))),
      points: rounded(mean(again.points) + apart(points, best.points)),
    };
  }

  /**
   * What an answer makes of everybody's worth, compared with how the judge would go on, in the same worlds with the same luck.
   * Undefined where it is just that.
   */
  effect(s: S, seat: Seat, played: A, luck: QuickChance): number[] | undefined {
    const view = this.game.view(s, seat);
    const found: number[][] = [];
    const own = new RunningMean();
    let differs = false;
    while (found.length < (differs ? this.effort.confirm : FEWEST)) {
      const { s: world, seed } = this.world(view, luck);
      const usual = this.judge.expect(world, new QuickChance(seed));
      const difference = minus(this.after(world, seat, played, seed).worth, usual.worth);
      differs ||= difference.some((n) => n !== 0);
      found.push(difference);
      own.add(difference[seat] as number);
      if (own.samples >= FEWEST && carefulError(own) < SMALL) break;
    }
    return differs ? allRounded(meanOf(found)) : undefined;
  }

  private world(view: V, luck: QuickChance): { s: S; seed: string } {
    return { s: this.game.imagine(view, luck), seed: `${luck.below(2 ** 32)}` };
  }

  private after(s: S, seat: Seat, answer: A, seed: string): Expectation {
    return this.judge.expect(s, new QuickChance(seed), { seat, answer });
  }
}

/** The standard error of a difference, never nothing. */
const carefulError = ({ error, samples }: RunningMean): number =>
  Math.sqrt(error ** 2 + UNSEEN / (samples * (samples - 1)));

/** Whether more worlds would hardly change the class of a loss: it is surely too small for one, or sure by far. */
function isClear(behind: RunningMean): boolean {
  const error = carefulError(behind);
  const isFine = behind.mean + SURE * error < CLASSES.inaccuracy;
  return isFine || (behind.mean - 2 * SURE * error > 0 && error < SMALL);
}
