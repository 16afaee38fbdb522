import type { TypedRecord } from './typed-records.js';

/** The one record of a job that is done for the whole site: its rank says when the last turn began. */
export const SITE = 'site';

interface Kept<B> {
  find(id: string): Promise<TypedRecord<B> | undefined>;
  add(record: { readonly id: string; readonly rank: number; readonly body: B }): Promise<boolean>;
  change(
    id: string,
    how: (now: TypedRecord<B>) => { readonly rank: number } | undefined,
  ): Promise<TypedRecord<B> | undefined>;
}

/**
 * Takes the next turn of a job that one process of a site does at a time, whichever finds it due first; gives what the last
 * one has left in the record, which is made with `begin` where there is none. Undefined where it is not due, or somebody else
 * was faster. The first turn is due after `delay`.
 */
export async function takeTurn<B>(
  kept: Kept<B>,
  { now, every, begin, delay = 0 }: { now: number; every: number; begin: B; delay?: number },
): Promise<B | undefined> {
  const before = await kept.find(SITE);
  if (!before) {
    const isFirst = await kept.add({ id: SITE, rank: now + delay, body: begin });
    return isFirst && delay === 0 ? begin : undefined;
  }
  // Half of the pause: a process that finds it not yet due would wait for another whole one.
  if (now < before.rank + every / 2) return undefined;
  const claimed = await kept.change(SITE, ({ version }) =>
    version === before.version ? { rank: now } : undefined,
  );
  return claimed && before.body;
}
