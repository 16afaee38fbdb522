import type { KeptPeople } from '../keeping/kept-people.js';
import { folded } from '../people/folded-name.js';
import type { PersonRow } from '../storage/storage.js';
import type { AdminContext } from './admin-context.js';
import { CommandError } from './command-error.js';

const ALL = Number.POSITIVE_INFINITY;

/** Everybody whose name has this in it or whose id it is, in the order of their ids. */
export async function* allPeople({ keeping }: AdminContext, text = ''): AsyncGenerator<PersonRow> {
  for (let after: string | null = ''; after !== null; ) {
    const { found, next }: Awaited<ReturnType<KeptPeople['search']>> = await keeping.people.search(
      text,
      after,
      ALL,
    );
    yield* found;
    after = next;
  }
}

/** The person that an argument names: by id, by the name of an account, or by a name that only one guest has. */
export async function findPerson(context: AdminContext, text: string): Promise<PersonRow> {
  const { storage, accounts } = context.keeping.peopleService;
  const known = (await storage.person(text)) ?? (await accounts.named(text));
  if (known) return (await storage.person(known.id)) as PersonRow;
  const found: PersonRow[] = [];
  for await (const one of allPeople(context, text)) if (folded(one.name) === folded(text)) found.push(one);
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
