import type { Person } from '@aerie/host';
import * as v from 'valibot';
import { Events } from '../common/events.js';
import { idFor } from '../common/ids.js';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { type TypedRecord, TypedRecords } from '../storage/typed-records.js';

const schema = storedObject({ person: v.string(), name: v.string(), at: v.number() });

/** Where a tie leads, with the name that they had when it was made, and since when. */
export type Tie = v.InferOutput<typeof schema>;

/** How many ties of a kind may start from somebody. */
export const MOST_TIES = 500;
/** How many are read at once. */
const PAGE = 1000;

interface TieEvents {
  /** This process has changed what is stored of ties that start from somebody. */
  readonly wrote: [from: string];
  /** A tie that is kept in memory has come or gone, whoever changed it. */
  readonly changed: [from: string, to: string];
}

/**
 * Ties of one kind from one person to another, such as who follows whom, as records. A tie belongs to whom it starts from, is on
 * the shelf of the other, and its id follows from both, so that there is one at most, but says nothing of the other.
 */
export class Ties {
  readonly events = new Events<TieEvents>();
  private readonly kept: TypedRecords<typeof schema>;

  constructor(
    storage: Storage,
    kind: string,
    private readonly now: () => number = Date.now,
  ) {
    this.kept = new TypedRecords(storage, kind, schema);
  }

  async has(from: string, to: string): Promise<boolean> {
    return from !== to && (await this.kept.find(idOf(from, to))) !== undefined;
  }

  /** Which of these ties there are, each with where it starts and leads. */
  async among(
    pairs: readonly (readonly [from: string, to: string])[],
  ): Promise<(from: string, to: string) => boolean> {
    const found = new Set((await this.kept.findAll(pairs.map((pair) => idOf(...pair)))).map(({ id }) => id));
    return (from, to) => from !== to && found.has(idOf(from, to));
  }

  /** Where somebody's ties lead, the latest first. */
  async from(person: string): Promise<Tie[]> {
    return tiesIn(await this.kept.of(person, 2 * MOST_TIES)).map(([, tie]) => tie);
  }

  /** Whose ties lead to somebody, the latest first; so many at most. */
  async to(person: string, limit: number): Promise<string[]> {
    const rows = await this.kept.on(person, { order: 'falling', limit });
    return tiesIn(rows).map(([from]) => from);
  }

  /** All there are, with where they start. */
  protected async *all(atOnce: number): AsyncGenerator<readonly [from: string, Tie]> {
    for (let after = ''; ; ) {
      const page = await this.kept.after(after, atOnce);
      yield* tiesIn(page);
      if (page.length < atOnce) return;
      after = page.at(-1)?.id ?? after;
    }
  }

  /** False if there are too many already. */
  async add(from: string, { id: to, name }: Person): Promise<boolean> {
    const before = await this.from(from);
    if (before.some(({ person }) => person === to)) return true;
    if (before.length >= MOST_TIES) return false;
    const at = this.now();
    const body = { person: to, name, at };
    await this.kept.add({ id: idOf(from, to), owner: from, shelf: to, rank: at, body });
    await this.rewrote(from);
    return true;
  }

  async drop(from: string, to: string): Promise<void> {
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
    this.events.emit('wrote', from);
  }
}

/** Ties with where they start; but for those of a guest to the account that took them over. */
const tiesIn = (rows: readonly TypedRecord<Tie>[]): (readonly [from: string, Tie])[] =>
  rows.flatMap(({ owner, body }) =>
    owner === null || owner === body.person ? [] : [[owner, body] as const],
  );

/** The owner comes first: what a guest has is handed to an account by it. */
const idOf = (from: string, to: string): string => `${from}.${idFor(to)}`;
