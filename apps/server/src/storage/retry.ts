import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_PAUSE = 25;
const LONGEST_PAUSE = 1000;

export interface RetryPolicy {
  /** For how many milliseconds something that broke is tried again. */
  readonly retryMs: number;
  /** Whether after this error nobody knows if the work was done, or it surely was not and may be tried again. */
  isTransient(error: unknown): boolean;
}

/**
 * Tries until it works, fails for good, or the time is up. Of an attempt that broke nobody knows what became of it:
 * the next one is told that it is not the first.
 */
export async function retry<T>(attempt: (again: boolean) => Promise<T>, policy: RetryPolicy): Promise<T> {
  const until = Date.now() + policy.retryMs;
  for (let pause = FIRST_PAUSE, again = false; ; pause = Math.min(pause * 2, LONGEST_PAUSE), again = true) {
    try {
      return await attempt(again);
    } catch (error) {
      if (!policy.isTransient(error) || Date.now() + pause > until) throw error;
      await sleep(pause);
    }
  }
}
