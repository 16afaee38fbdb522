import type { Config } from './config.js';
import { FairTurns } from './fair-turns.js';
import { KeyedRateLimiter } from './rate-limiter.js';

/** Who pays for work: somebody, if it is known who, and the network that they come from. */
export interface Payer {
  readonly person?: string | undefined;
  readonly network: string;
}

/** So many seconds' worth can be used at once. */
const BURST_SECONDS = 30;

/**
 * How much of the processor's time people and networks get, whatever they ask for and over however many connections. Work that
 * takes a while is run in turns and costs the time that it took; everything else has a price, in milliseconds. Whoever has used up
 * their budget waits until some of it has come back.
 */
export class WorkBudget {
  private readonly people: KeyedRateLimiter;
  private readonly networks: KeyedRateLimiter;
  private readonly turns = new FairTurns<Payer>(
    ({ network }) => network,
    ({ person = '' }) => person,
  );

  constructor({ workPerPerson, workPerAddress }: Pick<Config, 'workPerPerson' | 'workPerAddress'>) {
    this.people = new KeyedRateLimiter(workPerPerson, BURST_SECONDS * workPerPerson);
    this.networks = new KeyedRateLimiter(workPerAddress, BURST_SECONDS * workPerAddress);
  }

  /** After how many whole seconds more is done for somebody; 0: now. */
  wait({ person, network }: Payer): number {
    const ofPerson = person === undefined ? 0 : this.people.wait(person);
    return Math.ceil(Math.max(ofPerson, this.networks.wait(network)));
  }

  charge({ person, network }: Payer, ms: number): void {
    if (person !== undefined) this.people.spend(person, ms);
    this.networks.spend(network, ms);
  }

  /** Does a piece of work when it is its turn, and charges the time that it takes. */
  run<T>(payer: Payer, work: () => T): Promise<T> {
    return this.turns.run(payer, () => {
      const began = performance.now();
      try {
        return work();
      } finally {
        this.charge(payer, performance.now() - began);
      }
    });
  }
}
