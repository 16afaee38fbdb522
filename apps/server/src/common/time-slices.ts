import { setTimeout as sleep } from 'node:timers/promises';

/** So long the process does nothing else at a time, and so long everything else comes first then. */
const SLICE_MS = 1.5;
const PAUSE_MS = 4;

/**
 * Does long work that can wait in slices, with pauses in which everything else is done that the process has to do; gives also how
 * long it took without them.
 */
export async function inSlices<T>(
  steps: Generator<void, T>,
): Promise<{ readonly made: T; readonly took: number }> {
  let took = 0;
  for (;;) {
    const began = performance.now();
    while (performance.now() - began < SLICE_MS) {
      const { done, value } = steps.next();
      if (done) return { made: value, took: took + performance.now() - began };
    }
    took += performance.now() - began;
    await sleep(PAUSE_MS);
  }
}
