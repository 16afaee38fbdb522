import { type Judge, random } from '@aerie/bots';
import {
  clockwiseFrom,
  type Game,
  Match,
  type MatchLog,
  nobody,
  QuickChance,
  type Seat,
} from '@aerie/kernel';

/**
 * Daring, a game so small that everything in it can be worked out: a bonus of one point goes to one of two seats, and one of them
 * begins. They take turns, twice each: keep, which is a point for certain, or dare, which is three points once in three times.
 */
export interface State {
  readonly points: number[];
  readonly first: Seat;
  turn: number;
}
export type Answer = 'keep' | 'dare';

const SEATS = 2;
const TURNS = 4;
const DARES = [0, 0, 3] as const;
const ANSWERS: readonly Answer[] = ['keep', 'dare'];

const isOver = (s: State): boolean => s.turn === TURNS;
const atTurn = (s: State): Seat => clockwiseFrom(s.first, SEATS)[s.turn % SEATS] as Seat;

const daring: Game<State, State, Answer, never, Record<string, never>> = {
  id: 'daring',
  rulesVersion: 1,
  seats: { min: SEATS, max: SEATS },
  options: {},
  reasons: ['notNow'],
  setup(_, _seats, chance) {
    const first = chance.pick([0, 1]);
    return { points: chance.deal([0, 1], SEATS), first, turn: 0 };
  },
  awaited: (s) => (isOver(s) ? nobody() : [atTurn(s)]),
  answers: (s, seat) => (isOver(s) || seat !== atTurn(s) ? [] : ANSWERS),
  why: (s, seat) => (isOver(s) || seat !== atTurn(s) ? { code: 'notNow' } : undefined),
  apply(s, seat, answer, chance) {
    s.points[seat] = (s.points[seat] as number) + (answer === 'keep' ? 1 : chance.pick(DARES));
    s.turn++;
  },
  clone: (s) => ({ ...s, points: s.points.slice() }),
  view: (s) => ({ ...s, points: s.points.slice() }),
  redact: (event) => event,
  reveals: () => false,
  imagine: (view) => ({ ...view, points: view.points.slice() }),
  outcome: (s) =>
    isOver(s)
      ? {
          places: s.points.map((own) => 1 + s.points.filter((points) => points > own).length),
          points: s.points.slice(),
        }
      : undefined,
  points: (s) => s.points.slice(),
  write: (answer) => answer,
  read: (text) => ANSWERS.find((answer) => answer === text),
};

export default daring;

/** Every state that can follow from an answer, each equally likely. */
function following(s: State, answer: Answer): State[] {
  const seat = atTurn(s);
  return (answer === 'keep' ? [1] : DARES).map((gain) => ({
    ...s,
    points: s.points.map((points, i) => (i === seat ? points + gain : points)),
    turn: s.turn + 1,
  }));
}

const known = new Map<string, number>();

/** Seat 0's chance to win if both play as well as can be, worked out by going through everything that can happen. */
export function chanceOfFirst(s: State): number {
  const key = JSON.stringify(s);
  const found = known.get(key) ?? workedOut(s);
  known.set(key, found);
  return found;
}

function workedOut(s: State): number {
  if (isOver(s)) {
    const [one = 0, other = 0] = s.points;
    return one === other ? 0.5 : Number(one > other);
  }
  const chances = ANSWERS.map((answer) => chanceAfter(s, answer));
  return atTurn(s) === 0 ? Math.max(...chances) : Math.min(...chances);
}

/** The same after an answer of whose turn it is. */
export function chanceAfter(s: State, answer: Answer): number {
  const states = following(s, answer);
  return states.reduce((sum, after) => sum + chanceOfFirst(after), 0) / states.length;
}

/** The better answer; the safe one where both are as good. */
export function bestAnswer(s: State): Answer {
  const more = chanceAfter(s, 'dare') - chanceAfter(s, 'keep');
  return (atTurn(s) === 0 ? more : -more) > 1e-9 ? 'dare' : 'keep';
}

/** Plays on to the end with the better answers. `asked` counts how often it is asked. */
export function exactJudge(): Judge<State, State, Answer> & { asked: number } {
  return {
    asked: 0,
    expect(s, luck, first) {
      this.asked++;
      const end = daring.clone(s);
      for (const answer of first?.answers ?? []) daring.apply(end, atTurn(end), answer, luck, undefined);
      while (!isOver(end)) daring.apply(end, atTurn(end), bestAnswer(end), luck, undefined);
      const one = chanceOfFirst(end);
      return { worth: [one, 1 - one], points: end.points };
    },
    promising: ({ answers }) => answers.map((answer) => [answer]),
  };
}

/** The log of a match that begins and goes on just so: who begins, their points, and each answer with what a dare brings. */
export function logOf(
  first: Seat,
  points: readonly number[],
  ...turns: readonly (0 | 3 | 'keep')[]
): MatchLog {
  const order = clockwiseFrom(first, SEATS);
  return {
    game: daring.id,
    rulesVersion: daring.rulesVersion,
    options: {},
    seats: SEATS,
    setup: [first, [...points]],
    entries: turns.map((turn, i) => ({
      seat: order[i % SEATS] as Seat,
      answer: turn === 'keep' ? 'keep' : 'dare',
      chance: turn === 'keep' ? [] : [turn],
    })),
  };
}

/** A match that is played in some way, at random where nothing is said. */
export function played(seed: string, choose?: (s: State) => Answer): MatchLog {
  const match = Match.begin(daring, { seats: SEATS, seed });
  const luck = new QuickChance(seed);
  const anyhow = (): Answer =>
    random.choose({ seat: 0, answers: ANSWERS, view: () => undefined }, luck) as Answer;
  while (!isOver(match.state)) match.play(atTurn(match.state), (choose ?? anyhow)(match.state));
  return match.log;
}
