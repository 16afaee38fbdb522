import { setImmediate } from 'node:timers/promises';

/** So long the process does nothing else at a time. */
const SLICE_MS = 4;

/** Does long work in slices, with everything else that the process has to do in between; gives also how long it took without that. */
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
    await setImmediate();
  }
}
