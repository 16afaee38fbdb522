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
    const known = this.stored.get(person);
    if (known !== undefined) return known;
    const id = createHmac('sha256', this.secret).update(`profile ${person}`).digest('hex').slice(0, 20);
    await this.kept.add({ id, owner: person, body: {} });
    this.stored.set(person, id);
    return id;
  }

  /** Whose public id it is. */
  async person(profile: string): Promise<string | undefined> {
    return (await this.kept.find(profile))?.owner ?? undefined;
  }
}
