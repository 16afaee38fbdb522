import { ROLES, type Role } from '@aerie/protocol';
import * as v from 'valibot';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { TypedRecords } from '../storage/typed-records.js';

const schema = storedObject({ role: v.picklist(ROLES), since: v.number() });

/** Far more than look after any site. */
const MOST = 1000;

export interface RoleHolder {
  readonly person: string;
  readonly role: Role;
  readonly since: number;
}

/**
 * Who looks after the site besides whoever has the machine. It is read whenever it is asked for, so that a role ends at once at
 * every process. Without an owner no role counts.
 */
export class Roles {
  private readonly kept: TypedRecords<typeof schema>;

  constructor(
    storage: Storage,
    private readonly now: () => number = Date.now,
  ) {
    this.kept = new TypedRecords(storage, 'role', schema);
  }

  async of(person: string): Promise<Role | undefined> {
    const [found, hasOwner] = await Promise.all([this.kept.find(person), this.hasOwner()]);
    return hasOwner ? found?.body.role : undefined;
  }

  async hasOwner(): Promise<boolean> {
    return (await this.owners()) > 0;
  }

  async owners(): Promise<number> {
    return (await this.kept.count('owner')).all;
  }

  /** Owners first, each role by when it was given. */
  async all(): Promise<RoleHolder[]> {
    const shelves = await Promise.all(
      ROLES.toReversed().map((role) => this.kept.on(role, { order: 'rising', limit: MOST })),
    );
    return shelves.flat().map(({ id, body: { role, since } }) => ({ person: id, role, since }));
  }

  /** In place of the role that they have. */
  give(person: string, role: Role): Promise<void> {
    const since = this.now();
    return this.kept.put(person, () => ({ owner: person, shelf: role, rank: since, body: { role, since } }));
  }

  /** False if they had none. */
  async take(person: string): Promise<boolean> {
    if (!(await this.kept.find(person))) return false;
    await this.kept.drop(person);
    return true;
  }
}
