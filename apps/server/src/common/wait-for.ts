import { setTimeout as sleep } from 'node:timers/promises';

/** Something that the server needs did not become reachable in time. Says what, for how long, why, and what to check. */
export class Unreachable extends Error {}

export interface Waiting {
  /** What is waited for, as it is told. */
  readonly what: string;
  /** What to look at when it does not come. */
  readonly check: string;
  /** After how many milliseconds to give up; 0: one attempt. */
  readonly forMs: number;
  /** Whether it may work later after this error. */
  isTransient(error: unknown): boolean;
  /** Is told that it is waited for, from time to time, and that it has come. */
  tell(message: string): void;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2000;
const TELL_EVERY_MS = 10_000;

/** Tries until it works; throws `Unreachable` when the time is up, and any other error at once. */
export async function waitFor<T>(attempt: () => Promise<T>, waiting: Waiting): Promise<T> {
  const { what, check, forMs, isTransient, tell } = waiting;
  const began = performance.now();
  const passed = () => performance.now() - began;
  let toldAt = Number.NEGATIVE_INFINITY;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      const result = await attempt();
      if (toldAt >= 0) tell(`${what} is there after ${seconds(passed())}`);
      return result;
    } catch (error) {
      if (!isTransient(error)) throw error;
      const why = reasonOf(error);
      const left = forMs - passed();
      if (left <= 0)
        throw new Unreachable(`${what} could not be reached for ${seconds(passed())}: ${why}\n${check}`, {
          cause: error,
        });
      if (passed() - toldAt >= TELL_EVERY_MS) {
        toldAt = passed();
        tell(`waiting for ${what}, for up to ${seconds(forMs)}: ${why}`);
      }
      await sleep(Math.min(pause, left));
    }
  }
}

const seconds = (ms: number): string => `${Math.round(ms / 1000)} s`;

/** Errors of several addresses have no message of their own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
