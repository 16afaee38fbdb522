import type { Json } from '@aerie/kernel';
import * as v from 'valibot';
import { newId } from '../common/ids.js';
import { Sealing } from '../common/sealing.js';
import { SiteCookie } from '../common/site-cookie.js';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { TypedRecords } from '../storage/typed-records.js';

/** How long one lasts. */
const LASTS_MS = 5 * 60_000;
const SHELF = 'spent';
/** How often those that are over are forgotten, and how many at a time. */
const TIDY_MS = 60_000;
const TIDIED = 200;

const spentSchema = storedObject({ until: v.number() });
const ticketSchema = v.object({ id: v.string(), until: v.number(), content: v.unknown() });

/** What a browser has brought back. */
interface Ticket<T> {
  readonly id: string;
  readonly until: number;
  readonly content: T;
}

/** What a ticket is for: its cookie, and what stands in it. */
export class TicketKind<S extends v.GenericSchema<Json, Json>> {
  readonly cookie: SiteCookie;

  constructor(
    readonly name: string,
    readonly schema: S,
  ) {
    this.cookie = new SiteCookie(`aerie-${name}`, LASTS_MS / 1000);
  }
}

/**
 * What a browser keeps in a cookie between two steps, and brings back once and soon. It is sealed, so that nobody reads or makes one. Only
 * that one was spent is stored, where every process finds it.
 */
export class Tickets {
  private readonly spent: TypedRecords<typeof spentSchema>;
  private readonly sealing: Sealing;
  private tidiedAt = 0;

  constructor(
    storage: Storage,
    secret: string,
    private readonly now: () => number = Date.now,
  ) {
    this.spent = new TypedRecords(storage, 'ticket', spentSchema);
    this.sealing = new Sealing(secret, 'ticket');
  }

  /** The headers that give a browser one. */
  issue<S extends v.GenericSchema<Json, Json>>(
    { name, cookie }: TicketKind<S>,
    content: v.InferOutput<S>,
    isSecure: boolean,
  ): string[] {
    const ticket: Ticket<Json> = { id: newId(), until: this.now() + LASTS_MS, content };
    return cookie.set(this.sealing.seal(JSON.stringify(ticket), name), isSecure);
  }

  /** The one in the header `Cookie`; undefined where there is none that is good. It may have been spent. */
  read<S extends v.GenericSchema<Json, Json>>(
    { name, cookie, schema }: TicketKind<S>,
    cookies: string | undefined,
  ): Ticket<v.InferOutput<S>> | undefined {
    const text = this.sealing.open(cookie.value(cookies) ?? '', name);
    if (text === undefined) return undefined;
    const { id, until, content } = v.parse(ticketSchema, JSON.parse(text));
    return until < this.now() ? undefined : { id, until, content: v.parse(schema, content) };
  }

  /** Whether this is the first time that it is spent. */
  async spend({ id, until }: Ticket<unknown>): Promise<boolean> {
    await this.tidy();
    return this.spent.add({ id, shelf: SHELF, rank: until, body: { until } });
  }

  private async tidy(): Promise<void> {
    const now = this.now();
    if (now - this.tidiedAt < TIDY_MS) return;
    this.tidiedAt = now;
    // Somewhat later than they end: the clocks of processes differ a little.
    const over = { order: 'rising', to: now - LASTS_MS, limit: TIDIED } as const;
    for (const { id } of await this.spent.on(SHELF, over)) await this.spent.drop(id);
  }
}
