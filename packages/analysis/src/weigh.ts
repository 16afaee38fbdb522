import { type Asked, type Expectation, type Judge, questionTo } from '@aerie/bots/lazy';
import { type Game, QuickChance, type Seat } from '@aerie/kernel';
import { CLASSES, classOf, type WeighedDecision } from './analysis.js';
import type { Effort } from './effort.js';
import { meanOf, minus, RunningMean } from './statistics.js';

/** A loss counts from so many standard errors on. */
const SURE = 2;
/** So many worlds are compared before it is asked whether that is enough. */
const FEWEST = 8;

/** An answer that is being compared. */
interface Open<A> {
  readonly answer: A;
  readonly isPlayed: boolean;
  readonly found: Expectation[];
}

const worthOf = (one: Open<unknown>, seat: Seat): number =>
  one.found.reduce((sum, { worth }) => sum + (worth[seat] as number), 0) / one.found.length;

const pointsOf = (one: Open<unknown>, seat: Seat): number =>
  one.found.reduce((sum, { points }) => sum + (points[seat] as number), 0) / one.found.length;

/** Compares the answers of one decision, all of them in the same imagined worlds with the same luck. */
export class Weighing<S, V, A, E, O> {
  constructor(
    private readonly game: Game<S, V, A, E, O>,
    private readonly judge: Judge<S, V, A>,
    private readonly effort: Effort,
  ) {}

  /** What the answer that was played was worth; undefined where nothing else was possible. */
  weigh(s: S, seat: Seat, played: A, luck: QuickChance): WeighedDecision | undefined {
    const { game, effort } = this;
    const asked = questionTo(game, s, seat);
    const all = this.candidates(asked, played, luck);
    if (all.length < 2) return undefined;
    const view = asked.view();
    let open = all;
    for (const worlds of effort.rounds) {
      this.compare(open, view, seat, worlds, luck);
      open.sort((a, b) => worthOf(b, seat) - worthOf(a, seat));
      const half = open.slice(0, Math.max(1, Math.ceil(open.length / 2)));
      open = half.some(({ isPlayed }) => isPlayed) ? half : [...half, ...open.filter((one) => one.isPlayed)];
      if (open.length === 1) break;
    }
    all.sort((a, b) => worthOf(b, seat) - worthOf(a, seat));
    const best = open[0] as Open<A>;
    const answers = [best, ...all.filter((one) => one !== best)].map((one) => ({
      answer: game.write(one.answer),
      worth: worthOf(one, seat),
      points: pointsOf(one, seat),
    }));
    if (best.isPlayed) return { answers, behind: 0, error: 0, pointsBehind: 0, loss: 0 };
    return { answers, ...this.confirm(best.answer, played, view, seat, luck) };
  }

  private candidates(asked: Asked<V, A>, played: A, luck: QuickChance): Open<A>[] {
    const { game, judge, effort } = this;
    const name = game.write(played);
    const promising = judge.promising(asked, luck).filter((answer) => game.write(answer) !== name);
    const others = promising.slice(0, effort.candidates - 1);
    return [
      { answer: played, isPlayed: true, found: [] },
      ...others.map((answer) => ({ answer, isPlayed: false, found: [] })),
    ];
  }

  /** Plays each of the answers on in so many worlds. */
  private compare(open: readonly Open<A>[], view: V, seat: Seat, worlds: number, luck: QuickChance): void {
    for (let world = 0; world < worlds; world++) {
      const { s, seed } = this.world(view, luck);
      for (const one of open) one.found.push(this.after(s, seat, one.answer, seed));
    }
  }

  /**
   * How far what was played is behind the best, in worlds in which the best was not chosen: there it would look better than it is.
   * Ends as soon as it is clear.
   */
  private confirm(
    best: A,
    played: A,
    view: V,
    seat: Seat,
    luck: QuickChance,
  ): Omit<WeighedDecision, 'answers'> {
    const behind = new RunningMean();
    const points = new RunningMean();
    while (behind.samples < this.effort.confirm && !(behind.samples >= FEWEST && isClear(behind))) {
      const { s, seed } = this.world(view, luck);
      const [one, other] = [this.after(s, seat, best, seed), this.after(s, seat, played, seed)];
      behind.add((one.worth[seat] as number) - (other.worth[seat] as number));
      points.add((one.points[seat] as number) - (other.points[seat] as number));
    }
    const loss = behind.mean > SURE * behind.error ? behind.mean : 0;
    const found = classOf(loss);
    return {
      behind: behind.mean,
      error: behind.error,
      pointsBehind: points.mean,
      loss,
      ...(found ? { class: found } : {}),
    };
  }

  /**
   * What an answer makes of everybody's worth, compared with how the judge would go on, in the same worlds with the same luck.
   * Undefined where it is just that.
   */
  effect(s: S, seat: Seat, played: A, luck: QuickChance): number[] | undefined {
    const view = this.game.view(s, seat);
    const found: number[][] = [];
    let differs = false;
    while (found.length < (differs ? this.effort.confirm : FEWEST)) {
      const { s: world, seed } = this.world(view, luck);
      const usual = this.judge.expect(world, new QuickChance(seed));
      const difference = minus(this.after(world, seat, played, seed).worth, usual.worth);
      differs ||= difference.some((n) => n !== 0);
      found.push(difference);
    }
    return differs ? meanOf(found) : undefined;
  }

  private world(view: V, luck: QuickChance): { s: S; seed: string } {
    return { s: this.game.imagine(view, luck), seed: `${luck.below(2 ** 32)}` };
  }

  private after(s: S, seat: Seat, answer: A, seed: string): Expectation {
    const after = this.game.clone(s);
    const chance = new QuickChance(seed);
    this.game.apply(after, seat, answer, chance, undefined);
    return this.judge.expect(after, chance);
  }
}

/** Whether more worlds would hardly change the class of a loss: it is surely too small for one, or sure by far. */
const isClear = ({ mean, error }: RunningMean): boolean =>
  mean + SURE * error < CLASSES.inaccuracy || (mean - 2 * SURE * error > 0 && error < 0.01);
