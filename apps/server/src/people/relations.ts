import type { Person } from '@aerie/host';
import type { Storage } from '../storage/storage.js';
import { Blocks } from './blocks.js';
import { Ties } from './ties.js';

/** How people stand to each other: who follows whom, and who does not want to meet whom. */
export class Relations {
  readonly follows: Ties;
  readonly blocks: Blocks;

  constructor(storage: Storage, now?: () => number) {
    this.follows = new Ties(storage, 'follow', now);
    this.blocks = new Blocks(storage, now);
  }

  /** Whether one of two people has blocked the other: neither meets the other, and neither is told who it was. */
  isBlockedBetween = (one: string, other: string): boolean =>
    this.blocks.isBlocked(one, other) || this.blocks.isBlocked(other, one);

  /** Who of these people and another person follow each other. */
  async friendsAmong(others: readonly string[], person: string): Promise<ReadonlySet<string>> {
    const follows = await this.follows.among(
      others.flatMap((other) => [
        [person, other],
        [other, person],
      ]),
    );
    return new Set(others.filter((other) => follows(person, other) && follows(other, person)));
  }

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
}
