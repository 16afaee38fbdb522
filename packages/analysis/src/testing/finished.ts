import type { Analysis, Progress } from '../index.js';

/** Takes all pieces of an analysis. */
export function finished(pieces: Generator<Progress, Analysis>): Analysis {
  for (;;) {
    const { value, done } = pieces.next();
    if (done) return value;
  }
}
