import { belongsTo, hasNobodyAway } from '@aerie/host';
import type { TableService } from '../tables/table-service.js';
import type { Presence } from './presence.js';

/** Who has been gone for longer is missed by nobody: the others have gone on without them, or gone too. */
const MISSED_MS = 60 * 60_000;

/** Whether others see at some table that somebody who is expected there is away. */
export async function seenAway(
  tables: Pick<TableService, 'ofPerson'>,
  presence: Presence,
  person: string,
): Promise<boolean> {
  if (presence.isHere(person) || presence.goneFor(person) > MISSED_MS) return false;
  const own = await tables.ofPerson(person);
  return own.some(({ body }) => body.status !== 'over' && !hasNobodyAway(body) && belongsTo(body, person));
}
