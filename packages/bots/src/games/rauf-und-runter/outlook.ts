import { QuickChance, type Seat } from '@aerie/kernel';
import raufUndRunter, {
  compare,
  flutterNumber,
  move,
  ROUNDS,
  type State,
  supply,
} from '@aerie/rauf-und-runter';
import { SURENESS } from './chances.js';
import { MatchValue, type Placed } from './match-value.js';
import { scatteredEnds } from './perfect.js';
import { Reply } from './reply.js';
import { playTurn } from './rivals.js';
import { type Prospects, TurnSolver } from './turn-solver.js';

/** Own feathers for which later turns are thought through; what lies between follows a straight line. */
const FEATHER_STEP = 4;
/** Where more play later than are taken to answer, their turns are sampled in so many worlds. */
const WORLDS = 4;
/** In so many worlds such a rival looks at those who play after it. */
const RIVALS_WORLDS = 12;
/** One more than the most feathers that there are: for numbering values. */
const FEATHERS = 36;

/**
 * What every end of a seat's turn is worth: the chance to win the match if those who play later this round answer to it. The last
 * of them plays best for itself; in the last round, where feathers no longer count, the last two do. Those before them play as
 * `perfect` does from what they find.
 */
export class Outlook implements Prospects {
  private readonly sampled: readonly Seat[];
  private readonly answering: readonly Seat[];
  private readonly value: MatchValue;
  private readonly step: number;
  private readonly ends = new Map<number, number>();
  private readonly values = new Map<number, number>();

  constructor(
    private readonly s: State,
    private readonly seat: Seat,
    answering = s.round === ROUNDS - 1 ? 2 : 1,
  ) {
    const later = s.order.slice(s.order.indexOf(seat) + 1);
    const sampled = Math.max(0, later.length - answering);
    this.sampled = later.slice(0, sampled);
    this.answering = later.slice(sampled);
    this.value = MatchValue.after(s);
    if (later.length === 0) this.step = 1;
    else this.step = s.round === ROUNDS - 1 ? FEATHERS : FEATHER_STEP;
  }

  standing(momentum: number, feathers: number): number {
    return this.recall(momentum, feathers);
  }

  falling(spaces: number, feathers: number): number {
    // Whoever is at the bottom falls no further.
    return this.recall(-Math.min(spaces, this.s.space[this.seat] as number), feathers) - SURENESS;
  }

  /** `end` is a momentum, or a fall if it is negative. */
  private recall(end: number, feathers: number): number {
    const key = end * FEATHERS + feathers;
    let value = this.values.get(key);
    if (value === undefined) {
      const low = feathers - (feathers % this.step);
      const share = (feathers - low) / this.step;
      value = this.after(end, low);
      if (share > 0 && this.step < FEATHERS) value += share * (this.after(end, low + this.step) - value);
      this.values.set(key, value);
    }
    return value;
  }

  private after(end: number, feathers: number): number {
    const key = end * FEATHERS + feathers;
    let value = this.ends.get(key);
    if (value === undefined) {
      const s = ended(this.s, this.seat, end, Math.min(feathers, this.most()));
      value = this.answered(s);
      this.ends.set(key, value);
    }
    return value;
  }

  private most(): number {
    return (this.s.feathers[this.seat] as number) + supply(this.s);
  }

  /** The chance after the turns of all who play later; the own turn is over. */
  private answered(s: State): number {
    const { sampled, answering, value, seat } = this;
    const worlds = sampled.length === 0 ? 1 : WORLDS;
    let sum = 0;
    for (let world = 0; world < worlds; world++)
      sum += chancesAfter(withTurns(s, sampled, world), answering, [seat], value)[0] as number;
    return sum / worlds;
  }
}

/** The table after a turn that ended so, with so many feathers. */
function ended(before: State, seat: Seat, end: number, feathers: number): State {
  const s = raufUndRunter.clone(before);
  s.feathers[seat] = feathers;
  if (end < 0) move(s, seat, end);
  else s.momentum[seat] = end;
  return s;
}

/** The table after turns of these seats as `perfect` plays them. The dice of a world are the same whatever they find. */
function withTurns(before: State, seats: readonly Seat[], world: number): State {
  if (seats.length === 0) return before;
  const s = raufUndRunter.clone(before);
  const luck = new QuickChance(`world ${world}`);
  for (const seat of seats) {
    const held = s.feathers[seat] as number;
    const ends = scatteredEnds(s, seat, RIVALS_WORLDS);
    const solver = new TurnSolver(flutterNumber(s), held, held + supply(s), ends);
    const { momentum, fall, feathers } = playTurn(solver, flutterNumber(s), held, luck);
    s.momentum[seat] = momentum;
    s.feathers[seat] = feathers;
    if (fall > 0) move(s, seat, -fall);
  }
  return s;
}

/** One for each number of turns that follow, since one reply asks for the next. */
const replies: Reply[] = [];
/** Nobody falls further than this: five fives above a seven. */
const DEEPEST = 18;

/** The chances of some seats after all turns of the round, those who answer playing best for themselves one after the other. */
function chancesAfter(
  s: State,
  answering: readonly Seat[],
  whose: readonly Seat[],
  value: MatchValue,
): readonly number[] {
  const [rival, ...rest] = answering;
  if (rival === undefined) {
    const [seat] = whose as [Seat];
    const placed = settled(s, seat, value);
    return whose.map((one) => value.chance(placed, one, s.feathers[seat] as number));
  }
  const chances = rest.length === 0 ? atRoundEnd(s, rival, value) : atNextTurn(s, rival, rest, whose, value);
  const own = s.feathers[rival] as number;
  replies[rest.length] ??= new Reply();
  return (replies[rest.length] as Reply).worth(
    flutterNumber(s),
    own,
    own + supply(s),
    chances(rival),
    whose.map(chances),
  );
}

/** What the ends of the last turn of a round are worth to a seat. */
function atRoundEnd(s: State, rival: Seat, value: MatchValue): (whose: Seat) => Prospects {
  const own = s.feathers[rival] as number;
  const ends: Placed[] = [];
  const endOf = (end: number): Placed => {
    ends[end + DEEPEST] ??= settled(ended(s, rival, end, own), rival, value);
    return ends[end + DEEPEST] as Placed;
  };
  return (whose) => ({
    standing: (momentum, feathers) => value.chance(endOf(momentum), whose, feathers),
    falling: (spaces, feathers) => value.chance(endOf(-spaces), whose, feathers) - SURENESS,
  });
}

/** What the ends of a turn in the last round are worth to a seat, whatever feathers are left, if others answer to them. */
function atNextTurn(
  s: State,
  rival: Seat,
  rest: readonly Seat[],
  whose: readonly Seat[],
  value: MatchValue,
): (whose: Seat) => Prospects {
  const all = [rival, ...whose];
  const ends: (readonly number[])[] = [];
  const endOf = (end: number): readonly number[] => {
    ends[end + DEEPEST] ??= chancesAfter(ended(s, rival, end, 0), rest, all, value);
    return ends[end + DEEPEST] as readonly number[];
  };
  return (seat) => {
    const at = all.indexOf(seat);
    return {
      standing: (momentum) => endOf(momentum)[at] as number,
      falling: (spaces) => (endOf(-spaces)[at] as number) - SURENESS,
    };
  };
}

/** Where everybody is after the round is compared; the seat's turn was the last that is of interest. */
function settled(s: State, seat: Seat, value: MatchValue): Placed {
  const held = s.feathers[seat] as number;
  compare(s, undefined);
  return value.placed(s, seat, held);
}
