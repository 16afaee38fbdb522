import type { Person } from '@aerie/host';
import type { Storage } from '../storage/storage.js';
import type { AccountNames } from './account-names.js';
import type { Relations } from './relations.js';

/** What people are called in rankings, where whoever reads has not met them. */
export class RankedNames {
  constructor(
    private readonly storage: Pick<Storage, 'person'>,
    private readonly accountNames: Pick<AccountNames, 'isBorrowed'>,
    private readonly relations: Pick<Relations, 'isBlockedBetween'>,
  ) {}

  /** Whether a reader does not meet somebody: then a line of theirs tells neither of them nor where they have played. */
  isKeptFrom = (person: string | null, reader: Person | undefined): boolean =>
    person !== null && reader !== undefined && this.relations.isBlockedBetween(person, reader.id);

  /** Empty of those who are gone, and of whom the reader does not meet. */
  async of(person: string | null, reader: Person | undefined): Promise<{ name: string; guest?: true }> {
    if (person === null || this.isKeptFrom(person, reader)) return { name: '' };
    const name = (await this.storage.person(person))?.name ?? '';
    return { name, ...(this.accountNames.isBorrowed(name, person) ? { guest: true } : {}) };
  }
}
