import type { Config } from '../common/config.js';
import { networkOf } from '../common/network-address.js';
import { KeyedRateLimiter } from '../common/rate-limiter.js';

/** How often somebody may change their name. */
const NAMES = 10;
const NAMES_SECONDS = 60;

/** Limits how many new people come from one network, and how often one person changes their name. */
export class RegistrationThrottle {
  private readonly newcomers: KeyedRateLimiter;
  private readonly names = new KeyedRateLimiter(NAMES / NAMES_SECONDS, NAMES);

  constructor({ newPeoplePerMinute, newPeopleBurst }: Config) {
    this.newcomers = new KeyedRateLimiter(newPeoplePerMinute / 60, newPeopleBurst);
  }

  /** Counts a new person; gives after how many seconds to ask again if there were too many. */
  register(address: string): number | undefined {
    const network = networkOf(address);
    return this.newcomers.take(network) ? undefined : Math.ceil(this.newcomers.wait(network));
  }

  rename(person: string): number | undefined {
    return this.names.take(person) ? undefined : Math.ceil(this.names.wait(person));
  }
}
