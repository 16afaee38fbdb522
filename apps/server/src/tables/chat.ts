import type { ChatLine } from '@aerie/protocol';
import { refuse } from '../refusal.js';
import { Buckets } from '../sockets/bucket.js';
import type { ChatRow, Storage } from '../storage/storage.js';
import { type Person, seatsOfPerson } from './body.js';
import type { House } from './house.js';

/** So many lines in so many seconds somebody may say. */
const LINES = 5;
const SECONDS = 10;

/** What is said at tables. */
export class Chat {
  private readonly pace = new Buckets(LINES / SECONDS, LINES);

  constructor(
    private readonly storage: Storage,
    private readonly house: House,
  ) {}

  /**
   * A line of somebody who sits at the table, or watches it where it is listed. `key` is their own name for it:
   * whoever says the same again under it has said it once.
   */
  async say(id: string, text: string, key: string, who: Person, watches: boolean): Promise<void> {
    const table = await this.house.table(id);
    const { body } = table;
    const seats = seatsOfPerson(body, who.id);
    const seat = seats[0] ?? null;
    if (seat === null && !watches) refuse('notWatching');
    if (seat === null && !body.listed) refuse('notSeated');
    const match = (await this.house.live(table))?.match;
    if (match && seats.some((one) => match.game.silent?.(match.state, one))) refuse('silentNow');
    if (!this.pace.take(who.id)) refuse('tooFast');
    const sitting = seat === null ? undefined : body.seats[seat];
    const name = sitting?.kind === 'person' ? sitting.name : who.name;
    const own = { table: id, key: `${who.id} ${key}`, person: who.id };
    await this.storage.say({ ...own, seat, name, text, at: Date.now() });
    this.house.wrote('chat', id);
  }

  lines(id: string, from: number): Promise<ChatRow[]> {
    return this.storage.chat(id, from);
  }
}

/** A line as somebody may see it. */
export const chatLine = ({ number, seat, name, person, text, at }: ChatRow, viewer: string): ChatLine => ({
  ...{ number, seat, name, mine: person === viewer, text },
  at: new Date(at).toISOString(),
});
