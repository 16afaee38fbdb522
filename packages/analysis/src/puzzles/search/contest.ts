import type { AnyJudge, Asked } from '@aerie/bots';
import { type AnyGame, QuickChance, type Seat } from '@aerie/kernel';
import { mean, RunningMean } from '../../statistics.js';

/** How closely answers are compared. */
export interface Effort {
  /** Imagined worlds, batch by batch; after each, what is clearly behind is left out. */
  readonly batches: readonly number[];
  /** So many ways to go on with the same answer are compared. */
  readonly lines: number;
  /** Whether all that is legal is compared, or only what looks promising. */
  readonly all: boolean;
  /** What stands out does so even if so many standard errors are taken off. */
  readonly errors: number;
  /** Answers that may be as near to the best as this are compared further. */
  readonly near: number;
}

export const QUICK: Effort = { batches: [8, 8, 8], lines: 2, all: false, errors: 1, near: 0.15 };
/** The second look has two to ten times the worlds, and leaves nothing out. */
export const STRONG: Effort = { batches: [48, 48, 48, 48, 48], lines: 4, all: true, errors: 2, near: 0.15 };
/** Where the first look would say the same in every world: each of these, in which turns are played that it takes for granted, says more. */
export const PLAYED: Effort = { ...STRONG, batches: [8, 8, 16, 32, 32], near: 0.1 };
/** Where matches are played to their ends, which are won or lost: that takes more of them. */
export const ENDED: Effort = { ...STRONG, batches: [16, 32, 48, 96, 192, 384], lines: 2, near: 0.1 };

/** As good as the best. */
const EQUAL = 0.02;
/** By so much the best must beat all that is not right, and by so much at least if standard errors are taken off. */
const MARGIN = 0.1;
const SURE_MARGIN = 0.05;
/** More right answers than this are no puzzle, and more answers than this cannot all be compared. */
const MOST_RIGHT = 2;
const MOST_ANSWERS = 40;

/** What stands out. */
export interface Standout {
  readonly right: readonly string[];
  readonly margin: number;
  readonly error: number;
  readonly worlds: number;
}

export type Verdict = Standout | 'several' | 'close' | 'tooMany';

/** An answer and how its turn goes on, and what its seat can expect, world by world. */
interface Line {
  readonly name: string;
  readonly answers: readonly unknown[];
  readonly worth: number[];
}

/** An answer at its best, and how far it is behind the best of all. */
interface Standing {
  readonly name: string;
  readonly behind: number;
  readonly error: number;
}

/** Whether one answer beats all others by far, from what the seat sees. */
export function standout(
  game: AnyGame,
  judge: AnyJudge,
  asked: Asked<unknown, unknown>,
  effort: Effort,
  luck: QuickChance,
): Verdict {
  if (asked.answers.length > MOST_ANSWERS) return 'tooMany';
  const { seat } = asked;
  const view = asked.view();
  let open = linesOf(game, judge, asked, effort, luck);
  const standings = new Map<string, Standing>();
  let worlds = 0;
  for (const batch of effort.batches) {
    for (let i = 0; i < batch; i++) tryOnce(game, judge, open, view, seat, luck);
    worlds += batch;
    standingsOf(open, standings);
    const known = [...standings.values()];
    const why = hopeless(known);
    if (why) return why;
    const stays = new Set(
      known.filter(({ behind, error }) => behind - 3 * error < effort.near).map(({ name }) => name),
    );
    if (stays.size === 1) break;
    open = open.filter(({ name }) => stays.has(name));
  }
  return verdictOf([...standings.values()], effort, worlds);
}

function linesOf(
  game: AnyGame,
  judge: AnyJudge,
  asked: Asked<unknown, unknown>,
  effort: Effort,
  luck: QuickChance,
): Line[] {
  const begun = new Map<string, number>();
  const lines: Line[] = [];
  const add = (answers: readonly unknown[]): void => {
    const name = game.write(answers[0]);
    const count = (begun.get(name) ?? 0) + 1;
    if (count > effort.lines) return;
    begun.set(name, count);
    lines.push({ name, answers, worth: [] });
  };
  for (const line of judge.promising(asked, luck)) add(line);
  if (effort.all) for (const answer of asked.answers) if (!begun.has(game.write(answer))) add([answer]);
  return lines;
}

/** Compares lines in one more world, with the same luck. */
function tryOnce(
  game: AnyGame,
  judge: AnyJudge,
  open: readonly Line[],
  view: unknown,
  seat: Seat,
  luck: QuickChance,
): void {
  const s = judge.imagine?.(view, luck) ?? game.imagine(view, luck);
  const seed = `${luck.below(2 ** 32)}`;
  for (const { answers, worth } of open)
    worth.push(judge.expect(s, new QuickChance(seed), { seat, answers }).worth[seat] as number);
}

/** Every answer that is still compared, at its best, against the best of all. */
function standingsOf(open: readonly Line[], standings: Map<string, Standing>): void {
  const best = new Map<string, Line>();
  for (const line of open) {
    const known = best.get(line.name);
    if (!known || mean(line.worth) > mean(known.worth)) best.set(line.name, line);
  }
  const [leader, ...others] = [...best.values()].sort((a, b) => mean(b.worth) - mean(a.worth));
  if (!leader) return;
  standings.set(leader.name, { name: leader.name, behind: 0, error: 0 });
  for (const other of others) {
    const behind = new RunningMean();
    for (const [world, worth] of other.worth.entries()) behind.add((leader.worth[world] as number) - worth);
    // What few worlds agree on may differ in the next.
    const { samples } = behind;
    const error = Math.sqrt(behind.error ** 2 + 0.1 / (samples * (samples - 1)));
    standings.set(other.name, { name: other.name, behind: behind.mean, error });
  }
}

/** Why this cannot become a puzzle any more, whatever further worlds say. */
function hopeless(standings: readonly Standing[]): 'several' | 'close' | undefined {
  const near = standings.filter(({ behind, error }) => behind + 2 * error < MARGIN);
  if (near.length > MOST_RIGHT) return 'several';
  return near.some(({ behind, error }) => behind - 2 * error > EQUAL) ? 'close' : undefined;
}

function verdictOf(standings: readonly Standing[], { errors }: Effort, worlds: number): Verdict {
  const sorted = standings.toSorted((a, b) => a.behind - b.behind);
  const right = sorted.filter(({ behind }) => behind < EQUAL);
  const second = sorted[right.length];
  if (right.length > MOST_RIGHT || !second) return 'several';
  const { behind, error } = second;
  if (behind < MARGIN || behind - errors * error < SURE_MARGIN) return 'close';
  return {
    right: right.map(({ name }) => name),
    margin: thousandths(behind),
    error: thousandths(error),
    worlds,
  };
}

const thousandths = (n: number): number => Math.round(n * 1000) / 1000;
