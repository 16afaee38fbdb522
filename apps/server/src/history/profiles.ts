import { createHmac } from 'node:crypto';
import { Lru } from '../common/lru.js';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { TypedRecords } from '../storage/typed-records.js';

const schema = storedObject({});

/** Of so many people it is known that theirs is stored. */
const KNOWN = 10_000;

/** Public ids of people's histories: the ids of people themselves are never told to others. */
export class Profiles {
  private readonly kept: TypedRecords<typeof schema>;
  private readonly stored = new Lru<string, string>(KNOWN);

  constructor(
    storage: Storage,
    private readonly secret: string,
  ) {
    this.kept = new TypedRecords(storage, 'profile', schema);
  }

  /** Somebody's public id, made when it is first asked for. */
  async of(person: string): Promise<string> {
    return (await this.ofAll([person])).get(person) as string;
  }

  /** The public ids of all of these. */
  async ofAll(people: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const ids = new Map(people.map((person) => [person, this.stored.get(person) ?? this.idOf(person)]));
    const unsure = people.filter((person) => this.stored.get(person) === undefined);
    const known = await this.kept.findAll(unsure.map((person) => this.idOf(person)));
    const there = new Set(known.map(({ id }) => id));
    await Promise.all(
      unsure.map(async (person) => {
        const id = this.idOf(person);
        if (!there.has(id)) await this.kept.add({ id, owner: person, body: {} });
        this.stored.set(person, id);
      }),
    );
    return ids;
  }

  private idOf(person: string): string {
    return createHmac('sha256', this.secret).update(`profile ${person}`).digest('hex').slice(0, 20);
  }

  /** Whose public id it is. */
  async person(profile: string): Promise<string | undefined> {
    return (await this.kept.find(profile))?.owner ?? undefined;
  }
}
