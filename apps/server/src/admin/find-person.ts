import { folded } from '../people/folded-name.js';
import type { PersonRow, Storage } from '../storage/storage.js';
import type { AdminContext } from './admin-context.js';
import { CommandError } from './command-error.js';

const PAGE = 500;

/** Everybody, in the order of their ids. */
export async function* allPeople(storage: Storage): AsyncGenerator<PersonRow> {
  for (let after = ''; ; ) {
    const some = await storage.people(after, PAGE);
    yield* some;
    const last = some.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** The person that an argument names: by id, by the name of an account, or by a name that only one guest has. */
export async function findPerson(
  { peopleService: { storage, accounts } }: AdminContext,
  text: string,
): Promise<PersonRow> {
  const known = (await storage.person(text)) ?? (await accounts.named(text));
  if (known) return (await storage.person(known.id)) as PersonRow;
  const found: PersonRow[] = [];
  for await (const one of allPeople(storage)) if (folded(one.name) === folded(text)) found.push(one);
  const [only] = found;
  if (!only) throw new CommandError(`Nobody here is called "${text}" or has that id.`);
  if (found.length === 1) return only;
  const ids = found.slice(0, 20).map(({ id, createdAt }) => `  ${id}  since ${day(createdAt)}`);
  throw new CommandError(
    [`${found.length} guests are called "${text}". Say which, by id:`, ...ids].join('\n'),
  );
}

export const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
export const minute = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
