import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { TypedRecords } from '../storage/typed-records.js';

/** `code`: to an address that somebody says is theirs. `notice`: to one that is confirmed. */
export type MailKind = 'code' | 'notice';

/** A day begins with the first mail to an address. */
const DAY_MS = 24 * 60 * 60_000;
/** What part of a day's mails may be codes, which anybody can have sent to any address. */
const CODES = 1 / 3;
/** How often counts of days that are over are deleted, and how many at a time. */
const TIDY_MS = 60 * 60_000;
const TIDIED = 200;
const SHELF = 'mail';

const schema = storedObject({ since: v.number(), mails: v.number(), codes: v.number() });

/** How many mails an address gets a day, whatever they are about, over all processes together. */
export class MailQuota {
  private readonly kept: TypedRecords<typeof schema>;
  private tidiedAt = 0;

  constructor(
    storage: Storage,
    private readonly secret: string,
    private readonly perDay: number,
    private readonly now: () => number,
  ) {
    this.kept = new TypedRecords(storage, 'mail-count', schema);
  }

  /** Counts a mail and gives how many more there may be, or gives after how many seconds to try again. */
  async take(address: string, kind: MailKind): Promise<{ left: number } | { seconds: number }> {
    const now = this.now();
    await this.tidy(now);
    let taken: { left: number } | { seconds: number } = { left: 0 };
    await this.kept.put(this.idOf(address), (was) => {
      const isToday = was !== undefined && now - was.body.since < DAY_MS;
      const { since, mails, codes } = isToday ? was.body : { since: now, mails: 0, codes: 0 };
      const isFull = mails >= this.perDay || (kind === 'code' && codes >= Math.ceil(this.perDay * CODES));
      taken = isFull
        ? { seconds: Math.ceil((since + DAY_MS - now) / 1000) }
        : { left: this.perDay - mails - 1 };
      const body = { since, mails: mails + 1, codes: codes + (kind === 'code' ? 1 : 0) };
      return isFull ? undefined : { shelf: SHELF, rank: since, body };
    });
    return taken;
  }

  /** Addresses are not stored. All that lead into one mailbox by a tag, `anna+club@…`, are one. */
  private idOf(address: string): string {
    const mailbox = address
      .trim()
      .toLowerCase()
      .replace(/\+.*(?=@)/, '');
    return createHmac('sha256', this.secret).update(`mail ${mailbox}`).digest('hex');
  }

  private async tidy(now: number): Promise<void> {
    if (now - this.tidiedAt < TIDY_MS) return;
    this.tidiedAt = now;
    const old = { order: 'rising', to: now - DAY_MS, limit: TIDIED } as const;
    for (const { id } of await this.kept.on(SHELF, old)) await this.kept.drop(id);
  }
}
