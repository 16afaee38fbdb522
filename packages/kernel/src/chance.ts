import type { Json } from './json.js';

/** What a single piece is called in the log: a card number, a die face, a seat. */
export type Name = number | string;

/**
 * A finite set of equally likely outcomes. The game works with their numbers, 0 to `size - 1`; the log
 * holds their names, spelled in the game's own words. `indexOf` is the inverse of `name`, and -1 for
 * anything that cannot come up.
 */
export interface Outcomes {
  readonly size: number;
  name(index: number): Json;
  indexOf(name: unknown): number;
}

/**
 * Where all luck comes from. A game never rolls dice itself: it asks, and the host answers and
 * writes down what it answered. What is asked for must depend on nothing but state and answer.
 */
export interface Chance {
  /** One of the places of `from`, each equally likely. A bag is a list of what is left in it. */
  pick<T extends Name>(from: readonly T[]): T;
  /** `count` different places of `from`, in random order. `deal(x, x.length)` shuffles. */
  deal<T extends Name>(from: readonly T[], count: number): T[];
  /** The number of one outcome of a fixed set, such as a throw of several dice. */
  draw(from: Outcomes): number;
}

/** A chance that turns "a whole number below n" into the three questions a game may ask. */
export abstract class NumberChance implements Chance {
  /** A whole number, at least 0 and below `n`, all equally likely. */
  abstract below(n: number): number;

  pick<T extends Name>(from: readonly T[]): T {
    if (from.length === 0) throw new Error('chance was asked to pick from nothing');
    return from[this.below(from.length)] as T;
  }

  deal<T extends Name>(from: readonly T[], count: number): T[] {
    if (count > from.length) throw new Error(`chance was asked for ${count} of ${from.length}`);
    const rest = from.slice();
    for (let i = 0; i < count; i++) {
      const j = i + this.below(rest.length - i);
      const taken = rest[j] as T;
      rest[j] = rest[i] as T;
      rest[i] = taken;
    }
    return count < rest.length ? rest.slice(0, count) : rest;
  }

  draw(from: Outcomes): number {
    return this.below(from.size);
  }
}

/**
 * Throws of `count` dice that all have the same one-character faces, named like `"1335F"`. A throw's
 * number has the faces as its digits, to the base of how many faces a die has.
 */
export function throwsOf(faces: string, count: number): Outcomes {
  let names = [''];
  for (let i = 0; i < count; i++) names = names.flatMap((name) => [...faces].map((face) => name + face));
  return {
    size: names.length,
    name: (index) => names[index] as string,
    indexOf: (name) => (typeof name === 'string' && name.length === count ? parse(name, faces) : -1),
  };
}

function parse(name: string, faces: string): number {
  let index = 0;
  for (const face of name) {
    const digit = faces.indexOf(face);
    if (digit < 0) return -1;
    index = index * faces.length + digit;
  }
  return index;
}
