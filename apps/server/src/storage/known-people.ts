import { Lru } from '../common/lru.js';
import type { PersonRow } from './storage.js';

/** So many people are known at most, some 5 MB of them. */
const MOST_KNOWN = 10_000;

/**
 * People as they are in a database that nobody else writes to: they are asked for whenever somebody sits down, and change
 * seldom. What is read while somebody is written may be either, and is not kept for longer.
 */
export class KnownPeople {
  readonly #known = new Lru<string, PersonRow>(MOST_KNOWN);
  /** Goes up before and after each write. */
  #writes = 0;

  async find(id: string, read: () => Promise<PersonRow | undefined>): Promise<PersonRow | undefined> {
    const known = this.#known.get(id);
    if (known) return known;
    const writes = this.#writes;
    const row = await read();
    if (row && writes === this.#writes) this.#known.set(id, row);
    return row;
  }

  /** Writes somebody, or removes them. Whoever was read meanwhile is forgotten, whatever came of it. */
  async write(id: string, work: () => Promise<unknown>): Promise<void> {
    this.#writes++;
    try {
      await work();
    } finally {
      this.#writes++;
      this.#known.delete(id);
    }
  }
}
