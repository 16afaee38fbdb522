import type { DigestWish } from '@aerie/protocol';
import * as v from 'valibot';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { TypedRecords } from '../storage/typed-records.js';

/** `last`: when a digest was last due; 0: never. The next one is due at the time in `rank`. */
const schema = storedObject({ hour: v.number(), zone: v.string(), last: v.number() });

const DUE = 'due';
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Never two digests within less: neither after a late one nor when another hour is chosen. */
const APART_MS = DAY_MS / 2;

/** When who gets a digest instead of single mails. Whoever has a record here wants one. */
export class DigestSchedule {
  private readonly kept: TypedRecords<typeof schema>;

  constructor(
    storage: Storage,
    readonly isOn: boolean,
    private readonly now: () => number,
  ) {
    this.kept = new TypedRecords(storage, 'digest', schema);
  }

  /** At which hour of which zone somebody wants it; null: they want single mails. */
  async of(person: string): Promise<DigestWish | null> {
    const found = this.isOn ? await this.kept.find(person) : undefined;
    return found ? { hour: found.body.hour, zone: found.body.zone } : null;
  }

  /** When the next one is due. */
  async next(person: string): Promise<number | undefined> {
    return this.isOn ? (await this.kept.find(person))?.rank : undefined;
  }

  async set(person: string, wish: DigestWish | null): Promise<void> {
    if (wish === null) return this.kept.drop(person);
    await this.kept.put(person, (was) => {
      const last = was?.body.last ?? 0;
      const rank = nextHour(wish, Math.max(this.now(), last + APART_MS));
      return { owner: person, shelf: DUE, rank, body: { ...wish, last } };
    });
  }

  /**
   * Takes those that are due, so many at most, for this process alone: what it does not live to send is not sent, and none is
   * sent twice.
   */
  async claim(limit: number): Promise<string[]> {
    const now = this.now();
    const claimed: string[] = [];
    for (const { id, version } of await this.kept.on(DUE, { to: now, order: 'rising', limit })) {
      const mine = await this.kept.change(id, (was) =>
        was.version === version
          ? { rank: nextHour(was.body, now + APART_MS), body: { ...was.body, last: now } }
          : undefined,
      );
      if (mine) claimed.push(id);
    }
    return claimed;
  }
}

/** The first time after a moment that clocks of a zone say this hour; where they skip it, that they say the one they jump to. */
export function nextHour({ hour, zone }: DigestWish, after: number): number {
  for (let day = -1; ; day++) {
    const local = new Date(after + day * DAY_MS + offsetAt(zone, after));
    const wanted = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate(), hour);
    // What the zone is ahead by may change between now and then.
    const about = wanted - offsetAt(zone, wanted);
    const at = wanted - offsetAt(zone, about);
    if (at > after) return at;
  }
}

/** By how much the clocks of a zone are ahead of UTC at a moment. */
function offsetAt(zone: string, moment: number): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    ...({ year: 'numeric', month: 'numeric', day: 'numeric' } as const),
    ...({ hour: 'numeric', minute: 'numeric', second: 'numeric' } as const),
  });
  const parts = format.formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return local - Math.floor(moment / 1000) * 1000;
}
