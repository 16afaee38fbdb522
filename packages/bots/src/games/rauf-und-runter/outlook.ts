import type { Seat } from '@aerie/kernel';
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
import { Reply } from './reply.js';
import { respondedTo } from './responses.js';
import type { Prospects } from './turn-solver.js';

/** Own feathers for which later turns are thought through; what lies between follows a straight line. */
const FEATHER_STEP = 4;
/** Where several play later, so many worlds up to the turn of the last. */
const WORLDS = 12;
/** One more than the most feathers that there are: for numbering values. */
const FEATHERS = 36;

/**
 * What every end of a seat's turn is worth: the chance to win the match if those who play later this round answer to it. The last of
 * them is taken to play best (`Reply`), those before it to answer to what stands on the tracks (`responses.ts`).
 */
export class Outlook implements Prospects {
  private readonly later: readonly Seat[];
  private readonly value: MatchValue;
  private readonly step: number;
  private readonly ends = new Map<number, number>();
  private readonly values = new Map<number, number>();

  constructor(
    private readonly s: State,
    private readonly seat: Seat,
  ) {
    this.later = s.order.slice(s.order.indexOf(seat) + 1);
    this.value = MatchValue.after(s);
    if (this.later.length === 0) this.step = 1;
    // Feathers are worth nothing after the last round.
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
    const { later, value, seat } = this;
    const held = s.feathers[seat] as number;
    const [rival] = later;
    if (rival === undefined) return value.chance(settled(s, seat, value), seat, held);
    if (later.length === 1) return replyTo(s, rival, seat, value);
    const last = later.at(-1) as Seat;
    let sum = 0;
    for (let world = 0; world < WORLDS; world++)
      sum += replyTo(respondedTo(s, later.slice(0, -1), world), last, seat, value);
    return sum / WORLDS;
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

/** Where everybody is after the round is compared; the seat's turn was the last that is of interest. */
function settled(s: State, seat: Seat, value: MatchValue): Placed {
  const held = s.feathers[seat] as number;
  compare(s, undefined);
  return value.placed(s, seat, held);
}

const reply = new Reply();
/** Nobody falls further than this: five fives above a seven. */
const DEEPEST = 18;

/** What the best turn of the last rival makes of it for a seat. */
function replyTo(s: State, rival: Seat, seat: Seat, value: MatchValue): number {
  const own = s.feathers[rival] as number;
  const ends: Placed[] = [];
  const endOf = (end: number): Placed => {
    ends[end + DEEPEST] ??= settled(ended(s, rival, end, own), rival, value);
    return ends[end + DEEPEST] as Placed;
  };
  const chances = (whose: Seat): Prospects => ({
    standing: (momentum, feathers) => value.chance(endOf(momentum), whose, feathers),
    falling: (spaces, feathers) => value.chance(endOf(-spaces), whose, feathers) - SURENESS,
  });
  return reply.worth(flutterNumber(s), own, own + supply(s), chances(rival), chances(seat));
}
