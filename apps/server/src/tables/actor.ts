import { type Person, refuse } from '@aerie/host';

/**
 * Somebody who asks for something and may be signed out, banned or removed while that is under way. Whoever only lost the
 * connection is none of it: what they asked for is done, and they are told when they ask again.
 */
export interface Actor extends Person {
  readonly isRevoked?: () => boolean;
}

/** Work that is refused if whoever asked for it has been put out since; to be done right before it is written. */
export const by =
  <Args extends unknown[], Result>(who: Actor | undefined, work: (...args: Args) => Result) =>
  (...args: Args): Result => {
    if (who?.isRevoked?.()) refuse('signedOut');
    return work(...args);
  };
