import type { Config } from '../common/config.js';
import { networkOf } from '../common/network-address.js';
import { KeyedRateLimiter } from '../common/rate-limiter.js';

/** How often somebody may call themselves something else. */
const NAMES = 10;
const NAMES_SECONDS = 60;

/** Who may come in: so many new people from one address, and so many new names of one person. */
export class RegistrationThrottle {
  private readonly newcomers: KeyedRateLimiter;
  private readonly names = new KeyedRateLimiter(NAMES / NAMES_SECONDS, NAMES);

  constructor({ newPeoplePerMinute, newPeopleBurst }: Config) {
    this.newcomers = new KeyedRateLimiter(newPeoplePerMinute / 60, newPeopleBurst);
  }

  /** Lets somebody new in, or says after how many seconds to ask again. */
  register(address: string): number | undefined {
    const network = networkOf(address);
    return this.newcomers.take(network) ? undefined : Math.ceil(this.newcomers.wait(network));
  }

  rename(person: string): number | undefined {
    return this.names.take(person) ? undefined : Math.ceil(this.names.wait(person));
  }
}
