import { QuickChance } from '@aerie/kernel';
import { LADDER_CARDS, ROUNDS, type State } from '@aerie/rauf-und-runter';
import { type Fitted, flutterInputs, HELD, MatchValue } from '../match-value.js';
import { normalBelow } from '../normal.js';
import { leastSquares } from './least-squares.js';
import { playedMatch, playedRound } from './self-play.js';
import { chanceOf, RoundOfTwo, type Values, won } from './two-players.js';

/** How much is worked out. */
export interface Effort {
  readonly seed: string;
  /** Orders of flutter numbers that are solved for two, and matches that are played for each larger number of seats. */
  readonly orders: number;
  readonly matches: number;
}

const LEADS: readonly number[] = [0, 1, 2, 3, 4, 6, 8, 11, 15, 20];
const INPUTS = 3;

/** The figures that `MatchValue` goes by, for one number of seats, by rounds left. */
export function fitMatchValue(
  seats: number,
  { seed, orders, matches }: Effort,
  tell: (line: string) => void,
): readonly Fitted[] {
  return seats === 2 ? fittedToTwo(seed, orders, tell) : fittedToMatches(seats, seed, matches, tell);
}

/** One order of flutter numbers from some round on, solved for two. */
interface Solved {
  readonly flutters: readonly number[];
  readonly values: Values;
}

function fittedToTwo(seed: string, orders: number, tell: (line: string) => void): Fitted[] {
  const solved: Solved[][] = Array.from({ length: ROUNDS }, () => []);
  const luck = new QuickChance(`${seed} orders`);
  for (let order = 0; order < orders; order++) {
    let flutters: readonly number[] = [];
    let values = won();
    for (const flutter of luck.deal(LADDER_CARDS, ROUNDS - 1)) {
      flutters = [flutter, ...flutters];
      values = new RoundOfTwo(flutter, values).before();
      solved[flutters.length]?.push({ flutters, values });
    }
    tell(`two players: order ${order + 1} of ${orders} solved`);
  }
  let start = [6, 0, 0, 0, 0, 0, ...HELD.slice(1).flatMap((held) => [held, 0, 0])];
  return solved.slice(1).map((all, i) => {
    const { parameters, rms } = leastSquares(
      start,
      all.length * LEADS.length * HELD.length ** 2,
      (p, into) => {
        let row = 0;
        for (const { flutters, values } of all) {
          const [spread, burden, ...worth] = sizes(p, flutters) as [number, number, ...number[]];
          const plumage = [0, ...worth];
          for (const lead of LEADS)
            for (const [x, own] of HELD.entries())
              for (const [y, theirs] of HELD.entries()) {
                const ahead = lead - burden + (plumage[x] as number) - (plumage[y] as number);
                into[row++] = normalBelow(ahead / spread) - chanceOf(values, lead, own, theirs);
              }
        }
      },
    );
    tell(
      `two players, ${i + 1} rounds left: off by ${(100 * rms).toFixed(2)} percentage points (root mean square)`,
    );
    start = [...parameters];
    return figuresOf([...parameters.slice(0, 2 * INPUTS), 0, 0, 0, ...parameters.slice(2 * INPUTS)]);
  });
}

/** Figures by three, as `MatchValue` takes them. */
function figuresOf(p: readonly number[]): Fitted {
  const three = Array.from({ length: p.length / INPUTS }, (_, i) => p.slice(i * INPUTS, (i + 1) * INPUTS));
  const [spread = [], burden = [], behind = [], ...plumage] = three;
  return { spread, burden, behind, plumage };
}

/** What figures come to with these flutter numbers. */
function sizes(p: readonly number[], flutters: readonly number[]): number[] {
  const inputs = flutterInputs(flutters);
  return Array.from({ length: p.length / INPUTS }, (_, i) =>
    inputs.reduce((sum, input, j) => sum + input * (p[i * INPUTS + j] as number), 0),
  );
}

/** How often a round is played from each table; the last one more often, since nothing is known of it yet. */
const TIMES = 2;
const LAST_TIMES = 6;

/** From the last round back: each table's chances are what one more round makes of them, by the figures for the rounds after it. */
function fittedToMatches(
  seats: number,
  seed: string,
  matches: number,
  tell: (line: string) => void,
): Fitted[] {
  const luck = new QuickChance(`${seed} ${seats}`);
  const tables: State[][] = Array.from({ length: ROUNDS }, () => []);
  for (let match = 0; match < matches; match++)
    for (const s of playedMatch(seats, luck)) tables[ROUNDS - s.round]?.push(s);
  // Spread with its two slopes, burden, what it costs to be behind, and feathers as a power of their number.
  let start: readonly number[] = [3, 0.3, 0.3, 1, 1, 1, 0.8];
  let after: Fitted | undefined;
  return tables.slice(1).map((all, i) => {
    const chances = all.map((s) => chancesOf(s, after, i === 0 ? LAST_TIMES : TIMES, luck));
    const { parameters, rms } = leastSquares(start, all.length * seats, (p, into) => {
      const figures = powered(p);
      all.forEach((s, row) => {
        const value = new MatchValue(seats, s.flutter.slice(s.round), figures);
        const held = s.feathers[0] as number;
        const placed = value.placed(s, 0, held);
        for (let seat = 0; seat < seats; seat++)
          into[row * seats + seat] = value.chance(placed, seat, held) - (chances[row]?.[seat] as number);
      });
    });
    tell(
      `${seats} players, ${i + 1} rounds left: ${all.length} tables, off by ${(100 * rms).toFixed(2)} percentage points with luck`,
    );
    start = parameters;
    after = powered(parameters);
    return after;
  });
}

/** The chances of all seats before a round, as so many plays of it tell. */
function chancesOf(s: State, after: Fitted | undefined, times: number, luck: QuickChance): readonly number[] {
  const value = new MatchValue(s.space.length, s.flutter.slice(s.round + 1), after);
  const sums = s.space.map(() => 0);
  for (let i = 0; i < times; i++)
    playedRound(s, value, luck).forEach((chance, seat) => {
      sums[seat] = (sums[seat] as number) + chance;
    });
  return sums.map((sum) => sum / times);
}

function powered([
  spread = 0,
  next = 0,
  rest = 0,
  burden = 0,
  behind = 0,
  worth = 0,
  power = 1,
]: readonly number[]): Fitted {
  const plumage = HELD.slice(1).flatMap((held) => [worth * held ** power, 0, 0]);
  return figuresOf([spread, next, rest, burden, 0, 0, behind, 0, 0, ...plumage]);
}
