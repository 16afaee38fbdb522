import * as v from 'valibot';
import { newId } from '../common/ids.js';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { TypedRecords } from '../storage/typed-records.js';

const siteSchema = storedObject({ inviteOnly: v.boolean() });

const inviteSchema = storedObject({
  madeAt: v.number(),
  /** How many more people may use it; null: any number. */
  left: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  used: v.number(),
  until: v.nullable(v.number()),
  note: v.string(),
});
export type Invite = v.InferOutput<typeof inviteSchema> & { readonly code: string };

const SHELF = 'invites';

/** Whether the site is open to everybody or by invitation only, and the invitations. */
export class Invitations {
  private readonly site: TypedRecords<typeof siteSchema>;
  private readonly invites: TypedRecords<typeof inviteSchema>;

  constructor(
    storage: Storage,
    private readonly now: () => number = Date.now,
  ) {
    this.site = new TypedRecords(storage, 'site', siteSchema);
    this.invites = new TypedRecords(storage, 'invite', inviteSchema);
  }

  async isInviteOnly(): Promise<boolean> {
    return (await this.site.find('site'))?.body.inviteOnly ?? false;
  }

  async setInviteOnly(inviteOnly: boolean): Promise<void> {
    const body = { inviteOnly };
    if (!(await this.site.add({ id: 'site', body }))) await this.site.change('site', () => ({ body }));
  }

  async invite(wish: { uses: number | null; until: number | null; note: string }): Promise<Invite> {
    const code = newId().slice(0, 12);
    const madeAt = this.now();
    const body = { madeAt, left: wish.uses, used: 0, until: wish.until, note: wish.note };
    await this.invites.add({ id: code, shelf: SHELF, rank: madeAt, body });
    return { code, ...body };
  }

  /** All that were not revoked, the latest first. */
  async all(): Promise<Invite[]> {
    const found = await this.invites.on(SHELF, { order: 'falling', limit: 1000 });
    return found.map(({ id, body }) => ({ code: id, ...body }));
  }

  /** Revokes one; false if there is none. */
  async revoke(code: string): Promise<boolean> {
    if (!(await this.invites.find(code))) return false;
    await this.invites.drop(code);
    return true;
  }

  /** Uses an invitation, if one is needed; gives what is wrong, or undefined if somebody new may come in. */
  async redeem(code: string | undefined): Promise<'inviteOnly' | 'badInvite' | undefined> {
    if (!(await this.isInviteOnly())) return undefined;
    if (code === undefined) return 'inviteOnly';
    const now = this.now();
    const used = await this.invites.change(code, ({ body }) =>
      body.left === 0 || (body.until !== null && body.until < now)
        ? undefined
        : { body: { ...body, left: body.left === null ? null : body.left - 1, used: body.used + 1 } },
    );
    return used ? undefined : 'badInvite';
  }
}
