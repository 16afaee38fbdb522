import { HashedPairs } from '../common/hashed-pairs.js';
import { Lru } from '../common/lru.js';
import { looksOf } from './look-alike.js';

/** How many names have their looks kept ready. */
const KEPT = 10_000;

/** The looks of the names of all accounts, in memory, since every name that is shown is held against them. */
export class AccountNames {
  /** What names of accounts look like, and whose they are. */
  private readonly owned = new HashedPairs();
  private readonly looks = new Lru<string, ReadonlySet<string>>(KEPT);

  /** The name of somebody's account; undefined: they have none any more. */
  set(person: string, name: string | undefined): void {
    const looks = name === undefined ? new Set<string>() : looksOf(name);
    if (this.owned.hasJust(looks, person)) return;
    this.owned.drop(person);
    for (const look of looks) this.owned.add(look, person);
  }

  /** Whether an account of somebody else has this name, or one that looks like it. */
  isTaken(name: string, person: string | undefined): boolean {
    return [...this.of(name)].some((look) => this.owned.hasOther(look, person));
  }

  /** Whether somebody goes by the name of an account that is not theirs, or by one that looks like it. */
  isBorrowed = (name: string, person: string): boolean =>
    ![...this.of(name)].some((look) => this.owned.has(look, person)) && this.isTaken(name, person);

  private of(name: string): ReadonlySet<string> {
    const known = this.looks.get(name);
    if (known) return known;
    const looks = looksOf(name);
    this.looks.set(name, looks);
    return looks;
  }
}
