/** A cache that keeps the most recently used values, up to a number. */
export class Lru<K, V> {
  private readonly map = new Map<K, V>();

  /** `evicted`: told of each value that has to make room. */
  constructor(
    private readonly capacity: number,
    private readonly evicted: (value: V) => void = () => undefined,
  ) {}

  get size(): number {
    return this.map.size;
  }

  /** Whether there is a value; it counts as used no more recently for that. */
  has(key: K): boolean {
    return this.map.has(key);
  }

  get(key: K): V | undefined {
    const value = this.map.get(key);
    if (value === undefined) return undefined;
    this.map.delete(key);
    this.map.set(key, value);
    return value;
  }

  set(key: K, value: V): void {
    this.map.delete(key);
    this.map.set(key, value);
    for (const [oldest, evicted] of this.map) {
      if (this.map.size <= this.capacity) break;
      this.map.delete(oldest);
      this.evicted(evicted);
    }
  }

  delete(key: K): void {
    this.map.delete(key);
  }
}
