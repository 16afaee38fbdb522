import { setTimeout as sleep } from 'node:timers/promises';
import type { LoadTable } from './load-table.js';

/** How many tables are set up at a time. */
const CONCURRENCY = 32;

interface Pace {
  /** Moves a second. */
  readonly pace: number;
  readonly seconds: number;
  /** Ends it earlier. */
  readonly until?: () => boolean;
  /** Tables that are passed over. */
  readonly without?: (table: LoadTable) => boolean;
}

/**
 * Sends so many moves a second, the tables taking turns; a table that is not ready is passed over. Gives how many
 * seconds it took.
 */
export async function keepPace(
  tables: readonly LoadTable[],
  { pace, seconds, until = () => false, without = () => false }: Pace,
): Promise<number> {
  const began = performance.now();
  let sent = 0;
  let at = 0;
  for (;;) {
    const elapsed = (performance.now() - began) / 1000;
    if (elapsed >= seconds || until()) return elapsed;
    for (let tried = 0; sent < elapsed * pace && tried < tables.length; tried++) {
      const table = tables[at++ % tables.length] as LoadTable;
      if (table.ready && !without(table) && table.move()) sent++;
    }
    await sleep(1);
  }
}

/** Does something so many times, some at a time. */
export async function inParallel(count: number, work: (i: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, lane));
}
