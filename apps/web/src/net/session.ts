import { signal } from '@preact/signals';
import { heard } from '../offline/network.js';
import { settings } from '../settings/settings.js';

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** Who one is at this server; undefined until it is known, null if nobody yet. */
export const person = signal<Person | null | undefined>(undefined);

async function session(init?: RequestInit): Promise<Person | null> {
  const response = await fetch('/api/session', { credentials: 'same-origin', ...init }).catch((error) => {
    heard(false);
    throw error;
  });
  heard(true);
  if (!response.ok) throw new Error(`session: ${response.status}`);
  return ((await response.json()) as { person: Person | null }).person;
}

/** Asks the server who one is. Throws when it cannot be reached. */
export async function recognise(): Promise<Person | null> {
  person.value = await session();
  return person.value;
}

/** Enters with a name, or takes a new one. */
export async function enter(name: string): Promise<Person> {
  const known = await session({ method: 'POST', body: JSON.stringify({ name }) });
  if (!known) throw new Error('session: nobody');
  person.value = known;
  settings.name.value = known.name;
  return known;
}
