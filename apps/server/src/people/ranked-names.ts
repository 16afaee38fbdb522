import type { Person } from '@aerie/host';
import type { Storage } from '../storage/storage.js';
import type { AccountNames } from './account-names.js';
import type { Relations } from './relations.js';

interface RankedName {
  readonly name: string;
  readonly guest?: true;
}

/** What people are called in rankings, where whoever reads has not met them. */
export class RankedNames {
  constructor(
    private readonly storage: Pick<Storage, 'peopleByIds'>,
    private readonly accountNames: Pick<AccountNames, 'isBorrowed'>,
    private readonly relations: Pick<Relations, 'isBlockedBetween'>,
  ) {}

  /** Whether a reader does not meet somebody: then a line of theirs tells neither of them nor where they have played. */
  isKeptFrom = (person: string | null, reader: Person | undefined): boolean =>
    person !== null && reader !== undefined && this.relations.isBlockedBetween(person, reader.id);

  /** Reads what these people are called; whoever is gone has no name, nor has whom the reader does not meet. */
  async read(
    people: readonly (string | null)[],
    reader: Person | undefined,
  ): Promise<(person: string | null) => RankedName> {
    const met = people.filter((one) => one !== null).filter((one) => !this.isKeptFrom(one, reader));
    const names = new Map((await this.storage.peopleByIds(met)).map(({ id, name }) => [id, name]));
    return (person) => {
      const name = (person === null ? undefined : names.get(person)) ?? '';
      const isGuest = person !== null && name !== '' && this.accountNames.isBorrowed(name, person);
      return { name, ...(isGuest ? { guest: true } : {}) };
    };
  }
}
