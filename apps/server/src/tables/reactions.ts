import { refuse } from '@aerie/host';
import type { Seat } from '@aerie/kernel';
import { REACTIONS, type Reaction } from '@aerie/protocol';
import { Events } from '../common/events.js';
import { KeyedRateLimiter } from '../common/rate-limiter.js';
import type { Actor } from './actor.js';
import { speakerAt } from './speaker.js';
import type { TableService } from './table-service.js';

/** How many reactions somebody may send in how many seconds. */
const AT_ONCE = 4;
const SECONDS = 12;

/** Somebody has reacted at a table: from a seat, or as a spectator. */
export interface Reacted {
  readonly table: string;
  readonly person: string;
  readonly seat: Seat | null;
  readonly name: string;
  readonly reaction: Reaction;
}

/** Reactions at tables: whoever may chat may react. They are told once and not stored. */
export class Reactions {
  readonly events = new Events<{ readonly reacted: readonly [reacted: Reacted] }>();
  private readonly pace = new KeyedRateLimiter(AT_ONCE / SECONDS, AT_ONCE);

  constructor(private readonly tables: TableService) {}

  async react(table: string, reaction: Reaction, who: Actor, watches: boolean): Promise<void> {
    const { seat, name } = await speakerAt(this.tables, table, who, watches);
    if (!this.pace.take(who.id)) refuse('tooFast');
    if (who.isRevoked?.()) refuse('signedOut');
    this.events.emit('reacted', { table, person: who.id, seat, name, reaction });
  }
}

/** A reaction in one word, as processes tell each other of it. */
export const encodeReacted = ({ table, person, seat, name, reaction }: Reacted): string =>
  [table, person, seat ?? '', reaction, encodeURIComponent(name)].join(':');

export function decodeReacted(text: string): Reacted | undefined {
  const [table, person, seat, word, name] = text.split(':');
  const reaction = REACTIONS.find((one) => one === word);
  if (!table || !person || seat === undefined || name === undefined || !reaction) return undefined;
  return { table, person, seat: seat === '' ? null : Number(seat), name: decodeURIComponent(name), reaction };
}
