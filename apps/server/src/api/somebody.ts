import { mayWatch, type Person } from '@aerie/host';
import type { PointedAt, Somebody } from '@aerie/protocol';
import { HttpError } from '../common/http-error.js';
import type { Profiles } from '../history/profiles.js';
import type { PeopleService } from '../people/people-service.js';
import type { Rooms } from '../rooms/rooms.js';
import type { ChatRow } from '../storage/storage.js';
import { hears, talkId } from '../tables/chat.js';

/** Where people can be pointed at. */
export interface Places extends Pick<PeopleService, 'tables' | 'storage' | 'people'> {
  readonly rooms: Pick<Rooms, 'find'>;
}

/** Somebody who is pointed at, and where. */
interface Found {
  readonly who: Person;
  readonly table: string;
  readonly room?: string;
  /** What was said there, as far as whoever points may read it. */
  readonly lines: readonly ChatRow[];
}

/** The person who is meant, who must not be the one who asks. */
export async function pointedAt(places: Places, at: PointedAt, by: Person): Promise<Found> {
  const found = 'room' in at ? await inRoom(places, at, by) : await atTable(places, at, by);
  if (found.who.id === '') throw new HttpError(404, 'nobodyThere');
  if (found.who.id === by.id) throw new HttpError(409, 'yourself');
  return found;
}

async function atTable(
  { tables, storage }: Places,
  at: Exclude<PointedAt, { room: string }>,
  by: Person,
): Promise<Found> {
  const { body } = await tables.table(at.table);
  if (!mayWatch(body, by.id)) throw new HttpError(404, 'nobodyThere');
  const talk = 'talk' in at ? at.talk : 'seats';
  const lines = hears(body, by.id, talk) ? await storage.chat(talkId(at.table, talk), 0) : [];
  const seat = 'seat' in at ? body.seats[at.seat] : undefined;
  const sitting = seat?.kind === 'person' ? seat : undefined;
  const found = 'line' in at ? lines.find(({ number }) => number === at.line) : sitting;
  return { who: called(found), table: at.table, lines };
}

/** Only who is in a room too knows who is there. */
async function inRoom(
  { rooms, storage }: Places,
  at: Extract<PointedAt, { room: string }>,
  by: Person,
): Promise<Found> {
  const room = (await rooms.find(at.room))?.body;
  if (!room?.people.some(({ person }) => person === by.id)) throw new HttpError(404, 'nobodyThere');
  const lines = await storage.chat(at.room, 0);
  const found = lines.find(({ number }) => number === at.line);
  return { who: called(found), table: room.table, room: at.room, lines };
}

function called(found: { person: string; name: string } | undefined): Person {
  if (!found) throw new HttpError(404, 'nobodyThere');
  return { id: found.person, name: found.name };
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
  places: Places,
  profiles: Profiles,
  who: Somebody,
  by: Person,
): Promise<Person> {
  if (!('profile' in who)) return (await pointedAt(places, who, by)).who;
  const person = await profileOf(places.people, profiles, who.profile);
  if (person.id === by.id) throw new HttpError(409, 'yourself');
  return person;
}
