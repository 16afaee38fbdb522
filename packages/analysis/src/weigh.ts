import { type Asked, type Expectation, type Judge, questionTo } from '@aerie/bots/lazy';
import { type Game, QuickChance, type Seat, same, seatsOf } from '@aerie/kernel';
import { CLASSES, classOf, type Moment, type WeighedAnswer, type WeighedDecision } from './analysis.js';
import { type Effort, judgeFor, type Look } from './effort.js';
import { allRounded, estimateOf, mean, minus, RunningMean, rounded } from './statistics.js';

/** A loss counts from so many standard errors on. */
const SURE = 2;
/** So many worlds are compared before it is asked whether that is enough. */
const FEWEST = 8;
/** An answer that changed nothing in this part of its worlds changes nothing. */
const UNCHANGED = 4;
/** What may be behind by so much less than what has a name is looked at again. */
const NEARLY = 0.01;
/** What few worlds agree on may differ in the next: the square of how far one world more could be off, which errors allow for. */
const UNSEEN = 0.1;

/** What an answer makes of everybody's worth. */
export type Effect = Pick<Moment, 'effect' | 'effectError' | 'hidden' | 'hiddenError'>;

/** An answer and how its turn goes on, and what its seat can expect after that, world by world. */
class Tried<A> {
  readonly worth: number[] = [];
  readonly points: number[] = [];

  constructor(
    readonly line: readonly A[],
    private readonly seat: Seat,
  ) {}

  add({ worth, points }: Expectation): void {
    this.worth.push(worth[this.seat] as number);
    this.points.push(points[this.seat] as number);
  }
}

/** The best of the others and what was played, each tried in the same further worlds. */
interface Compared<A> {
  readonly rival: Tried<A>;
  readonly own: Tried<A>;
  /** How far what was played is behind. */
  readonly behind: RunningMean;
}

/** What a look found: all other answers too, and the best of them. */
interface Found<A> extends Compared<A> {
  readonly others: readonly Tried<A>[];
  readonly best: Tried<A>;
}

/** Compares the answers of one decision, all of them in the same imagined worlds with the same luck. */
export class Weighing<S, V, A, E, O> {
  private readonly judge: Judge<S, V, A>;

  constructor(
    private readonly game: Game<S, V, A, E, O>,
    judge: Judge<S, V, A>,
    private readonly effort: Effort,
  ) {
    this.judge = judgeFor(judge, effort);
  }

  /** What the answer that was played was worth; undefined where nothing else was possible, or the judge cannot tell. */
  weigh(s: S, seat: Seat, played: A, luck: QuickChance): WeighedDecision | undefined {
    if (!this.canJudge(s, seat, played)) return undefined;
    const asked = questionTo(this.game, s, seat);
    const view = asked.view();
    const found = this.lookedAt(asked, view, played, luck);
    if (!found) return undefined;
    const { others, best, rival, own, behind } = found;
    const isBehind = behind.mean > 0;
    const both = [this.weighed(rival), this.weighed(own)];
    const answers = [...(isBehind ? both : both.reverse()), ...this.dropped(others, best, rival)];
    const error = carefulError(behind);
    const loss = behind.mean > SURE * error ? rounded(behind.mean) : 0;
    const lossClass = classOf(loss);
    return {
      answers,
      behind: isBehind ? rounded(behind.mean) : 0,
      error: rounded(error),
      pointsBehind: isBehind ? rounded(mean(rival.points) - mean(own.points)) : 0,
      loss,
      ...(lossClass ? { class: lossClass } : {}),
    };
  }

  /** What a look found, or another one where that is called for; undefined where there is nothing else than what was played. */
  private lookedAt(asked: Asked<V, A>, view: V, played: A, luck: QuickChance): Found<A> | undefined {
    const { twice } = this.effort;
    if (!twice || !this.judge.easilyMissed) return this.look(asked, view, played, luck, this.effort);
    const first = this.look(asked, view, played, luck, twice.short);
    return first && mayCount(first.behind) ? this.look(asked, view, played, luck, twice.again) : first;
  }

  private look(asked: Asked<V, A>, view: V, played: A, luck: QuickChance, look: Look): Found<A> | undefined {
    const { seat } = asked;
    const [lines, others] = this.lines(asked, played, luck, look);
    if (others.length === 0) return undefined;
    const [line, best] = this.bestOf([lines, others], view, seat, luck, look) as [Tried<A>, Tried<A>];
    // In worlds in which neither was chosen: in those it would look better than it is.
    const first = this.confirm(best, line, this.judge, view, seat, luck, look);
    const { closer } = this.judge;
    const last =
      closer && classOf(first.behind.mean) ? this.confirm(best, line, closer, view, seat, luck, look) : first;
    return { ...last, others, best };
  }

  /** Promising ways to go on with what was played, and with other answers. */
  private lines(asked: Asked<V, A>, played: A, luck: QuickChance, look: Look): [Tried<A>[], Tried<A>[]] {
    const { game, judge } = this;
    const name = game.write(played);
    const own: Tried<A>[] = [];
    const others: Tried<A>[] = [];
    const begun = new Map<string, number>();
    for (const line of judge.promising(asked, luck)) {
      const first = game.write(line[0] as A);
      const count = (begun.get(first) ?? 0) + 1;
      begun.set(first, count);
      const [group, most] = first === name ? [own, look.lines] : [others, look.candidates];
      if (count <= look.lines && group.length < most) group.push(new Tried(line, asked.seat));
    }
    return [own.length > 0 ? own : [new Tried([played], asked.seat)], others];
  }

  /** The best of each group, found in rounds, after each of which the better half stays. */
  private bestOf(
    groups: readonly Tried<A>[][],
    view: V,
    seat: Seat,
    luck: QuickChance,
    { rounds }: Look,
  ): Tried<A>[] {
    let open = groups;
    for (const worlds of rounds) {
      const undecided = open.filter(({ length }) => length > 1).flat();
      if (undecided.length === 0) break;
      for (let i = 0; i < worlds; i++) this.try(undecided, view, seat, luck);
      open = open.map(betterHalf);
    }
    return open.map(([best]) => best as Tried<A>);
  }

  /** How far what was played is behind another answer. Ends as soon as it is clear. */
  private confirm(
    best: Tried<A>,
    line: Tried<A>,
    judge: Judge<S, V, A>,
    view: V,
    seat: Seat,
    luck: QuickChance,
    { confirm, sure = SURE }: Look,
  ): Compared<A> {
    const [rival, own] = [new Tried(best.line, seat), new Tried(line.line, seat)];
    const behind = new RunningMean();
    while (behind.samples < confirm && !(behind.samples >= FEWEST && isClear(behind, sure))) {
      this.try([rival, own], view, seat, luck, judge);
      behind.add((rival.worth.at(-1) as number) - (own.worth.at(-1) as number));
    }
    return { rival, own, behind };
  }

  /** Tries ways to go on in one more world. */
  private try(open: readonly Tried<A>[], view: V, seat: Seat, luck: QuickChance, judge = this.judge): void {
    const { s, seed } = this.world(view, luck);
    for (const one of open) one.add(judge.expect(s, new QuickChance(seed), { seat, answers: one.line }));
  }

  private weighed({ line, worth, points }: Tried<A>, than = { worth: 0, points: 0 }): WeighedAnswer {
    const [answer, ...rest] = line.map((one) => this.game.write(one));
    return {
      answer: answer as string,
      ...(rest.length > 0 ? { rest } : {}),
      worth: rounded(Math.min(1, Math.max(0, mean(worth) + than.worth))),
      points: rounded(mean(points) + than.points),
    };
  }

  /**
   * The other answers, each at its best, by how they compared with the best of all in the worlds in which both were tried; `again`
   * is the best in other worlds.
   */
  private dropped(others: readonly Tried<A>[], best: Tried<A>, again: Tried<A>): WeighedAnswer[] {
    const found = new Map<string, WeighedAnswer>();
    for (const other of others) {
      const { length } = other.worth;
      const one = this.weighed(other, {
        worth: mean(again.worth) - mean(best.worth.slice(0, length)),
        points: mean(again.points) - mean(best.points.slice(0, length)),
      });
      const known = found.get(one.answer);
      if (!known || one.worth > known.worth) found.set(one.answer, one);
    }
    found.delete(this.game.write(best.line[0] as A));
    return [...found.values()].sort((a, b) => b.worth - a.worth);
  }

  /**
   * What an answer makes of everybody's worth, compared with how the judge would go on: as far as its seat could know, and what it
   * makes of it beyond that. Undefined where it is just what the judge does, nothing else is possible, or the judge cannot tell.
   */
  effect(s: S, seat: Seat, played: A, luck: QuickChance): Effect | undefined {
    const { game } = this;
    if (game.answers(s, seat).length === 1 || !this.canJudge(s, seat, played)) return undefined;
    const view = game.view(s, seat);
    let isHidden = false;
    const known = this.differences(seat, played, () => {
      const world = this.world(view, luck);
      isHidden ||= !same(world.s, s);
      return world;
    });
    const effect = known && estimateOf(known);
    const own = effect && { effect: allRounded(effect.mean), effectError: allRounded(effect.error) };
    // With luck of its own, so that errors of both add up.
    if (!isHidden) return own;
    const actual = this.differences(seat, played, () => ({ s, seed: `${luck.below(2 ** 32)}` }));
    if (!actual && !effect) return undefined;
    const nothing = seatsOf((known ?? actual ?? [])[0]?.length ?? 0).map(() => 0);
    const { mean: then, error } = actual ? estimateOf(actual) : { mean: nothing, error: nothing };
    return {
      ...own,
      hidden: allRounded(minus(then, effect?.mean ?? nothing)),
      hiddenError: allRounded(error.map((one, i) => Math.hypot(one, effect?.error[i] ?? 0))),
    };
  }

  /** How far an answer and what the judge would do are apart, world by world; undefined where they never are. */
  private differences(
    seat: Seat,
    played: A,
    next: () => { readonly s: S; readonly seed: string },
  ): readonly (readonly number[])[] | undefined {
    const { effects } = this.effort;
    const found: (readonly number[] | undefined)[] = [];
    let nothing: readonly number[] | undefined;
    while (found.length < (nothing ? effects : effects / UNCHANGED)) {
      const { s, seed } = next();
      const difference = this.difference(s, seat, played, seed);
      if (difference?.some((n) => n !== 0)) nothing = difference.map(() => 0);
      found.push(difference);
    }
    return nothing && found.map((difference) => difference ?? (nothing as readonly number[]));
  }

  /** How far they are apart in one world; undefined where the judge would do just that. */
  private difference(s: S, seat: Seat, played: A, seed: string): readonly number[] | undefined {
    const answers = [played];
    if (this.judge.wouldAnswer?.(s, new QuickChance(seed), { seat, answers })) return undefined;
    const usual = this.judge.expect(s, new QuickChance(seed));
    return minus(this.after(s, seat, answers, seed).worth, usual.worth);
  }

  private canJudge(s: S, seat: Seat, played: A): boolean {
    return this.judge.canJudge?.(s, { seat, answers: [played] }) ?? true;
  }

  private world(view: V, luck: QuickChance): { s: S; seed: string } {
    const s = this.judge.imagine?.(view, luck) ?? this.game.imagine(view, luck);
    return { s, seed: `${luck.below(2 ** 32)}` };
  }

  private after(s: S, seat: Seat, answers: readonly A[], seed: string): Expectation {
    return this.judge.expect(s, new QuickChance(seed), { seat, answers });
  }
}

const betterHalf = <A>(group: readonly Tried<A>[]): Tried<A>[] =>
  [...group].sort((a, b) => mean(b.worth) - mean(a.worth)).slice(0, Math.ceil(group.length / 2));

/** The standard error of a difference, never nothing. */
const carefulError = ({ error, samples }: RunningMean): number =>
  Math.sqrt(error ** 2 + UNSEEN / (samples * (samples - 1)));

/** Whether more worlds would hardly change the class of a loss. One that counts must be sure by far: it is asked again and again. */
function isClear(behind: RunningMean, sure: number): boolean {
  const error = carefulError(behind);
  const [least, most] = [behind.mean - sure * error, behind.mean + sure * error];
  return classOf(least) === classOf(most) && (most < CLASSES.inaccuracy || least > SURE * error);
}

/** Whether what was played may be so far behind that it would be named, or nearly. */
const mayCount = (behind: RunningMean): boolean =>
  behind.mean + carefulError(behind) >= CLASSES.inaccuracy - NEARLY;
