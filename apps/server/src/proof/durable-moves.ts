import { audit } from './audit.js';
import type { ProofDatabase } from './databases.js';
import type { AcknowledgedMove } from './load-table.js';

/** How many of these moves stand in the logs of their matches, just as they were acknowledged. */
export async function countDurable(
  database: ProofDatabase,
  moves: readonly AcknowledgedMove[],
  faults: string[],
): Promise<number> {
  const storage = await database.open();
  try {
    const { tables, faults: found } = await audit(storage);
    faults.push(...found);
    return moves.filter(({ table, number, seat, answer }) => {
      const entry = tables.get(table)?.match?.log.entries[number];
      return entry?.seat === seat && 'answer' in entry && entry.answer === answer;
    }).length;
  } finally {
    await storage.close();
  }
}
