import type { Person } from '@aerie/host';
import * as v from 'valibot';
import { newId } from '../common/ids.js';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { type TypedRecord, TypedRecords } from '../storage/typed-records.js';

const schema = storedObject({ person: v.string(), name: v.string(), at: v.number() });
type Mute = TypedRecord<v.InferOutput<typeof schema>>;

/** How many people somebody may mute; beyond that the oldest mutes are dropped. */
const MOST = 500;

/**
 * Whom somebody does not want to hear. A mute belongs to whoever mutes, and is on the shelf of the muted person; its id says
 * nothing of either.
 */
export class Mutes {
  private readonly kept: TypedRecords<typeof schema>;

  constructor(
    storage: Storage,
    private readonly now: () => number = Date.now,
  ) {
    this.kept = new TypedRecords(storage, 'mute', schema);
  }

  /** The latest first. */
  list(viewer: string): Promise<Mute[]> {
    return this.kept.of(viewer, MOST);
  }

  /** The people whom somebody has muted. */
  async of(viewer: string): Promise<ReadonlySet<string>> {
    return new Set((await this.list(viewer)).map(({ body }) => body.person));
  }

  async mute(viewer: string, { id: person, name }: Person): Promise<void> {
    const before = await this.list(viewer);
    if (before.some(({ body }) => body.person === person)) return;
    const at = this.now();
    await this.kept.add({ id: newId(), owner: viewer, shelf: person, rank: at, body: { person, name, at } });
    if (before.length === MOST) await this.kept.drop((before.at(-1) as Mute).id);
  }

  /** False if it is not theirs. */
  async lift(viewer: string, id: string): Promise<boolean> {
    if ((await this.kept.find(id))?.owner !== viewer) return false;
    await this.kept.drop(id);
    return true;
  }

  /** Mutes of one person apply to another one from now on; null: to nobody. */
  async moved(from: string, to: Person | null): Promise<void> {
    for (;;) {
      const some = await this.kept.on(from, { order: 'rising', limit: MOST });
      if (some.length === 0) return;
      for (const { id, owner } of some) {
        if (to === null || owner === to.id) await this.kept.drop(id);
        else
          await this.kept.change(id, ({ body }) => ({
            shelf: to.id,
            body: { ...body, person: to.id, name: to.name },
          }));
      }
    }
  }
}
