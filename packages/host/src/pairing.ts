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
  /** The smallest first, none twice. */
  readonly sizes: readonly number[];
  readonly queue: Queue<T>;
  /** Where they stand in it. */
  place: number;
  /** The same person in another queue. */
  also: Candidate<T> | undefined;
  isSeated: boolean;
}

/** Those of a queue, by rating, and for each size a line of those who would like a table of it. */
class Queue<T extends Waiting> {
  readonly all: Candidate<T>[] = [];
  private readonly lines: (Line | undefined)[] = [];

  /** Nobody comes any more. */
  close(): void {
    const { all, lines } = this;
    all.sort((a, b) => a.one.rating - b.one.rating || order(a, b));
    for (let place = 0; place < all.length; place++) {
      const candidate = all[place] as Candidate<T>;
      candidate.place = place;
      for (const size of candidate.sizes) {
        lines[size] ??= new Line(all.length);
        lines[size].add(place, candidate.window);
      }
    }
  }

  /** Whoever is seated is passed over. */
  remove({ place, sizes }: Candidate<T>): void {
    for (const size of sizes) this.lines[size]?.remove(place);
  }

  /** So many who would like a table of a size too and suit somebody, the nearest first. */
  nearest(
    first: Candidate<T>,
    size: number,
    most: number,
    suits: (one: Candidate<T>, other: Candidate<T>) => boolean,
  ): Candidate<T>[] {
    const found: Candidate<T>[] = [];
    const line = this.lines[size];
    if (!line) return found;
    const { rating } = first.one;
    const reach = (first.window + line.widest) / 2;
    let below = line.before(first.place);
    let above = line.after(first.place);
    for (let looks = 0; looks < LOOKED_AT && found.length < most; looks++) {
      const low = this.all[below];
      const high = this.all[above];
      const isLow = low && (!high || rating - low.one.rating <= high.one.rating - rating);
      const other = isLow ? low : high;
      if (!other || Math.abs(other.one.rating - rating) > reach) break;
      if (isLow) below = line.before(below);
      else above = line.after(above);
      if (suits(first, other)) found.push(other);
    }
    return found;
  }
}

/** Places of a queue, each with the next one on either side; -1 and the length of the queue are its ends. */
class Line {
  widest = 0;
  private readonly befores: Int32Array;
  private readonly afters: Int32Array;
  private last = -1;

  constructor(private readonly length: number) {
    this.befores = new Int32Array(length);
    this.afters = new Int32Array(length);
  }

  before = (place: number): number => this.befores[place] as number;
  after = (place: number): number => this.afters[place] as number;

  /** Whoever comes later stands behind. */
  add(place: number, window: number): void {
    this.befores[place] = this.last;
    this.afters[place] = this.length;
    if (this.last >= 0) this.afters[this.last] = place;
    this.last = place;
    if (window > this.widest) this.widest = window;
  }

  remove(place: number): void {
    const before = this.before(place);
    const after = this.after(place);
    if (before >= 0) this.afters[before] = after;
    if (after < this.length) this.befores[after] = before;
  }
}

/** After so many it can be paused. */
export const STEP = 200;

/**
 * The tables that can be made now. Whoever has waited longest is served first and gets the largest table they would like
 * that can be filled; nobody sits at two. `mayMeet`: whether two people may be put together.
 */
export const pairUp = <T extends Waiting>(...given: Parameters<typeof pairingSteps<T>>): Party<T>[] =>
  toItsEnd(pairingSteps(...given));

/** The same, with pauses wherever somebody else may have something to do. */
export function* pairingSteps<T extends Waiting>(
  waiting: readonly T[],
  now: number,
  mayMeet: (one: string, other: string) => boolean,
): Generator<void, Party<T>[]> {
  const served = yield* candidatesOf(waiting, now);
  served.sort(order);
  yield;
  const suit = (a: Candidate<T>, b: Candidate<T>): boolean =>
    Math.abs(a.one.rating - b.one.rating) <= (a.window + b.window) / 2 &&
    a.one.person !== b.one.person &&
    mayMeet(a.one.person, b.one.person);

  const parties: Party<T>[] = [];
  const seat = (people: readonly Candidate<T>[], seats: number): void => {
    parties.push({ people: people.map(({ one }) => one), seats });
    for (const first of people)
      for (let own: Candidate<T> | undefined = first; own; own = own.also === first ? undefined : own.also) {
        own.isSeated = true;
        own.queue.remove(own);
      }
  };

  for (const [place, first] of served.entries()) {
    if (place % STEP === 0) yield;
    for (let i = first.sizes.length - 1; i >= 0 && !first.isSeated; i--) {
      const size = first.sizes[i] as number;
      const people = partyAround(first, size, suit);
      if (people) seat(people, size);
    }
  }

  const takesBots = ({ one: { botsFrom } }: Candidate<T>): boolean =>
    botsFrom !== undefined && botsFrom <= now;
  for (const [place, first] of served.entries()) {
    if (place % STEP === 0) yield;
    const [size] = first.sizes;
    if (size === undefined || first.isSeated || !takesBots(first)) continue;
    const people = [first];
    for (const other of first.queue.nearest(first, size, CHOSEN_FROM, (_, one) => takesBots(one)))
      if (people.length < size && people.every((one) => suit(one, other))) people.push(other);
    seat(people, size);
  }
  return parties;
}

/** Works without a pause. */
export function toItsEnd<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

function* candidatesOf<T extends Waiting>(
  waiting: readonly T[],
  now: number,
): Generator<void, Candidate<T>[]> {
  const queues = new Map<string, Queue<T>>();
  const firstOf = new Map<string, Candidate<T>>();
  const candidates: Candidate<T>[] = [];
  for (const [i, one] of waiting.entries()) {
    if (i % STEP === 0) yield;
    const queue = queues.get(one.queue) ?? new Queue<T>();
    queues.set(one.queue, queue);
    const candidate: Candidate<T> = {
      one,
      window: windowOf(one, now),
      sizes: inOrder(one.sizes),
      queue,
      place: 0,
      also: undefined,
      isSeated: false,
    };
    queue.all.push(candidate);
    // All of one person are a ring.
    const first = firstOf.get(one.person);
    if (first) {
      candidate.also = first.also ?? first;
      first.also = candidate;
    } else firstOf.set(one.person, candidate);
    candidates.push(candidate);
  }
  for (const queue of queues.values()) {
    yield;
    queue.close();
  }
  yield;
  return candidates;
}

/** Sizes from the smallest on, none twice, as they mostly are. */
const inOrder = (sizes: readonly number[]): readonly number[] =>
  sizes.every((size, i) => i === 0 || size > (sizes[i - 1] as number))
    ? sizes
    : [...new Set(sizes)].sort((a, b) => a - b);

/** Who has waited longest comes first. */
const order = <T extends Waiting>({ one: a }: Candidate<T>, { one: b }: Candidate<T>): number =>
  a.since - b.since || compare(a.person, b.person) || compare(a.queue, b.queue);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Those with whom somebody fills a table of a size, first of all the nearest; undefined if no such table is found. */
function partyAround<T extends Waiting>(
  first: Candidate<T>,
  size: number,
  suit: (one: Candidate<T>, other: Candidate<T>) => boolean,
): readonly Candidate<T>[] | undefined {
  const nearest = first.queue.nearest(first, size, size - 1, suit);
  if (nearest.length < size - 1) return undefined;
  // They nearly always suit each other.
  const suits = nearest.every((one, i) => nearest.every((other, j) => j <= i || suit(one, other)));
  if (suits) return [first, ...nearest];
  return filled(first, first.queue.nearest(first, size, CHOSEN_FROM, suit), size, suit);
}

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
