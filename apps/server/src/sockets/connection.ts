/** One connection of somebody, such as a browser tab; the same person may have several. */
export interface Connection {
  readonly person: Person;
  /** Whom they do not want to hear. */
  mutes: ReadonlySet<string>;
  /** Sends a message that is already serialised. */
  send(text: string): void;
}

import type { Person } from '@aerie/host';
