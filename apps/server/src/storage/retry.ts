import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_PAUSE = 25;
const LONGEST_PAUSE = 1000;

export interface RetryPolicy {
  /** For how many milliseconds work is tried again after the connection broke. */
  readonly retryMs: number;
  /** Whether after this error it is unknown if the work was done, or it was not and may be tried again. */
  isTransient(error: unknown): boolean;
}

/**
 * Tries until it works, fails for good, or the time is up. Whether an attempt was done before the connection broke is
 * unknown: the next one is told that it is not the first.
 */
export async function retry<T>(attempt: (again: boolean) => Promise<T>, policy: RetryPolicy): Promise<T> {
  const until = performance.now() + policy.retryMs;
  for (let pause = FIRST_PAUSE, again = false; ; pause = Math.min(pause * 2, LONGEST_PAUSE), again = true) {
    try {
      return await attempt(again);
    } catch (error) {
      if (!policy.isTransient(error) || performance.now() + pause > until) throw error;
      await sleep(pause);
    }
  }
}
