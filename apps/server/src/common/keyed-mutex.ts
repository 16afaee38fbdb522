/** Runs one piece of work at a time for each key, in the order in which they were asked for. */
export class KeyedMutex<K> {
  private readonly last = new Map<K, Promise<unknown>>();

  /** Runs `work` when everything asked for before under this key is done. */
  run<T>(key: K, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(key) ?? Promise.resolve();
    const now = before.then(work, work);
    const settled = now.then(
      () => undefined,
      () => undefined,
    );
    this.last.set(key, settled);
    void settled.then(() => {
      if (this.last.get(key) === settled) this.last.delete(key);
    });
    return now;
  }
}
