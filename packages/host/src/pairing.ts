/*
 * Who plays with whom: people who wait for others at a game are put together at tables. It knows no clock and no storage;
 * the same people at the same moment make the same tables.
 */

/** Somebody who waits for others. */
export interface Waiting {
  readonly person: string;
  /** Only those of one queue come together: the same game, pace and stakes. */
  readonly queue: string;
  /** At how many seats they would like to play. */
  readonly sizes: readonly number[];
  readonly rating: number;
  /** How unsure the rating is, in the same points. */
  readonly uncertainty: number;
  readonly since: number;
  /** How long it takes in this queue until others may be four times as far away, in milliseconds. */
  readonly patience: number;
  /** From when on bots may take the seats that nobody came for; missing: never. */
  readonly botsFrom?: number;
}

/** Those who play together at a table of so many seats; bots take what is left. */
export interface Party<T extends Waiting> {
  readonly people: readonly T[];
  readonly seats: number;
}

/** How far apart two ratings may be at once where both are certain. */
const NEAR = 100;
/** How many who wait are looked at for one table, the nearest first: more than somebody can have blocked. */
const LOOKED_AT = 600;
/** Of how many of those the table is made, and how many ways of doing so are tried. */
const CHOSEN_FROM = 24;
const TRIES = 200;

/**
 * How far from somebody's own rating the others may be now: the longer they wait, the farther. Two are near enough within the
 * mean of both windows, so that nobody waits for ever since others have only just come.
 */
export const windowOf = ({ uncertainty, since, patience }: Waiting, now: number): number =>
  (NEAR + uncertainty) * (1 + Math.max(0, now - since) / patience) ** 2;

/** Somebody in a round, with the window that they have in it. */
interface Candidate<T extends Waiting> {
  readonly one: T;
  readonly window: number;
  /** Where they stand for each size that they would like, the smallest first. */
  readonly stands: { readonly size: number; readonly line: Line<T>; readonly place: number }[];
}

/** Those of a queue who would like a table of one size, by rating; who is seated is passed over. */
class Line<T extends Waiting> {
  private readonly all: Candidate<T>[] = [];
  private before = new Int32Array();
  private after = new Int32Array();
  private widest = 0;

  /** Whoever comes later has no lower rating. */
  add(candidate: Candidate<T>, size: number): void {
    candidate.stands.push({ size, line: this, place: this.all.length });
    this.all.push(candidate);
    this.widest = Math.max(this.widest, candidate.window);
  }

  /** Nobody comes any more. */
  close(): void {
    this.before = new Int32Array(this.all.length).map((_, place) => place - 1);
    this.after = new Int32Array(this.all.length).map((_, place) => place + 1);
  }

  remove(place: number): void {
    const before = this.before[place] as number;
    const after = this.after[place] as number;
    if (before >= 0) this.after[before] = after;
    if (after < this.all.length) this.before[after] = before;
  }

  /** So many who suit whoever stands at a place, the nearest first. */
  nearest(place: number, most: number, suits: (other: Candidate<T>) => boolean): Candidate<T>[] {
    const found: Candidate<T>[] = [];
    const { one, window } = this.all[place] as Candidate<T>;
    const reach = (window + this.widest) / 2;
    let below = this.before[place] as number;
    let above = this.after[place] as number;
    for (let looks = 0; looks < LOOKED_AT && found.length < most; looks++) {
      const low = this.all[below];
      const high = this.all[above];
      const isLow = low && (!high || one.rating - low.one.rating <= high.one.rating - one.rating);
      const other = isLow ? low : high;
      if (!other || Math.abs(other.one.rating - one.rating) > reach) break;
      if (isLow) below = this.before[below] as number;
      else above = this.after[above] as number;
      if (suits(other)) found.push(other);
    }
    return found;
  }
}

/**
 * The tables that can be made now. Whoever has waited longest is served first and gets the largest table they would like
 * that can be filled; nobody sits at two. `mayMeet`: whether two people may be put together.
 */
export function pairUp<T extends Waiting>(
  waiting: readonly T[],
  now: number,
  mayMeet: (one: string, other: string) => boolean,
): Party<T>[] {
  const candidates = candidatesOf(waiting, now);
  const own = grouped(candidates, ({ one }) => one.person);
  const suit = (a: Candidate<T>, b: Candidate<T>): boolean =>
    Math.abs(a.one.rating - b.one.rating) <= (a.window + b.window) / 2 &&
    a.one.person !== b.one.person &&
    mayMeet(a.one.person, b.one.person);

  const seated = new Set<string>();
  const parties: Party<T>[] = [];
  const seat = (people: readonly Candidate<T>[], seats: number): void => {
    parties.push({ people: people.map(({ one }) => one), seats });
    for (const { one } of people) {
      seated.add(one.person);
      for (const { stands } of own.get(one.person) ?? [])
        for (const { line, place } of stands) line.remove(place);
    }
  };

  const served = [...candidates].sort(order);
  for (const first of served)
    for (const { line, place, size } of [...first.stands].reverse()) {
      if (seated.has(first.one.person)) break;
      const others = (most: number) => line.nearest(place, most, (other) => suit(first, other));
      // The nearest of all do, nearly always.
      const people =
        filled(first, others(size - 1), size, suit) ?? filled(first, others(CHOSEN_FROM), size, suit);
      if (people) seat(people, size);
    }

  const takesBots = ({ one: { botsFrom } }: Candidate<T>): boolean =>
    botsFrom !== undefined && botsFrom <= now;
  for (const first of served.filter(takesBots)) {
    const [smallest] = first.stands;
    if (!smallest || seated.has(first.one.person)) continue;
    const { line, place, size } = smallest;
    const people = [first];
    for (const other of line.nearest(place, CHOSEN_FROM, takesBots))
      if (people.length < size && people.every((one) => suit(one, other))) people.push(other);
    seat(people, size);
  }
  return parties;
}

function candidatesOf<T extends Waiting>(waiting: readonly T[], now: number): Candidate<T>[] {
  const candidates: Candidate<T>[] = [];
  for (const queue of grouped(waiting, (one) => one.queue).values()) {
    const lines = new Map<number, Line<T>>();
    const standing = queue.map((one): Candidate<T> => ({ one, window: windowOf(one, now), stands: [] }));
    for (const candidate of standing.sort((a, b) => a.one.rating - b.one.rating || order(a, b))) {
      candidates.push(candidate);
      for (const size of [...new Set(candidate.one.sizes)].sort((a, b) => a - b)) {
        const line = lines.get(size) ?? new Line<T>();
        lines.set(size, line);
        line.add(candidate, size);
      }
    }
    for (const line of lines.values()) line.close();
  }
  return candidates;
}

function grouped<T>(all: readonly T[], by: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = by(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

/** Who has waited longest comes first. */
const order = <T extends Waiting>({ one: a }: Candidate<T>, { one: b }: Candidate<T>): number =>
  a.since - b.since || compare(a.person, b.person) || compare(a.queue, b.queue);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Somebody and so many of the others, who suit them, that all suit each other; undefined if no such table is found. */
function filled<T>(
  first: T,
  others: readonly T[],
  size: number,
  suit: (one: T, other: T) => boolean,
): readonly T[] | undefined {
  let tries = 0;
  const fill = (sitting: readonly T[], from: number): readonly T[] | undefined => {
    if (sitting.length === size) return sitting;
    for (let i = from; i <= others.length - (size - sitting.length) && tries < TRIES; i++) {
      tries++;
      const other = others[i] as T;
      if (!sitting.slice(1).every((one) => suit(one, other))) continue;
      const found = fill([...sitting, other], i + 1);
      if (found) return found;
    }
    return undefined;
  };
  return fill([first], 0);
}
