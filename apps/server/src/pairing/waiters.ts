import { PACES, type Pace } from '@aerie/protocol';
import * as v from 'valibot';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { type TypedRecord, TypedRecords } from '../storage/typed-records.js';

const ticketSchema = storedObject({
  game: v.string(),
  pace: v.picklist(PACES),
  sizes: v.array(v.number()),
  friendly: v.boolean(),
  /** Where the game is about words. */
  language: v.nullable(v.string()),
  /** After how many minutes bots may play too. */
  bots: v.nullable(v.number()),
  rating: v.number(),
  uncertainty: v.number(),
  since: v.number(),
  /** When they last said that they are there, for processes that they are not connected to. */
  seenAt: v.number(),
  /** The table that they are put together at with others, which is made right after this is written. */
  claim: v.nullable(storedObject({ table: v.string(), at: v.number() })),
});
export type TicketBody = v.InferOutput<typeof ticketSchema>;
/** Somebody who waits at a game and pace: its owner. */
export type Ticket = Omit<TypedRecord<TicketBody>, 'owner'> & { readonly owner: string };

/** How many are read at once. */
const PAGE = 1000;
/** At how many games and paces somebody may wait. */
export const MOST_WAITS = 12;

/**
 * Who waits for others, one record for each person, game and pace. Versions are the lock: who claims somebody for a table
 * changes their record first, so that no other process can.
 */
export class Tickets {
  private readonly kept: TypedRecords<typeof ticketSchema>;

  constructor(private readonly storage: Storage) {
    this.kept = new TypedRecords(storage, 'waiting', ticketSchema);
  }

  async of(person: string): Promise<Ticket[]> {
    return owned(await this.kept.of(person, MOST_WAITS + 1));
  }

  async all(): Promise<Ticket[]> {
    const found: Ticket[] = [];
    for (let after = ''; ; ) {
      const page = await this.storage.recordsOfKind(this.kept.kind, after, PAGE);
      found.push(...owned(page.map((row) => ({ ...row, body: v.parse(ticketSchema, row.body) }))));
      if (page.length < PAGE) return found;
      after = page.at(-1)?.id ?? after;
    }
  }

  /** Somebody begins to wait, or wishes something else; whoever is claimed already stays so. */
  put(owner: string, wanted: Omit<TicketBody, 'since' | 'claim'>): Promise<void> {
    return this.kept.put(ticketId(owner, wanted.game, wanted.pace), (now) => ({
      owner,
      body: { ...wanted, since: now?.body.since ?? wanted.seenAt, claim: now?.body.claim ?? null },
    }));
  }

  async seen({ id }: Ticket, seenAt: number): Promise<void> {
    await this.kept.change(id, ({ body }) => ({ body: { ...body, seenAt } }));
  }

  /** Nobody else may put these people at a table; false, and nothing is claimed, if one of them is gone or claimed already. */
  async claim(tickets: readonly Ticket[], table: string, at: number): Promise<boolean> {
    const claimed: Ticket[] = [];
    for (const ticket of tickets) {
      const mine = await this.kept.change(ticket.id, ({ body }) =>
        body.claim === null ? { body: { ...body, claim: { table, at } } } : undefined,
      );
      if (!mine) {
        for (const one of claimed) await this.release(one, table);
        return false;
      }
      claimed.push(ticket);
    }
    return true;
  }

  /** Somebody who was claimed for a table waits again, as long as they have already. */
  async release({ id }: Ticket, table: string): Promise<void> {
    await this.kept.change(id, ({ body }) =>
      body.claim?.table === table ? { body: { ...body, claim: null } } : undefined,
    );
  }

  drop = (id: string): Promise<void> => this.kept.drop(id);
}

/** The owner comes first: what a guest has is handed to an account by it. */
export const ticketId = (owner: string, game: string, pace: Pace): string => `${owner}.${game}.${pace}`;

const owned = (records: readonly TypedRecord<TicketBody>[]): Ticket[] =>
  records.flatMap(({ owner, ...rest }) => (owner === null ? [] : [{ ...rest, owner }]));
