import type { AnyGame, Seat } from '@aerie/kernel';
import type { Sketch, TableState } from './state.js';

/**
 * How bots play together with people, where the game is played together. In its turn a bot proposes what it would do, and waits
 * for somebody's word. People agree to it, or wish something else; it is done as soon as somebody wishes it and nobody else
 * proposes anything different. What was agreed to holds until it is done.
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
  readonly number: number;
  /** Whether somebody is here to be asked. */
  isHere(person: string): boolean;
  /** What is left of a plan that was agreed to and begun. */
  readonly agreed: readonly string[];
  /** People have kept silent for so long that what it proposes counts as agreed to. */
  readonly lapsed: boolean;
}

/** The company of a bot that is to act now; undefined where bots are among themselves, `wait` where people have the word. */
export function companyFor({
  table,
  game,
  seat,
  number,
  isHere,
  agreed,
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
  if (agreed.length > 0) return wish(agreed);
  const here = people.filter((one) => {
    const occupant = table.seats[one];
    return occupant?.kind === 'person' && isHere(occupant.person);
  });
  if (here.length === 0) return { people, sketches: [], asks: false };
  const current = (table.sketches ?? []).filter((sketch) => sketch.number === number);
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

/** What is left of the plan that was agreed to, after its first step was done. */
export const restOf = (company: TableCompany | undefined, done: string): readonly string[] => {
  const plan = company?.sketches.find(({ wish }) => wish)?.plan ?? [];
  return plan[0] === done ? plan.slice(1) : [];
};
