import { counting, type Entry, type Seat } from '@aerie/kernel';
import type { TableState } from './state.js';

/** How many turns somebody has taken at a table themselves, and how often they ran out of time. */
export interface Kept {
  readonly turns: number;
  readonly late: number;
}

/**
 * What whoever holds a seat now has made of their time: a turn is a run of their decisions, however many. Decisions of a bot in their place do not count, nor those of whoever
 * had the seat before them, nor what was taken back.
 */
export function turnsOf({ handovers = [] }: TableState, entries: readonly Entry[], seat: Seat): Kept {
  const all = handovers.filter((one) => one.seat === seat);
  const since = all.findLast(({ what }) => what === 'takenOver')?.number ?? 0;
  const own = all.filter(({ number, what }) => number >= since && what !== 'takenOver');
  // Of very many handovers the first ones are not kept: then the seat begins as the first that is known found it.
  const begins = own[0]?.what === 'back';
  const isCovered = (number: number): boolean => {
    const last = own.findLast((one) => one.number <= number);
    return last ? last.what !== 'back' : begins;
  };
  const isOwn = (number: number): boolean =>
    number >= since && entries[number]?.seat === seat && !isCovered(number);
  const owned = counting(entries).map(isOwn);
  const turns = owned.filter((is, i) => is && !owned[i - 1]).length;
  return { turns, late: own.filter(({ what }) => what === 'late').length };
}

/** The table with how reliable somebody has been so far, as those see it who might sit down with them. */
export const withReliability = (table: TableState, person: string, inTime: number | undefined): TableState =>
  inTime === undefined || table.clock?.kind !== 'days'
    ? table
    : {
        ...table,
        seats: table.seats.map((one) =>
          one.kind === 'person' && one.person === person ? { ...one, inTime } : one,
        ),
      };
