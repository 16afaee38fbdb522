import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Refusal } from '@aerie/host';
import { type FromServer, readFromClient, Unreadable } from '@aerie/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Config } from '../common/config.js';
import type { Metrics } from '../common/metrics.js';
import { networkOf } from '../common/network-address.js';
import { RateLimiter } from '../common/rate-limiter.js';
import { VERSION } from '../common/version.js';
import type { Bans } from '../people/bans.js';
import type { Mutes } from '../people/mutes.js';
import type { Visit } from '../people/people.js';
import type { Connection } from './connection.js';
import type { Connections } from './connections.js';
import type { RequestHandlers } from './request-handlers.js';

/** The longest message that a client may send. */
const LONGEST_MESSAGE = 16 * 1024;
/** How many bytes may wait to be sent to a client before its connection is closed. */
const LONGEST_BACKLOG = 4 * 1024 * 1024;
const HEARTBEAT_MS = 30_000;
/** How long clients have to finish when the server stops. */
export const GOODBYE_MS = 2000;
/** How many unreadable or too frequent messages are tolerated before the connection is closed. */
const PATIENCE = 20;
/** How many requests of one person are remembered, so that repeating one is harmless. */
const REMEMBERED = 200;

/** The codes that connections are closed with; those from 4000 on are our own. */
const CLOSED = {
  restarting: 1012,
  unreadable: 4400,
  signedOut: 4401,
  banned: 4403,
  tooManyMessages: 4429,
} as const;

/** An open socket and who is at it. */
interface OpenSocket {
  readonly connection: Connection;
  readonly visit: Visit;
}

/** Accepts WebSocket connections, reads their messages and answers them. */
export class SocketServer {
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: false,
  });
  private readonly perNetwork = new Map<string, number>();
  private readonly answered = new Map<string, Map<string, Promise<FromServer>>>();
  private readonly sockets = new Map<WebSocket, OpenSocket>();
  private readonly forgetting: NodeJS.Timeout;
  private underWay = 0;

  constructor(
    private readonly config: Config,
    private readonly whoIs: (request: IncomingMessage) => Promise<Visit | undefined>,
    private readonly bans: Bans,
    private readonly mutes: Mutes,
    private readonly connections: Connections,
    private readonly requests: RequestHandlers,
    private readonly metrics: Metrics,
    private readonly reportError: (error: unknown, what: string) => void,
  ) {
    this.forgetting = setInterval(() => this.forgetRequests(), HEARTBEAT_MS);
    this.forgetting.unref();
  }

  get count(): number {
    return this.server.clients.size;
  }

  /** Upgrades a connection, if its person may connect. */
  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, address: string): Promise<void> {
    if (!this.isOwnSite(request)) return rejectUpgrade(socket, '403 Forbidden');
    const network = networkOf(address);
    if ((this.perNetwork.get(network) ?? 0) >= this.config.connectionsPerAddress)
      return rejectUpgrade(socket, '429 Too Many Requests');
    this.perNetwork.set(network, (this.perNetwork.get(network) ?? 0) + 1);
    socket.once('close', () => this.forget(network));
    const visit = await this.whoIs(request);
    if (!visit) return rejectUpgrade(socket, '401 Unauthorized');
    if (await this.bans.ofPerson(visit.person.id)) return rejectUpgrade(socket, '403 Forbidden');
    const mutes = await this.mutes.of(visit.person.id);
    this.server.handleUpgrade(request, socket, head, (open) => this.open(open, visit, mutes));
  }

  /** Waits until all requests under way are answered, then closes all connections. */
  async close(): Promise<void> {
    clearInterval(this.forgetting);
    while (this.underWay > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    for (const client of this.server.clients) client.close(CLOSED.restarting, 'restarting');
    this.server.close();
    const last = setTimeout(() => {
      for (const client of this.server.clients) client.terminate();
    }, GOODBYE_MS);
    last.unref();
  }

  /** Only pages of this site may connect or change anything: a browser always sends the origin of a page. */
  isOwnSite({ headers }: IncomingMessage): boolean {
    if (headers.origin === undefined) return true;
    if (this.config.origin) return headers.origin === this.config.origin;
    try {
      return new URL(headers.origin).host === headers.host;
    } catch {
      return false;
    }
  }

  private forget(network: string): void {
    const left = (this.perNetwork.get(network) ?? 1) - 1;
    if (left > 0) this.perNetwork.set(network, left);
    else this.perNetwork.delete(network);
  }

  /**
   * What somebody may do has changed, here or at another process; without a person, that of
   * anybody may have. Closes connections whose session is over or whose person is banned, and applies changed mutes.
   */
  async examine(person?: string): Promise<void> {
    const concerned = [...this.sockets].filter(
      ([, { connection }]) => person === undefined || connection.person.id === person,
    );
    for (const [socket, { connection, visit }] of concerned) {
      const { id } = connection.person;
      if (!(await visit.isOpen())) socket.close(CLOSED.signedOut, 'signed out');
      else if (await this.bans.ofPerson(id)) socket.close(CLOSED.banned, 'banned');
      else await this.hearAgain(connection);
    }
  }

  private async hearAgain(connection: Connection): Promise<void> {
    const before = connection.mutes;
    const mutes = await this.mutes.of(connection.person.id);
    if (mutes.size === before.size && [...mutes].every((one) => before.has(one))) return;
    connection.mutes = mutes;
    await this.connections.chat.retell(connection);
  }

  private open(socket: WebSocket, visit: Visit, mutes: ReadonlySet<string>): void {
    const { person } = visit;
    const bucket = new RateLimiter(this.config.messagesPerSecond, this.config.messageBurst);
    let patience = PATIENCE;
    const connection: Connection = {
      person,
      scopes: visit.scopes,
      mutes,
      send: (text) => {
        if (socket.readyState !== socket.OPEN) return;
        if (socket.bufferedAmount > LONGEST_BACKLOG) socket.terminate();
        else socket.send(text);
      },
    };
    this.sockets.set(socket, { connection, visit });
    this.connections.enter(connection);
    // A token ends at its time: whoever came with it is looked at again now and then.
    const isProgram = visit.session === null;
    keepAlive(socket, () => {
      if (isProgram) this.examine(person.id).catch((error: unknown) => this.reportError(error, 'people'));
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.sockets.delete(socket);
      this.connections.exit(connection);
    });
    socket.on('message', (data, binary) => {
      const readable = !binary && bucket.take();
      if (!readable && --patience <= 0) socket.close(CLOSED.tooManyMessages, 'too many messages');
      if (!readable) return;
      const fine = this.receive(data.toString(), connection);
      if (!fine && --patience <= 0) socket.close(CLOSED.unreadable, 'unreadable messages');
    });
    this.connections.tell(connection, {
      type: 'welcome',
      person: { id: person.id, name: person.name },
      version: VERSION,
    });
  }

  /** Reads and answers one message; false if it could not be read. */
  private receive(text: string, connection: Connection): boolean {
    this.metrics.messages.inc();
    try {
      const request = readFromClient(text);
      void this.answer(request, connection).then((answer) => this.connections.tell(connection, answer));
      return true;
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      const { id, at, message } = error;
      this.connections.tell(connection, { type: 'unreadable', id, at, message });
      return false;
    }
  }

  /** A request that is repeated gets the answer of the first one; nothing is done twice. */
  private answer(request: ReturnType<typeof readFromClient>, connection: Connection): Promise<FromServer> {
    const { id: person } = connection.person;
    const known = this.answered.get(person) ?? new Map<string, Promise<FromServer>>();
    this.answered.set(person, known);
    // Requests that change nothing may be repeated.
    const repeatable = request.type === 'watch' || request.type === 'lobby' || request.type === 'ping';
    const before = repeatable ? undefined : known.get(request.id);
    if (before) return before;
    const answer = this.carryOut(request, connection);
    if (!repeatable) {
      known.set(request.id, answer);
      for (const oldest of known.keys()) {
        if (known.size <= REMEMBERED) break;
        known.delete(oldest);
      }
    }
    return answer;
  }

  private async carryOut(
    request: ReturnType<typeof readFromClient>,
    connection: Connection,
  ): Promise<FromServer> {
    const { id } = request;
    this.underWay++;
    const stop = this.metrics.requests.startTimer({ type: request.type });
    try {
      const made = await this.requests.carryOut(request, connection);
      return { type: 'done', id, ...(made ? { made } : {}) };
    } catch (error) {
      if (error instanceof Refusal)
        return {
          type: 'refused',
          id,
          reason: {
            code: error.reason.code,
            ...(error.reason.args ? { args: { ...error.reason.args } } : {}),
          },
        };
      this.reportError(error, request.type);
      return { type: 'refused', id, reason: { code: 'serverFailed' } };
    } finally {
      stop();
      this.underWay--;
    }
  }

  /** Forgets the requests of people who are not connected. */
  private forgetRequests(): void {
    for (const person of this.answered.keys())
      if (!this.connections.presence.isHere(person)) this.answered.delete(person);
  }
}

/** Ends a connection whose other side is silent. Each has a timer of its own: thousands of pings at once would block. */
function keepAlive(socket: WebSocket, onBeat: () => void): void {
  let alive = true;
  const heartbeat = setInterval(() => {
    if (!alive) socket.terminate();
    alive = false;
    socket.ping();
    onBeat();
  }, HEARTBEAT_MS);
  socket.on('pong', () => {
    alive = true;
  });
  socket.on('close', () => clearInterval(heartbeat));
}

/** Rejects an upgrade. The socket is destroyed after the answer, because nobody reads from it any more. */
export function rejectUpgrade(socket: Duplex, status: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
