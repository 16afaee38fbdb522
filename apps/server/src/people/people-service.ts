import type { Storage } from '../storage/storage.js';
import type { House } from '../tables/house.js';
import { AccountDeletion } from './account-deletion.js';
import { Accounts } from './accounts.js';
import { Bans } from './bans.js';
import { GuestMerge } from './guest-merge.js';
import { Invitations } from './invitations.js';
import { Mutes } from './mutes.js';
import { type Cost, Passwords } from './passwords.js';
import { People } from './people.js';
import { PreferenceStore } from './preferences.js';
import { Reports } from './reports.js';

interface PeopleDependencies {
  readonly storage: Storage;
  readonly house: House;
  readonly secret: string;
  readonly now?: (() => number) | undefined;
  /** What hashing a password costs. */
  readonly passwordCost?: Cost | undefined;
}

/** Everything that is kept of people and decides what they may do; the same for the server and for its keeper. */
export class PeopleService {
  readonly people: People;
  readonly accounts: Accounts;
  readonly bans: Bans;
  readonly invitations: Invitations;
  readonly mutes: Mutes;
  readonly reports: Reports;
  readonly preferences: PreferenceStore;
  readonly guestMerge: GuestMerge;
  readonly accountDeletion: AccountDeletion;
  readonly storage: Storage;
  readonly house: House;

  /** Called when what somebody may do has changed: every process looks at their connections again. */
  changed: (person: string) => void = () => undefined;

  constructor({ storage, house, secret, now, passwordCost }: PeopleDependencies) {
    this.storage = storage;
    this.house = house;
    this.people = new People(storage, secret, now);
    this.accounts = new Accounts(storage, new Passwords(passwordCost), now);
    this.bans = new Bans(storage, now);
    this.invitations = new Invitations(storage, now);
    this.mutes = new Mutes(storage, now);
    this.reports = new Reports(storage, now);
    this.preferences = new PreferenceStore(storage);
    this.guestMerge = new GuestMerge(storage, house, this.mutes, this.reports);
    this.accountDeletion = new AccountDeletion(storage, house, this.mutes, this.reports);
  }

  /** Somebody leaves for good, with all that tells of them. */
  async deletePerson(person: string): Promise<void> {
    await this.accountDeletion.deletePerson(person);
    this.changed(person);
  }
}
