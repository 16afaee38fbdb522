import type { Person } from '@aerie/host';
import type { Storage } from '../storage/storage.js';
import { Ties } from './ties.js';

/** How people stand to each other: who follows whom, and who does not want to meet whom. */
export class Relations {
  readonly follows: Ties;
  readonly blocks: Ties;

  constructor(storage: Storage, now?: () => number) {
    this.follows = new Ties(storage, 'follow', now);
    this.blocks = new Ties(storage, 'block', now);
  }

  /** Whether one of two people has blocked the other: neither meets the other, and neither is told who it was. */
  isBlockedBetween = (one: string, other: string): boolean =>
    this.blocks.has(one, other) || this.blocks.has(other, one);

  /** Everybody whom somebody does not meet, whichever of the two has blocked the other. */
  blockedFor = (person: string): ReadonlySet<string> =>
    new Set([...this.blocks.from(person).keys(), ...this.blocks.to(person)]);

  /** Whether two people follow each other. */
  areFriends = (one: string, other: string): boolean =>
    this.follows.has(one, other) && this.follows.has(other, one);

  /** Neither follows the other any more. False if somebody has blocked too many already. */
  async block(person: string, other: Person): Promise<boolean> {
    if (!(await this.blocks.add(person, other))) return false;
    await this.follows.drop(person, other.id);
    await this.follows.drop(other.id, person);
    return true;
  }

  /** What concerns one person concerns another one from now on; null: nobody. */
  async moved(person: string, to: Person | null): Promise<void> {
    await this.follows.moved(person, to);
    await this.blocks.moved(person, to);
  }

  /** This process has written relations of somebody without this class. */
  async rewrote(person: string): Promise<void> {
    await this.follows.rewrote(person);
    await this.blocks.rewrote(person);
  }

  async read(person: string): Promise<void> {
    await this.follows.read(person);
    await this.blocks.read(person);
  }

  async readAll(): Promise<void> {
    await this.follows.readAll();
    await this.blocks.readAll();
  }
}
