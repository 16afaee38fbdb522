import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Refusal, refuse } from '@aerie/host';
import type { Reason } from '@aerie/kernel';
import {
  type FromClient,
  type FromServer,
  type RequestType,
  readFromClient,
  Unreadable,
} from '@aerie/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Config } from '../common/config.js';
import type { Metrics } from '../common/metrics.js';
import { networkOf } from '../common/network-address.js';
import type { ReportError } from '../common/report-error.js';
import type { Tracer } from '../common/tracer.js';
import { VERSION } from '../common/version.js';
import type { Payer, WorkBudget } from '../common/work-budget.js';
import { FREE, type Standing } from '../people/measures.js';
import type { Visit } from '../people/people.js';
import type { PeopleService } from '../people/people-service.js';
import type { Visitors } from '../people/visitors.js';
import { AnsweredRequests } from './answered-requests.js';
import type { Connections } from './connections.js';
import { Counts } from './counts.js';
import { closeSocket, GOODBYE_MS, LONGEST_MESSAGE, OpenSocket, type WhyClosed } from './open-socket.js';
import type { RequestHandlers } from './request-handlers.js';
import { CONNECTION_PRICE, priceOf } from './request-prices.js';

/** How often the requests of people who have left are forgotten. */
const TIDY_MS = 30_000;
/** How long requests under way are waited for when the server stops. */
export const LONGEST_FINISH_MS = 3000;

/** So many connections of one network are told at a time that there is no room for them; more are refused outright. */
const MOST_TURNED_AWAY = 8;

/** Requests that write down a person who was not there before. */
const ENTERING: readonly RequestType[] = ['create', 'sit', 'rematch', 'chat'];

interface SocketDependencies {
  readonly config: Config;
  whoIs(request: IncomingMessage): Promise<Visit | undefined>;
  readonly peopleService: Pick<PeopleService, 'bans' | 'mutes' | 'measures' | 'removeIfGone'>;
  readonly visitors: Visitors;
  readonly connections: Connections;
  readonly requests: RequestHandlers;
  readonly budget: WorkBudget;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
  readonly reportError: ReportError;
}

/** Accepts WebSocket connections, reads their messages and answers them. */
export class SocketServer {
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: false,
    autoPong: false,
  });
  private readonly perNetwork = new Counts();
  private readonly visitorsPerNetwork = new Counts();
  private readonly turnedAway = new Counts();
  private readonly answered = new AnsweredRequests();
  private readonly sockets = new Set<OpenSocket>();
  /** Connections that are gone with requests of theirs still under way. */
  private readonly leaving = new Set<OpenSocket>();
  private readonly tidying: NodeJS.Timeout;
  private inProgress = 0;

  constructor(private readonly deps: SocketDependencies) {
    const { isHere } = deps.connections.presence;
    this.tidying = setInterval(() => this.answered.tidy(isHere), TIDY_MS);
    this.tidying.unref();
  }

  get count(): number {
    return this.server.clients.size;
  }

  /** How many requests are being carried out. */
  get underWay(): number {
    return this.inProgress;
  }

  /** Upgrades a connection, if its person may connect. */
  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, address: string): Promise<void> {
    const { config, peopleService, whoIs, budget } = this.deps;
    if (!this.isOwnSite(request)) return rejectUpgrade(socket, '403 Forbidden');
    const network = networkOf(address);
    const turnAway = (why: WhyClosed) => this.turnAway(request, socket, head, network, why);
    if (this.perNetwork.of(network) >= config.connectionsPerAddress) return turnAway('address is full');
    if (budget.wait({ network }) > 0) return turnAway('too many messages');
    this.perNetwork.add(network);
    socket.once('close', () => this.perNetwork.remove(network));
    const visit = isEmbedded(request) ? undefined : await whoIs(request);
    if (!visit && asksToLook(request)) return this.upgradeVisitor(request, socket, head, address);
    if (!visit) return rejectUpgrade(socket, '401 Unauthorized');
    const { id } = visit.person;
    const payer = { person: id, network };
    // Paid for in any case, so that whoever keeps coming back stays out.
    budget.charge(payer, CONNECTION_PRICE);
    if (budget.wait(payer) > 0) return turnAway('too many messages');
    const [ban, mutes, standing] = await Promise.all([
      peopleService.bans.ofPerson(id),
      peopleService.mutes.of(id),
      peopleService.measures.standing(id),
    ]);
    if (ban) return rejectUpgrade(socket, '403 Forbidden');
    this.server.handleUpgrade(request, socket, head, (open) =>
      this.accept(open, socket, visit, payer, mutes, standing),
    );
  }

  /** Lets somebody without a session look on; from one network so many that its players still find room. */
  private async upgradeVisitor(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    address: string,
  ): Promise<void> {
    const { config, visitors, budget } = this.deps;
    const network = networkOf(address);
    if (config.visitorsPerAddress === 0) return rejectUpgrade(socket, '401 Unauthorized');
    if (this.visitorsPerNetwork.of(network) >= config.visitorsPerAddress)
      return this.turnAway(request, socket, head, network, 'address is full');
    this.visitorsPerNetwork.add(network);
    socket.once('close', () => this.visitorsPerNetwork.remove(network));
    budget.charge({ network }, CONNECTION_PRICE);
    const visit = await visitors.admit(address);
    if (!visit) return rejectUpgrade(socket, '401 Unauthorized');
    this.server.handleUpgrade(request, socket, head, (open) =>
      this.accept(open, socket, visit, { network }, new Set(), FREE),
    );
  }

  /**
   * Refuses a connection beyond a limit. A page is not told of the status of a refused upgrade, but of the code that a
   * connection is closed with; only pages have an origin.
   */
  private turnAway(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    network: string,
    why: WhyClosed,
  ): void {
    if (request.headers.origin === undefined || this.turnedAway.of(network) >= MOST_TURNED_AWAY) {
      rejectUpgrade(socket, '429 Too Many Requests');
      return;
    }
    this.turnedAway.add(network);
    socket.once('close', () => this.turnedAway.remove(network));
    this.server.handleUpgrade(request, socket, head, (open) => sayGoodbye(open, why));
  }

  private accept(
    socket: WebSocket,
    stream: Duplex,
    visit: Visit,
    payer: Payer,
    mutes: ReadonlySet<string>,
    standing: Standing,
  ): void {
    const { config, connections } = this.deps;
    if (connections.presence.count(visit.person.id) >= config.connectionsPerPerson) {
      sayGoodbye(socket, 'too many connections');
      return;
    }
    const connection: OpenSocket = new OpenSocket(socket, stream, visit, payer, mutes, standing, config, {
      receive: (text) => this.receive(text, connection),
      beat: () => this.beat(connection),
      gone: () => {
        this.sockets.delete(connection);
        if (connection.underWay > 0) this.leaving.add(connection);
        connections.exit(connection);
      },
    });
    this.welcome(connection);
  }

  /** Reads nothing more, finishes what is under way within some seconds, then closes all connections. */
  async close(): Promise<void> {
    clearInterval(this.tidying);
    for (const socket of this.sockets) socket.deafen();
    const end = performance.now() + LONGEST_FINISH_MS;
    while (this.underWay > 0 && performance.now() < end) await sleep(10);
    for (const socket of [...this.sockets]) socket.drop('restarting');
    this.server.close();
    // Sockets that were not read from yet belong to nobody.
    setTimeout(() => {
      for (const client of this.server.clients) client.terminate();
    }, GOODBYE_MS).unref();
  }

  /** Only pages of this site may connect or change anything: a browser always sends the origin of a page. */
  isOwnSite({ headers }: IncomingMessage): boolean {
    const { origin } = this.deps.config;
    if (headers.origin === undefined) return true;
    if (origin) return headers.origin === origin;
    try {
      return new URL(headers.origin).host === headers.host;
    } catch {
      return false;
    }
  }

  /**
   * What somebody may do has changed, here or at another process; without a person, that of anybody may have. Drops
   * connections whose session is over or whose person is banned, and applies changed mutes, warnings and time-outs. Until it is known, nothing that
   * comes in over these connections is read.
   */
  async examine(person?: string): Promise<void> {
    const concerned = [...this.sockets, ...this.leaving].filter(
      (one) => person === undefined || one.person.id === person,
    );
    const look = (socket: OpenSocket) => socket.whileLooking(() => this.lookAt(socket));
    if (person !== undefined) await Promise.all(concerned.map(look));
    else for (const socket of concerned) await look(socket);
  }

  private async lookAt(socket: OpenSocket): Promise<void> {
    if (!(await socket.visit.isOpen())) socket.drop('signed out');
    else if (socket.isVisitor) return;
    else if (await this.deps.peopleService.bans.ofPerson(socket.person.id)) socket.drop('banned');
    else {
      await this.standAgain(socket);
      await this.hearAgain(socket);
    }
  }

  /** A token ends at its time, and a site can close to visitors: who came so is looked at again now and then. */
  private beat(socket: OpenSocket): void {
    if (socket.visit.session !== null) return;
    const looked = socket.whileLooking(() => this.lookAt(socket));
    looked.catch((error: unknown) => this.deps.reportError(error, 'people'));
  }

  /** Drops all connections of somebody who is being removed. */
  dropPerson(person: string): void {
    for (const socket of [...this.sockets, ...this.leaving])
      if (socket.person.id === person) socket.drop('signed out');
  }

  private async standAgain(connection: OpenSocket): Promise<void> {
    const before = connection.standing;
    connection.standing = await this.deps.peopleService.measures.standing(connection.person.id);
    if (isDeepStrictEqual(before, connection.standing)) return;
    this.deps.connections.tell(connection, { type: 'standing' });
  }

  private async hearAgain(connection: OpenSocket): Promise<void> {
    const before = connection.mutes;
    const mutes = await this.deps.peopleService.mutes.of(connection.person.id);
    if (mutes.size === before.size && [...mutes].every((one) => before.has(one))) return;
    connection.mutes = mutes;
    this.deps.connections.rooms.concerns(connection.person.id);
    await this.deps.connections.chat.retell(connection);
  }

  private welcome(connection: OpenSocket): void {
    const { id, name } = connection.person;
    this.sockets.add(connection);
    this.deps.connections.enter(connection);
    const person = connection.isVisitor ? null : { id, name };
    this.deps.connections.tell(connection, { type: 'welcome', person, version: VERSION });
  }

  /** Reads and answers one message; gives why it was not carried out, if that tries the server's patience. */
  private receive(text: string, connection: OpenSocket): WhyClosed | undefined {
    const { connections, metrics, budget } = this.deps;
    metrics.messages.inc();
    try {
      const request = readFromClient(text);
      const seconds = budget.wait(connection.payer);
      if (seconds > 0) {
        connections.tell(connection, refused(request.id, { code: 'tooMuch', args: { seconds } }));
        return 'too many messages';
      }
      budget.charge(connection.payer, priceOf(request));
      const answer = this.answered.answer(connection.person.id, request, () =>
        this.carryOut(request, connection),
      );
      void answer.then((message) => connections.tell(connection, message));
      return undefined;
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      const { id, at, message } = error;
      connections.tell(connection, { type: 'unreadable', id, at, message });
      return 'unreadable messages';
    }
  }

  private async carryOut(request: FromClient, connection: OpenSocket): Promise<FromServer> {
    const { id, type } = request;
    const { requests, metrics, tracer, peopleService, reportError } = this.deps;
    this.inProgress++;
    connection.underWay++;
    const began = performance.now();
    try {
      const made = await tracer.trace(`socket ${type}`, () => requests.carryOut(request, connection));
      if (ENTERING.includes(type) && (await peopleService.removeIfGone(connection.person.id)))
        refuse('signedOut');
      return { type: 'done', id, ...(made ? { made } : {}) };
    } catch (error) {
      if (error instanceof Refusal) return refused(id, error.reason);
      reportError(error, type);
      return { type: 'refused', id, reason: { code: 'serverFailed' } };
    } finally {
      metrics.requests.observe({ type }, (performance.now() - began) / 1000);
      this.inProgress--;
      if (--connection.underWay === 0) this.leaving.delete(connection);
    }
  }
}

function refused(id: string, { code, args }: Reason): FromServer {
  return { type: 'refused', id, reason: args ? { code, args: { ...args } } : { code } };
}

/** Whether somebody without a session wants to look on. A program's bad token is never taken for that. */
const asksToLook = (request: IncomingMessage): boolean =>
  request.headers.authorization === undefined && visitorIn(request) !== null;

/** A board in a frame of another site: it shows what strangers see, whoever looks at it. */
const isEmbedded = (request: IncomingMessage): boolean => visitorIn(request) === 'embed';

const visitorIn = ({ url = '' }: IncomingMessage): string | null =>
  new URLSearchParams(url.split('?')[1]).get('visitor');

/** Closes a socket that belongs to nobody. */
function sayGoodbye(socket: WebSocket, why: WhyClosed): void {
  socket.on('error', () => socket.terminate());
  closeSocket(socket, why);
}

/** Rejects an upgrade. The socket is destroyed after the answer, because nobody reads from it any more. */
export function rejectUpgrade(socket: Duplex, status: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
