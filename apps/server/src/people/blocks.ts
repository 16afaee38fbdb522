import { KeyedMutex } from '../common/keyed-mutex.js';
import type { Storage } from '../storage/storage.js';
import { Ties } from './ties.js';

/** How many are read at once. */
const PAGE = 1000;

const NOBODY: ReadonlySet<string> = new Set();

/**
 * Who does not want to meet whom. All of it is in memory, since every list, line and pairing is held against it; what other
 * processes write is read when they say so.
 */
export class Blocks extends Ties {
  /** By whoever has blocked them. */
  private readonly known = new Map<string, ReadonlySet<string>>();
  /** One reading at a time, so that the last one is kept. */
  private readonly reading = new KeyedMutex<'all'>();

  constructor(storage: Storage, now?: () => number) {
    super(storage, 'block', now);
  }

  /** Whether somebody has blocked another person. */
  isBlocked = (by: string, person: string): boolean => this.known.get(by)?.has(person) ?? false;

  override async rewrote(from: string): Promise<void> {
    await this.read(from);
    await super.rewrote(from);
  }

  /** Reads again whom somebody has blocked. */
  read(by: string): Promise<void> {
    return this.reading.run('all', async () =>
      this.keep(by, new Set((await this.from(by)).map(({ person }) => person))),
    );
  }

  /** Reads all there are. */
  readAll(atOnce = PAGE): Promise<void> {
    return this.reading.run('all', async () => {
      const all = new Map<string, Set<string>>();
      for await (const [by, { person }] of this.all(atOnce))
        all.set(by, (all.get(by) ?? new Set()).add(person));
      for (const by of new Set([...this.known.keys(), ...all.keys()])) this.keep(by, all.get(by) ?? NOBODY);
    });
  }

  private keep(by: string, now: ReadonlySet<string>): void {
    const before = this.known.get(by) ?? NOBODY;
    if (now.size > 0) this.known.set(by, now);
    else this.known.delete(by);
    for (const person of before) if (!now.has(person)) this.events.emit('changed', by, person);
    for (const person of now) if (!before.has(person)) this.events.emit('changed', by, person);
  }
}
