import type { Handover } from '@aerie/protocol';
import type { Occupant, TableState } from './state.js';

/** How many are kept with a table: the last ones. */
const KEPT = 30;

/** The table with a note of every seat that has changed hands, after so many entries of its match. */
export function noteHandovers(before: TableState, after: TableState, number: number): TableState {
  if (after.status !== 'running') return after;
  const fresh = after.seats.flatMap((now, seat): Handover[] => {
    const what = changeOf(before.seats[seat], now);
    return what ? [{ seat, number, what }] : [];
  });
  const seats = after.seats.map((now, seat) => withLeftAt(before.seats[seat], now, number));
  if (fresh.length === 0 && seats.every((one, seat) => one === after.seats[seat])) return after;
  return { ...after, seats, handovers: [...(after.handovers ?? []), ...fresh].slice(-KEPT) };
}

/** A seat with when its person left it to a bot, for as long as they have. */
function withLeftAt(was: Occupant | undefined, now: Occupant, number: number): Occupant {
  if (now.kind !== 'person') return now;
  if (now.cover !== null) {
    const before = was?.kind === 'person' && was.cover !== null ? was.leftAt : number;
    return now.leftAt === before || before === undefined ? now : { ...now, leftAt: before };
  }
  if (now.leftAt === undefined) return now;
  const { leftAt: _, ...back } = now;
  return back;
}

function changeOf(was: Occupant | undefined, now: Occupant): Handover['what'] | undefined {
  if (was?.kind !== 'person' || now.kind !== 'person') return undefined;
  if (now.tookOver && was.resigned) return 'takenOver';
  if (now.resigned) return was.resigned ? undefined : 'resigned';
  if (now.cover === null) return was.cover === null ? undefined : 'back';
  if (was.cover !== null) return undefined;
  return now.late ? 'late' : 'covered';
}
