import type { AnyGame, Entry, Seat } from '@aerie/kernel';
import type { Sketch, TableState } from './state.js';

/**
 * How bots play together with people, where the game is played together. In its turn a bot proposes what it would do, and waits
 * for somebody's word. People agree to it, or wish something else; it is done as soon as somebody wishes it and nobody else
 * proposes anything different. What was agreed to holds until it is done; it follows from what was sketched and what has been
 * done since, so any process that keeps the table knows it.
 */

/** Whom a bot plays with, and what they propose at this moment, as it is told to where bots think. */
export interface TableCompany {
  readonly people: readonly Seat[];
  readonly sketches: readonly Pick<Sketch, 'seat' | 'plan' | 'wish'>[];
  readonly warned?: true;
  /** What it would do is proposed first, where there is something to propose. */
  readonly asks: boolean;
}

/** The moment in which a bot is to act. */
export interface BotsMoment {
  readonly table: TableState;
  readonly game: AnyGame;
  readonly seat: Seat;
  /** All that was decided in the match so far. */
  readonly entries: readonly Entry[];
  /** Whether somebody is here to be asked. */
  isHere(person: string): boolean;
  /** People have kept silent for so long that what it proposes counts as agreed to. */
  readonly lapsed: boolean;
}

/** The company of a bot that is to act now; undefined where bots are among themselves, `wait` where people have the word. */
export function companyFor({
  table,
  game,
  seat,
  entries,
  isHere,
  lapsed,
}: BotsMoment): TableCompany | 'wait' | undefined {
  const people = peopleOfCompany(table, game);
  const [first] = people;
  if (first === undefined) return undefined;
  const wish = (plan: readonly string[]): TableCompany => ({
    people,
    sketches: [{ seat: first, plan, wish: true }],
    warned: true,
    asks: false,
  });
  const begun = begunBy(table.sketches ?? [], seat, entries);
  if (begun) return wish(begun);
  const here = people.filter((one) => {
    const occupant = table.seats[one];
    return occupant?.kind === 'person' && isHere(occupant.person);
  });
  if (here.length === 0) return { people, sketches: [], asks: false };
  const current = (table.sketches ?? []).filter(({ number }) => number === entries.length);
  const own = current.find((sketch) => sketch.seat === seat);
  const sketches = current.filter((sketch) => here.includes(sketch.seat));
  if (isAgreed(sketches)) return { people, sketches, ...(own?.instead ? { warned: true } : {}), asks: true };
  if (!own) return { people, sketches, asks: true };
  return sketches.length === 0 && lapsed ? wish(own.plan) : 'wait';
}

/** The seats of those who play themselves together with bots. */
function peopleOfCompany({ seats }: TableState, game: AnyGame): Seat[] {
  if (!game.together) return [];
  return seats.flatMap((one, seat) =>
    one.kind === 'person' && one.cover === null && !one.resigned ? [seat] : [],
  );
}

/** Whether somebody wishes something, and nobody proposes to begin otherwise. */
function isAgreed(sketches: readonly Sketch[]): boolean {
  const first = sketches.find(({ wish }) => wish)?.plan[0];
  return first !== undefined && sketches.every(({ plan }) => plan[0] === first);
}

/** What is left of a sketch where all that was decided since is its beginning. */
export function restOf({ number, plan }: Sketch, entries: readonly Entry[]): readonly string[] {
  const done = entries.slice(number);
  const isBeginning = done.every((entry, i) => 'answer' in entry && entry.answer === plan[i]);
  return isBeginning ? plan.slice(done.length) : [];
}

/**
 * What is left of a plan that a bot has begun: the one that somebody wished or, where nobody had anything to say, its own.
 */
function begunBy(
  sketches: readonly Sketch[],
  bot: Seat,
  entries: readonly Entry[],
): readonly string[] | undefined {
  const before = sketches.filter(
    ({ number }) => number < entries.length && entries.slice(number).every(({ seat }) => seat === bot),
  );
  const isSilent = before.every(({ seat }) => seat === bot);
  return before
    .filter(({ wish }) => wish || isSilent)
    .map((sketch) => restOf(sketch, entries))
    .find((rest) => rest.length > 0);
}
