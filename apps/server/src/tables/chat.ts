import { mayWatch, type Person, refuse, seatsOfPerson, type TableState } from '@aerie/host';
import type { ChatMessage } from '@aerie/protocol';
import { Events } from '../common/events.js';
import { KeyedRateLimiter } from '../common/rate-limiter.js';
import type { ChatRow, Storage } from '../storage/storage.js';
import type { TableService } from './table-service.js';

/** So many lines in so many seconds somebody may say. */
const LINES = 5;
const SECONDS = 10;

/** The two talks at a table: of those who sit there, and of those who look on. */
export const TALKS = ['seats', 'gallery'] as const;
export type Talk = (typeof TALKS)[number];

/** Under which name a talk is kept: beside that of the table itself, so that neither pushes the other out. */
export const talkId = (table: string, talk: Talk): string => (talk === 'seats' ? table : `${table}.gallery`);

/** The table and the talk that are kept under a name. */
export const talkOf = (id: string): { readonly table: string; readonly talk: Talk } =>
  id.endsWith('.gallery')
    ? { table: id.slice(0, -'.gallery'.length), talk: 'gallery' }
    : { table: id, talk: 'seats' };

/** Whether somebody hears a talk: while the match runs only their own side's, before and after it both. */
export function hears(body: TableState, person: string, talk: Talk): boolean {
  if (!mayWatch(body, person)) return false;
  return body.status !== 'running' || seatsOfPerson(body, person).length > 0 === (talk === 'seats');
}

/** What is said at tables. */
export class Chat {
  /** Something was said at a table, by way of this process. */
  readonly events = new Events<{ readonly said: readonly [table: string] }>();
  private readonly pace = new KeyedRateLimiter(LINES / SECONDS, LINES);

  constructor(
    private readonly storage: Storage,
    private readonly tables: TableService,
  ) {}

  /**
   * A line of somebody who sits at the table, to the others there, or of somebody who looks on, to those who do too.
   * `key` is their own name for it: whoever says the same again under it has said it once.
   */
  async say(id: string, text: string, key: string, who: Person, watches: boolean): Promise<void> {
    const table = await this.tables.table(id);
    const { body } = table;
    const seats = seatsOfPerson(body, who.id);
    const seat = seats[0] ?? null;
    if (seat === null && !watches) refuse('notWatching');
    if (!mayWatch(body, who.id)) refuse('noWatchers');
    const match = (await this.tables.live(table))?.match;
    if (match && seats.some((one) => match.game.silent?.(match.state, one))) refuse('silentNow');
    if (!this.pace.take(who.id)) refuse('tooFast');
    const occupant = seat === null ? undefined : body.seats[seat];
    const name = occupant?.kind === 'person' ? occupant.name : who.name;
    const talk = talkId(id, seat === null ? 'gallery' : 'seats');
    const own = { table: talk, key: `${who.id} ${key}`, person: who.id };
    await this.storage.addChatLine({ ...own, seat, name, text, at: Date.now() });
    this.events.emit('said', id);
  }

  lines(table: string, talk: Talk, from: number): Promise<ChatRow[]> {
    return this.storage.chat(talkId(table, talk), from);
  }
}

/** A line as somebody may see it. */
export const chatLine = (
  { number, seat, name, person, text, at }: ChatRow,
  viewer: string,
  mutes: ReadonlySet<string>,
): ChatMessage => ({
  ...{ number, seat, name, mine: person === viewer, text, muted: mutes.has(person) },
  at: new Date(at).toISOString(),
});
