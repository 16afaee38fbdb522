/** One connection of somebody: a tab. The same person may have several. */
export interface Connection {
  readonly person: Person;
  /** Whom they do not want to hear. */
  mutes: ReadonlySet<string>;
  /** Sends text that is ready; the same text may go to many. */
  send(text: string): void;
}

import type { Person } from '@aerie/host';
