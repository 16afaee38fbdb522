import type { Person } from '@aerie/host';
import * as v from 'valibot';
import { Events } from '../common/events.js';
import { idFor } from '../common/ids.js';
import { KeyedMutex } from '../common/keyed-mutex.js';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { TypedRecords } from '../storage/typed-records.js';

const schema = storedObject({ person: v.string(), name: v.string(), at: v.number() });

/** How many ties of a kind may start from somebody. */
export const MOST_TIES = 500;
/** How many are read at once. */
const PAGE = 1000;

const NOBODY: ReadonlyMap<string, number> = new Map();
const NONE: ReadonlySet<string> = new Set();

interface TieEvents {
  /** What is in memory of a tie has changed, whoever changed it. */
  readonly changed: [from: string, to: string];
  /** This process has changed what is stored of ties that start from somebody. */
  readonly wrote: [from: string];
}

/**
 * Ties of one kind from one person to another, such as who follows whom. They are stored as records, and all of them are in
 * memory, since lists, lines and pairings are held against them. A tie belongs to whom it starts from, is on the shelf of
 * the other, and its id follows from both, so that there is one at most, but says nothing of the other.
 */
export class Ties {
  readonly events = new Events<TieEvents>();
  private readonly kept: TypedRecords<typeof schema>;
  /** By whom they start from: where they lead, and since when. */
  private readonly outgoing = new Map<string, ReadonlyMap<string, number>>();
  private readonly incoming = new Map<string, Set<string>>();
  /** One reading at a time, so that the last one is kept. */
  private readonly reading = new KeyedMutex<'all'>();

  constructor(
    private readonly storage: Storage,
    private readonly kind: string,
    private readonly now: () => number = Date.now,
  ) {
    this.kept = new TypedRecords(storage, kind, schema);
  }

  has = (from: string, to: string): boolean => this.outgoing.get(from)?.has(to) ?? false;
  /** Where somebody's ties lead, and since when. */
  from = (person: string): ReadonlyMap<string, number> => this.outgoing.get(person) ?? NOBODY;
  /** Whose ties lead to somebody. */
  to = (person: string): ReadonlySet<string> => this.incoming.get(person) ?? NONE;

  /** False if there are too many already. */
  async add(from: string, { id: to, name }: Person): Promise<boolean> {
    if (this.has(from, to)) return true;
    if (this.from(from).size >= MOST_TIES) return false;
    const at = this.now();
    const body = { person: to, name, at };
    await this.kept.add({ id: idOf(from, to), owner: from, shelf: to, rank: at, body });
    await this.rewrote(from);
    return true;
  }

  async drop(from: string, to: string): Promise<void> {
    if (!this.has(from, to)) return;
    await this.kept.drop(idOf(from, to));
    await this.rewrote(from);
  }

  /** What leads to one person leads to another one from now on; null: nowhere. */
  async moved(person: string, to: Person | null): Promise<void> {
    for (;;) {
      const some = await this.kept.on(person, { order: 'rising', limit: PAGE });
      if (some.length === 0) return;
      for (const { id, owner, rank, body } of some) {
        if (owner !== null && to !== null && owner !== to.id) {
          const moved = { ...body, person: to.id, name: to.name };
          await this.kept.add({ id: idOf(owner, to.id), owner, shelf: to.id, rank, body: moved });
        }
        await this.kept.drop(id);
      }
      for (const owner of new Set(some.flatMap((one) => one.owner ?? []))) await this.rewrote(owner);
    }
  }

  /** This process has written ties that start from somebody. */
  async rewrote(from: string): Promise<void> {
    await this.read(from);
    this.events.emit('wrote', from);
  }

  /** Reads again what starts from somebody. */
  read(from: string): Promise<void> {
    return this.reading.run('all', async () => {
      const rows = await this.kept.of(from, 2 * MOST_TIES);
      this.keep(from, new Map(rows.map(({ body: { person, at } }) => [person, at])));
    });
  }

  /** Reads all there are. */
  readAll(atOnce = PAGE): Promise<void> {
    return this.reading.run('all', async () => {
      const all = new Map<string, Map<string, number>>();
      for (let after = ''; ; ) {
        const page = await this.storage.recordsOfKind(this.kind, after, atOnce);
        for (const { owner, body } of page) {
          const { person, at } = v.parse(schema, body);
          if (owner !== null) all.set(owner, (all.get(owner) ?? new Map()).set(person, at));
        }
        if (page.length < atOnce) break;
        after = page.at(-1)?.id ?? after;
      }
      for (const from of new Set([...this.outgoing.keys(), ...all.keys()]))
        this.keep(from, all.get(from) ?? new Map());
    });
  }

  private keep(from: string, read: ReadonlyMap<string, number>): void {
    // A guest who followed the account that took them over.
    const now = new Map([...read].filter(([to]) => to !== from));
    const before = this.from(from);
    if (now.size > 0) this.outgoing.set(from, now);
    else this.outgoing.delete(from);
    const gone = [...before.keys()].filter((to) => !now.has(to));
    const come = [...now.keys()].filter((to) => !before.has(to));
    for (const to of gone) {
      const others = this.incoming.get(to);
      others?.delete(from);
      if (others?.size === 0) this.incoming.delete(to);
    }
    for (const to of come) this.incoming.set(to, (this.incoming.get(to) ?? new Set()).add(from));
    for (const to of [...gone, ...come]) this.events.emit('changed', from, to);
  }
}

/** The owner comes first: what a guest has is handed to an account by it. */
const idOf = (from: string, to: string): string => `${from}.${idFor(to)}`;
