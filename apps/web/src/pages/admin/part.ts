import type { Role } from '@aerie/protocol';

/** What each part of the page is given. */
export interface PartProps {
  readonly role: Role;
  /** The further parts of the address. */
  readonly rest: readonly string[];
  /** What waits may have changed. */
  onChange(): void;
}
