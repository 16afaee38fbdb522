import * as v from 'valibot';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { TypedRecords } from '../storage/typed-records.js';

const schema = storedObject({
  /** Shown to the banned person. */
  reason: v.string(),
  at: v.number(),
  /** Null: for good. */
  until: v.nullable(v.number()),
  /** For the admin: who it was, or where. */
  note: v.string(),
});
export type Ban = v.InferOutput<typeof schema>;

const SHELF = 'bans';

/** Banned people, and networks that nobody new may come from. */
export class Bans {
  private readonly kept: TypedRecords<typeof schema>;

  constructor(
    storage: Storage,
    private readonly now: () => number = Date.now,
  ) {
    this.kept = new TypedRecords(storage, 'ban', schema);
  }

  ofPerson = (person: string): Promise<Ban | undefined> => this.find(idOf(person));
  /** Who of these people is banned. */
  async among(people: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.kept.findAll(people.map(idOf));
    const banned = new Set(found.filter(({ body }) => this.holds(body)).map(({ id }) => id));
    return new Set(people.filter((person) => banned.has(idOf(person))));
  }

  /** `network` is a mark, as in sessions. */
  ofNetwork = (network: string): Promise<Ban | undefined> => this.find(`network ${network}`);

  banPerson = (person: string, ban: Omit<Ban, 'at'>): Promise<void> => this.write(idOf(person), ban);
  banNetwork = (network: string, ban: Omit<Ban, 'at'>): Promise<void> =>
    this.write(`network ${network}`, ban);

  /** Whether there is one, also if it has ended. */
  async isKept(id: string): Promise<boolean> {
    return (await this.kept.find(id)) !== undefined;
  }

  /** False if there was none. */
  async lift(id: string): Promise<boolean> {
    if (!(await this.isKept(id))) return false;
    await this.kept.drop(id);
    return true;
  }

  /** Takes out what tells of somebody who is gone: their own ban, and their name in the notes of others. */
  async forget(person: string, name: string): Promise<void> {
    await this.kept.drop(idOf(person));
    if (name === '') return;
    for (const { id, note } of await this.all())
      if (note.includes(name))
        await this.kept.change(id, ({ body }) => ({
          body: { ...body, note: body.note.replaceAll(name, '…') },
        }));
  }

  /** All bans, the latest first, with the ids that `lift` takes. */
  async all(): Promise<(Ban & { readonly id: string })[]> {
    const found = await this.kept.on(SHELF, { order: 'falling', limit: 1000 });
    return found.map(({ id, body }) => ({ id, ...body }));
  }

  private async find(id: string): Promise<Ban | undefined> {
    const ban = (await this.kept.find(id))?.body;
    return ban && this.holds(ban) ? ban : undefined;
  }

  private holds = ({ until }: Ban): boolean => until === null || until > this.now();

  private async write(id: string, ban: Omit<Ban, 'at'>): Promise<void> {
    const at = this.now();
    const body = { ...ban, at };
    if (await this.kept.add({ id, shelf: SHELF, rank: at, body })) return;
    await this.kept.change(id, () => ({ rank: at, body }));
  }
}

const idOf = (person: string): string => `person ${person}`;
