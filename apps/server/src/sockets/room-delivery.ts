import { refuse } from '@aerie/host';
import type { Companion, FromServer, RequestOf, RoomLine } from '@aerie/protocol';
import { KeyedMutex } from '../common/keyed-mutex.js';
import type { ReportError } from '../common/report-error.js';
import type { AccountNames } from '../people/account-names.js';
import type { Relations } from '../people/relations.js';
import { inRoom, type Room } from '../rooms/room.js';
import type { Rooms } from '../rooms/rooms.js';
import type { ChatRow } from '../storage/storage.js';
import type { Actor } from '../tables/actor.js';
import type { Connection } from './connection.js';
import type { Presence } from './presence.js';

/** How often it is looked who has been gone from a room for too long. */
const SWEEP_MS = 3000;
/** In how many rooms a connection may be at once: a page shows one, and may be about to leave another. */
const MOST_AT_ONCE = 2;

interface Parts {
  readonly rooms: Rooms;
  readonly presence: Presence;
  readonly isBorrowed: AccountNames['isBorrowed'];
  readonly isBlockedBetween: Relations['isBlockedBetween'];
  readonly reportError: ReportError;
  readonly sweepMs?: number | undefined;
}

/** Who is in which room by a connection to this process, and what they are told of it. */
export class RoomDelivery {
  /** By room, its connections and the next line of talk that each is to be told. */
  private readonly here = new Map<string, Map<Connection, number>>();
  /** What is told of a room is read and sent one after the other, so that nobody is told of an earlier state later. */
  private readonly telling = new KeyedMutex<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly parts: Parts) {}

  start(): void {
    this.timer = setInterval(() => {
      for (const id of this.here.keys())
        this.inBackground(this.parts.rooms.sweep(id, this.parts.presence.isHere));
    }, this.parts.sweepMs ?? SWEEP_MS);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Opens a room and goes there; gives its id. */
  async open(connection: Connection, wanted: RequestOf<'openRoom'>, who: Actor): Promise<string> {
    this.mustHaveRoom(connection);
    const id = await this.parts.rooms.open(wanted, who);
    await this.enter(connection, id, who);
    return id;
  }

  async enter(connection: Connection, id: string, who: Actor): Promise<void> {
    if (!this.isThere(connection, id)) this.mustHaveRoom(connection);
    await this.parts.rooms.enter(id, who);
    this.here.set(id, (this.here.get(id) ?? new Map<Connection, number>()).set(connection, 0));
    await this.tell(id);
    await this.tellTalk(id, connection);
  }

  async leave(connection: Connection, id: string): Promise<void> {
    if (this.forget(connection, id)) await this.parts.rooms.leave(id, connection.person.id);
  }

  /** The connection is closed: its person may come back. */
  exit(connection: Connection): void {
    for (const id of this.roomsOf(connection))
      if (this.forget(connection, id)) this.inBackground(this.parts.rooms.lose(id, connection.person.id));
  }

  isThere = (connection: Connection, id: string): boolean => this.here.get(id)?.has(connection) ?? false;

  /** A room has changed, here or at another process. */
  changed(id: string): void {
    if (this.here.has(id)) this.inBackground(this.tell(id));
  }

  /** Something was said in a room, here or at another process. */
  said(id: string): void {
    if (this.here.has(id)) this.inBackground(this.tellTalk(id));
  }

  /** Lines were rewritten, or may be read by others than before. */
  rewrote(id: string): void {
    const all = this.here.get(id);
    for (const connection of all?.keys() ?? []) all?.set(connection, 0);
    this.said(id);
  }

  /** Anything may have been missed. */
  missed(): void {
    for (const id of this.here.keys()) {
      this.changed(id);
      this.rewrote(id);
    }
  }

  /** Somebody meets others than before, or does not want to hear others than before. */
  concerns(person: string): void {
    for (const [id, all] of this.here)
      if ([...all.keys()].some((one) => one.person.id === person)) {
        this.changed(id);
        this.rewrote(id);
      }
  }

  private mustHaveRoom(connection: Connection): void {
    if (this.roomsOf(connection).length >= MOST_AT_ONCE) refuse('tooManyRooms');
  }

  private roomsOf = (connection: Connection): readonly string[] =>
    [...this.here].flatMap(([id, all]) => (all.has(connection) ? [id] : []));

  /** Whether it was the last one of its person at this process. */
  private forget(connection: Connection, id: string): boolean {
    const all = this.here.get(id);
    if (!all?.delete(connection)) return false;
    if (all.size === 0) this.here.delete(id);
    return ![...all.keys()].some(({ person }) => person.id === connection.person.id);
  }

  private tell(id: string): Promise<void> {
    return this.telling.run(id, async () => {
      const room = (await this.parts.rooms.find(id))?.body;
      for (const connection of this.here.get(id)?.keys() ?? []) {
        const { person } = connection;
        if (!room) this.putOut(connection, id, 'noSuchRoom');
        else if (this.meetsBlocked(room, person.id)) {
          this.putOut(connection, id, 'keptApart');
          this.inBackground(this.parts.rooms.leave(id, person.id));
        } else {
          send(connection, this.messageFor(id, room, person.id));
          // It was thought to be gone, as another window of the same person is.
          if (inRoom(room, person.id)?.gone !== undefined || !inRoom(room, person.id))
            this.inBackground(this.parts.rooms.enter(id, person));
        }
      }
    });
  }

  private tellTalk(id: string, newcomer?: Connection): Promise<void> {
    return this.telling.run(id, async () => {
      const all = this.here.get(id);
      const from = newcomer ? 0 : Math.min(...(all?.values() ?? []));
      if (!all || from === Number.POSITIVE_INFINITY) return;
      const lines = await this.parts.rooms.lines(id, from);
      const next = (lines.at(-1)?.number ?? from - 1) + 1;
      for (const [connection, told] of all) {
        if (newcomer && connection !== newcomer) continue;
        const unsent = lines.filter(({ number }) => number >= told);
        all.set(connection, Math.max(told, next));
        if (unsent.length === 0 && !newcomer) continue;
        send(connection, {
          type: 'talk',
          room: id,
          lines: unsent.map((line) => this.lineFor(line, connection)),
        });
      }
    });
  }

  /** Of two who do not meet, whoever came later goes. */
  private meetsBlocked(room: Room, person: string): boolean {
    const own = inRoom(room, person)?.number ?? room.next;
    return room.people.some((one) => one.number < own && this.parts.isBlockedBetween(one.person, person));
  }

  private putOut(connection: Connection, id: string, code: 'noSuchRoom' | 'keptApart'): void {
    this.forget(connection, id);
    send(connection, { type: 'roomLeft', room: id, reason: { code } });
  }

  private messageFor(id: string, { table, shown, people, leader }: Room, viewer: string): FromServer {
    const told = people.map(
      ({ number, person, name, gone, asks }): Companion => ({
        ...{ number, name, me: person === viewer, leads: number === leader, here: gone === undefined },
        ...(this.parts.isBorrowed(name, person) ? { guest: true } : {}),
        ...(asks ? { asks } : {}),
      }),
    );
    return { type: 'room', room: id, table, shown, people: told };
  }

  private lineFor(
    { number, name, person, text, at }: ChatRow,
    { person: viewer, mutes }: Connection,
  ): RoomLine {
    const time = new Date(at).toISOString();
    if (this.parts.isBlockedBetween(person, viewer.id))
      return { number, name: '', mine: false, text: '', muted: true, at: time };
    return {
      ...{ number, name, mine: person === viewer.id, text, muted: mutes.has(person), at: time },
      ...(this.parts.isBorrowed(name, person) ? { guest: true } : {}),
    };
  }

  private inBackground(work: Promise<void>): void {
    work.catch((error: unknown) => this.parts.reportError(error, 'room'));
  }
}

const send = (connection: Connection, message: FromServer): void => connection.send(JSON.stringify(message));
