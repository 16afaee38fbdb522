import { mayWatch, type Person } from '@aerie/host';
import type { PointedAt, Somebody } from '@aerie/protocol';
import { HttpError } from '../common/http-error.js';
import type { Profiles } from '../history/profiles.js';
import type { PeopleService } from '../people/people-service.js';
import type { ChatRow } from '../storage/storage.js';
import { hears, talkId } from '../tables/chat.js';

/**
 * The person at a table who is meant, who must not be the one who asks, and what was said there as far as they may read it.
 */
export async function pointedAt(
  { tables, storage }: Pick<PeopleService, 'tables' | 'storage'>,
  at: PointedAt,
  by: Person,
): Promise<{ who: Person; lines: ChatRow[] }> {
  const { body } = await tables.table(at.table);
  if (!mayWatch(body, by.id)) throw new HttpError(404, 'nobodyThere');
  const talk = 'talk' in at ? at.talk : 'seats';
  const lines = hears(body, by.id, talk) ? await storage.chat(talkId(at.table, talk), 0) : [];
  const seat = 'seat' in at ? body.seats[at.seat] : undefined;
  const sitting = seat?.kind === 'person' ? seat : undefined;
  const found = 'line' in at ? lines.find(({ number }) => number === at.line) : sitting;
  if (!found || found.person === '') throw new HttpError(404, 'nobodyThere');
  if (found.person === by.id) throw new HttpError(409, 'yourself');
  return { who: { id: found.person, name: found.name }, lines };
}

/** Whose profile it is. */
export async function profileOf(
  people: PeopleService['people'],
  profiles: Profiles,
  profile: string,
): Promise<Person> {
  const id = await profiles.person(profile);
  const person = id === undefined ? undefined : await people.known(id);
  if (!person) throw new HttpError(404, 'noSuchPerson');
  return person;
}

/** Somebody else, however they are pointed at. */
export async function somebodyElse(
  peopleService: PeopleService,
  profiles: Profiles,
  who: Somebody,
  by: Person,
): Promise<Person> {
  if (!('profile' in who)) return (await pointedAt(peopleService, who, by)).who;
  const person = await profileOf(peopleService.people, profiles, who.profile);
  if (person.id === by.id) throw new HttpError(409, 'yourself');
  return person;
}
