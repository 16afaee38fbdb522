import { type Person, refuse } from '@aerie/host';

/** Somebody who asks for something over a connection that may be dropped while what they asked for is under way. */
export interface Actor extends Person {
  readonly isDropped?: () => boolean;
}

/** Work that is refused if whoever asked for it has been dropped since; to be done right before it is written. */
export const by =
  <Args extends unknown[], Result>(who: Actor | undefined, work: (...args: Args) => Result) =>
  (...args: Args): Result => {
    if (who?.isDropped?.()) refuse('signedOut');
    return work(...args);
  };
