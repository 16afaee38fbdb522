import { Lru } from '../common/lru.js';
import { looksOf } from './look-alike.js';

/** How many names have their looks kept ready. */
const KEPT = 10_000;

/** The names of all accounts, in memory, since every name that is shown is held against them. */
export class AccountNames {
  private readonly names = new Map<string, string>();
  /** Whose accounts look like that: nearly always one. */
  private readonly owners = new Map<string, readonly string[]>();
  private readonly looks = new Lru<string, ReadonlySet<string>>(KEPT);

  /** The name of somebody's account; undefined: they have none any more. */
  set(person: string, name: string | undefined): void {
    const before = this.names.get(person);
    if (before === name) return;
    if (before !== undefined) for (const look of this.of(before)) this.release(look, person);
    if (name === undefined) this.names.delete(person);
    else {
      this.names.set(person, name);
      for (const look of this.of(name)) this.owners.set(look, [...this.ownersOf(look), person]);
    }
  }

  /** Whether an account of somebody else has this name, or one that looks like it. */
  isTaken(name: string, person: string | undefined): boolean {
    return [...this.of(name)].some((look) => this.ownersOf(look).some((owner) => owner !== person));
  }

  /** Whether somebody goes by the name of an account that is not theirs, or by one that looks like it. */
  isBorrowed = (name: string, person: string): boolean => {
    const own = this.names.get(person);
    if (own !== undefined && [...this.of(own)].some((look) => this.of(name).has(look))) return false;
    return this.isTaken(name, person);
  };

  private release(look: string, person: string): void {
    const others = this.ownersOf(look).filter((owner) => owner !== person);
    if (others.length > 0) this.owners.set(look, others);
    else this.owners.delete(look);
  }

  private ownersOf(look: string): readonly string[] {
    return this.owners.get(look) ?? [];
  }

  private of(name: string): ReadonlySet<string> {
    const known = this.looks.get(name);
    if (known) return known;
    const looks = looksOf(name);
    this.looks.set(name, looks);
    return looks;
  }
}
