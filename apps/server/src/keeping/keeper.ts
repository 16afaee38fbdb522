import type { Role } from '@aerie/protocol';

/** Who looks after the site at this moment. */
export interface Keeper {
  /** Null: whoever has the machine, at the command line, under the name that they give. */
  readonly person: string | null;
  readonly name: string;
  readonly role: Role;
}

export const atTheCommandLine = (name: string): Keeper => ({ person: null, name, role: 'owner' });

/** How the conduct log calls them: people by their ids, since names change and go. */
export const inConductLog = ({ person, name }: Keeper): string => person ?? name;
