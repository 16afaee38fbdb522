import type { AnyGame, Seat } from '@aerie/kernel';
import { isUnaided } from './fair-play.js';
import { refuse } from './refusal.js';
import { occupantOf } from './seats.js';
import { type Person, seatsOfPerson, type TableState } from './state.js';
import { mayWatch } from './table.js';

/*
 * Taking a seat over. Somebody who looks on may ask for a seat that was given up; everybody who still plays must agree. Whoever
 * gave it up stays behind all others; whoever takes it is not rated for this match.
 */

/** Somebody asks for a seat. One is asked for at a time, and whoever was declined is not heard again. */
export function askTakeover(
  table: TableState,
  game: AnyGame | undefined,
  seat: Seat,
  who: Person,
): TableState {
  if (table.status !== 'running') return refuse('notRunning');
  // Nobody has seen before the start that a program would play.
  if (who.program && isUnaided(table, game)) return refuse('undeclaredProgram');
  if (!mayWatch(table, who.id)) return refuse('noWatchers');
  const hasGivenUp = table.departed?.some(({ person }) => person === who.id);
  if (hasGivenUp || seatsOfPerson(table, who.id).length > 0) return refuse('alreadyPlayed');
  const wanted = table.seats[seat];
  if (wanted?.kind !== 'person' || !wanted.resigned) return refuse('seatNotGivenUp');
  if (table.declined?.includes(who.id)) return refuse('declined');
  const { takeover } = table;
  if (takeover?.who.id === who.id && takeover.seat === seat) return table;
  if (takeover && takeover.who.id !== who.id) return refuse('othersAsk', { name: takeover.who.name });
  if (askedSeats(table).length === 0) return refuse('nobodyToAsk');
  const { id, name, program } = who;
  return { ...table, takeover: { seat, who: { id, name, ...(program ? { program } : {}) }, agreed: [] } };
}

/** Somebody no longer asks; the same table if they did not. */
export const withdrawTakeover = (table: TableState, id: string): TableState =>
  table.takeover?.who.id === id ? withoutTakeover(table) : table;

/** Somebody who plays says yes or no; one no declines it for good. */
export function answerTakeover(table: TableState, seat: Seat, agree: boolean): TableState {
  const { takeover } = table;
  if (!takeover) return refuse('noWish');
  if (!agree) return { ...withoutTakeover(table), declined: [...(table.declined ?? []), takeover.who.id] };
  const agreed = [...new Set([...takeover.agreed, seat])];
  return { ...table, takeover: { ...takeover, agreed } };
}

/** Whether all agree who still play themselves: nobody is asked who gave up, nor a bot that covers a seat for now. */
export const isTakeoverAgreed = (table: TableState): boolean => {
  const { takeover } = table;
  const asked = askedSeats(table);
  return takeover !== undefined && asked.length > 0 && asked.every((seat) => takeover.agreed.includes(seat));
};

const askedSeats = ({ seats }: TableState): Seat[] =>
  seats.flatMap((one, seat) => (one.kind === 'person' && one.cover === null ? [seat] : []));

/** The table after everybody has agreed: the seat is its new person's, and whoever gave it up is remembered beside it. */
export function takeSeatOver(table: TableState): TableState {
  const { takeover } = table;
  const was = takeover && table.seats[takeover.seat];
  if (!takeover || was?.kind !== 'person' || !was.resigned) return withoutTakeover(table);
  const { seat, who } = takeover;
  const taken = { ...occupantOf(who), tookOver: true as const };
  return {
    ...withoutTakeover(table),
    seats: table.seats.map((one, i) => (i === seat ? taken : one)),
    departed: [...(table.departed ?? []), { seat, person: was.person, leftAt: was.leftAt ?? 0 }],
  };
}

function withoutTakeover({ takeover: _, ...table }: TableState): TableState {
  return table;
}
