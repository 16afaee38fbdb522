import { QuickChance, type Seat } from '@aerie/kernel';
import raufUndRunter, { DICE, flutterNumber, move, ROUNDS, type State, supply } from '@aerie/rauf-und-runter';
import { playTurn, rivalTurns, TURNS, type TurnEnd } from './rivals.js';
import { type Prospects, TurnSolver } from './turn-solver.js';

/** In so many worlds those who play later have other luck. */
const WORLDS = TURNS;
const MOST_FEATHERS = 12;
/** What a feather is worth in spaces with so many rounds left. */
const FEATHER_WORTH: readonly number[] = [0, 0.85, 1.05, 1.15, 1.2, 1.25, 1.3];
const CONSOLATION = 2;

/** What somebody finds on the tracks. */
interface Found {
  readonly flutter: number;
  readonly roundsLeft: number;
  readonly seats: number;
  /** How many stand on their tracks, how many of them lowest, and how high these stand. */
  readonly standing: number;
  readonly lowest: number;
  readonly atLowest: number;
  /** How many play after this one. */
  readonly later: number;
}

const known = new Map<number, readonly TurnEnd[]>();

/** The table after one possible set of turns of those who play later, each answering to what it finds on the tracks. */
export function respondedTo(s: State, later: readonly Seat[], world: number): State {
  const after = raufUndRunter.clone(s);
  later.forEach((rival, i) => {
    const held = s.feathers[rival] as number;
    const turns = responses(found(after, later.length - 1 - i), held);
    // A different stride for every rival, so that their luck is not tied together.
    const turn = turns[(world * (2 * i + 1) + 7 * i) % WORLDS] as TurnEnd;
    after.momentum[rival] = turn.momentum;
    after.feathers[rival] = Math.min(turn.feathers, held + supply(after));
    if (turn.fall > 0) move(after, rival, -turn.fall);
  });
  return after;
}

function found(s: State, later: number): Found {
  let [standing, lowest, atLowest] = [0, 0, 0];
  for (const momentum of s.momentum) {
    if (momentum === 0) continue;
    standing++;
    if (lowest === 0 || momentum < lowest) [lowest, atLowest] = [momentum, 1];
    else if (momentum === lowest) atLowest++;
  }
  return {
    flutter: flutterNumber(s),
    roundsLeft: ROUNDS - 1 - s.round,
    seats: s.space.length,
    standing,
    lowest,
    atLowest,
    later,
  };
}

function keyOf(
  { flutter, roundsLeft, seats, standing, lowest, atLowest, later }: Found,
  held: number,
): number {
  return [flutter, roundsLeft, seats, standing, lowest, atLowest, later, held].reduce(
    (sum, one) => sum * 32 + one,
    0,
  );
}

/** How turns of a sensible player with so many feathers end who finds this. Worked out once. */
function responses(at: Found, feathers: number): readonly TurnEnd[] {
  const held = Math.min(feathers, MOST_FEATHERS);
  const key = keyOf(at, held);
  let turns = known.get(key);
  if (!turns) {
    const solver = solverOf(at, held);
    const luck = new QuickChance(`responses ${key}`);
    turns = Array.from({ length: WORLDS }, () => playTurn(solver, at.flutter, held, luck));
    known.set(key, turns);
  }
  return turns;
}

const solverOf = (at: Found, held: number): TurnSolver =>
  new TurnSolver(at.flutter, held, held + DICE, new Lead(at));

/** One turn of a sensible player at this table, after whom so many play. */
export function sensibleTurn(s: State, seat: Seat, later: number, luck: QuickChance): TurnEnd {
  const at = found(s, later);
  const held = Math.min(s.feathers[seat] as number, MOST_FEATHERS);
  return playTurn(solverOf(at, held), at.flutter, held, luck);
}

/** What a turn's end gains on the others, in spaces: one's own climb and feathers less the mean of theirs. */
class Lead implements Prospects {
  private readonly standingWorth = new Map<number, number>();

  private readonly feather: number;

  constructor(private readonly at: Found) {
    this.feather = FEATHER_WORTH[at.roundsLeft] as number;
  }

  standing(momentum: number, feathers: number): number {
    let worth = this.standingWorth.get(momentum);
    if (worth === undefined) {
      worth = this.mean(momentum);
      this.standingWorth.set(momentum, worth);
    }
    return worth + this.feather * feathers;
  }

  falling(spaces: number, feathers: number): number {
    return this.standing(0, feathers) - spaces;
  }

  /** Over ways in which those who play later may end theirs. */
  private mean(momentum: number): number {
    const { flutter, later } = this.at;
    if (later === 0) return this.gain(momentum, []);
    const turns = rivalTurns(flutter, 1);
    let sum = 0;
    for (let world = 0; world < WORLDS; world++) {
      const others = Array.from(
        { length: later },
        (_, i) => (turns[(world * (2 * i + 1) + 7 * i) % WORLDS] as TurnEnd).momentum,
      );
      sum += this.gain(momentum, others);
    }
    return sum / WORLDS;
  }

  /** Others who stand above the lowest count as if they stood there: that changes all ends alike. */
  private gain(momentum: number, later: readonly number[]): number {
    const { seats, standing, lowest, atLowest } = this.at;
    const others = later.filter((one) => one > 0);
    const stand = momentum > 0 ? [momentum, ...others] : others;
    const count = standing + stand.length;
    if (count === 0) return 0;
    const low = Math.min(...stand, ...(standing > 0 ? [lowest] : []));
    const sum = standing * lowest + others.reduce((total, one) => total + one, 0);
    if (count === 1) return momentum > 0 ? momentum : -sum / (seats - 1);
    const least = stand.filter((one) => one === low).length + (lowest === low ? atLowest : 0);
    if (least === count) return 0;
    const consoled = momentum === low ? 1 : 0;
    const feathers = CONSOLATION * this.feather * (consoled - (least - consoled) / (seats - 1));
    const theirs = sum - low * (standing + others.length);
    return Math.max(0, momentum - low) + feathers - theirs / (seats - 1);
  }
}
