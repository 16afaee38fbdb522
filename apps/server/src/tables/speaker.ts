import { mayWatch, refuse, seatsOfPerson } from '@aerie/host';
import type { Seat } from '@aerie/kernel';
import type { Actor } from './actor.js';
import type { TableService } from './table-service.js';

/** Whoever speaks at a table: from a seat, or as a spectator. */
interface Speaker {
  readonly seat: Seat | null;
  readonly name: string;
}

/** Who somebody is at a table where they would like to speak; refuses where they may not, or not now. */
export async function speakerAt(
  tables: TableService,
  id: string,
  who: Actor,
  watches: boolean,
): Promise<Speaker> {
  const table = await tables.table(id);
  const { body } = table;
  const seats = seatsOfPerson(body, who.id);
  const seat = seats[0] ?? null;
  if (seat === null && !watches) refuse('notWatching');
  if (!mayWatch(body, who.id)) refuse('noWatchers');
  const match = (await tables.live(table))?.match;
  if (match && seats.some((one) => match.game.silent?.(match.state, one))) refuse('silentNow');
  const occupant = seat === null ? undefined : body.seats[seat];
  return { seat, name: occupant?.kind === 'person' ? occupant.name : who.name };
}
