import { refuse } from '@aerie/host';
import { type FromClient, REQUEST_SCOPES, type RequestOf, type RequestType } from '@aerie/protocol';
import { allows, type People } from '../people/people.js';
import type { Rooms } from '../rooms/rooms.js';
import type { Chat } from '../tables/chat.js';
import type { Reactions } from '../tables/reactions.js';
import type { TableService } from '../tables/table-service.js';
import type { Connection } from './connection.js';
import type { Connections } from './connections.js';
import type { CoverVotes } from './cover-votes.js';
import type { Restrictions } from './restrictions.js';

type Made = { table: string } | { room: string } | undefined;
type Handlers = {
  readonly [T in RequestType]: (request: RequestOf<T>, connection: Connection) => Promise<Made>;
};

/** One handler for each type of request; they throw `Refusal`. */
export class RequestHandlers {
  constructor(
    private readonly tables: TableService,
    private readonly chat: Chat,
    private readonly reactions: Reactions,
    private readonly rooms: Rooms,
    private readonly people: People,
    private readonly connections: Connections,
    private readonly restrictions: Restrictions,
    private readonly hasTakeovers: boolean,
    private readonly coverVotes: CoverVotes,
  ) {}

  async carryOut(request: FromClient, connection: Connection): Promise<Made> {
    const scope = REQUEST_SCOPES[request.type];
    if (scope && !allows(connection, scope))
      connection.isVisitor ? refuse('needsName') : refuse('outOfScope', { scope });
    await this.restrictions.check(request, connection);
    const handler = this.handlers[request.type] as (one: FromClient, connection: Connection) => Promise<Made>;
    return handler(request, connection);
  }

  private readonly handlers: Handlers = {
    ping: async () => undefined,
    lobby: async ({ on }, connection) => {
      if (on) await this.connections.lobby.enter(connection);
      else this.connections.lobby.leave(connection);
      return undefined;
    },
    create: async (wanted, { person }) => {
      const { id } = await this.tables.create(wanted, await this.people.current(person));
      return { table: id };
    },
    watch: async ({ table, since, revision }, connection) => {
      const seen = since === undefined ? undefined : { number: since, revision };
      await this.connections.watch(connection, table, seen);
      return undefined;
    },
    unwatch: async ({ table }, connection) => {
      this.connections.unwatch(connection, table);
      return undefined;
    },
    configure: async (wanted, { person }) => nothing(this.tables.configure(wanted.table, wanted, person)),
    agree: async ({ table, terms }, { person }) => nothing(this.tables.agree(table, terms, person)),
    admit: async ({ table, watchers }, { person }) => nothing(this.tables.admit(table, watchers, person)),
    sit: async ({ table, seat, name, luckHash }, { person }) =>
      nothing(this.tables.sit(table, seat, await this.people.current(person), name, luckHash)),
    stand: async ({ table, seat }, { person }) => nothing(this.tables.stand(table, seat, person)),
    seatBot: async ({ table, seat, level }, { person }) =>
      nothing(this.tables.seatBot(table, seat, level, person)),
    remove: async ({ table, seat }, { person }) => nothing(this.tables.remove(table, seat, person)),
    start: async ({ table }, { person }) => nothing(this.tables.start(table, person)),
    reveal: async ({ table, part }, { person }) => nothing(this.tables.reveal(table, part, person)),
    rematch: async ({ table, agree, luckHash }, { person }) => {
      if (agree === false) return nothing(this.tables.declineRematch(table, person));
      return { table: await this.tables.rematch(table, await this.people.current(person), luckHash) };
    },
    answer: async ({ table, seat, answer, number, revision }, { person }) =>
      nothing(this.tables.answer(table, seat, answer, { number, revision }, person)),
    undo: async ({ table, seat, number, revision }, { person }) =>
      nothing(this.tables.undo(table, seat, { number, revision }, person)),
    agreeUndo: async ({ table, seat, agree }, { person }) =>
      nothing(this.tables.agreeUndo(table, seat, agree, person)),
    sketch: async ({ table, seat, number, revision, plan, wish }, { person }) =>
      nothing(this.tables.sketch(table, { seat, number, plan, ...(wish ? { wish } : {}) }, revision, person)),
    cover: async ({ table, seat, level }, { person }) =>
      nothing(this.tables.cover(table, seat, level, person)),
    resign: async ({ table, seat }, { person }) => nothing(this.tables.resign(table, seat, person)),
    takeOver: async ({ table, seat, wish = true }, { person }) => {
      if (!this.hasTakeovers) refuse('switchedOff');
      return nothing(this.tables.askTakeover(table, seat, wish, await this.people.current(person)));
    },
    agreeTakeOver: async ({ table, seat, agree }, { person }) => {
      if (!this.hasTakeovers) refuse('switchedOff');
      return nothing(this.tables.agreeTakeover(table, seat, agree, this.connections.presence.isHere, person));
    },
    chat: async ({ id, table, text }, connection) => {
      const person = await this.people.current(connection.person);
      const watches = this.connections.watchers.isWatching(connection, table);
      return nothing(this.chat.say(table, text, id, person, watches));
    },
    react: async ({ table, reaction }, connection) => {
      const person = await this.people.current(connection.person);
      const watches = this.connections.watchers.isWatching(connection, table);
      return nothing(this.reactions.react(table, reaction, person, watches));
    },
    openRoom: async (wanted, connection) => {
      const person = await this.people.current(connection.person);
      return { room: await this.connections.rooms.open(connection, wanted, person) };
    },
    enterRoom: async ({ room }, connection) => {
      const person = await this.people.current(connection.person);
      return nothing(this.connections.rooms.enter(connection, room, person));
    },
    leaveRoom: async ({ room }, connection) => nothing(this.connections.rooms.leave(connection, room)),
    show: async ({ room, shown }, { person }) => nothing(this.rooms.show(room, shown, person)),
    askLead: async ({ room, wish }, { person }) => nothing(this.rooms.ask(room, wish, person)),
    handLead: async ({ room, to }, { person }) => nothing(this.rooms.hand(room, to, person)),
    talk: async ({ id, room, text }, connection) => {
      if (!this.connections.rooms.isThere(connection, room)) refuse('notThere');
      return nothing(this.rooms.say(room, text, id, connection.person));
    },
    voteCover: async ({ table, seat }, { person }) =>
      nothing(this.coverVotes.cast({ table, seat, voter: person.id })),
  };
}

const nothing = async (work: Promise<unknown>): Promise<undefined> => {
  await work;
  return undefined;
};
