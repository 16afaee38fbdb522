import { People } from '../people.js';
import type { Storage } from '../storage/storage.js';
import type { House } from '../tables/house.js';
import { Accounts } from './accounts.js';
import { Bans } from './bans.js';
import { Door } from './door.js';
import { Farewell } from './farewell.js';
import { Mutes } from './mutes.js';
import { type Cost, Passwords } from './password.js';
import { PreferencesKept } from './preferences.js';
import { Reports } from './reports.js';
import { Takeover } from './takeover.js';

interface Ground {
  readonly storage: Storage;
  readonly house: House;
  readonly secret: string;
  readonly now?: (() => number) | undefined;
  /** What hashing a password costs. */
  readonly passwordCost?: Cost | undefined;
}

/** Everything that is kept of people and decides what they may do; the same for the server and for its keeper. */
export class Household {
  readonly people: People;
  readonly accounts: Accounts;
  readonly bans: Bans;
  readonly door: Door;
  readonly mutes: Mutes;
  readonly reports: Reports;
  readonly preferences: PreferencesKept;
  readonly takeover: Takeover;
  readonly farewell: Farewell;
  readonly storage: Storage;
  readonly house: House;

  /** Called when what somebody may do has changed: every process looks at their connections again. */
  changed: (person: string) => void = () => undefined;

  constructor({ storage, house, secret, now, passwordCost }: Ground) {
    this.storage = storage;
    this.house = house;
    this.people = new People(storage, secret, now);
    this.accounts = new Accounts(storage, new Passwords(passwordCost), now);
    this.bans = new Bans(storage, now);
    this.door = new Door(storage, now);
    this.mutes = new Mutes(storage, now);
    this.reports = new Reports(storage, now);
    this.preferences = new PreferencesKept(storage);
    this.takeover = new Takeover(storage, house, this.mutes, this.reports);
    this.farewell = new Farewell(storage, house, this.mutes, this.reports);
  }

  /** Somebody leaves for good, with all that tells of them. */
  async forget(person: string): Promise<void> {
    await this.farewell.leave(person);
    this.changed(person);
  }
}
