import { randomBytes } from 'node:crypto';
import type {
  ChatMessage,
  FromClient,
  FromServer,
  MatchMessage,
  ReactionMessage,
  RequestOf,
  RequestType,
  RoomLine,
  RoomMessage,
  SeatClock,
  Side,
  TableMessage,
} from '@aerie/protocol';
import { WebSocket } from 'ws';

type Fields<T extends RequestType> = Omit<RequestOf<T>, 'type' | 'id'>;
type Answer = Extract<FromServer, { type: 'done' | 'refused' | 'unreadable' }>;

/** Registers somebody at a server; gives their cookie. */
export async function newPerson(
  base: string,
  name: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const body = JSON.stringify({ name });
  const response = await fetch(`${base}/api/session`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`no session: ${response.status} ${await response.text()}`);
  return response.headers.get('set-cookie')?.split(';')[0] as string;
}

/** The id of whoever has this cookie. */
export async function personOf(base: string, cookie: string): Promise<string> {
  const answer = await (await fetch(`${base}/api/session`, { headers: { cookie } })).json();
  return (answer as { person: { id: string } }).person.id;
}

/**
 * A person at a browser, as far as the server can tell: keeps what it was told of tables and matches, checks that
 * numbers join on, and answers.
 */
export class Client {
  readonly tables = new Map<string, TableMessage>();
  readonly matches = new Map<string, MatchMessage>();
  readonly clocks = new Map<string, readonly SeatClock[]>();
  /** Lines of chat as they arrived; a line that was sent twice is here twice. */
  readonly chats = new Map<string, ChatMessage[]>();
  readonly reactions: ReactionMessage[] = [];
  /** Tables that they were told of when they were paired. */
  readonly paired: string[] = [];
  readonly rooms = new Map<string, RoomMessage>();
  /** Lines of talk as they arrived, by room. */
  readonly talks = new Map<string, RoomLine[]>();
  /** Why one is out of a room. */
  readonly leftRooms = new Map<string, string>();
  /** How many spectators there are, by table. */
  readonly audiences = new Map<string, number>();
  lobby: Extract<FromServer, { type: 'lobby' }> | undefined;
  /** All texts that arrived, in order, if asked for. */
  readonly heard: string[] = [];
  private readonly waiting = new Map<string, (answer: Answer) => void>();
  private watchers: (() => void)[] = [];
  /** Ids of requests must be a person's own, over all of their tabs. */
  private readonly tab = randomBytes(6).toString('base64url');
  private next = 0;
  closed: number | undefined;

  private constructor(
    readonly socket: WebSocket,
    private readonly listens: boolean,
  ) {
    socket.on('message', (data) => this.hear(data.toString()));
    socket.on('close', (code) => {
      this.closed = code;
      for (const answer of this.waiting.values())
        answer({ type: 'refused', id: '', reason: { code: 'closed' } });
      this.waiting.clear();
      this.notifyWaiting();
    });
  }

  static async connect(
    base: string,
    cookie: string,
    listens = false,
    headers: Readonly<Record<string, string>> = {},
    query = '',
  ): Promise<Client> {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/ws${query}`, {
      headers: { cookie, ...headers },
      perMessageDeflate: false,
    });
    const client = new Client(socket, listens);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return client;
  }

  /** Somebody without a session, who looks on. */
  static visit(base: string, headers: Readonly<Record<string, string>> = {}): Promise<Client> {
    return Client.connect(base, '', true, headers, '?visitor');
  }

  static async enter(base: string, name: string, listens = false): Promise<Client> {
    return Client.connect(base, await newPerson(base, name), listens);
  }

  /** Makes a request and waits for the answer; does not throw on a refusal. */
  ask<T extends RequestType>(type: T, fields: Fields<T>, id = `${this.tab}-${this.next++}`): Promise<Answer> {
    return new Promise((resolve) => {
      if (this.closed !== undefined) {
        resolve({ type: 'refused', id, reason: { code: 'closed' } });
        return;
      }
      this.waiting.set(id, resolve);
      this.send({ type, id, ...fields } as unknown as FromClient);
    });
  }

  /** Makes a request that must succeed; gives the table that it made. */
  async must<T extends RequestType>(type: T, fields: Fields<T>): Promise<string> {
    const answer = await this.ask(type, fields);
    if (answer.type !== 'done') throw new Error(`${type}: ${JSON.stringify(answer)}`);
    return answer.made?.table ?? answer.made?.room ?? '';
  }

  /** The code of the refusal, or 'done'. */
  async reason<T extends RequestType>(type: T, fields: Fields<T>): Promise<string> {
    const answer = await this.ask(type, fields);
    return answer.type === 'refused' ? answer.reason.code : answer.type;
  }

  send(message: FromClient | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Waits until something holds; gives up after a while, naming what it waited for. */
  async until(what: string, holds: () => boolean, seconds = 20): Promise<void> {
    const end = Date.now() + seconds * 1000;
    while (!holds()) {
      if (this.closed !== undefined) throw new Error(`closed with ${this.closed} while waiting for ${what}`);
      if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 250);
        this.watchers.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  side(table: string, seat?: number): Side | undefined {
    const sides = this.matches.get(table)?.sides ?? [];
    return seat === undefined ? sides[0] : sides.find((one) => one.seat === seat);
  }

  close(): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return Promise.resolve();
    return new Promise((resolve) => {
      this.socket.once('close', () => resolve());
      this.socket.close();
    });
  }

  private hear(text: string): void {
    if (this.listens) this.heard.push(text);
    const message = JSON.parse(text) as FromServer;
    if (message.type === 'table') this.tables.set(message.table.id, message.table);
    if (message.type === 'match') this.hearMatch(message);
    if (message.type === 'clock') this.clocks.set(message.table, message.seats);
    if (message.type === 'paired') this.paired.push(message.table);
    if (message.type === 'lobby') this.lobby = message;
    if (message.type === 'audience') this.audiences.set(message.table, message.count);
    if (message.type === 'room') this.rooms.set(message.room, message);
    if (message.type === 'talk')
      this.talks.set(message.room, [...(this.talks.get(message.room) ?? []), ...message.lines]);
    if (message.type === 'roomLeft') this.leftRooms.set(message.room, message.reason.code);
    if (message.type === 'reaction') this.reactions.push(message);
    if (message.type === 'chat')
      this.chats.set(message.table, [...(this.chats.get(message.table) ?? []), ...message.lines]);
    if (message.type === 'done' || message.type === 'refused' || message.type === 'unreadable') {
      this.waiting.get(message.id ?? '')?.(message);
      this.waiting.delete(message.id ?? '');
    }
    this.notifyWaiting();
  }

  /** Drops what is older than what is known: after a reconnect messages may arrive out of order. */
  private hearMatch(message: MatchMessage): void {
    const known = this.matches.get(message.table);
    const isNewer = (message.revision ?? 0) > (known?.revision ?? 0);
    if (!known || isNewer || message.number >= known.number) this.matches.set(message.table, message);
  }

  private notifyWaiting(): void {
    for (const wake of this.watchers.splice(0)) wake();
  }
}

/** Answers with one of the listed answers whenever a seat of this client is asked, until the match is over. */
export async function playOut(
  client: Client,
  table: string,
  pick: (answers: readonly string[]) => string,
): Promise<void> {
  for (;;) {
    const match = client.matches.get(table);
    if (match?.outcome) return;
    const side = match?.sides.find(
      (one) => one.seat !== null && match.awaited.includes(one.seat) && one.answers.length > 0,
    );
    if (!match || !side) {
      const before = match?.number ?? -1;
      await client.until(
        'the next step',
        () =>
          (client.matches.get(table)?.number ?? -1) > before || client.matches.get(table)?.outcome != null,
        60,
      );
      continue;
    }
    await client.ask('answer', {
      table,
      seat: side.seat as number,
      number: match.number,
      ...(match.revision === undefined ? {} : { revision: match.revision }),
      answer: pick(side.answers),
    });
    await client.until('the own step', () => (client.matches.get(table)?.number ?? 0) > match.number, 60);
  }
}
