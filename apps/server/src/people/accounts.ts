import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { newId } from '../common/ids.js';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { type TypedRecord, TypedRecords } from '../storage/typed-records.js';
import { AccountNames } from './account-names.js';
import { folded } from './folded-name.js';
import { hashSchema, type Passwords } from './passwords.js';

const emailSchema = storedObject({
  address: v.string(),
  /** Null until the code that was sent there has come back. */
  confirmedAt: v.nullable(v.number()),
  /** The hash of that code. */
  code: v.nullable(v.string()),
});

const accountSchema = storedObject({
  name: v.string(),
  hash: hashSchema,
  madeAt: v.number(),
  email: v.nullable(emailSchema),
});
export type Account = TypedRecord<v.InferOutput<typeof accountSchema>>;

const claimSchema = storedObject({ at: v.number() });
/** Where all accounts are listed, and how many of them are read at once. */
const SHELF = 'accounts';
const PAGE = 1000;

/** How long a name is held for somebody who has no account of that name yet. */
const CLAIM_MS = 60_000;

const resetSchema = storedObject({ until: v.number() });
const RESET_MS = 24 * 60 * 60_000;

/** Prepares a mail with a code to an address that somebody says is theirs, or gives after how many seconds there may be one. */
export type ConfirmByMail = (
  person: string,
  address: string,
) => Promise<{ send(code: string): Promise<void> } | { readonly seconds: number }>;

const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url');

/**
 * Accounts: a person who can come in from anywhere, by a password or otherwise. The account is found by its person; its name, which nobody else has, by a record
 * of its own. A name whose account goes by another name is free: the process that renamed it ended before dropping it.
 */
export class Accounts {
  private readonly kept: TypedRecords<typeof accountSchema>;
  private readonly names: TypedRecords<typeof claimSchema>;
  private readonly resets: TypedRecords<typeof resetSchema>;

  constructor(
    storage: Storage,
    private readonly passwords: Passwords,
    private readonly now: () => number = Date.now,
    /** Without it, addresses count as confirmed at once. */
    private readonly confirmByMail?: ConfirmByMail | undefined,
    /** The names of all accounts, as far as they have been read. */
    readonly allNames = new AccountNames(),
  ) {
    this.kept = new TypedRecords(storage, 'account', accountSchema);
    this.names = new TypedRecords(storage, 'account-name', claimSchema);
    this.resets = new TypedRecords(storage, 'reset', resetSchema);
  }

  of(person: string): Promise<Account | undefined> {
    return this.kept.find(person);
  }

  /** Who of these people has one. */
  async among(people: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set((await this.kept.findAll(people)).map(({ id }) => id));
  }

  async named(name: string): Promise<Account | undefined> {
    const owner = (await this.names.find(folded(name)))?.owner;
    const account = owner ? await this.of(owner) : undefined;
    return account && folded(account.body.name) === folded(name) ? account : undefined;
  }

  /** Whose accounts have names that begin with this, in the order of those names. */
  async beginningWith(text: string, limit: number): Promise<string[]> {
    const wanted = folded(text);
    const exact = await this.names.find(wanted);
    const others = await this.names.after(wanted, limit);
    const claims = [...(exact ? [exact] : []), ...others].filter(({ id }) => id.startsWith(wanted));
    return [...new Set(claims.flatMap(({ owner }) => owner ?? []))].slice(0, limit);
  }

  /** Whether somebody else has this name, or one that looks like it. */
  async isTaken(name: string, person: string | undefined): Promise<boolean> {
    const account = await this.named(name);
    return (account !== undefined && account.id !== person) || this.allNames.isTaken(name, person);
  }

  /** Reads the names of all accounts. */
  async readNames(atOnce = PAGE): Promise<void> {
    let from = 0;
    for (;;) {
      const page = await this.kept.on(SHELF, { from, order: 'rising', limit: atOnce });
      for (const { id, body } of page) this.allNames.set(id, body.name);
      const last = page.at(-1);
      if (!last || page.length < atOnce) return;
      // Accounts of the same moment are read again, unless they fill a page.
      from = last.rank === from ? from + 1 : last.rank;
    }
  }

  /** Reads the name of somebody's account again, which another process may have changed. */
  async readName(person: string): Promise<void> {
    this.allNames.set(person, (await this.of(person))?.body.name);
  }

  /** Makes a person's account, with a password or without; false if somebody else has the name or one that looks like it, or they have an account. */
  async make(person: string, name: string, password: string | null): Promise<boolean> {
    const hash = password === null ? this.passwords.none() : await this.passwords.hash(password);
    if (this.allNames.isTaken(name, person) || !(await this.claim(name, person))) return false;
    const at = this.now();
    const body = { name, hash, madeAt: at, email: null };
    if (await this.kept.add({ id: person, owner: person, shelf: SHELF, rank: at, body })) {
      this.allNames.set(person, name);
      return true;
    }
    if (folded((await this.of(person))?.body.name ?? '') !== folded(name))
      await this.names.drop(folded(name));
    return false;
  }

  /** Renames an account; false if somebody else has that name, or one that looks like it. */
  async rename(person: string, name: string): Promise<boolean> {
    const before = (await this.of(person))?.body.name;
    if (before === undefined) return true;
    if (before !== name && this.allNames.isTaken(name, person)) return false;
    if (folded(before) !== folded(name) && !(await this.claim(name, person))) return false;
    await this.kept.change(person, ({ body }) => ({ body: { ...body, name } }));
    this.allNames.set(person, name);
    if (folded(before) !== folded(name)) await this.names.drop(folded(before));
    return true;
  }

  /** The account of this name and password. A password that was hashed at another cost is hashed again. */
  async check(name: string, password: string): Promise<Account | undefined> {
    const account = await this.named(name);
    if (!(await this.passwords.isRight(password, account?.body.hash)) || !account) return undefined;
    if (this.passwords.isDated(account.body.hash)) await this.setPassword(account.id, password);
    return account;
  }

  async setPassword(person: string, password: string): Promise<void> {
    const hash = await this.passwords.hash(password);
    await this.kept.change(person, ({ body }) => ({ body: { ...body, hash } }));
  }

  /**
   * Sets an address, or none; mails a code there, if mail can be sent. Gives after how many seconds to try again where the
   * address has had too many mails.
   */
  async setEmail(person: string, address: string | null): Promise<{ readonly seconds: number } | undefined> {
    const mail = address === null ? undefined : await this.confirmByMail?.(person, address);
    if (mail && 'seconds' in mail) return mail;
    const code = mail ? newId().slice(0, 8) : null;
    const email = address === null ? null : { address, ...this.confirmed(code) };
    await this.kept.change(person, ({ body }) => ({ body: { ...body, email } }));
    if (code !== null) await mail?.send(code);
    return undefined;
  }

  private confirmed = (code: string | null) =>
    code === null ? { confirmedAt: this.now(), code } : { confirmedAt: null, code: hashOf(code) };

  /** Whether this was the code that was sent. */
  async confirmEmail(person: string, code: string): Promise<boolean> {
    const confirmed = await this.kept.change(person, ({ body }) =>
      body.email?.code === hashOf(code)
        ? { body: { ...body, email: { ...body.email, confirmedAt: this.now(), code: null } } }
        : undefined,
    );
    return confirmed !== undefined;
  }

  /** Somebody's confirmed address, if they have one. */
  async emailOf(person: string): Promise<string | undefined> {
    const email = (await this.of(person))?.body.email;
    return email && email.confirmedAt !== null ? email.address : undefined;
  }

  /** A code by which somebody may set a new password once, within a day. */
  async allowReset(person: string): Promise<string> {
    const code = newId();
    const until = this.now() + RESET_MS;
    await this.resets.add({ id: hashOf(code), owner: person, rank: until, body: { until } });
    return code;
  }

  /** Sets a new password by such a code; gives the person, or undefined if the code is not valid. */
  async reset(code: string, password: string): Promise<string | undefined> {
    const owner = await this.spendReset(code);
    if (owner !== undefined) await this.setPassword(owner, password);
    return owner;
  }

  /** Whose account a code lets into; of several requests at once only one learns it, and from then on nobody. */
  async spendReset(code: string): Promise<string | undefined> {
    const id = hashOf(code);
    const spent = await this.resets.change(id, ({ body }) =>
      body.until < this.now() ? undefined : { body: { until: 0 } },
    );
    if (spent) await this.resets.drop(id);
    return spent?.owner ?? undefined;
  }

  /** Whose account a code is for. */
  async ofReset(code: string): Promise<Account | undefined> {
    const reset = await this.resets.find(hashOf(code));
    return reset?.owner && reset.body.until >= this.now() ? this.of(reset.owner) : undefined;
  }

  private async claim(name: string, person: string): Promise<boolean> {
    const id = folded(name);
    const body = { at: this.now() };
    if (await this.names.add({ id, owner: person, body })) return true;
    if (await this.named(name)) return false;
    // A claim without an account is about to become one, or its process ended before that.
    const claimed = await this.names.change(id, (now) =>
      body.at - now.body.at > CLAIM_MS ? { owner: person, body } : undefined,
    );
    return claimed !== undefined;
  }
}
