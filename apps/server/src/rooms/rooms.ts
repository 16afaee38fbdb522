import { mayWatch, refuse, resultOf } from '@aerie/host';
import type { RequestOf } from '@aerie/protocol';
import { Events } from '../common/events.js';
import { newId } from '../common/ids.js';
import { KeyedRateLimiter } from '../common/rate-limiter.js';
import type { Relations } from '../people/relations.js';
import type { ChatRow, Storage } from '../storage/storage.js';
import { type TypedRecord, TypedRecords } from '../storage/typed-records.js';
import { type Actor, by } from '../tables/actor.js';
import type { TableService } from '../tables/table-service.js';
import {
  asked,
  emptyRoom,
  entered,
  handed,
  left,
  lost,
  mustBeThere,
  type Room,
  roomSchema,
  shown,
  swept,
} from './room.js';

const SHELF = 'rooms';
/** How many rooms somebody may have opened that have not ended; where none is empty, no more. */
const MOST_ROOMS = 5;
/** A room ends when nothing has happened in it for so long. */
const LIFETIME_MS = 12 * 60 * 60_000;
const ENDED_AT_ONCE = 100;
/** How many lines of talk are told to whoever comes. */
const TOLD_LINES = 50;
/** How many lines somebody may write in how many seconds, and how many rooms they may open. */
const LINES = 5;
const LINE_SECONDS = 10;
const OPENINGS = 3;
const OPENING_SECONDS = 60;

interface RoomEvents {
  /** This process has changed a room, or ended it. */
  readonly changed: [id: string];
  /** This process has stored a line of a room's talk. */
  readonly said: [id: string];
}

interface Parts {
  readonly storage: Storage;
  readonly tables: TableService;
  readonly isBlockedBetween: Relations['isBlockedBetween'];
  readonly now: () => number;
  readonly isOn: boolean;
  /** For how long somebody may be gone. */
  readonly away: number;
}

/**
 * Rooms in which people look at finished matches together. A room is a record, so that any process goes on with it; it belongs
 * to whoever opened it. What is said there is stored like the chat of a table, under the id of the room.
 */
export class Rooms {
  readonly events = new Events<RoomEvents>();
  private readonly kept: TypedRecords<typeof roomSchema>;
  private readonly talking = new KeyedRateLimiter(LINES / LINE_SECONDS, LINES);
  private readonly opening = new KeyedRateLimiter(OPENINGS / OPENING_SECONDS, OPENINGS);

  constructor(private readonly parts: Parts) {
    this.kept = new TypedRecords(parts.storage, 'room', roomSchema);
  }

  find = (id: string): Promise<TypedRecord<Room> | undefined> => this.kept.find(id);

  /** A new room for a match that everybody may see; gives its id. */
  async open({ table, shown }: RequestOf<'openRoom'>, who: Actor): Promise<string> {
    if (!this.parts.isOn) refuse('switchedOff');
    await this.mustBeOpenTo(table, who.id);
    if (!this.opening.take(who.id)) refuse('tooFast');
    await this.makeRoomFor(who.id);
    const room = { id: newId(), owner: who.id, shelf: SHELF, rank: this.parts.now() };
    await by(who, () => this.kept.add({ ...room, body: emptyRoom(table, shown) }))();
    return room.id;
  }

  /** Somebody comes or is back, unless somebody is there whom they do not meet. */
  async enter(id: string, who: Actor): Promise<void> {
    if (!this.parts.isOn) refuse('switchedOff');
    const { body } = (await this.find(id)) ?? refuse('noSuchRoom');
    await this.mustBeOpenTo(body.table, who.id);
    await this.change(
      id,
      by(who, (room: Room) => {
        if (room.people.some(({ person }) => this.parts.isBlockedBetween(person, who.id)))
          refuse('keptApart');
        return entered(room, who);
      }),
    );
  }

  leave = (id: string, person: string): Promise<void> => this.changeIfThere(id, (room) => left(room, person));

  lose = (id: string, person: string): Promise<void> =>
    this.changeIfThere(id, (room) => lost(room, person, this.parts.now()));

  /** Looks who has been gone for too long; the caller knows who is connected. */
  sweep = (id: string, isHere: (person: string) => boolean): Promise<void> =>
    this.changeIfThere(id, (room) => swept(room, isHere, this.parts.now(), this.parts.away));

  show = (id: string, what: Room['shown'], who: Actor): Promise<void> =>
    this.change(
      id,
      by(who, (room: Room) => shown(room, who.id, what)),
    );

  ask = (id: string, wish: boolean, who: Actor): Promise<void> =>
    this.change(
      id,
      by(who, (room: Room) => asked(room, who.id, wish)),
    );

  hand = (id: string, to: number, who: Actor): Promise<void> =>
    this.change(
      id,
      by(who, (room: Room) => handed(room, who.id, to)),
    );

  /** `key` is an id of the speaker's choice: a line with the same key is stored once. */
  async say(id: string, text: string, key: string, who: Actor): Promise<void> {
    const { body } = (await this.find(id)) ?? refuse('noSuchRoom');
    const { name } = mustBeThere(body, who.id);
    if (!this.talking.take(who.id)) refuse('tooFast');
    const own = { table: id, key: `${who.id} ${key}`, person: who.id, seat: null, name, text };
    await by(who, () => this.parts.storage.addChatLine({ ...own, at: this.parts.now() }))();
    this.events.emit('said', id);
  }

  /** The last lines of a room's talk, from a number on. */
  async lines(id: string, from: number): Promise<readonly ChatRow[]> {
    return (await this.parts.storage.chat(id, from)).slice(-TOLD_LINES);
  }

  /** Ends rooms in which nothing has happened for long. */
  async endStale(): Promise<void> {
    const to = this.parts.now() - LIFETIME_MS;
    for (const { id } of await this.kept.on(SHELF, { to, order: 'rising', limit: ENDED_AT_ONCE }))
      await this.end(id);
  }

  private async end(id: string): Promise<void> {
    await this.kept.drop(id);
    await this.parts.storage.dropChat(id);
    this.events.emit('changed', id);
  }

  /** Whoever has opened many rooms loses the oldest empty one. */
  private async makeRoomFor(person: string): Promise<void> {
    const theirs = await this.kept.of(person, MOST_ROOMS);
    if (theirs.length < MOST_ROOMS) return;
    const empty = theirs.findLast(({ body }) => body.people.length === 0) ?? refuse('tooManyRooms');
    await this.end(empty.id);
  }

  /** Only a finished match that strangers may see is shared, and not with whom its people do not meet. */
  private async mustBeOpenTo(id: string, person: string): Promise<void> {
    const { tables } = this.parts;
    const { table, live } = await tables.standing(id);
    if (!live || !resultOf(table.body, live.match)) refuse('notOver');
    if (tables.isSecret(table)) refuse('dealOfToday');
    if (!mayWatch(table.body, undefined)) refuse('noWatchers');
    if (tables.isKeptFrom(table, person)) refuse('keptApart');
  }

  private async change(id: string, how: (room: Room) => Room): Promise<void> {
    const done = await this.kept.change(id, ({ body }) => ({ body: how(body), rank: this.parts.now() }));
    if (!done) refuse('noSuchRoom');
    this.events.emit('changed', id);
  }

  private async changeIfThere(id: string, how: (room: Room) => Room | undefined): Promise<void> {
    const done = await this.kept.change(id, ({ body }) => {
      const next = how(body);
      return next && { body: next, rank: this.parts.now() };
    });
    if (done) this.events.emit('changed', id);
  }
}
