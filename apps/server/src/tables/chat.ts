import { mayWatch, refuse, seatsOfPerson, type TableState } from '@aerie/host';
import type { ChatMessage } from '@aerie/protocol';
import { Events } from '../common/events.js';
import { Lru } from '../common/lru.js';
import { KeyedRateLimiter } from '../common/rate-limiter.js';
import type { ChatRow, Storage } from '../storage/storage.js';
import { type Actor, by } from './actor.js';
import { speakerAt } from './speaker.js';
import type { TableService } from './table-service.js';

/** How many lines somebody may write in how many seconds. */
const LINES = 5;
const SECONDS = 10;

/** Of so many talks it is remembered that nobody has said anything. */
const KEPT_SILENT = 10_000;

/** The two chats of a table: of those who sit there, and of the spectators. */
export const TALKS = ['seats', 'gallery'] as const;
export type Talk = (typeof TALKS)[number];

/** The id under which a chat is stored: each of the two has its own, so that neither pushes the other's lines out. */
export const talkId = (table: string, talk: Talk): string => (talk === 'seats' ? table : `${table}.gallery`);

/** The table and the chat that are stored under an id. */
export const talkOf = (id: string): { readonly table: string; readonly talk: Talk } =>
  id.endsWith('.gallery')
    ? { table: id.slice(0, -'.gallery'.length), talk: 'gallery' }
    : { table: id, talk: 'seats' };

/**
 * Whether somebody may read a chat. Where a table waits for people all read both. From then on the chat of the seats is for
 * those who sit there; that of the spectators is for them while the match runs, and for the seats too when it is over.
 */
export function hears(body: TableState, person: string, talk: Talk): boolean {
  if (!mayWatch(body, person)) return false;
  if (body.status === 'open') return true;
  const sits = seatsOfPerson(body, person).length > 0;
  return talk === 'seats' ? sits : !sits || body.status === 'over';
}

/** Whether somebody reads a chat only from now on: who comes to a match that is over, and did not sit there. */
export const comesLate = (body: TableState, person: string): boolean =>
  body.status === 'over' && seatsOfPerson(body, person).length === 0;

/** The chats of tables. */
export class Chat {
  /** This process has stored a line of a table's chat. */
  readonly events = new Events<{ readonly said: readonly [table: string] }>();
  private readonly pace = new KeyedRateLimiter(LINES / SECONDS, LINES);
  /** Talks in which nobody has said anything: most, and they need not be read for everybody who comes. */
  private readonly silent = new Lru<string, true>(KEPT_SILENT);
  /** Goes up before and after something is said: what was read in between may lack it. */
  private saying = 0;

  constructor(
    private readonly storage: Storage,
    private readonly tables: TableService,
    /** Whether lines are stored by other processes too. */
    private readonly isShared: boolean,
  ) {}

  /**
   * Stores a line: of somebody who sits at the table in the chat of the seats, of a spectator in that of the spectators.
   * `key` is an id of their choice: a line with the same key is stored once.
   */
  async say(id: string, text: string, key: string, who: Actor, watches: boolean): Promise<void> {
    const { seat, name } = await speakerAt(this.tables, id, who, watches);
    if (!this.pace.take(who.id)) refuse('tooFast');
    const talk = talkId(id, seat === null ? 'gallery' : 'seats');
    const own = { table: talk, key: `${who.id} ${key}`, person: who.id };
    this.saying++;
    try {
      await by(who, () => this.storage.addChatLine({ ...own, seat, name, text, at: this.tables.now() }))();
    } finally {
      this.saying++;
      this.silent.delete(talk);
    }
    this.events.emit('said', id);
  }

  async lines(table: string, talk: Talk, from: number): Promise<ChatRow[]> {
    const id = talkId(table, talk);
    if (this.silent.has(id)) return [];
    const { saying } = this;
    const lines = await this.storage.chat(id, from);
    const isSilent = from === 0 && lines.length === 0 && !this.isShared && saying === this.saying;
    if (isSilent) this.silent.set(id, true);
    return lines;
  }
}

/** A line in place of what is kept from somebody: clients show nothing of it. */
export const unheard = ({ number, seat, at }: ChatRow): ChatMessage => ({
  ...{ number, seat, name: '', mine: false, text: '', muted: true },
  at: new Date(at).toISOString(),
});

/** A line as somebody may see it. */
export const chatLine = (
  { number, seat, name, person, text, at }: ChatRow,
  viewer: string,
  mutes: ReadonlySet<string>,
  isBorrowed: (name: string, person: string) => boolean,
): ChatMessage => ({
  ...{ number, seat, name, mine: person === viewer, text, muted: mutes.has(person) },
  ...(isBorrowed(name, person) ? { guest: true } : {}),
  at: new Date(at).toISOString(),
});
