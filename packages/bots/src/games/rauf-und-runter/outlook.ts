import { QuickChance, type Seat } from '@aerie/kernel';
import { flutterNumber, ROUNDS, type State, supply } from '@aerie/rauf-und-runter';
import { SURENESS } from './chances.js';
import { LastTurn } from './last-turn.js';
import { MatchValue, type Placed } from './match-value.js';
import { scatteredEnds } from './perfect.js';
import { Reply } from './reply.js';
import { playTurn } from './rivals.js';
import { DEEPEST, type End, ended, Trial } from './trial.js';
import { type Prospects, TurnSolver } from './turn-solver.js';

/** Own feathers for which later turns are thought through; what lies between follows a straight line. */
const FEATHER_STEP = 4;
/** Where more play later than are taken to answer, their turns are sampled in so many worlds. */
const WORLDS = 10;
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
  private readonly round: Round;
  private readonly step: number;
  private readonly ends = new Map<number, readonly number[]>();
  private readonly values = new Map<number, readonly number[]>();

  /** `whose` chances are worked out, those of the seat itself first. */
  constructor(
    private readonly s: State,
    private readonly seat: Seat,
    answering = s.round === ROUNDS - 1 ? 2 : 1,
    private readonly whose: readonly Seat[] = [seat],
  ) {
    const later = s.order.slice(s.order.indexOf(seat) + 1);
    const sampled = Math.max(0, later.length - answering);
    this.sampled = later.slice(0, sampled);
    this.answering = later.slice(sampled);
    this.round = { value: MatchValue.after(s), trial: new Trial(s), lastTurn: new LastTurn(s) };
    if (later.length === 0) this.step = 1;
    else this.step = s.round === ROUNDS - 1 ? FEATHERS : FEATHER_STEP;
  }

  standing(momentum: number, feathers: number): number {
    return this.chances(momentum, feathers)[0] as number;
  }

  falling(spaces: number, feathers: number): number {
    return (this.chances(-spaces, feathers)[0] as number) - SURENESS;
  }

  /** The chances after a turn that ended so, with so many feathers. */
  chances(ended: End, feathers: number): readonly number[] {
    // Whoever is at the bottom falls no further.
    const end = Math.max(ended, -(this.s.space[this.seat] as number));
    const key = end * FEATHERS + feathers;
    let value = this.values.get(key);
    if (value === undefined) {
      const low = feathers - (feathers % this.step);
      const share = (feathers - low) / this.step;
      value = this.after(end, low);
      if (share > 0 && this.step < FEATHERS) value = between(value, this.after(end, low + this.step), share);
      this.values.set(key, value);
    }
    return value;
  }

  private after(end: End, feathers: number): readonly number[] {
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

  /** The chances after the turns of all who play later; the own turn is over. */
  private answered(s: State): readonly number[] {
    const sums = this.whose.map(() => 0);
    let worlds = 0;
    for (const { table, count } of tablesAfter(s, this.sampled)) {
      chancesAfter(table, this.answering, this.whose, this.round).forEach((chance, i) => {
        sums[i] = (sums[i] as number) + count * chance;
      });
      worlds += count;
    }
    return sums.map((sum) => sum / worlds);
  }
}

/** So far on the straight lines from one list of numbers to another. */
const between = (from: readonly number[], to: readonly number[], share: number): readonly number[] =>
  from.map((low, i) => low + share * ((to[i] as number) - low));

/** What is worked out of a round: the value after it; tables on which its ends are tried; and its last turn, if it is the last round. */
interface Round {
  readonly value: MatchValue;
  readonly trial: Trial;
  readonly lastTurn: LastTurn;
}

/**
 * The tables after turns of these seats as `perfect` plays them, with the number of worlds that come to each. The dice of a world are
 * the same whatever they find.
 */
function tablesAfter(s: State, seats: readonly Seat[]): readonly { table: State; count: number }[] {
  const [first, ...rest] = seats;
  if (first === undefined) return [{ table: s, count: 1 }];
  const play = perfectTurn(s, first);
  const tables = new Map<string, { table: State; count: number }>();
  for (let world = 0; world < WORLDS; world++) {
    const luck = new QuickChance(`world ${world}`);
    let table = play(luck);
    for (const seat of rest) table = perfectTurn(table, seat)(luck);
    const name = `${table.space}/${table.momentum}`;
    tables.set(name, { table, count: (tables.get(name)?.count ?? 0) + 1 });
  }
  return [...tables.values()];
}

/** Plays the turn of a seat as `perfect` does, with any luck. */
export function perfectTurn(before: State, seat: Seat): (luck: QuickChance) => State {
  const held = before.feathers[seat] as number;
  const ends = scatteredEnds(before, seat, RIVALS_WORLDS);
  const solver = new TurnSolver(flutterNumber(before), held, held + supply(before), ends);
  return (luck) => {
    const { momentum, fall, feathers } = playTurn(solver, flutterNumber(before), held, luck);
    return ended(before, seat, fall > 0 ? -fall : momentum, feathers);
  };
}

/** One for each number of turns that follow, since one reply asks for the next. */
const replies: Reply[] = [];

/** The chances of some seats after all turns of the round, those who answer playing best for themselves one after the other. */
function chancesAfter(
  s: State,
  answering: readonly Seat[],
  whose: readonly Seat[],
  round: Round,
): readonly number[] {
  const [rival, ...rest] = answering;
  if (rival === undefined) return whose.map((seat) => chanceAfterAll(s, seat, round));
  if (rest.length === 0 && s.round === ROUNDS - 1) return round.lastTurn.chances(s, rival, whose);
  const chances = rest.length === 0 ? atRoundEnd(s, rival, round) : atNextTurn(s, rival, rest, whose, round);
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

/** The chance of a seat after the round, in which all turns are over. */
function chanceAfterAll(s: State, seat: Seat, { value, trial }: Round): number {
  const held = s.feathers[seat] as number;
  return value.chance(
    value.placed(trial.compared(s, seat, s.momentum[seat] as number, held), seat, held),
    seat,
    held,
  );
}

/** What the ends of the last turn of a round are worth to a seat. */
export function atRoundEnd(
  s: State,
  rival: Seat,
  { value, trial }: Pick<Round, 'value' | 'trial'>,
): (whose: Seat) => Prospects {
  const own = s.feathers[rival] as number;
  const ends: Placed[] = [];
  const endOf = (end: End): Placed => {
    ends[end + DEEPEST] ??= value.placed(trial.compared(s, rival, end, own), rival, own);
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
  round: Round,
): (whose: Seat) => Prospects {
  const all = [rival, ...whose];
  const ends: (readonly number[])[] = [];
  const endOf = (end: End): readonly number[] => {
    ends[end + DEEPEST] ??= chancesAfter(ended(s, rival, end, 0), rest, all, round);
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
