import type { Chance } from '@aerie/kernel';
import zefiria, {
  type Answer,
  allInPlace,
  columnOf,
  homeOf,
  pointsFor,
  rowOf,
  type State,
  turnsPlayed,
} from '@aerie/zefiria';

/** The shortest way to bring all islands home, and how many positions were looked at until that was certain. */
export interface Shortest {
  readonly turns: number;
  readonly solution: readonly string[];
  readonly positions: number;
}

/** More positions than this are too many to be certain. */
const MOST_POSITIONS = 120_000;

const noLuck = (): never => {
  throw new Error('nothing is drawn in a match without storms');
};
const NO_LUCK: Chance = { pick: noLuck, deal: noLuck, draw: noLuck };

class TooMany extends Error {}

/**
 * The fewest turns in which all islands come home, at most `most`: every way to play is tried, by the rules themselves, but for
 * those that cannot come home in time. Undefined where there is none, or too much would have to be tried to be certain. Of the
 * ways of so many turns, one that takes the fewest points.
 */
export function shortest(s: State, most: number): Shortest | undefined {
  const search = new Search();
  try {
    for (let turns = 1; turns <= most; turns++) {
      const deadline = turnsPlayed(s) + turns;
      if (!search.within(s, deadline)) continue;
      for (let points = pointsNeeded(s); ; points++) {
        const solution = search.within(s, deadline, points);
        if (solution) return { turns, solution, positions: search.positions };
      }
    }
  } catch (error) {
    if (!(error instanceof TooMany)) throw error;
  }
  return undefined;
}

class Search {
  positions = 0;
  /** By position: with how many points it was looked at already. */
  private seen = new Map<string, number>();

  /** A way to bring all home with so many points before so many turns of the match are over. */
  within(s: State, deadline: number, points = Number.POSITIVE_INFINITY): string[] | undefined {
    this.seen = new Map();
    return this.from(s, deadline, points);
  }

  private from(s: State, deadline: number, points: number): string[] | undefined {
    if (allInPlace(s)) return [];
    if (pointsNeeded(s) > Math.min(points, pointsUntil(s, deadline))) return undefined;
    const key = keyOf(s);
    if ((this.seen.get(key) ?? -1) >= points) return undefined;
    this.seen.set(key, points);
    if (++this.positions > MOST_POSITIONS) throw new TooMany();
    const [seat] = zefiria.awaited(s);
    if (seat === undefined) return undefined;
    for (const answer of zefiria.answers(s, seat).toSorted((a, b) => order(a) - order(b))) {
      const then = zefiria.clone(s);
      zefiria.apply(then, seat, answer, NO_LUCK, undefined);
      const rest = this.from(then, deadline, points - spent(s, answer, then));
      if (rest) return [zefiria.write(answer), ...rest];
    }
    return undefined;
  }
}

/** The points that an answer took; those that a turn ends with are not spent. */
export function spent({ stage, acted }: State, answer: Answer, then: State): number {
  if (stage.at !== 'turn' || answer.kind === 'end') return 0;
  const left = then.stage.at === 'turn' && then.acted.length === acted.length ? then.stage.points : 0;
  return stage.points - left;
}

/** What is likelier to lead home comes first. */
const ORDER: readonly Answer['kind'][] = ['swap', 'fly', 'glide'];
const order = ({ kind }: Answer): number => (ORDER.includes(kind) ? ORDER.indexOf(kind) : ORDER.length);

/**
 * The points that it takes at least: a breath of price p moves two islands by p steps at most, and whoever stands on an island that
 * has to move must fly off it, but for Skyron, who moves with it, and Austro, who steps out.
 */
export function pointsNeeded(s: State): number {
  const steps = s.islands.reduce((sum, island, cell) => sum + stepsBetween(cell, homeOf(island)), 0);
  const flights = s.figures.filter(
    ({ spirit, cell }) =>
      spirit !== 'skyron' && spirit !== 'austro' && cell >= 0 && homeOf(s.islands[cell] as number) !== cell,
  );
  return Math.ceil(steps / 2) + flights.length;
}

const stepsBetween = (a: number, b: number): number =>
  Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b));

/** The points of all turns that are left until then. */
function pointsUntil(s: State, deadline: number): number {
  const turns = deadline - turnsPlayed(s);
  if (turns <= 0) return 0;
  const perTurn = pointsFor(s.held.length);
  return s.stage.at === 'turn' ? s.stage.points + (turns - 1) * perTurn : turns * perTurn;
}

function keyOf({ islands, figures, stage, acted, asleep, round }: State): string {
  const turn = stage.at === 'turn' ? [stage.who, stage.points, stage.place + 1] : [stage.at.length + 30];
  const cells = figures.map(({ cell }) => cell + 1);
  return String.fromCharCode(...islands, ...cells, ...turn, ...acted, 99, asleep + 1, round);
}
