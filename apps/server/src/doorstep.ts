import { networkOf } from './address.js';
import type { Config } from './config.js';
import { Buckets } from './sockets/bucket.js';

/** How often somebody may call themselves something else. */
const NAMES = 10;
const NAMES_SECONDS = 60;

/** Who may come in: so many new people from one address, and so many new names of one person. */
export class Doorstep {
  private readonly newcomers: Buckets;
  private readonly names = new Buckets(NAMES / NAMES_SECONDS, NAMES);

  constructor({ newPeoplePerMinute, newPeopleBurst }: Config) {
    this.newcomers = new Buckets(newPeoplePerMinute / 60, newPeopleBurst);
  }

  /** Lets somebody new in, or says after how many seconds to ask again. */
  letIn(address: string): number | undefined {
    const network = networkOf(address);
    return this.newcomers.take(network) ? undefined : Math.ceil(this.newcomers.wait(network));
  }

  letRename(person: string): number | undefined {
    return this.names.take(person) ? undefined : Math.ceil(this.names.wait(person));
  }
}
