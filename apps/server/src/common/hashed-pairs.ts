const SMALLEST = 1024;

/**
 * Pairs of texts, of which only numbers are kept that follow from them, in arrays of numbers: a million pairs take some 50 MB that are never
 * looked at when garbage is collected. So nothing can be read back, and of texts that are not there one in millions of millions is
 * taken for one that is.
 */
export class HashedPairs {
  private readonly rights = new Multimap();
  private readonly lefts = new Multimap();

  add(left: string, right: string): void {
    const [one, other] = [hashOf(left), hashOf(right)];
    if (this.rights.has(one, other)) return;
    this.rights.add(one, other);
    this.lefts.add(other, one);
  }

  has(left: string, right: string): boolean {
    return this.rights.has(hashOf(left), hashOf(right));
  }

  /** Whether there is a pair of this left and any right but this one. */
  hasOther(left: string, right: string | undefined): boolean {
    const not = right === undefined ? 0 : hashOf(right);
    return this.rights.of(hashOf(left)).some((one) => one !== not);
  }

  /** Whether a right has just these lefts. */
  hasJust(lefts: ReadonlySet<string>, right: string): boolean {
    const there = this.lefts.of(hashOf(right));
    return there.length === lefts.size && [...lefts].every((left) => there.includes(hashOf(left)));
  }

  /** Drops all pairs of a right. */
  drop(right: string): void {
    const other = hashOf(right);
    for (const one of this.lefts.of(other)) {
      this.lefts.delete(other, one);
      this.rights.delete(one, other);
    }
  }
}

/** From numbers to any number of numbers each, all above 0: a table with open addresses, at most two thirds full. */
class Multimap {
  /** Key and value of each place by turns; 0: nothing is there. */
  private places = new Float64Array(2 * SMALLEST);
  private size = 0;

  of(key: number): number[] {
    const found: number[] = [];
    for (let i = this.home(key); this.keyAt(i) !== 0; i = this.after(i))
      if (this.keyAt(i) === key) found.push(this.valueAt(i));
    return found;
  }

  has(key: number, value: number): boolean {
    return this.find(key, value) !== undefined;
  }

  /** What is not there yet. */
  add(key: number, value: number): void {
    if (3 * ++this.size > this.places.length) this.grow();
    this.put(key, value);
  }

  delete(key: number, value: number): void {
    let hole = this.find(key, value);
    if (hole === undefined) return;
    this.size--;
    // Whatever would not be found behind an empty place moves up to it.
    for (let i = this.after(hole); this.keyAt(i) !== 0; i = this.after(i)) {
      if (this.distance(this.home(this.keyAt(i)), i) < this.distance(hole, i)) continue;
      this.places.copyWithin(2 * hole, 2 * i, 2 * i + 2);
      hole = i;
    }
    this.places.fill(0, 2 * hole, 2 * hole + 2);
  }

  private find(key: number, value: number): number | undefined {
    for (let i = this.home(key); this.keyAt(i) !== 0; i = this.after(i))
      if (this.keyAt(i) === key && this.valueAt(i) === value) return i;
    return undefined;
  }

  private put(key: number, value: number): void {
    let i = this.home(key);
    while (this.keyAt(i) !== 0) i = this.after(i);
    this.places[2 * i] = key;
    this.places[2 * i + 1] = value;
  }

  private grow(): void {
    const before = this.places;
    this.places = new Float64Array(2 * before.length);
    for (let i = 0; i < before.length; i += 2)
      if (before[i] !== 0) this.put(before[i] as number, before[i + 1] as number);
  }

  private keyAt = (place: number): number => this.places[2 * place] as number;
  private valueAt = (place: number): number => this.places[2 * place + 1] as number;
  private home = (key: number): number => key % (this.places.length / 2);
  private after = (place: number): number => (place + 1) % (this.places.length / 2);
  /** How many places further on. */
  private distance(from: number, to: number): number {
    const places = this.places.length / 2;
    return (to - from + places) % places;
  }
}

/** Another one in each process, so that nobody can choose texts for which the same number follows. */
const SALT = Math.floor(Math.random() * 2 ** 32);

/** A whole number from 1 to 2^53: both halves are mixed as in MurmurHash. */
function hashOf(text: string): number {
  let [high, low] = [SALT ^ 0x9e3779b9, SALT ^ 0x85ebca6b];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 0x9e3779b1);
    low = Math.imul(low ^ unit, 0x5f356495);
    high ^= high >>> 15;
    low ^= low >>> 13;
  }
  high = Math.imul(high ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return (high >>> 11) * 2 ** 32 + (low >>> 0) + 1;
}
