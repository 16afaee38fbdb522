/** What can happen, by name, with what its listeners are given. */
type EventMap<T> = { readonly [K in keyof T]: readonly unknown[] };

/**
 * The one way in which a part of the server tells others what has happened, without knowing them. Listeners are called
 * at once, in the order in which they were added, and nobody waits for what they begin. What has to be done before
 * something else goes on is not an event but a dependency that is awaited.
 */
export class Events<T extends EventMap<T>> {
  private readonly listeners: { [K in keyof T]?: Set<(...args: T[K]) => void> } = {};

  /** Adds a listener; gives what removes it again. */
  on<K extends keyof T>(name: K, listener: (...args: T[K]) => void): () => void {
    const all = this.listeners[name] ?? new Set();
    this.listeners[name] = all.add(listener);
    return () => void all.delete(listener);
  }

  emit<K extends keyof T>(name: K, ...args: T[K]): void {
    for (const listener of this.listeners[name] ?? []) listener(...args);
  }
}
