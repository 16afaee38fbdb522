import type { Handover } from '@aerie/protocol';
import type { Occupant, TableState } from './state.js';

/** How many are kept with a table: the last ones. */
const KEPT = 30;

/** The table with a note of every seat that has changed hands, after so many entries of its match. */
export function noteHandovers(before: TableState, after: TableState, number: number): TableState {
  const fresh = after.seats.flatMap((now, seat): Handover[] => {
    const what = changeOf(before.seats[seat], now);
    return what ? [{ seat, number, what }] : [];
  });
  if (fresh.length === 0 || after.status !== 'running') return after;
  return { ...after, handovers: [...(after.handovers ?? []), ...fresh].slice(-KEPT) };
}

function changeOf(was: Occupant | undefined, now: Occupant): Handover['what'] | undefined {
  if (was?.kind !== 'person' || now.kind !== 'person') return undefined;
  if (now.resigned) return was.resigned ? undefined : 'resigned';
  if (now.cover === null) return was.cover === null ? undefined : 'back';
  if (was.cover !== null) return undefined;
  return now.late ? 'late' : 'covered';
}
