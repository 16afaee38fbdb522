import { type Person, refuse } from '@aerie/host';
import { shownSchema } from '@aerie/protocol';
import * as v from 'valibot';
import { storedObject } from '../storage/stored-object.js';

/** How many people may be in a room. */
const MOST_PEOPLE = 24;

const companion = storedObject({
  /** Counts up in a room; the first who is there has the lowest. */
  number: v.number(),
  person: v.string(),
  name: v.string(),
  /** Since when they are not connected. */
  gone: v.exactOptional(v.number()),
  asks: v.exactOptional(v.literal(true)),
});
export type Guest = v.InferOutput<typeof companion>;

/** A room in which people look at a finished match together. Whoever has been gone for a while is out of it. */
export const roomSchema = storedObject({
  table: v.string(),
  shown: shownSchema,
  people: v.array(companion),
  /** The number of whoever leads; somebody does while anybody is there. */
  leader: v.nullable(v.number()),
  next: v.number(),
});
export type Room = v.InferOutput<typeof roomSchema>;

export const emptyRoom = (table: string, shown: Room['shown']): Room => ({
  ...{ table, shown, people: [], leader: null, next: 0 },
});

export const inRoom = (room: Room, person: string): Guest | undefined =>
  room.people.find((one) => one.person === person);

/** Somebody comes, or is back. */
export function entered(room: Room, { id, name }: Person): Room {
  const known = inRoom(room, id);
  if (known) {
    const { gone: _, ...here } = known;
    return changed(room, { ...here, name });
  }
  if (room.people.length >= MOST_PEOPLE) refuse('roomFull');
  const people = [...room.people, { number: room.next, person: id, name }];
  return led({ ...room, people, next: room.next + 1 });
}

export const left = (room: Room, person: string): Room =>
  led({ ...room, people: room.people.filter((one) => one.person !== person) });

/** Somebody is not connected any more. */
export function lost(room: Room, person: string, now: number): Room | undefined {
  const one = inRoom(room, person);
  return one && one.gone === undefined ? changed(room, { ...one, gone: now }) : undefined;
}

/** Whoever has been gone for too long is out, and who is found to be gone counts as such from now on. */
export function swept(
  room: Room,
  isHere: (person: string) => boolean,
  now: number,
  away: number,
): Room | undefined {
  const staying = room.people.filter(({ gone }) => gone === undefined || now - gone < away);
  const people = staying.map((one) =>
    one.gone === undefined && !isHere(one.person) ? { ...one, gone: now } : one,
  );
  const isSame =
    people.length === room.people.length && people.every((one, i) => one.gone === room.people[i]?.gone);
  return isSame ? undefined : led({ ...room, people });
}

export function shown(room: Room, person: string, what: Room['shown']): Room {
  mustLead(room, person);
  return { ...room, shown: what };
}

export function asked(room: Room, person: string, wish: boolean): Room {
  const { asks: _, ...one } = mustBeThere(room, person);
  return changed(room, wish && one.number !== room.leader ? { ...one, asks: true } : one);
}

export function handed(room: Room, person: string, to: number): Room {
  mustLead(room, person);
  const next = room.people.find(({ number }) => number === to) ?? refuse('notThere');
  const { asks: _, ...leading } = next;
  return { ...changed(room, leading), leader: to };
}

export const mustBeThere = (room: Room, person: string): Guest => inRoom(room, person) ?? refuse('notThere');

function mustLead(room: Room, person: string): void {
  if (mustBeThere(room, person).number !== room.leader) refuse('notLeading');
}

const changed = (room: Room, one: Guest): Room => ({
  ...room,
  people: room.people.map((before) => (before.number === one.number ? one : before)),
});

/** Where whoever led is out, the next who is connected does, in the order in which they came. */
function led(room: Room): Room {
  const { people } = room;
  if (people.some(({ number }) => number === room.leader)) return room;
  const next = people.find(({ gone }) => gone === undefined) ?? people[0];
  if (!next) return { ...room, leader: null };
  const { asks: _, ...leading } = next;
  return { ...changed(room, leading), leader: next.number };
}
